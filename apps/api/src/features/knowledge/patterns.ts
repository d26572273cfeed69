import { createCheck } from "@sitewright/assistant";
import type { LearntPattern } from "@sitewright/assistant/knowledge";
import { type adminLearnPatterns, knowledgeLimits, type Pattern, type Received } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { instantOf } from "../../db/instant.ts";
import { Refusal } from "../../http/refusal.ts";
import { listPatternRows } from "../../knowledge/stored-store.ts";
import { retryWhileMoved } from "./change.ts";
import { deletePattern, insertLearnt } from "./entry-store.ts";
import type { KnowledgeOptions } from "./options.ts";
import { inTurns } from "./suite.ts";

type Lesson = Received<typeof adminLearnPatterns>["body"];

/** Patterns learnt from visitors' questions. */
export interface Patterns {
  list(staff: Staff<"knowledge">): Promise<Pattern[]>;
  learn(staff: Staff<"knowledge">, lesson: Lesson): Promise<{ learnt: number } | Refusal>;
  forget(
    staff: Staff<"knowledge">,
    pattern: { id: string; isConfirmed: boolean },
  ): Promise<Refusal | undefined>;
}

/** The refusal where no more patterns fit. */
export const tooManyPatterns = () =>
  new Refusal("quota-full", {
    detail: `The assistant keeps at most ${knowledgeLimits.patterns} learned patterns. Delete some first.`,
  });
const isLearnt = (
  patterns: readonly LearntPattern[],
  { entryId, example, regression }: LearntPattern,
): boolean =>
  patterns.some((one) => one.entryId === entryId && one.example === example && one.regression === regression);

const notFound = () => new Refusal("not-found");

/** Creates the service of learnt patterns. */
export function createPatterns({ db, now, newId, knowledge, checkChange }: KnowledgeOptions): Patterns {
  const originBy = createOriginBy({ newId, now });
  return {
    async list() {
      const { entries, builtIn, stored, assistant } = await knowledge.current();
      const labels = new Map([...builtIn, ...stored.entries].map(({ id, label }) => [id, label]));
      const on = new Set(entries.map(({ id }) => id));
      const check = createCheck(await assistant(), entries);
      const patterns: Pattern[] = [];
      await inTurns(
        (await listPatternRows(db)).toReversed(),
        ({ id, entryId, example, regression, createdAt }) => {
          const failure = check({ entry: entryId, question: regression });
          patterns.push({
            id,
            entry: { id: entryId, label: labels.get(entryId) ?? entryId, isOn: on.has(entryId) },
            example,
            regression,
            isPassing: failure === undefined || failure.isWeak || failure.sharedWith !== undefined,
            createdAt: instantOf(createdAt),
          });
        },
      );
      return patterns;
    },
    learn: (staff, { entryId, learnt, isConfirmed }) =>
      retryWhileMoved(async () => {
        const { entries, stored } = await knowledge.current();
        if (!entries.some(({ id }) => id === entryId)) return notFound();
        const fresh = learnt.filter((one) => !isLearnt(stored.patterns, { ...one, entryId }));
        // A double click, or a retry after a lost response.
        if (fresh.length === 0) return { learnt: learnt.length };
        if (stored.patterns.length + fresh.length > knowledgeLimits.patterns) return tooManyPatterns();
        const added = fresh.map((one) => ({ ...one, entryId }));
        const checked = await checkChange(
          (before) => ({ ...before, patterns: [...before.patterns, ...added] }),
          isConfirmed,
        );
        if (checked instanceof Refusal) return checked;
        const rows = fresh.map((one) => ({ ...one, id: newId() }));
        const outcome = await insertLearnt(db, { entryId, learnt: rows }, { ...originBy(staff), checked });
        return outcome === "moved" ? outcome : { learnt: learnt.length };
      }),
    forget: (staff, { id, isConfirmed }) =>
      retryWhileMoved(async () => {
        const rows = await listPatternRows(db);
        const gone = rows.find((row) => row.id === id);
        if (!gone) return notFound();
        const left = rows.filter((row) => row.id !== id);
        const checked = await checkChange((before) => ({ ...before, patterns: left }), isConfirmed);
        if (checked instanceof Refusal) return checked;
        const outcome = await deletePattern(db, id, { ...originBy(staff), checked });
        if (outcome === "moved") return outcome;
        return outcome ? undefined : notFound();
      }),
  };
}
