import { defaultLimits, type Match, suiteCases } from "@sitewright/assistant";
import { chatReplies, type PatternTest, type SuiteFailure, type SuiteReport } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { adviseOn } from "./suggest.ts";
import { runWholeSuite } from "./suite.ts";
import { askedBack, entriesOf } from "./texts.ts";

/** Trying out the assistant's knowledge. */
export interface TryOut {
  test(staff: Staff<"knowledge">, query: string): Promise<PatternTest>;
  runSuite(staff: Staff<"knowledge">): Promise<SuiteReport>;
}

/** The maximum number of candidates that are shown as evidence. */
const shownMax = 5;

/** The maximum number of failures that are shown. */
const failuresMax = 200;

const named = ({ id, label }: { readonly id: string; readonly label: string }) => ({ id, label });

/** The visitor's response. */
function responseTo(match: Match): string {
  if (match.kind === "matched") return match.entry.answer;
  if (match.kind === "ambiguous") return askedBack(match.entries.map(({ label }) => label));
  return match.declined?.answer ?? chatReplies.unmatched;
}

/** Creates the service. */
export const createTryOut = (knowledge: Knowledge): TryOut => ({
  async test(_staff, query) {
    const { assistant, entries } = await knowledge.current();
    const labels = new Map(entries.map(({ id, label }) => [id, label]));
    const match = (await assistant()).match(query);
    return {
      kind: match.kind,
      response: responseTo(match),
      ...adviseOn(match, (id) => labels.get(id)),
      entries: entriesOf(match).map(named),
      candidates: match.candidates.slice(0, shownMax).map(({ id, score, confidence, example, words }) => ({
        id,
        score,
        confidence,
        example,
        label: labels.get(id) ?? id,
        words: [...words],
      })),
      likelihood: match.chances?.answer ?? null,
      threshold: defaultLimits.answer,
    };
  },
  async runSuite() {
    const { entries, assistant } = await knowledge.current();
    const labels = new Map(entries.map(({ id, label }) => [id, label]));
    const failures = (await runWholeSuite(entries, await assistant())).map(
      ({ entry, question, isWeak, match }): SuiteFailure => ({
        entry: { id: entry, label: labels.get(entry) ?? entry },
        question,
        isWeak,
        found: entriesOf(match).map(named),
      }),
    );
    return {
      entries: entries.length,
      questions: suiteCases(entries).length,
      failures: failures.toSorted((a, b) => Number(a.isWeak) - Number(b.isWeak)).slice(0, failuresMax),
    };
  },
});
