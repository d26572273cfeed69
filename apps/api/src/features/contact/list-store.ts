import type { messageSorts, messageStates } from "@sitewright/contracts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Database, Db, Tx } from "../../db/open.ts";
import type { ListPart } from "../../listing/list-request.ts";
import { inOrder, isNotNull, isNull, type ListedTable, listPage, oneOf } from "../../listing/list-store.ts";
import { deleteMails, enqueueMail, type MailMessage } from "../../outbox/mail-store.ts";
import { answersKey, noticeKey } from "./rules.ts";

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

/** The name of the account that last answered a message; undefined where it was deleted. */
export async function findAnswerer(db: Tx, id: string): Promise<string | undefined> {
  const where = { action: "message.answer", subjectId: id };
  const orderBy = [{ createdAt: "desc" }, { id: "desc" }] as const;
  const entry = await db.auditEntry.findFirst({ where, orderBy: [...orderBy], select: { actorId: true } });
  if (!entry?.actorId) return undefined;
  const select = { displayName: true, email: true };
  const actor = await db.user.findUnique({ where: { id: entry.actorId }, select });
  return actor?.displayName || actor?.email;
}

/** Marks a message as read; does nothing where it already is. */
export function markRead(db: Db, id: string, origin: EventOrigin): Promise<void> {
  return db.$transaction(async (tx) => {
    const data = { readAt: origin.at };
    const { count } = await tx.contactMessage.updateMany({ where: { id, readAt: null }, data });
    if (count > 0) await recordEvent(tx, { ...origin, action: "message.read", subjectId: id });
  });
}

/** A new answer, with the message's state as its writer saw it. */
interface NewAnswer {
  readonly id: string;
  readonly seen: { readonly answeredAt: Date | null };
  readonly mail: MailMessage;
}

/**
 * Puts the answer to a message into the outbox and notes when; false when the message was deleted or answered
 * since it was seen. The mail's unique key decides between two answers in the same millisecond.
 */
export function insertAnswer(db: Db, { id, seen, mail }: NewAnswer, origin: EventOrigin): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const data = { answeredAt: origin.at };
    const { count } = await tx.contactMessage.updateMany({ where: { id, ...seen }, data });
    if (count === 0 || !(await enqueueMail(tx, mail, origin.at))) return false;
    await tx.contactMessage.updateMany({ where: { id, readAt: null }, data: { readAt: origin.at } });
    await recordEvent(tx, { ...origin, action: "message.answer", subjectId: id });
    return true;
  });
}

/** Deletes a message with the mails that quote it, whatever their state; false when it is not there. */
export function deleteMessage(db: Db, id: string, origin: EventOrigin): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const message = await findMessage(tx, id);
    // The message first: an answer that is written at the same time is then in the outbox, or refused.
    const { count } = await tx.contactMessage.deleteMany({ where: { id } });
    if (!message || count === 0) return false;
    await deleteMails(tx, [noticeKey(id)]);
    const answers = { recipient: message.email, dedupeKey: { startsWith: answersKey(id) } };
    await tx.outboxMessage.deleteMany({ where: answers });
    await recordEvent(tx, { ...origin, action: "message.delete", subjectId: id });
    return true;
  });
}
