import type { OutboxMessage, outboxFilters, outboxSorts } from "@sitewright/contracts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Database, Db, Tx } from "../../db/open.ts";
import type { ListPart } from "../../listing/list-request.ts";
import { differs, equals, inOrder, type ListedTable, listPage, oneOf } from "../../listing/list-store.ts";
import { localTransportName } from "../../mail/local-transport.ts";
import { enqueueMail, type MailMessage } from "../../outbox/mail-store.ts";

const rowFields = {
  id: true,
  kind: true,
  recipient: true,
  subject: true,
  status: true,
  transport: true,
  attempts: true,
  lastError: true,
  projectId: true,
  createdAt: true,
  sentAt: true,
} as const;

/** A mail's row without its content. */
export type OutboxRow = Omit<OutboxMessage, "status" | "createdAt" | "sentAt"> & {
  status: string;
  createdAt: Date;
  sentAt: Date | null;
};

/** An order of the outbox. */
export type OutboxSort = (typeof outboxSorts)[number];

const table: ListedTable<OutboxSort> = {
  name: "outbox_messages",
  searched: ["recipient", "subject", "kind"],
  sorts: {
    newest: { column: "created_at", kind: "instant", isDescending: true },
    oldest: { column: "created_at", kind: "instant", isDescending: false },
  },
};

type OutboxState = (typeof outboxFilters)[number];

const isLocal = equals("transport", localTransportName);
const isElsewhere = differs("transport", localTransportName);

function inState(state: OutboxState) {
  if (state === "kept") return [equals("status", "sent"), isLocal];
  return state === "sent" ? [equals("status", "sent"), isElsewhere] : [equals("status", state)];
}

/** The filter of the outbox. */
export interface OutboxFilter {
  readonly status?: OutboxState | undefined;
  readonly project?: string | undefined;
  readonly client?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** One page of the outbox. */
export async function listMails(
  database: Pick<Database, "db" | "provider">,
  part: ListPart<OutboxSort>,
  { status, project, client, ids: named }: OutboxFilter,
) {
  const filters = [
    ...(status ? inState(status) : []),
    ...(project ? [equals("project_id", project)] : []),
    ...(client ? [equals("user_id", client)] : []),
    ...oneOf(named),
  ];
  const { ids, ...page } = await listPage(database, table, { ...part, filters });
  const rows: OutboxRow[] = await database.db.outboxMessage.findMany({
    where: { id: { in: ids } },
    select: rowFields,
  });
  return { ...page, rows: inOrder(ids, rows) };
}

/** One mail with its content. */
export function findMail(db: Tx, id: string): Promise<(OutboxRow & { html: string; text: string }) | null> {
  return db.outboxMessage.findUnique({ where: { id }, select: { ...rowFields, html: true, text: true } });
}

/** The account of an address; undefined if there is none. */
export function findRecipient(db: Tx, email: string) {
  return db.user.findUnique({ where: { email }, select: { id: true, displayName: true } });
}

/** Puts a mail into the outbox with an audit entry of its author. */
export function insertStaffMail(db: Db, mail: MailMessage, origin: EventOrigin): Promise<void> {
  return db.$transaction(async (tx) => {
    // A concurrent request with the same idempotency key may have stored the mail first.
    if (await enqueueMail(tx, mail, origin.at))
      await recordEvent(tx, { ...origin, action: "mail.send", subjectId: mail.id });
  });
}

/** Cancels a mail that failed permanently and keeps the reason; false if it has not failed. */
export function dismissMail(db: Db, id: string, origin: EventOrigin): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.outboxMessage.updateMany({
      where: { id, status: "dead" },
      data: { status: "cancelled" },
    });
    if (count > 0) await recordEvent(tx, { ...origin, action: "mail.dismiss", subjectId: id });
    return count > 0;
  });
}

/** The states of mails that are no longer sent unless they are retried. */
const ended = ["dead", "cancelled"];

/**
 * Makes a mail that failed, was held back or was only kept due again; false if it is being sent or was
 * sent.
 */
export function retryMail(db: Db, id: string, origin: EventOrigin): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.outboxMessage.updateMany({
      where: { id, OR: [{ status: { in: ended } }, { status: "sent", transport: localTransportName }] },
      data: {
        status: "pending",
        attempts: 0,
        runAt: origin.at,
        lastError: null,
        transport: null,
        providerId: null,
        sentAt: null,
      },
    });
    if (count > 0) await recordEvent(tx, { ...origin, action: "mail.retry", subjectId: id });
    return count > 0;
  });
}
