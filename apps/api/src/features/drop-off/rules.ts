import type { DraftState } from "@sitewright/contracts";
import { defaultOnboarding, type StepKey } from "@sitewright/spec-core/onboarding";
import { dayMs, minuteMs } from "../../time-units.ts";
import { type Question, questions } from "./questions.ts";

/** A form untouched for this long counts as left. */
export const leftAfterMs = dayMs;

/** How long visits are kept after the last one of their form; after that only their counts remain. */
export const keptMs = 30 * dayMs;

/** A longer pause between two saves does not count as work. */
const pauseMs = 5 * minuteMs;

/** The progress through the form that one save of a draft shows. */
export interface Progress {
  /** The step that is open now. */
  readonly step: StepKey;
  /** Steps that were opened, including the current one. */
  readonly opened: readonly StepKey[];
  /** The step that the time since the previous save counts for. */
  readonly spentOn: StepKey;
  /** Questions whose answers differ from the previous save. */
  readonly answered: readonly Question[];
  readonly seconds: number;
}

const isNamed = (step: string): step is StepKey => questions.some((question) => question.step === step);

/**
 * Compares a save with the previous one, which is undefined for the first. Returns which answers changed,
 * never their content.
 */
export function progressOf(
  state: DraftState,
  previous: { readonly state: DraftState; readonly msAgo: number } | undefined,
): Progress {
  const before = previous?.state;
  const { activeTab, visitedTabs } = state.position;
  const visited = Object.entries(visitedTabs).flatMap(([step, isVisited]) =>
    isVisited && isNamed(step) && !before?.position.visitedTabs[step] ? [step] : [],
  );
  const answers = before?.onboarding ?? defaultOnboarding;
  const answered = questions.filter(
    ({ answerIn }) => JSON.stringify(answerIn(state.onboarding)) !== JSON.stringify(answerIn(answers)),
  );
  return {
    step: activeTab,
    // An answer shows that its step was open, even if the step was left again between two saves.
    opened: [...new Set([...visited, ...answered.map((question) => question.step), activeTab])],
    spentOn: before?.position.activeTab ?? activeTab,
    answered,
    seconds: Math.min(previous?.msAgo ?? 0, pauseMs) / 1000,
  };
}

/** The bucket of a number of seconds; the buckets grow by a factor of √2. */
export const spanOf = (seconds: number): number => (seconds < 1 ? 0 : 1 + Math.floor(2 * Math.log2(seconds)));

/** The middle of a bucket, in seconds. */
const middleOf = (span: number): number => 2 ** ((span - 0.5) / 2);

/**
 * The median in seconds of times of which only the buckets are known; null if there are none. Bucket 0,
 * less than a second, is left out: the form had no later save to measure from.
 */
export function medianOf(counts: ReadonlyMap<number, number>): number | null {
  const sorted = [...counts].filter(([span]) => span > 0).sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [span, count] of sorted) {
    seen += count;
    if (seen * 2 >= total) return Math.round(middleOf(span));
  }
  return null;
}

/** The Monday of an instant's week, in UTC. */
export function weekOf(at: Date): string {
  const daysSinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}
