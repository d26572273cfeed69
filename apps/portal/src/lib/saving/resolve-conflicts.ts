import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { type Choices, type Clash, mergeAnswers } from "./merge-answers.ts";

/** A question to the person: answers that were changed here and elsewhere. */
export interface Question {
  readonly clashes: readonly Clash[];
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
