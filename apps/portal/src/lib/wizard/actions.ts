import type { DraftState, Project, WizardPosition } from "@sitewright/contracts";
import type { ThemeColors } from "@sitewright/spec-core/color";
import type {
  ButtonStyle,
  LayoutSections,
  Onboarding,
  OnboardingFormData,
  PageLayout,
  PictureRole,
  StepKey,
  TemplateCategory,
  TemplateId,
  UploadedFile,
} from "@sitewright/spec-core/onboarding";
import type { Fonts } from "@sitewright/spec-core/typography";
import * as answers from "./answers.ts";
import { errorCleared, errorKnown, errorsSet, submitBlockers } from "./field-errors.ts";
import * as navigation from "./navigation.ts";
import type { Outline } from "./page-outline.ts";
import { announceStep, requestFieldFocus } from "./step-change.ts";
import * as stored from "./stored-project.ts";
import * as files from "./uploaded-files.ts";
import { type SentProject, useWizard, type WizardChange } from "./wizard-store.ts";

const apply = (change: WizardChange): void => useWizard.setState(change, true);

/** Applies a change that may open another step, and announces it when it did. */
function move(change: WizardChange): void {
  const before = useWizard.getState().position.activeTab;
  apply(change);
  const after = useWizard.getState().position.activeTab;
  if (after !== before) announceStep(after);
}

/** Everything that can change the wizard. Editing an answer clears its error and marks its step. */
export const wizard = {
  updateForm: (patch: Partial<OnboardingFormData>) => apply(answers.formUpdated(patch)),
  setColors: (colors: ThemeColors) => apply(answers.colorsSet(colors)),
  setFonts: (fonts: Fonts) => apply(answers.fontsSet(fonts)),
  setButtonStyle: (style: ButtonStyle) => apply(answers.buttonStyleSet(style)),
  setSections: (sections: LayoutSections) => apply(answers.sectionsSet(sections)),
  chooseTemplate: (id: TemplateId) => apply(answers.templateChosen(id)),
  setTemplateCategory: (category: TemplateCategory) => apply(answers.templateCategorySet(category)),
  setPageLayout: (layout: PageLayout) => apply(answers.pageLayoutSet(layout)),
  addPage: (name: string) => apply(answers.pageAdded(name)),
  removePage: (source: string) => apply(answers.pageRemoved(source)),
  arrangePages: (outline: Outline) => apply(answers.pagesArranged(outline)),
  addUploads: (added: readonly UploadedFile[]) => apply(files.uploadsAdded(added)),
  replaceUpload: (id: string, file: UploadedFile) => apply(files.uploadReplaced(id, file)),
  setPictureRole: (id: string, role: PictureRole) => apply(files.roleChosen(id, role)),
  removeUpload: (id: string) => apply(files.uploadRemoved(id)),
  markStep: (key: StepKey) => apply(answers.marked(key)),
  /** `fieldId`: the control of that step that takes the focus instead of its title. */
  goTo: (key: StepKey, fieldId?: string) => {
    if (fieldId !== undefined) requestFieldFocus(fieldId);
    move(navigation.movedTo(key));
  },
  next: () => move(navigation.movedForward),
  back: () => move(navigation.movedBack),
  startJourney: () => move(navigation.journeyStarted),
  resumeJourney: () => move(navigation.journeyResumed),
  /** Validates one answer as its field loses the focus. */
  checkAnswer: (path: string) => {
    const issue = submitBlockers(useWizard.getState().onboarding).find((found) => found.path === path);
    apply(errorKnown(path, issue?.message));
  },
  clearError: (path: string) => apply(errorCleared(path)),
  setErrors: (issues: readonly { path: string; message: string }[]) => apply(errorsSet(issues)),
  /** Back to the defaults in memory; stored keys and files are removed by `autosave.resetProject`. */
  reset: () => move(stored.resetToDefaults),
  loadProject: (project: Pick<Project, "id" | "version" | "onboarding">) =>
    move(() => stored.projectLoaded(project)),
  reopen: () => move(navigation.reopened),
  loadDraft: (draft: DraftState) => move(stored.draftLoaded(draft)),
  mergeAnswers: (merged: Onboarding, from: WizardPosition, incoming: readonly string[]) =>
    apply(stored.answersMerged(merged, from, incoming)),
  /** Takes over the submitted project from another tab. */
  setSent: (sent: SentProject | null) => apply((state) => ({ ...state, sent })),
  setProjectVersion: (version: number) => apply(stored.versionStored(version)),
  endEditing: () => apply(stored.editingEnded),
};
