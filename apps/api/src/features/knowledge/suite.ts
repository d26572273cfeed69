import { setImmediate } from "node:timers/promises";
import { type Assistant, createCheck, type ExampleFailure, suiteCases } from "@sitewright/assistant";
import type { KnowledgeEntry } from "@sitewright/assistant/knowledge";

/** The number of questions to run before yielding to other requests: about ten milliseconds of work for long ones. */
const casesAtOnce = 5;

/** Calls `work` with each item, yielding to other requests regularly. */
export async function inTurns<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at % casesAtOnce === casesAtOnce - 1) await setImmediate();
    work(item);
  }
}

/**
 * Runs all examples and regressions through one assistant and returns those that do not match their
 * entry. Takes about a second for 80 entries, in small steps.
 */
export async function runWholeSuite(
  entries: readonly KnowledgeEntry[],
  assistant: Assistant,
): Promise<readonly ExampleFailure[]> {
  const check = createCheck(assistant, entries);
  const failures: ExampleFailure[] = [];
  await inTurns(suiteCases(entries), (one) => failures.push(...[check(one) ?? []].flat()));
  return failures;
}
