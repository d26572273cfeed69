import { type OutboxMessage, outboxMessageSchema } from "@sitewright/contracts";
import { can, type Staff } from "../../access/permissions.ts";
import { instantOf } from "../../db/instant.ts";
import type { Database } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import { type ListInput, listPart } from "../../listing/list-request.ts";
import { contentForStaff } from "../../outbox/mail-secret.ts";
import { type ReportUnreadable, undated } from "../../staff-notices/unreadable.ts";
import { findMail, listMails, type OutboxFilter, type OutboxRow, type OutboxSort } from "./store.ts";

/** What the outbox service needs from outside. */
interface OutboxOptions {
  database: Pick<Database, "db" | "provider">;
  reportUnreadable: ReportUnreadable;
}

interface OutboxPage {
  messages: OutboxMessage[];
  nextCursor: string | null;
  total: number;
  isTotalCapped: boolean;
}
type OutboxInput = ListInput<OutboxSort> & OutboxFilter;

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
export function createOutboxService({ database, reportUnreadable }: OutboxOptions): OutboxService {
  return {
    async list(_staff, { status, project, client, ...input }) {
      const part = listPart(input);
      if (part instanceof Refusal) return part;
      const { rows, ...page } = await listMails(database, part, { status, project, client });
      await reportUnreadable("mail", [...strangeStates(rows), ...undated(rows)]);
      return { ...page, messages: rows.map(viewOf) };
    },
    async read(staff, id) {
      const row = await findMail(database.db, id);
      return row
        ? { ...viewOf(row), ...contentForStaff(row, { readsSecrets: can(staff, "roles") }) }
        : new Refusal("not-found");
    },
  };
}
