import { z } from "zod";
import { chatPages } from "./chat-pages.ts";
import { defineEndpoint } from "./endpoint.ts";

/** The id of a conversation: `conv_{time}_{random}`, made by the visitor's browser and known to no one else. */
export const conversationIdSchema = z.string().regex(/^conv_\d{1,16}_[a-z0-9]{6,40}$/);

/** Most characters of a question. */
export const chatQuestionMax = 500;

const entryIdSchema = z.string().regex(/^[a-z0-9-]{1,100}$/);
const messageIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** An entry as a button that asks for it. */
export const chatOptionSchema = z.object({ entryId: z.string(), label: z.string() });
export type ChatOption = z.output<typeof chatOptionSchema>;

/** A page of this site that an answer refers to. */
export const chatLinkSchema = z.object({ text: z.string(), path: z.string().regex(/^\/(?![/\\])/) });

/** The assistant's response to a question: an answer, a question back, or that it does not know. */
export const chatAnswerSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("matched"),
    /** The context that the next question may refer to. */
    entryId: z.string(),
    /** Plain text. */
    text: z.string(),
    links: z.array(chatLinkSchema),
    quickReplies: z.array(chatOptionSchema),
    /** `model`: worded by a language model from only `sources`. */
    wording: z.enum(["knowledge", "model"]),
    sources: z.array(chatOptionSchema),
  }),
  z.object({ kind: z.literal("ambiguous"), options: z.array(chatOptionSchema).min(2) }),
  z.object({
    kind: z.literal("unmatched"),
    /** If it is known not to be offered: the words that say so. */
    text: z.string().optional(),
    links: z.array(chatLinkSchema),
  }),
]);
export type ChatAnswer = z.output<typeof chatAnswerSchema>;

/** What visitors read where an answer has no text of its own. The chat and the admin's trial of a question show it. */
export const chatReplies = {
  ambiguous: "Which of these do you mean?",
  unmatched: "I do not know that. I can only answer from this site, but a person can help.",
} as const;

export const sendChatMessage = defineEndpoint({
  name: "sendChatMessage",
  summary:
    "Ask the assistant. Kept for 90 days; email addresses, numbers and postcodes that are found in it are removed first, names and streets are not. The same message sent again is the same question.",
  method: "POST",
  path: "/api/chat/messages",
  access: "public",
  body: z.object({
    conversationId: conversationIdSchema,
    /** Made by the browser; unique within the conversation. */
    messageId: messageIdSchema,
    content: z.string().trim().min(1).max(chatQuestionMax),
    page: z.enum(chatPages),
    /** The entry that was answered last, which a short question may refer to. */
    last: entryIdSchema.optional(),
    /** The entry of the button that was pressed. */
    entryId: entryIdSchema.optional(),
  }),
  status: 200,
  response: chatAnswerSchema,
  errors: ["too-many-requests"],
});

export const confirmChatAnswer = defineEndpoint({
  name: "confirmChatAnswer",
  summary: "Say whether an answer of the assistant was one.",
  method: "POST",
  path: "/api/chat/feedback",
  access: "public",
  body: z.object({
    conversationId: conversationIdSchema,
    messageId: messageIdSchema,
    isAnswered: z.boolean(),
  }),
  status: 204,
  errors: ["too-many-requests"],
});

export const handOverChat = defineEndpoint({
  name: "handOverChat",
  summary: "Note that a visitor went on to a person. Nothing of the conversation is sent to anybody by this.",
  method: "POST",
  path: "/api/chat/hand-over",
  access: "public",
  body: z.object({ conversationId: conversationIdSchema }),
  status: 204,
  errors: ["too-many-requests"],
});

export const eraseChat = defineEndpoint({
  name: "eraseChat",
  summary: "Delete what is kept of a conversation. The answer does not tell whether there was any.",
  method: "POST",
  path: "/api/chat/erase",
  access: "public",
  body: z.object({ conversationId: conversationIdSchema }),
  status: 204,
  errors: ["too-many-requests"],
});
