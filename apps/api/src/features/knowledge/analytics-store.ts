import { z } from "zod";
import type { Db } from "../../db/open.ts";
import type { TurnCount } from "./rules.ts";

/** Conversations with a question since an instant. */
export const countSessions = (db: Db, since: Date): Promise<number> =>
  db.chatSession.count({ where: { lastAt: { gte: since } } });

/** The questions since an instant by outcome. */
export async function countTurns(db: Db, since: Date): Promise<TurnCount[]> {
  const rows = await db.chatTurn.groupBy({
    by: ["outcome", "confirmed", "handedOver"],
    where: { createdAt: { gte: since } },
    _count: true,
  });
  return rows.map(({ _count: count, ...row }) => ({ ...row, count }));
}

const endsSchema = z.array(z.object({ outcome: z.string(), ends: z.coerce.number() }));

/**
 * Conversations since an instant whose last question, before another instant, got no answer, by outcome:
 * the assistant asked back or found no match, and the visitor was not handed over to a person.
 */
export async function countEnds(db: Db, { since, before }: { since: Date; before: Date }) {
  const rows = await db.$queryRaw`
    SELECT t.outcome AS outcome, count(*) AS ends
    FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id AND s.last_at = t.created_at
    WHERE t.created_at >= ${since} AND t.created_at < ${before}
      AND t.outcome IN ('ambiguous', 'unmatched') AND NOT t.handed_over
    GROUP BY t.outcome`;
  return endsSchema.parse(rows);
}

/** The text of a question, how often it was asked, and when last. */
export interface AskedQuestion {
  readonly text: string;
  readonly count: number;
  readonly lastAt: Date;
}

/**
 * The distinct questions since an instant, most frequent first; `unanswered`: only those that matched no
 * entry, or one that declines.
 */
export async function listQuestions(
  db: Db,
  { since, unanswered, limit }: { since: Date; unanswered: boolean; limit: number },
): Promise<AskedQuestion[]> {
  const rows = await db.chatTurn.groupBy({
    by: ["question"],
    where: {
      createdAt: { gte: since },
      isPicked: false,
      ...(unanswered && { outcome: "unmatched" }),
    },
    _count: true,
    _max: { createdAt: true },
    orderBy: [{ _count: { question: "desc" } }, { question: "asc" }],
    take: limit,
  });
  return rows.map(({ question, _count, _max }) => ({
    text: question,
    count: _count,
    lastAt: _max.createdAt ?? since,
  }));
}
