import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { create } from "zustand";
import { type Choices, type Conflict, mergeAnswers } from "./merge-answers.ts";

/** A question to the person: answers that were changed here and elsewhere. */
export interface Question {
  readonly clashes: readonly Conflict[];
  /** When the others were saved; null when that is not known. */
  readonly savedAt: Date | null;
}

/** Asks, and waits for the choice. Null when the question has lost its meaning before it was answered. */
export type Ask = (question: Question) => Promise<Choices | null>;

/** What both sides have become. */
export interface Reconciled {
  readonly answers: Onboarding;
  /** Paths of the answers that came from the other side. */
  readonly news: readonly string[];
}

/**
 * Brings the answers here together with others that descend from the same `base`: by field, asking only where both
 * sides changed the same one. `mine` is read again after each question, since the person may have gone on. Null when
 * a question was not answered; nothing is changed then.
 */
export async function reconcile({
  base,
  mine,
  theirs,
  savedAt,
  ask,
}: {
  readonly base: Onboarding;
  readonly mine: () => Onboarding;
  readonly theirs: Onboarding;
  readonly savedAt: Date | null;
  readonly ask: Ask;
}): Promise<Reconciled | null> {
  let choices: Choices = {};
  for (;;) {
    const { answers, clashes, news } = mergeAnswers({ base, mine: mine(), theirs }, choices);
    if (clashes.length === 0) return { answers, news };
    const chosen = await ask({ clashes, savedAt });
    if (!chosen) return null;
    choices = { ...choices, ...chosen };
  }
}

/** A question that stands on the screen. */
export interface OpenQuestion extends Question {
  readonly answer: (choices: Choices | null) => void;
}

/** The question that the person has not answered yet. */
export const useOpenQuestion = create<{ readonly question: OpenQuestion | null }>()(() => ({
  question: null,
}));

/** Takes the question back; whoever asked hears null. */
export const withdrawQuestion = (): void => useOpenQuestion.getState().question?.answer(null);

/** Puts a question on the screen, in place of one that stands there. */
export const askPerson: Ask = (question) => {
  withdrawQuestion();
  return new Promise((resolve) => {
    const answer = (choices: Choices | null): void => {
      useOpenQuestion.setState({ question: null });
      resolve(choices);
    };
    useOpenQuestion.setState({ question: { ...question, answer } });
  });
};

/** Answers that came from elsewhere and were put in place without a question, until the person has been told. */
export const useMergeNews = create<{ readonly paths: readonly string[] }>()(() => ({ paths: [] }));

/** Tells of answers that came from elsewhere. */
export function tellNews(paths: readonly string[]): void {
  if (paths.length === 0) return;
  useMergeNews.setState((before) => ({ paths: [...new Set([...before.paths, ...paths])] }));
}

/** The person has been told. */
export const clearNews = (): void => useMergeNews.setState({ paths: [] });
