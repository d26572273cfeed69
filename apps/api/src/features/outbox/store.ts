import type { OutboxMessage } from "@sitewright/contracts";
import type { Tx } from "../../db/open.ts";
import type { PageCursor } from "../../db/page-cursor.ts";

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

/** Which part of the outbox is wanted. */
export interface OutboxRequest {
  after: PageCursor | undefined;
  limit: number;
  status: OutboxMessage["status"] | undefined;
  project: string | undefined;
}

/** The outbox, newest first, one more than the page holds. */
export function listMails(db: Tx, { after, limit, status, project }: OutboxRequest): Promise<OutboxRow[]> {
  return db.outboxMessage.findMany({
    where: {
      ...(status ? { status } : {}),
      ...(project ? { projectId: project } : {}),
      ...(after
        ? {
            createdAt: { lte: after.at },
            OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }],
          }
        : {}),
    },
    select: rowFields,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
}

/** One mail with its content. */
export function findMail(db: Tx, id: string): Promise<(OutboxRow & { html: string; text: string }) | null> {
  return db.outboxMessage.findUnique({ where: { id }, select: { ...rowFields, html: true, text: true } });
}
