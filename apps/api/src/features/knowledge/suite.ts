import { setImmediate } from "node:timers/promises";
import { type Assistant, createCheck, type ExampleFailure, suiteCases } from "@sitewright/assistant";
import type { KnowledgeEntry } from "@sitewright/assistant/knowledge";

/** Questions that are run before yielding: some ten milliseconds of work. */
const casesAtOnce = 20;

/** Calls `work` with each item, yielding to other requests in between. */
export async function inTurns<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at % casesAtOnce === casesAtOnce - 1) await setImmediate();
    work(item);
  }
}

/** Examples and regressions that do not match their entry, by the assistant for all of them. About a second for 80 entries, in small steps. */
export async function runWholeSuite(
  entries: readonly KnowledgeEntry[],
  assistant: Assistant,
): Promise<readonly ExampleFailure[]> {
  const check = createCheck(assistant, entries);
  const failures: ExampleFailure[] = [];
  await inTurns(suiteCases(entries), (one) => failures.push(...[check(one) ?? []].flat()));
  return failures;
}
