import type { AdminMessage } from "@sitewright/contracts";
import type { Logger } from "pino";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
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
  findMessage,
  hasAnswer,
  insertAnswer,
  listMessages,
  type MessageFilter,
  type MessageSort,
  markDone,
  markRead,
  readOutcomes,
  reopenMessage,
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
  /** True if no mail provider is configured: mails stay in the outbox and are not delivered. */
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

/** `answeredAt`: when the message was last answered, as the writer's page showed it. */
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
  /**
   * Sends an answer, unless the message was answered since the caller last loaded it. Repeating the
   * same request, for example after a lost response, succeeds without sending another mail.
   */
  answer(
    staff: Staff<"outbox">,
    id: string,
    input: AnswerInput,
  ): Promise<{ message: AdminMessage; isKept: boolean } | Refusal>;
  /** Marks a message as done without a mail. Does nothing if it already is. */
  markDone(staff: Staff<"outbox">, id: string): Promise<Refusal | undefined>;
  /** Opens a message again, unless it was answered or marked as done anew since the caller last loaded it. */
  reopen(staff: Staff<"outbox">, id: string, seen: { answeredAt: string }): Promise<Refusal | undefined>;
  /**
   * Deletes a message permanently, with the mails that quote it: its sender may have asked for
   * erasure.
   */
  delete(staff: Staff<"outbox">, id: string): Promise<Refusal | undefined>;
}

const messageOf = (row: Row, outcome: AdminMessage["outcome"] | undefined): AdminMessage => ({
  ...row,
  outcome: outcome ?? null,
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
  const originBy = createOriginBy({ newId, now });

  async function messagesOf(rows: readonly Row[]): Promise<AdminMessage[]> {
    const outcomes = await readOutcomes(db, rows);
    return rows.map((row) => messageOf(row, outcomes.get(row.id)));
  }

  async function read(id: string): Promise<AdminMessage | Refusal> {
    const row = await findMessage(db, id);
    const [message] = row ? await messagesOf([row]) : [];
    return message ?? notFound();
  }

  /**
   * The refusal of a request that was based on an older state of a message; it says who answered
   * the message or marked it as done, and when.
   */
  async function changedBefore(id: string, more?: typeof contactTexts.notSent): Promise<Refusal> {
    const message = await read(id);
    if (message instanceof Refusal) return message;
    const { answeredAt, outcome } = message;
    if (answeredAt === null || outcome === null) return new Refusal("version-conflict", { current: message });
    const at = `${answeredAt.slice(0, 16).replace("T", " at ")} UTC`;
    const said = contactTexts[outcome.kind](outcome.by || contactTexts.somebody, at);
    const detail = more ? `${said} ${more[outcome.kind]}` : said;
    return new Refusal("version-conflict", { detail, current: message });
  }

  return {
    async list(_staff, { state, ...input }) {
      const part = listPart(input);
      if (part instanceof Refusal) return part;
      const { rows, ...page } = await listMessages(database, part, { state });
      return { ...page, messages: await messagesOf(rows) };
    },
    export(_staff, { state, ...input }) {
      return csvAnswer({
        name: "messages",
        now: now(),
        input,
        columns,
        read: async (part, ids) => {
          const { rows, nextCursor } = await listMessages(database, part, { state, ids });
          return { rows: await messagesOf(rows), nextCursor };
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
      const words = { userName: row.name, subject: contactTexts.answer(agencyName), message: answer };
      const composed = await composeStaffMail(
        { ...words, answered: row.message, appUrl },
        { id: newId(), kind: "contact-answer", recipient: row.email, userId: row.userId },
      );
      const mail = { ...composed, dedupeKey: answerKey(id, answeredAt) };
      const isUnchanged = row.answeredAt?.getTime() === seen.answeredAt?.getTime();
      const refused = isUnchanged
        ? await throttle.take({ ...staffMailLimit, subject: staff.account.id })
        : undefined;
      if (refused) return refused;
      if (isUnchanged && (await insertAnswer(db, { id, seen, mail }, originBy(staff)))) wakeOutbox();
      else if (!(await hasAnswer(db, { id, mail }, staff.account.id)))
        return changedBefore(id, contactTexts.notSent);
      const message = await read(id);
      return message instanceof Refusal ? message : { message, isKept: isMailKept };
    },
    async markDone(staff, id) {
      if (await markDone(db, id, originBy(staff))) return undefined;
      const message = await read(id);
      if (message instanceof Refusal) return message;
      return message.outcome?.kind === "done" ? undefined : changedBefore(id);
    },
    async reopen(staff, id, { answeredAt }) {
      const message = await read(id);
      if (message instanceof Refusal) return message;
      if (message.answeredAt === null) return undefined;
      const seen = { id, answeredAt: new Date(answeredAt) };
      const isReopened = message.outcome?.kind === "done" && (await reopenMessage(db, seen, originBy(staff)));
      return isReopened ? undefined : changedBefore(id);
    },
    async delete(staff, id) {
      if (!(await deleteMessage(db, id, originBy(staff)))) return notFound();
      // If the old pages in the database's log cannot be cleared now, housekeeping does it later.
      await database.scrub().catch((err: unknown) => log.warn({ err }, "the database's log was not emptied"));
      return undefined;
    },
  };
}
