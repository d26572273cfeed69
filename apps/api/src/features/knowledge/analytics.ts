import type { ChatAnalytics } from "@sitewright/contracts";
import { industries } from "@sitewright/spec-core/industry";
import { z } from "zod";
import type { Staff } from "../../access/permissions.ts";
import { readStored } from "../../db/stored-json.ts";
import { dayMs } from "../../time-units.ts";
import { countEnds, countSessions, countTurns } from "./analytics-store.ts";
import { findGrouping } from "./group-store.ts";
import type { Groups } from "./groups.ts";
import type { KnowledgeOptions } from "./options.ts";
import { endedAfterMs, sumOutcomes } from "./rules.ts";

/** Returns the figures of the given number of days. */
export type ReadAnalytics = (staff: Staff<"knowledge">, days: number) => Promise<ChatAnalytics>;

/** The maximum number of unanswered questions that the figures list. */
const namedMax = 10;

const industriesSchema = z.array(z.tuple([z.string(), z.int()]));

/** Creates the query of the figures. */
export const createAnalytics =
  (
    { db, now, knowledge }: Pick<KnowledgeOptions, "db" | "now" | "knowledge">,
    groups: Groups,
  ): ReadAnalytics =>
  async (staff, days) => {
    const at = now().getTime();
    const since = new Date(at - days * dayMs);
    const turns = await countTurns(db, since);
    const ends = await countEnds(db, { since, before: new Date(at - endedAfterMs) });
    const unanswered = (await groups.list(staff)).groups.slice(0, namedMax);
    const found = readStored(industriesSchema, (await findGrouping(db))?.industries ?? "[]");
    const topIndustries = found.isReadable ? found.value : [];
    const spokenOf = new Set(topIndustries.map(([name]) => name));
    const countOf = (rows: typeof turns) => rows.reduce((sum, { count }) => sum + count, 0);
    return {
      totalSessions: await countSessions(db, since),
      period: `last ${days} days`,
      unmatchedQueries: countOf(turns.filter(({ outcome }) => outcome === "unmatched")),
      learnedPatterns: (await knowledge.current()).stored.patterns.length,
      questions: countOf(turns),
      outcomes: sumOutcomes(turns, ends),
      topUnmatched: unanswered.map(({ text, count }) => [text, count]),
      suggestions: unanswered.map(({ text, isGeneric, suggestion }) => ({
        query: text,
        isGeneric,
        suggestion,
      })),
      topIndustries,
      industriesWithout: industries.filter((name) => name !== "General Business" && !spokenOf.has(name)),
    };
  };
