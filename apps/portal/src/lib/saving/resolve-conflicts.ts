import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { create } from "zustand";
import { type Choices, type Conflict, mergeAnswers } from "./merge-answers.ts";

/** Answers changed here and elsewhere to different values, for the person to choose from. */
export interface ConflictQuestion {
  readonly conflicts: readonly Conflict[];
  /** The time of the other side's save; null when that is not known. */
  readonly savedAt: Date | null;
}

/** Shows the question; resolves with the choices, or with null when it was withdrawn before an answer. */
export type AskPerson = (question: ConflictQuestion) => Promise<Choices | null>;

/** The result of a merge without open conflicts. */
export interface ResolvedMerge {
  readonly answers: Onboarding;
  /** Paths of the answers that were taken from the other side. */
  readonly incoming: readonly string[];
}

/**
 * Merges the answers here with others made from the same `base`, field by field, and asks the person only
 * about fields that both sides changed. `mine` is read again after each question, since the person may have
 * continued typing. Null when a question was withdrawn; nothing is changed then.
 */
export async function mergeResolvingConflicts({
  base,
  mine,
  theirs,
  savedAt,
  askPerson,
}: {
  readonly base: Onboarding;
  readonly mine: () => Onboarding;
  readonly theirs: Onboarding;
  readonly savedAt: Date | null;
  readonly askPerson: AskPerson;
}): Promise<ResolvedMerge | null> {
  let choices: Choices = {};
  for (;;) {
    const { answers, conflicts, incoming } = mergeAnswers({ base, mine: mine(), theirs }, choices);
    if (conflicts.length === 0) return { answers, incoming };
    const chosen = await askPerson({ conflicts, savedAt });
    if (!chosen) return null;
    choices = { ...choices, ...chosen };
  }
}

/** A question on the screen. */
export interface OpenConflictQuestion extends ConflictQuestion {
  readonly answer: (choices: Choices | null) => void;
}

/** The question on the screen, if any. */
export const useConflictQuestion = create<{ readonly question: OpenConflictQuestion | null }>()(() => ({
  question: null,
}));

/** Closes the open question; its promise resolves with null. */
export const withdrawQuestion = (): void => useConflictQuestion.getState().question?.answer(null);

/** Shows a question and withdraws the one that is open, if any. */
export const askAboutConflicts: AskPerson = (question) => {
  withdrawQuestion();
  return new Promise((resolve) => {
    const answer = (choices: Choices | null): void => {
      useConflictQuestion.setState({ question: null });
      resolve(choices);
    };
    useConflictQuestion.setState({ question: { ...question, answer } });
  });
};
