import { missingAnswers } from "./questionnaire.ts";
import type { Onboarding } from "./schema.ts";
import { type StepKey, steps } from "./steps.ts";

/** One boolean per step. */
export type CompletionStatus = Record<StepKey, boolean>;

/** The input of completion: the answers, and what the client did in the wizard. */
export interface CompletionInput extends Pick<Onboarding, "formData"> {
  /** The client pressed 'Start … Journey'. */
  readonly journeyStarted: boolean;
  /** The steps that the client left by Next or changed. */
  readonly markedSteps: Readonly<Partial<CompletionStatus>>;
}

/** Which steps are complete. */
export function completion(state: CompletionInput): CompletionStatus {
  const { formData, markedSteps } = state;
  const isMarked = (key: StepKey): boolean => markedSteps[key] === true;
  return {
    welcome: state.journeyStarted,
    questionnaire: missingAnswers(state).length === 0,
    typography: isMarked("typography"),
    theme: isMarked("theme"),
    layout: isMarked("layout"),
    media: isMarked("media"),
    style: formData.tone.trim() !== "" && formData.contentStyle.trim() !== "",
    legal: isMarked("legal") || formData.ndaAccepted || formData.hasDomain || formData.hasHosting,
    sitemap: isMarked("sitemap"),
  };
}

/** The numbers of completed and of all steps, and the label ('3 of 9 completed'). */
export function progress(status: Readonly<CompletionStatus>): {
  completed: number;
  total: number;
  label: string;
} {
  const completed = steps.filter((step) => status[step.key]).length;
  return { completed, total: steps.length, label: `${completed} of ${steps.length} completed` };
}

/** The steps still open, in order. */
export const incompleteSteps = (status: Readonly<CompletionStatus>): StepKey[] =>
  steps.filter((step) => !status[step.key]).map((step) => step.key);
