import type { AdminMessage, messageSorts, messageStates } from "@sitewright/contracts";
import { readAccountNames } from "../../access/account-name-store.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Database, Db, Tx } from "../../db/open.ts";
import type { ListPart } from "../../listing/list-request.ts";
import { inOrder, isNotNull, isNull, type ListedTable, listPage, oneOf } from "../../listing/list-store.ts";
import { enqueueMail, type MailMessage } from "../../outbox/mail-store.ts";
import { deleteMailsAbout } from "./mails-store.ts";

/** An order of the messages. */
export type MessageSort = (typeof messageSorts)[number];

const table: ListedTable<MessageSort> = {
  name: "contact_messages",
  searched: ["name", "email", "company", "message"],
  sorts: {
    newest: { column: "created_at", kind: "instant", isDescending: true },
    oldest: { column: "created_at", kind: "instant", isDescending: false },
  },
};

const states = {
  new: [isNull("read_at"), isNull("answered_at")],
  open: [isNull("answered_at")],
  answered: [isNotNull("answered_at")],
} as const;

/** The filter of the messages. */
export interface MessageFilter {
  readonly state?: (typeof messageStates)[number] | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** One page of the messages to the agency. */
export async function listMessages(
  database: Pick<Database, "db" | "provider">,
  part: ListPart<MessageSort>,
  { state, ids }: MessageFilter,
) {
  const filters = [...(state ? states[state] : []), ...oneOf(ids)];
  const { ids: found, ...page } = await listPage(database, table, { ...part, filters });
  const rows = await database.db.contactMessage.findMany({ where: { id: { in: found } } });
  return { ...page, rows: inOrder(found, rows) };
}

/** One message. */
export const findMessage = (db: Tx, id: string) => db.contactMessage.findUnique({ where: { id } });

type Outcome = NonNullable<AdminMessage["outcome"]>;

/**
 * How each handled message was settled (answered or marked as done) and by whom, by message id,
 * from the audit entry with the same time.
 */
export async function readOutcomes(
  db: Tx,
  rows: readonly { readonly id: string; readonly answeredAt: Date | null }[],
): Promise<ReadonlyMap<string, Outcome>> {
  const answered = rows.flatMap(({ id, answeredAt }) =>
    answeredAt ? [{ id, at: answeredAt.getTime() }] : [],
  );
  const entries = await db.auditEntry.findMany({
    where: {
      subjectId: { in: answered.map(({ id }) => id) },
      action: { in: ["message.answer", "message.done"] },
    },
    select: { subjectId: true, action: true, actorId: true, createdAt: true },
  });
  const names = await readAccountNames(
    db,
    entries.flatMap(({ actorId }) => actorId ?? []),
  );
  return new Map(
    answered.map(({ id, at }): [string, Outcome] => {
      const own = entries.filter((entry) => entry.subjectId === id && entry.createdAt.getTime() === at);
      // If both happened in the same millisecond, the answer came later: an answered message cannot
      // be marked as done.
      const last = own.find(({ action }) => action === "message.answer") ?? own[0];
      const kind = last?.action === "message.done" ? "done" : "answered";
      return [id, { kind, by: names.get(last?.actorId ?? "") ?? "" }];
    }),
  );
}

const markUnreadAsRead = (tx: Tx, id: string, readAt: Date) =>
  tx.contactMessage.updateMany({ where: { id, readAt: null }, data: { readAt } });

/** Marks a message as read; does nothing if it already is. */
export function markRead(db: Db, id: string, origin: EventOrigin): Promise<void> {
  return db.$transaction(async (tx) => {
    const { count } = await markUnreadAsRead(tx, id, origin.at);
    if (count > 0) await recordEvent(tx, { ...origin, action: "message.read", subjectId: id });
  });
}

/** Marks an open message as done; false if it is not open. */
export function markDone(db: Db, id: string, origin: EventOrigin): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const data = { answeredAt: origin.at };
    const { count } = await tx.contactMessage.updateMany({ where: { id, answeredAt: null }, data });
    if (count === 0) return false;
    await markUnreadAsRead(tx, id, origin.at);
    await recordEvent(tx, { ...origin, action: "message.done", subjectId: id });
    return true;
  });
}

/**
 * Reopens a message that was marked as done at an instant; returns false if it has changed since.
 */
export function reopenMessage(
  db: Db,
  { id, answeredAt }: { readonly id: string; readonly answeredAt: Date },
  origin: EventOrigin,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const data = { answeredAt: null };
    const { count } = await tx.contactMessage.updateMany({ where: { id, answeredAt }, data });
    if (count > 0) await recordEvent(tx, { ...origin, action: "message.reopen", subjectId: id });
    return count > 0;
  });
}

/** A new answer, with the message's state as its writer saw it. */
interface NewAnswer {
  readonly id: string;
  readonly seen: { readonly answeredAt: Date | null };
  readonly mail: MailMessage;
}

/**
 * Queues the answer to a message in the outbox and stores the time; false if the message was
 * deleted or answered since the writer loaded it. The mail's unique key decides between two answers
 * in the same millisecond.
 */
export function insertAnswer(db: Db, { id, seen, mail }: NewAnswer, origin: EventOrigin): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const data = { answeredAt: origin.at };
    const { count } = await tx.contactMessage.updateMany({ where: { id, ...seen }, data });
    if (count === 0 || !(await enqueueMail(tx, mail, origin.at))) return false;
    await markUnreadAsRead(tx, id, origin.at);
    await recordEvent(tx, { ...origin, action: "message.answer", subjectId: id });
    return true;
  });
}

/**
 * True if this exact answer is in the outbox: the same key and text, by the same staff member. A
 * request that is repeated after a lost response finds its own mail.
 */
export async function hasAnswer(
  db: Tx,
  { id, mail: { dedupeKey, text } }: Pick<NewAnswer, "id" | "mail">,
  actorId: string,
): Promise<boolean> {
  const where = { dedupeKey, text };
  const mail = await db.outboxMessage.findFirst({ where, select: { createdAt: true } });
  if (!mail) return false;
  const entry = { subjectId: id, action: "message.answer", actorId, createdAt: mail.createdAt };
  return (await db.auditEntry.count({ where: entry })) > 0;
}

/**
 * Deletes a message with the mails that quote it, whatever their state; false if the message does
 * not exist.
 */
export function deleteMessage(db: Db, id: string, origin: EventOrigin): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const message = await findMessage(tx, id);
    const { count } = await tx.contactMessage.deleteMany({ where: { id } });
    if (!message || count === 0) return false;
    await deleteMailsAbout(tx, [message]);
    await recordEvent(tx, { ...origin, action: "message.delete", subjectId: id });
    return true;
  });
}
