import { chatAnswerSchema } from "@sitewright/contracts/chat";
import { z } from "zod";

const messageSchema = z.object({
  id: z.string(),
  type: z.enum(["user", "assistant"]),
  content: z.string(),
  timestamp: z.string(),
  isInitialGreeting: z.boolean().optional(),
  /** Of a question: the entry whose button it was. */
  entryId: z.string().optional(),
  /** Of a question: whether it has arrived. */
  state: z.enum(["sending", "sent", "failed"]).optional(),
  /** Of a question that did not arrive: what there is to say of that. */
  fault: z.string().optional(),
  /** Of an answer. */
  answer: chatAnswerSchema.optional(),
  /** Of an answer: the id of its question. */
  answers: z.string().optional(),
  /** Of an answer: what its reader said to 'Did that answer it?'. */
  isConfirmed: z.boolean().optional(),
  /** Whether the conversation is over with it: what is asked next begins another one. */
  isEnd: z.boolean().optional(),
});

/** One message, as it is kept in the browser. */
export type ChatMessage = z.output<typeof messageSchema>;

/**
 * What can be read of a kept history. A question that was on its way when the page was left has not arrived; one of
 * `onTheirWay` still is.
 */
export const readMessages = (list: readonly unknown[], onTheirWay: ReadonlySet<string>): ChatMessage[] =>
  list.flatMap((stored) => {
    const { data } = messageSchema.safeParse(stored);
    if (!data) return [];
    return data.state === "sending" && !onTheirWay.has(data.id)
      ? { ...data, state: "failed" as const }
      : data;
  });

/** What the next question may refer to: the entry that was answered last. */
export const lastEntry = (messages: readonly ChatMessage[]): string | undefined =>
  messages.flatMap(({ answer }) => (answer?.kind === "matched" ? answer.entryId : [])).at(-1);
