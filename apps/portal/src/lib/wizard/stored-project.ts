import type { DraftState, Project, WizardPosition } from "@sitewright/contracts";
import { type Onboarding, prefilledSteps } from "@sitewright/spec-core/onboarding";
import { withoutErrors } from "./field-errors.ts";
import { initialWizardState, settle, type WizardChange, type WizardState } from "./wizard-store.ts";

/**
 * The wizard filled with a stored project: completion starts again with the steps whose data exists, the welcome
 * is open and the journey started.
 */
export const projectLoaded = (project: Pick<Project, "id" | "version" | "onboarding">): WizardState => ({
  onboarding: project.onboarding,
  position: {
    activeTab: "welcome",
    journeyStarted: true,
    visitedTabs: {},
    completionStatus: prefilledSteps(project.onboarding),
  },
  editing: { projectId: project.id, version: project.version },
  sent: null,
  cleared: {},
  errors: {},
});

/** The wizard with a draft's answers and position in place of its own; what is being edited stays. */
export const draftLoaded =
  (draft: DraftState): WizardChange =>
  (state) => ({ ...state, onboarding: draft.onboarding, position: draft.position, errors: {} });

const union = <T extends Readonly<Record<string, boolean | undefined>>>(mine: T, theirs: T): T => ({
  ...mine,
  ...Object.fromEntries(Object.entries(theirs).filter(([, isSet]) => isSet)),
});

/**
 * The wizard with merged answers in place of its own. The open step stays; steps that the other side (`from`) has
 * visited or done count here too. `news` are the paths that came from there: what was wrong with them is forgotten.
 */
export const answersMerged =
  (onboarding: Onboarding, from: WizardPosition, incoming: readonly string[]): WizardChange =>
  (state) =>
    settle({
      ...state,
      onboarding,
      errors: withoutErrors(state.errors, incoming),
      position: {
        ...state.position,
        visitedTabs: union(state.position.visitedTabs, from.visitedTabs),
        completionStatus: union(state.position.completionStatus, from.completionStatus),
      },
    });

/** The changes are stored as this version; the next ones are made from it. */
export const versionStored =
  (version: number): WizardChange =>
  (state) =>
    state.editing && state.editing.version !== version
      ? { ...state, editing: { ...state.editing, version } }
      : state;

/** Nothing stored is being edited any more; the answers stay. */
export const editingEnded: WizardChange = (state) => ({ ...state, editing: null });

/** Everything as at the very beginning. */
export const resetToDefaults: WizardChange = () => initialWizardState;
