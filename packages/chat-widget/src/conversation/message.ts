import { chatAnswerSchema } from "@sitewright/contracts/chat";
import { z } from "zod";

const messageSchema = z.object({
  id: z.string(),
  type: z.enum(["user", "assistant"]),
  content: z.string(),
  /** Questions: when it was sent last. */
  timestamp: z.string(),
  isInitialGreeting: z.boolean().optional(),
  /** Questions: the entry whose button was pressed. */
  entryId: z.string().optional(),
  /** Questions: whether the server has received it. */
  state: z.enum(["sending", "sent", "failed"]).optional(),
  /** Questions that failed: the reason. */
  fault: z.string().optional(),
  /** Answers only. */
  answer: chatAnswerSchema.optional(),
  /** Answers: the id of the question. */
  answers: z.string().optional(),
  /** Answers: the visitor's reply to 'Did that answer your question?'. */
  isConfirmed: z.boolean().optional(),
  /** It ends the conversation: the next question begins another one. */
  isEnd: z.boolean().optional(),
});

/** A message as it is stored in the browser. */
export type ChatMessage = z.output<typeof messageSchema>;

/** The readable part of a stored history. A question that is not pending any more has failed. */
export const readMessages = (
  list: readonly unknown[],
  isPending: (question: ChatMessage) => boolean,
): ChatMessage[] =>
  list.flatMap((stored) => {
    const { data } = messageSchema.safeParse(stored);
    if (!data) return [];
    return data.state === "sending" && !isPending(data) ? { ...data, state: "failed" as const } : data;
  });

/** The context of the next question: the entry that was answered last. */
export const lastEntry = (messages: readonly ChatMessage[]): string | undefined =>
  messages.flatMap(({ answer }) => (answer?.kind === "matched" ? answer.entryId : [])).at(-1);
