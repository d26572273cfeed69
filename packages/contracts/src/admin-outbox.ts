import { z } from "zod";
import { staff } from "./access.ts";
import { csvFile, exportFields, listFields, pageFields } from "./admin-lists.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";

const idParams = z.object({ id: z.string().min(1).max(64) });

const outboxStatuses = ["pending", "sending", "sent", "dead", "cancelled"] as const;

/** What the outbox can be narrowed to: a state, where `sent` leaves out the mails that were only kept on the server. */
export const outboxFilters = ["pending", "sending", "sent", "kept", "dead", "cancelled"] as const;

/** The orders of the outbox, the default first. */
export const outboxSorts = ["newest", "oldest"] as const;

/** The state of an outbox message; `unknown` where this release does not know the stored one. */
const shownStatuses = [...outboxStatuses, "unknown"] as const;

/** One mail of the outbox. Bodies are requested one at a time. */
export const outboxMessageSchema = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(shownStatuses),
  /** The transport that sent it; `local` means stored here, not sent. */
  transport: z.string().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  projectId: z.string().nullable(),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
});
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

/** The filters and the order of the list and of its export. */
const outboxSelection = {
  status: z.enum(outboxFilters).optional(),
  project: z.string().max(64).optional(),
  /** Only those to or about this account. */
  client: z.string().max(64).optional(),
  sort: z.enum(outboxSorts).default("newest"),
};

export const adminListOutbox = defineEndpoint({
  name: "adminListOutbox",
  summary: "The mails of the outbox; `search` looks in recipient, subject and kind.",
  method: "GET",
  path: "/api/admin/outbox",
  access: staff("outbox"),
  query: z.object({
    ...listFields,
    ...outboxSelection,
  }),
  status: 200,
  response: z.object({ messages: z.array(outboxMessageSchema), ...pageFields }),
  errors: [],
});

export const adminExportOutbox = defineEndpoint({
  name: "adminExportOutbox",
  summary: "The mails that match, without their content, as comma-separated values.",
  method: "GET",
  path: "/api/admin/exports/outbox",
  access: staff("outbox"),
  query: z.object({ ...exportFields, ...outboxSelection }),
  status: 200,
  response: csvFile,
  errors: [],
});

export const adminGetOutboxMessage = defineEndpoint({
  name: "adminGetOutboxMessage",
  summary: "One mail with its content.",
  method: "GET",
  path: "/api/admin/outbox/:id",
  access: staff("outbox"),
  params: idParams,
  status: 200,
  response: z.object({ message: outboxMessageSchema.extend({ html: z.string(), text: z.string() }) }),
  errors: ["not-found"],
});

export const adminRetryMail = defineEndpoint({
  name: "adminRetryMail",
  summary:
    "Send a mail once more that was given up or held back, or that was kept while the server had no mail provider.",
  method: "POST",
  path: "/api/admin/outbox/:id/retry",
  access: staff("outbox"),
  params: idParams,
  status: 204,
  errors: ["not-found", "version-conflict"],
});

export const adminDismissMail = defineEndpoint({
  name: "adminDismissMail",
  summary:
    "Note that a mail that was given up is no longer needed: it becomes cancelled and keeps its reason. Again changes nothing; a retry still sends it.",
  method: "POST",
  path: "/api/admin/outbox/:id/dismiss",
  access: staff("outbox"),
  params: idParams,
  status: 204,
  errors: ["not-found", "version-conflict"],
});
