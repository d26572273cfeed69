import type { WizardPosition } from "@sitewright/contracts";
import {
  type CompletionStatus,
  completion,
  defaultOnboarding,
  type Onboarding,
} from "@sitewright/spec-core/onboarding";
import type { Cleared } from "./cleared.ts";
import type { SentProject } from "./sent-project.ts";

/** The stored project that is being edited, and the version that the changes are made from. */
export interface Editing {
  readonly projectId: string;
  readonly version: number;
}

/** Everything that the wizard knows. Replaced, never mutated. */
export interface WizardState {
  readonly onboarding: Onboarding;
  readonly position: WizardPosition;
  /** Null while a new project is described. */
  readonly editing: Editing | null;
  /** What these answers were submitted as; null for a new project that never was, and for one that is edited. */
  readonly sent: SentProject | null;
  /** What a switch has cleared, to be given back with it. */
  readonly cleared: Cleared;
  /** What is wrong with an answer, by its path (`formData.businessName`). */
  readonly errors: Readonly<Record<string, string>>;
}

/** A change of the wizard as a pure function. */
export type WizardChange = (state: WizardState) => WizardState;

/** A wizard that nobody has touched. */
export const initialWizardState: WizardState = {
  onboarding: defaultOnboarding,
  position: {
    activeTab: "welcome",
    journeyStarted: false,
    visitedTabs: {},
    completionStatus: completion({ ...defaultOnboarding, journeyStarted: false, markedSteps: {} }),
  },
  editing: null,
  sent: null,
  cleared: {},
  errors: {},
};

/** Which steps are complete now: the marks that are kept plus what follows from the answers. */
export const completionOf = ({ onboarding, position }: WizardState): CompletionStatus =>
  completion({
    formData: onboarding.formData,
    journeyStarted: position.journeyStarted,
    markedSteps: position.completionStatus,
  });

/** The state with its completion worked out anew; every change of answers or position ends with it. */
export const settle: WizardChange = (state) => ({
  ...state,
  position: { ...state.position, completionStatus: completionOf(state) },
});
