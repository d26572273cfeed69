import { type OutboxMessage, outboxMessageSchema } from "@sitewright/contracts";
import { can, type Staff } from "../../access/permissions.ts";
import { instantOf } from "../../db/instant.ts";
import type { Database } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import type { FileAnswer } from "../../http/send-file.ts";
import { type CsvColumn, csvAnswer, type ExportInput } from "../../listing/csv-file.ts";
import { type ListInput, listPart } from "../../listing/list-request.ts";
import { contentForStaff } from "../../outbox/mail-secret.ts";
import { type ReportUnreadable, undated } from "../../staff-notices/unreadable.ts";
import { findMail, listMails, type OutboxFilter, type OutboxRow, type OutboxSort } from "./store.ts";

/** External dependencies of the outbox service. */
interface OutboxOptions {
  database: Pick<Database, "db" | "provider">;
  now: () => Date;
  reportUnreadable: ReportUnreadable;
}

interface OutboxPage {
  messages: OutboxMessage[];
  nextCursor: string | null;
  total: number;
  isTotalCapped: boolean;
}
type Filter = Omit<OutboxFilter, "ids">;

/** The outbox as shown to staff. */
export interface OutboxService {
  list(staff: Staff<"outbox">, input: ListInput<OutboxSort> & Filter): Promise<OutboxPage | Refusal>;
  /** Recipients and states of mails, without their contents. */
  export(staff: Staff<"outbox">, input: ExportInput<OutboxSort> & Filter): FileAnswer;
  read(
    staff: Staff<"outbox">,
    id: string,
  ): Promise<(OutboxMessage & { html: string; text: string }) | Refusal>;
}

const statusSchema = outboxMessageSchema.shape.status;

/**
 * A mail whose state this release does not know is shown with that state, because staff have to look at
 * it.
 */
function viewOf(row: OutboxRow): OutboxMessage {
  const status = statusSchema.safeParse(row.status).data ?? "unknown";
  const dates = { createdAt: instantOf(row.createdAt), sentAt: row.sentAt && instantOf(row.sentAt) };
  return outboxMessageSchema.parse({ ...row, status, ...dates });
}

const strangeStates = (rows: readonly OutboxRow[]) =>
  rows.flatMap(({ id, status }) =>
    statusSchema.safeParse(status).success ? [] : [{ id, reason: "this release does not know its status" }],
  );

/** The columns of an export of mails. */
const columns: readonly CsvColumn<OutboxMessage>[] = [
  ["Written", ({ createdAt }) => createdAt],
  ["To", ({ recipient }) => recipient],
  ["Subject", ({ subject }) => subject],
  ["Kind", ({ kind }) => kind],
  ["Status", ({ status }) => status],
  ["Attempts", ({ attempts }) => attempts],
  ["Sent", ({ sentAt }) => sentAt ?? ""],
  ["Last error", ({ lastError }) => lastError ?? ""],
  ["Mail id", ({ id }) => id],
];

/** Creates the outbox service. */
export function createOutboxService({ database, now, reportUnreadable }: OutboxOptions): OutboxService {
  return {
    async list(_staff, { status, project, client, ...input }) {
      const part = listPart(input);
      if (part instanceof Refusal) return part;
      const { rows, ...page } = await listMails(database, part, { status, project, client });
      await reportUnreadable("mail", [...strangeStates(rows), ...undated(rows)]);
      return { ...page, messages: rows.map(viewOf) };
    },
    export(_staff, { status, project, client, ...input }) {
      return csvAnswer({
        name: "mails",
        now: now(),
        input,
        columns,
        read: async (part, ids) => {
          const { rows, nextCursor } = await listMails(database, part, { status, project, client, ids });
          return { rows: rows.map(viewOf), nextCursor };
        },
      });
    },
    async read(staff, id) {
      const row = await findMail(database.db, id);
      return row
        ? { ...viewOf(row), ...contentForStaff(row, { readsSecrets: can(staff, "roles") }) }
        : new Refusal("not-found");
    },
  };
}
