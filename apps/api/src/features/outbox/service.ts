import { type OutboxMessage, outboxMessageSchema } from "@sitewright/contracts";
import { can, type Staff } from "../../access/permissions.ts";
import { instantOf } from "../../db/instant.ts";
import type { Db } from "../../db/open.ts";
import { cutPage, decodeCursor } from "../../db/page-cursor.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { contentForStaff } from "../../outbox/mail-secret.ts";
import { type ReportUnreadable, undated } from "../../staff-notices/unreadable.ts";
import { findMail, listMails, type OutboxRequest, type OutboxRow } from "./store.ts";

/** What the outbox service needs from outside. */
interface OutboxOptions {
  db: Db;
  reportUnreadable: ReportUnreadable;
}

type OutboxPage = { messages: OutboxMessage[]; nextCursor: string | null };
type OutboxInput = Partial<Pick<OutboxRequest, "status" | "project">> & {
  cursor?: string | undefined;
  limit: number;
};

/** The outbox as staff look through it. */
export interface OutboxService {
  list(staff: Staff<"outbox">, input: OutboxInput): Promise<OutboxPage | Refusal>;
  read(
    staff: Staff<"outbox">,
    id: string,
  ): Promise<(OutboxMessage & { html: string; text: string }) | Refusal>;
}

const statusSchema = outboxMessageSchema.shape.status;

/** A mail whose state this release does not know is shown as such: it is the one that somebody has to look at. */
function viewOf(row: OutboxRow): OutboxMessage {
  const status = statusSchema.safeParse(row.status).data ?? "unknown";
  const dates = { createdAt: instantOf(row.createdAt), sentAt: row.sentAt && instantOf(row.sentAt) };
  return outboxMessageSchema.parse({ ...row, status, ...dates });
}

const strangeStates = (rows: readonly OutboxRow[]) =>
  rows.flatMap(({ id, status }) =>
    statusSchema.safeParse(status).success ? [] : [{ id, reason: "this release does not know its status" }],
  );

/** Creates the outbox service. */
export function createOutboxService({ db, reportUnreadable }: OutboxOptions): OutboxService {
  return {
    async list(_staff, { cursor, limit, status, project }) {
      const after = cursor === undefined ? undefined : decodeCursor(cursor);
      if (cursor !== undefined && !after)
        return refuseField("invalid-request", "cursor", "This is no cursor of this list.");
      const found = await listMails(db, { after, limit, status, project });
      const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
      await reportUnreadable("mail", [...strangeStates(rows), ...undated(rows)]);
      return { messages: rows.map(viewOf), nextCursor };
    },
    async read(staff, id) {
      const row = await findMail(db, id);
      return row
        ? { ...viewOf(row), ...contentForStaff(row, { readsSecrets: can(staff, "roles") }) }
        : new Refusal("not-found");
    },
  };
}
