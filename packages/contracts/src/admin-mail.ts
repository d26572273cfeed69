import { z } from "zod";
import { staff } from "./access.ts";
import { csvFile, exportFields, listFields, pageFields } from "./admin-lists.ts";
import { emailSchema } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { creationHeaders } from "./request-headers.ts";

const idParams = z.object({ id: z.string().min(1).max(64) });
const bothNeeded = "Please fill in both subject and message";
const required = (max: number) =>
  z.string(bothNeeded).trim().min(1, bothNeeded).max(max, `Please use at most ${max} characters.`);

/** True where the server has no mail provider: the mail is kept in the outbox and reaches nobody. */
export const isKeptSchema = z.boolean();

/** A mail that staff write. The installation sets the sender: `from` is accepted and ignored. */
export const staffMailSchema = z.object({
  to: z.string().trim().pipe(emailSchema),
  subject: required(150),
  message: required(10_000),
  from: z.string().max(254).optional(),
});

export const adminSendMail = defineEndpoint({
  name: "adminSendMail",
  summary: "Send a mail to one address. It is queued in the outbox and sent from there.",
  method: "POST",
  path: "/api/send-admin-email",
  access: staff("outbox"),
  headers: creationHeaders,
  body: staffMailSchema,
  status: 202,
  response: z.object({ success: z.literal(true), id: z.string(), isKept: isKeptSchema }),
  errors: ["invalid-input", "too-many-requests"],
});

/** The filters of the list of messages; a message that was marked as done counts as answered. */
export const messageStates = ["new", "open", "answered"] as const;
/** The orders of the list of messages, the default first. */
export const messageSorts = ["newest", "oldest"] as const;

/** A message to the agency. */
export const adminMessageSchema = z.object({
  id: z.string(),
  type: z.enum(["contact", "logout_feedback"]),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  reason: z.string(),
  message: z.string(),
  /** The account that was signed in; it does not prove the address. */
  userId: z.string().nullable(),
  createdAt: instantSchema,
  readAt: instantSchema.nullable(),
  /** When it was last answered, or marked as done. */
  answeredAt: instantSchema.nullable(),
  /** How that was done, and the name of who did it, empty where the account is gone; null for an open message. */
  outcome: z.object({ kind: z.enum(["answered", "done"]), by: z.string() }).nullable(),
});
export type AdminMessage = z.infer<typeof adminMessageSchema>;

/** The filters and the order of the list and of its export. */
const messageSelection = {
  state: z.enum(messageStates).optional(),
  sort: z.enum(messageSorts).default("newest"),
};

export const adminListMessages = defineEndpoint({
  name: "adminListMessages",
  summary: "Messages and feedback to the agency; `search` looks in sender, company and message.",
  method: "GET",
  path: "/api/admin/messages",
  access: staff("outbox"),
  query: z.object({ ...listFields, ...messageSelection }),
  status: 200,
  response: z.object({ messages: z.array(adminMessageSchema), ...pageFields }),
  errors: [],
});

export const adminExportMessages = defineEndpoint({
  name: "adminExportMessages",
  summary: "The messages that match as comma-separated values.",
  method: "GET",
  path: "/api/admin/exports/messages",
  access: staff("outbox"),
  query: z.object({ ...exportFields, ...messageSelection }),
  status: 200,
  response: csvFile,
  errors: [],
});

export const adminGetMessage = defineEndpoint({
  name: "adminGetMessage",
  summary: "One message to the agency.",
  method: "GET",
  path: "/api/admin/messages/:id",
  access: staff("outbox"),
  params: idParams,
  status: 200,
  response: z.object({ message: adminMessageSchema }),
  errors: ["not-found"],
});

export const adminReadMessage = defineEndpoint({
  name: "adminReadMessage",
  summary: "Note that a message was read. The first time counts.",
  method: "POST",
  path: "/api/admin/messages/:id/read",
  access: staff("outbox"),
  params: idParams,
  status: 204,
  errors: ["not-found"],
});

export const adminAnswerMessage = defineEndpoint({
  name: "adminAnswerMessage",
  summary:
    "Answer a message by mail to the address that its sender gave. `answeredAt` is when it was last answered, as last read; the same answer again is one mail.",
  method: "POST",
  path: "/api/admin/messages/:id/answer",
  access: staff("outbox"),
  params: idParams,
  body: z.object({
    answer: required(10_000),
    /**
     * The time of the last answer as the writer saw it: if two people answer at once, the second request gets a
     * conflict.
     */
    answeredAt: instantSchema.nullable().default(null),
  }),
  status: 202,
  response: z.object({ message: adminMessageSchema, isKept: isKeptSchema }),
  errors: ["not-found", "version-conflict", "too-many-requests"],
});

export const adminMarkMessageDone = defineEndpoint({
  name: "adminMarkMessageDone",
  summary:
    "Mark a message as done without an answer by mail. Again changes nothing; one that was answered by mail is a conflict.",
  method: "POST",
  path: "/api/admin/messages/:id/done",
  access: staff("outbox"),
  params: idParams,
  status: 204,
  errors: ["not-found", "version-conflict"],
});

export const adminReopenMessage = defineEndpoint({
  name: "adminReopenMessage",
  summary:
    "Open a message again that was marked as done. Again changes nothing; one that was answered by mail, or marked as done anew, is a conflict.",
  method: "POST",
  path: "/api/admin/messages/:id/reopen",
  access: staff("outbox"),
  params: idParams,
  /** `answeredAt`: when it was marked as done, as the caller saw it. */
  body: z.object({ answeredAt: instantSchema }),
  status: 204,
  errors: ["not-found", "version-conflict"],
});

export const adminDeleteMessage = defineEndpoint({
  name: "adminDeleteMessage",
  summary:
    "Delete a message for good, with the mails in the outbox that quote it: the notice about it and every answer, sent or not.",
  method: "DELETE",
  path: "/api/admin/messages/:id",
  access: staff("outbox"),
  params: idParams,
  status: 204,
  errors: ["not-found"],
});
