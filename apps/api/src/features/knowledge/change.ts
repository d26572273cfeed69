import { type ExampleFailure, newFailures } from "@sitewright/assistant";
import { type KnowledgeEntry, type StoredKnowledge, withStored } from "@sitewright/assistant/knowledge";
import { Refusal } from "../../http/refusal.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { runWholeSuite } from "./suite.ts";
import { brokenText } from "./texts.ts";

/** The revision of the knowledge that a change was checked with; undefined where somebody has confirmed it unchecked. */
export interface Checked {
  readonly revision: string | undefined;
}

/** Says which examples a change breaks: a refusal, until somebody has confirmed it. */
export type CheckChange = (
  change: (stored: StoredKnowledge) => StoredKnowledge,
  isConfirmed: boolean,
) => Promise<Refusal | Checked>;

/** How often a change is checked anew because another one was stored meanwhile. */
const attempts = 5;

/**
 * Checks and stores a change, and does both again where another one was stored in between (`moved`): each alone may
 * break nothing, and both together each other's questions.
 */
export async function untilSteady<T>(
  checkAndStore: () => Promise<T | Refusal | "moved">,
): Promise<T | Refusal> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const outcome = await checkAndStore();
    if (outcome !== "moved") return outcome;
  }
  return new Refusal("unavailable", { retryAfterS: 1 });
}

/** Most broken questions that a refusal names. */
const namedMax = 20;

/** A question that two entries share fails in both: it is named once. */
function namedOnce(broken: readonly ExampleFailure[]): readonly ExampleFailure[] {
  const shared = new Set<string>();
  return broken.filter(({ question, sharedWith }) => {
    if (sharedWith === undefined) return true;
    const isFirst = !shared.has(question.toLowerCase());
    shared.add(question.toLowerCase());
    return isFirst;
  });
}

function refusalOf(broken: readonly ExampleFailure[], entries: readonly KnowledgeEntry[]): Refusal {
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
  const errors = namedOnce(broken)
    .slice(0, namedMax)
    .map((one) => ({ path: `broken.${one.entry}`, message: brokenText(one, (id) => labels.get(id) ?? id) }));
  return new Refusal("examples-broken", { errors });
}

/**
 * Makes the check. What fails already is no reason to refuse, so the failures before a change are kept until the
 * knowledge is another.
 */
export function createCheckChange(knowledge: Knowledge): CheckChange {
  let before: { revision: string; failures: Promise<readonly ExampleFailure[]> } | undefined;
  return async (change, isConfirmed) => {
    if (isConfirmed) return { revision: undefined };
    const current = await knowledge.current();
    if (before?.revision !== current.revision)
      before = {
        revision: current.revision,
        failures: runWholeSuite(current.entries, current.assistant),
      };
    const entries = withStored(current.builtIn, change(current.stored));
    const broken = newFailures(await before.failures, await runWholeSuite(entries));
    return broken.length > 0 ? refusalOf(broken, entries) : { revision: current.revision };
  };
}
