import { z } from "zod";
import { staff } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";

/** The kinds of objects in the bin. */
export const binnedKinds = ["user", "project", "document", "post"] as const;
export type BinnedKind = (typeof binnedKinds)[number];

export const BIN_DAYS = 30;

/** An object that the staff deleted. What clients delete themselves is erased at once and never here. */
export const binnedSchema = z.object({
  kind: z.enum(binnedKinds),
  id: z.string(),
  name: z.string(),
  /** The client, or the account's address. */
  owner: z.string(),
  deletedAt: instantSchema,
  /** Empty where it is unknown by now. */
  deletedBy: z.string(),
  /** The time of its erasure, at the next daily emptying of the bin. */
  erasedAfter: instantSchema,
});
export type Binned = z.infer<typeof binnedSchema>;

const params = z.object({ kind: z.enum(binnedKinds), id: z.string().min(1).max(64) });

export const adminListBin = defineEndpoint({
  name: "adminListBin",
  summary:
    "What was deleted within 30 days, newest first, as far as the caller's role may delete it; a hundred a page.",
  method: "GET",
  path: "/api/admin/bin",
  access: staff("projects"),
  query: z.object({
    /** From the response for the previous page. */
    cursor: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.object({ entries: z.array(binnedSchema), nextCursor: z.string().nullable() }),
  errors: [],
});

export const adminRestore = defineEndpoint({
  name: "adminRestore",
  summary:
    "Put something back from the bin. A project or document of an account in the bin comes back with the account.",
  method: "POST",
  path: "/api/admin/bin/:kind/:id/restore",
  access: staff("projects"),
  params,
  status: 204,
  errors: ["not-found", "in-use"],
});

export const adminErase = defineEndpoint({
  name: "adminErase",
  summary: "Erase something in the bin for good, as when its client asks for that.",
  method: "DELETE",
  path: "/api/admin/bin/:kind/:id",
  access: staff("projects"),
  params,
  status: 204,
  errors: ["not-found", "account-protected"],
});
