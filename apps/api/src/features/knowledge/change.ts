import { type ExampleFailure, newFailures } from "@sitewright/assistant";
import { type KnowledgeEntry, type StoredKnowledge, withStored } from "@sitewright/assistant/knowledge";
import { Refusal } from "../../http/refusal.ts";
import type { AssistantOf } from "../../knowledge/assistants.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { type AnsweredToday, answeredToday } from "./answered-today.ts";
import { runWholeSuite } from "./suite.ts";
import { answeredTodayText, brokenText } from "./texts.ts";

/**
 * The revision of the knowledge that a change was checked against; undefined if a staff member confirmed
 * the change without a check.
 */
export interface Checked {
  readonly revision: string | undefined;
}

/** Returns a refusal with the examples that a change breaks, unless it was confirmed. */
export type CheckChange = (
  change: (stored: StoredKnowledge) => StoredKnowledge,
  isConfirmed: boolean,
) => Promise<Refusal | Checked>;

/** How often a change is checked again because another one was stored meanwhile. */
const attempts = 5;

/**
 * Checks and stores a change, and retries if another one was stored in between (`moved`): two changes
 * that are harmless on their own may break each other's questions.
 */
export async function retryWhileMoved<T>(
  checkAndStore: () => Promise<T | Refusal | "moved">,
): Promise<T | Refusal> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const outcome = await checkAndStore();
    if (outcome !== "moved") return outcome;
  }
  return new Refusal("unavailable", { retryAfterS: 1 });
}

/** The maximum number of broken questions that a refusal lists. */
const namedMax = 20;

interface Harm {
  readonly broken: readonly ExampleFailure[];
  readonly taken: readonly AnsweredToday[];
}

/** A question that two entries share fails in both: only its first failure is kept. */
function withoutRepeats(broken: readonly ExampleFailure[]): readonly ExampleFailure[] {
  const shared = new Set<string>();
  return broken.filter(({ question, sharedWith }) => {
    if (sharedWith === undefined) return true;
    const isFirst = !shared.has(question.toLowerCase());
    shared.add(question.toLowerCase());
    return isFirst;
  });
}

function refusalOf({ broken, taken }: Harm, entries: readonly KnowledgeEntry[]): Refusal {
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
  const shared = broken.filter(({ sharedWith }) => sharedWith !== undefined);
  const isShared = ({ question }: AnsweredToday) =>
    shared.some((one) => one.question.toLowerCase() === question.toLowerCase());
  const errors = [
    ...taken
      .filter((one) => !isShared(one))
      .map((one) => ({ path: `broken.${one.by.id}`, message: answeredTodayText(one) })),
    ...withoutRepeats(broken).map((one) => ({
      path: `broken.${one.entry}`,
      message: brokenText(one, (id) => labels.get(id) ?? id),
    })),
  ];
  return new Refusal("examples-broken", { errors: errors.slice(0, namedMax) });
}

/**
 * Creates the check. Questions that already failed before the change are no reason to refuse it, so those
 * failures are cached until the knowledge changes.
 */
export function createCheckChange(knowledge: Knowledge, assistantOf: AssistantOf): CheckChange {
  let before: { revision: string; failures: Promise<readonly ExampleFailure[]> } | undefined;
  return async (change, isConfirmed) => {
    if (isConfirmed) return { revision: undefined };
    const current = await knowledge.current();
    const assistant = await current.assistant();
    if (before?.revision !== current.revision)
      before = {
        revision: current.revision,
        failures: runWholeSuite(current.entries, assistant),
      };
    const changed = change(current.stored);
    const entries = withStored(current.builtIn, changed);
    const taken = answeredToday(current.stored, changed, assistant);
    const broken = newFailures(
      await before.failures,
      await runWholeSuite(entries, await assistantOf(entries)),
    );
    return broken.length + taken.length > 0
      ? refusalOf({ broken, taken }, entries)
      : { revision: current.revision };
  };
}
