import type { WizardPosition } from "@sitewright/contracts";
import { nextStep, previousStep, type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { marked } from "./answers.ts";
import { settle, type WizardChange } from "./wizard-store.ts";

/** Opens a step; the previous one counts as visited. */
export const movedTo =
  (key: StepKey): WizardChange =>
  (state) => {
    const { position } = state;
    if (position.activeTab === key) return state;
    const visitedTabs = { ...position.visitedTabs, [position.activeTab]: true };
    return settle({ ...state, position: { ...position, activeTab: key, visitedTabs } });
  };

/** Goes to the next step and marks the previous one as done. */
export const movedForward: WizardChange = (state) => {
  const left = state.position.activeTab;
  const next = nextStep(left);
  if (next === null) return state;
  return left === "welcome" ? journeyStarted(state) : movedTo(next)(marked(left)(state));
};

/** Goes back one step. */
export const movedBack: WizardChange = (state) => {
  const previous = previousStep(state.position.activeTab);
  return previous === null ? state : movedTo(previous)(state);
};

/** Starts the journey: the welcome is done and the questionnaire opens. */
export const journeyStarted: WizardChange = (state) =>
  movedTo("questionnaire")(settle({ ...state, position: { ...state.position, journeyStarted: true } }));

/** The last step that the client has been on, of those after the welcome; null before there is one. */
export const furthestStep = ({ visitedTabs }: WizardPosition): StepKey | null =>
  steps.findLast(({ key }) => key !== "welcome" && visitedTabs[key] === true)?.key ?? null;

/** Opens the last step that the client has been on. */
export const journeyResumed: WizardChange = (state) =>
  movedTo(furthestStep(state.position) ?? "questionnaire")(journeyStarted(state));

/**
 * The position after a real sign-in: the welcome, the journey not started. The answers stay; the open step counts as
 * visited.
 */
export const signedIn: WizardChange = (state) => {
  const { position } = movedTo("welcome")(state);
  return settle({ ...state, errors: {}, position: { ...position, journeyStarted: false } });
};

/** The position after loading a stored project, also with changes from a draft: the welcome. */
export const reopened: WizardChange = (state) =>
  settle({ ...state, position: { ...state.position, activeTab: "welcome", journeyStarted: true } });
