import type { AdminMessage } from "@sitewright/contracts";
import type { Logger } from "pino";
import type { Staff } from "../../access/permissions.ts";
import { instantOf } from "../../db/instant.ts";
import type { Database } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import type { FileAnswer } from "../../http/send-file.ts";
import { type CsvColumn, csvAnswer, type ExportInput } from "../../listing/csv-file.ts";
import { type ListInput, listPart } from "../../listing/list-request.ts";
import { composeStaffMail, staffMailLimit } from "../../outbox/staff-mail.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import {
  deleteMessage,
  findAnswerer,
  findMessage,
  insertAnswer,
  listMessages,
  type MessageFilter,
  type MessageSort,
  markRead,
} from "./list-store.ts";
import { answerKey } from "./rules.ts";
import { agencyName, contactTexts } from "./texts.ts";

interface InboxOptions {
  database: Pick<Database, "db" | "provider" | "scrub">;
  log: Pick<Logger, "warn">;
  now: () => Date;
  newId: () => string;
  /** The application's own origin. */
  appUrl: string;
  throttle: Throttle;
  /** No mail provider is configured: mails are kept in the outbox and reach nobody. */
  isMailKept: boolean;
  /** Called after a mail was committed. */
  wakeOutbox: () => void;
}

type Row = NonNullable<Awaited<ReturnType<typeof findMessage>>>;
type Filter = Pick<MessageFilter, "state">;

interface MessagePage {
  messages: AdminMessage[];
  nextCursor: string | null;
  total: number;
  isTotalCapped: boolean;
}

/** `answeredAt`: when the message was last answered, as known to the writer. */
interface AnswerInput {
  readonly answer: string;
  readonly answeredAt: string | null;
}

/** Messages to the agency as staff read, answer and delete them. */
export interface Inbox {
  list(staff: Staff<"outbox">, input: ListInput<MessageSort> & Filter): Promise<MessagePage | Refusal>;
  export(staff: Staff<"outbox">, input: ExportInput<MessageSort> & Filter): FileAnswer;
  read(staff: Staff<"outbox">, id: string): Promise<AdminMessage | Refusal>;
  markRead(staff: Staff<"outbox">, id: string): Promise<Refusal | undefined>;
  /** Sends an answer, unless the message was answered since the caller last loaded it. */
  answer(
    staff: Staff<"outbox">,
    id: string,
    input: AnswerInput,
  ): Promise<{ message: AdminMessage; isKept: boolean } | Refusal>;
  /** Deletes a message for good, with the mails that quote it: its sender may have asked for erasure. */
  delete(staff: Staff<"outbox">, id: string): Promise<Refusal | undefined>;
}

const messageOf = (row: Row): AdminMessage => ({
  ...row,
  type: row.type === "logout_feedback" ? "logout_feedback" : "contact",
  company: row.company ?? "",
  createdAt: instantOf(row.createdAt),
  readAt: row.readAt && instantOf(row.readAt),
  answeredAt: row.answeredAt && instantOf(row.answeredAt),
});

/** The columns of an export of messages. */
const columns: readonly CsvColumn<AdminMessage>[] = [
  ["Received", ({ createdAt }) => createdAt],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Company", ({ company }) => company],
  ["Source", ({ type }) => type],
  ["Reason", ({ reason }) => reason],
  ["Message", ({ message }) => message],
  ["Read", ({ readAt }) => readAt ?? ""],
  ["Answered", ({ answeredAt }) => answeredAt ?? ""],
];

/** Creates the inbox. */
export function createInbox(options: InboxOptions): Inbox {
  const { database, log, now, newId, appUrl, throttle, wakeOutbox, isMailKept } = options;
  const { db } = database;
  const notFound = () => new Refusal("not-found");
  const originBy = ({ account }: Staff<"outbox">) => ({ eventId: newId(), actorId: account.id, at: now() });

  async function read(id: string): Promise<AdminMessage | Refusal> {
    const row = await findMessage(db, id);
    return row ? messageOf(row) : notFound();
  }

  async function answeredBefore(id: string): Promise<Refusal> {
    const row = await findMessage(db, id);
    if (!row) return notFound();
    if (!row.answeredAt) return new Refusal("version-conflict", { current: messageOf(row) });
    const name = (await findAnswerer(db, id)) ?? contactTexts.somebody;
    const detail = contactTexts.answered(
      name,
      `${row.answeredAt.toISOString().slice(0, 16).replace("T", " at ")} UTC`,
    );
    return new Refusal("version-conflict", { detail, current: messageOf(row) });
  }

  return {
    async list(_staff, { state, ...input }) {
      const part = listPart(input);
      if (part instanceof Refusal) return part;
      const { rows, ...page } = await listMessages(database, part, { state });
      return { ...page, messages: rows.map(messageOf) };
    },
    export(_staff, { state, ...input }) {
      return csvAnswer({
        name: "messages",
        now: now(),
        input,
        columns,
        read: async (part, ids) => {
          const { rows, nextCursor } = await listMessages(database, part, { state, ids });
          return { rows: rows.map(messageOf), nextCursor };
        },
      });
    },
    read: (_staff, id) => read(id),
    async markRead(staff, id) {
      if (!(await findMessage(db, id))) return notFound();
      await markRead(db, id, originBy(staff));
      return undefined;
    },
    async answer(staff, id, { answer, answeredAt }) {
      const row = await findMessage(db, id);
      if (!row) return notFound();
      const seen = { answeredAt: answeredAt === null ? null : new Date(answeredAt) };
      if (row.answeredAt?.getTime() !== seen.answeredAt?.getTime()) return answeredBefore(id);
      const refused = await throttle.take({ ...staffMailLimit, subject: staff.account.id });
      if (refused) return refused;
      const words = { userName: row.name, subject: contactTexts.answer(agencyName), message: answer };
      const composed = await composeStaffMail(
        { ...words, answered: row.message, appUrl },
        { id: newId(), kind: "contact-answer", recipient: row.email, userId: row.userId },
      );
      const mail = { ...composed, dedupeKey: answerKey(id, answeredAt) };
      if (!(await insertAnswer(db, { id, seen, mail }, originBy(staff)))) return answeredBefore(id);
      wakeOutbox();
      const message = await read(id);
      return message instanceof Refusal ? message : { message, isKept: isMailKept };
    },
    async delete(staff, id) {
      if (!(await deleteMessage(db, id, originBy(staff)))) return notFound();
      // Where the former pages in the database's log cannot be cleared now, housekeeping does it.
      await database.scrub().catch((err: unknown) => log.warn({ err }, "the database's log was not emptied"));
      return undefined;
    },
  };
}
