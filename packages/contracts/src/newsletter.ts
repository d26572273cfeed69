import { z } from "zod";
import { staff } from "./access.ts";
import { csvFile, exportFields, listFields, pageFields } from "./admin-lists.ts";
import { emailSchema } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";

export const subscribe = defineEndpoint({
  name: "subscribe",
  summary:
    "Ask for the newsletter. A mail asks the address to confirm, and the answer does not tell whether it is known already.",
  method: "POST",
  path: "/api/newsletter",
  access: "public",
  body: z.object({
    email: emailSchema,
    /** A honeypot: people do not see the field, so a request with it is a bot's and has no effect. */
    homepage: z.string().max(500).optional(),
    /** Path of the page with the form. */
    source: z.string().max(200).optional(),
  }),
  status: 202,
  response: z.object({ success: z.literal(true) }),
  errors: ["too-many-requests"],
});

export const subscriberStatuses = ["pending", "confirmed"] as const;

/** An address entered for the newsletter. */
export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Only `confirmed` gets mail other than the one that asks for confirmation. */
  status: z.enum(subscriberStatuses),
  /** Path of the page with the form. */
  source: z.string(),
  createdAt: instantSchema,
  confirmedAt: instantSchema.nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** The orders of the list of subscribers, the default first. */
export const subscriberSorts = ["newest", "oldest"] as const;

/** The filters and the order of the list and of its export. */
const subscriberSelection = {
  status: z.enum(subscriberStatuses).optional(),
  sort: z.enum(subscriberSorts).default("newest"),
};

export const adminListSubscribers = defineEndpoint({
  name: "adminListSubscribers",
  summary:
    "Who asked for the newsletter; `search` looks in address and page. A subscriber who leaves is deleted.",
  method: "GET",
  path: "/api/admin/subscribers",
  access: staff("newsletter"),
  query: z.object({ ...listFields, ...subscriberSelection }),
  status: 200,
  response: z.object({
    subscribers: z.array(subscriberSchema),
    ...pageFields,
    counts: z.object({ pending: z.int(), confirmed: z.int() }),
  }),
  errors: [],
});

export const adminExportSubscribers = defineEndpoint({
  name: "adminExportSubscribers",
  summary: "The subscribers that match as comma-separated values.",
  method: "GET",
  path: "/api/admin/exports/subscribers",
  access: staff("newsletter"),
  query: z.object({ ...exportFields, ...subscriberSelection }),
  status: 200,
  response: csvFile,
  errors: [],
});
