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

/** The wizard with the answers and the position of a draft; the edited project stays. */
export const draftLoaded =
  (draft: DraftState): WizardChange =>
  (state) => ({ ...state, onboarding: draft.onboarding, position: draft.position, errors: {} });

const union = <T extends Readonly<Record<string, boolean | undefined>>>(mine: T, theirs: T): T => ({
  ...mine,
  ...Object.fromEntries(Object.entries(theirs).filter(([, isSet]) => isSet)),
});

/**
 * The wizard with merged answers. The open step stays; steps that the other side (`from`) has visited or completed
 * count here too. `incoming`: the paths taken from there, whose errors are removed.
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

/** Further changes are based on this version of the edited project. */
export const versionStored =
  (version: number): WizardChange =>
  (state) =>
    state.editing && state.editing.version !== version
      ? { ...state, editing: { ...state.editing, version } }
      : state;

/** Ends the editing of a stored project; the answers stay. */
export const editingEnded: WizardChange = (state) => ({ ...state, editing: null });

/** Resets everything to the initial state. */
export const resetToDefaults: WizardChange = () => initialWizardState;
