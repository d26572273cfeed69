import { type ExampleFailure, newFailures } from "@sitewright/assistant";
import { type KnowledgeEntry, type StoredKnowledge, withStored } from "@sitewright/assistant/knowledge";
import { Refusal } from "../../http/refusal.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { runWholeSuite } from "./suite.ts";
import { brokenText } from "./texts.ts";

/** Says which examples a change breaks: a refusal, until somebody has confirmed it. */
export type CheckChange = (
  change: (stored: StoredKnowledge) => StoredKnowledge,
  isConfirmed: boolean,
) => Promise<Refusal | undefined>;

/** Most broken questions that a refusal names. */
const namedMax = 20;

function refusalOf(broken: readonly ExampleFailure[], entries: readonly KnowledgeEntry[]): Refusal {
  const labels = new Map(entries.map(({ id, label }) => [id, label]));
  const errors = broken
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
    if (isConfirmed) return undefined;
    const current = await knowledge.current();
    if (before?.revision !== current.revision)
      before = {
        revision: current.revision,
        failures: runWholeSuite(current.entries, current.assistant),
      };
    const entries = withStored(current.builtIn, change(current.stored));
    const broken = newFailures(await before.failures, await runWholeSuite(entries));
    return broken.length > 0 ? refusalOf(broken, entries) : undefined;
  };
}
