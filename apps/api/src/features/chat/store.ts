import type { Db, Tx } from "../../db/open.ts";
import type { Outcome } from "./rules.ts";

/** A question as it is stored. */
export interface Turn extends Outcome {
  readonly id: string;
  readonly sessionId: string;
  readonly at: Date;
  /** The question, with personal data already removed. */
  readonly question: string;
  readonly isPicked: boolean;
  readonly page: string;
}

/**
 * Creates or continues a conversation. Called before a question is answered: the assistant or a model may take
 * seconds, and a conversation that is erased meanwhile must not be stored anew.
 */
export async function openSession(db: Tx, id: string, at: Date): Promise<void> {
  const session = { id, startedAt: at, lastAt: at };
  await db.chatSession.upsert({ where: { id }, create: session, update: { lastAt: at } });
}

/**
 * Stores a question with its outcome. Does nothing if the question is stored already, or its
 * conversation was deleted while it was answered.
 */
export function insertTurn(db: Db, { id, sessionId, at, ...kept }: Turn): Promise<void> {
  return db.$transaction(async (tx) => {
    // This also locks the conversation's row: a concurrent deletion waits and then deletes this
    // question too.
    const { count } = await tx.chatSession.updateMany({ where: { id: sessionId }, data: { lastAt: at } });
    if (count === 0) return;
    const turn = { id, sessionId, createdAt: at, ...kept };
    await tx.chatTurn.upsert({ where: { id }, create: turn, update: {} });
  });
}

/** Stores a visitor's reply to 'Did that answer your question?'. */
export async function confirmTurn(db: Tx, id: string, confirmed: boolean): Promise<void> {
  await db.chatTurn.updateMany({ where: { id, outcome: "matched" }, data: { confirmed } });
}

/** Records that the visitor asked for a person after the last question of a conversation. */
export async function markHandedOver(db: Tx, sessionId: string): Promise<void> {
  const orderBy = [{ createdAt: "desc" }, { id: "desc" }] as const;
  const last = await db.chatTurn.findFirst({
    where: { sessionId },
    orderBy: [...orderBy],
    select: { id: true },
  });
  if (last) await db.chatTurn.updateMany({ where: { id: last.id }, data: { handedOver: true } });
}

/** Deletes a conversation. */
export async function deleteSession(db: Tx, sessionId: string): Promise<void> {
  await db.chatSession.deleteMany({ where: { id: sessionId } });
}

const deletedPerBatch = 500;

/**
 * Deletes a batch of questions older than an instant, and conversations that ended before it;
 * returns false if there were none.
 */
export async function deleteOld(db: Db, before: Date): Promise<boolean> {
  const select = { id: true } as const;
  const turns = await db.chatTurn.findMany({
    where: { createdAt: { lt: before } },
    select,
    take: deletedPerBatch,
  });
  await db.chatTurn.deleteMany({ where: { id: { in: turns.map(({ id }) => id) } } });
  const where = { lastAt: { lt: before }, turns: { none: {} } };
  const sessions = await db.chatSession.findMany({ where, select, take: deletedPerBatch });
  await db.chatSession.deleteMany({
    where: { id: { in: sessions.map(({ id }) => id) }, turns: { none: {} } },
  });
  return turns.length + sessions.length > 0;
}
