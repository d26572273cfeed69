import { z } from "zod";
import { staff } from "./access.ts";
import { csvFile, exportFields, listFields, pageFields } from "./admin-lists.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";

/** The orders of the audit trail, the default first. */
export const auditSorts = ["newest", "oldest"] as const;

/** An entry of the audit trail: an action, its actor and its object. */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** Such as `document.update`. */
  action: z.string(),
  /** Kind and id of the object; null where it was deleted with its account. */
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  /** Its present name; empty where it has none or is erased. */
  subjectName: z.string(),
  /** The change, where it is short: `client → builder`. */
  detail: z.string(),
  /** Null: the server itself, its operator, or a deleted account. */
  actor: z.object({ uid: z.string(), name: z.string() }).nullable(),
  createdAt: instantSchema,
});
export type AuditRecord = z.infer<typeof auditEntrySchema>;

/** The filters and the order of the list and of its export. */
const auditSelection = {
  /** Only actions of this account. */
  actor: z.string().max(64).optional(),
  /** Only actions on objects of this kind. */
  subject: z.string().max(40).optional(),
  /** Only this action. */
  action: z.string().max(40).optional(),
  sort: z.enum(auditSorts).default("newest"),
};

export const adminListAudit = defineEndpoint({
  name: "adminListAudit",
  summary: "What staff and the server's operator did; `search` looks in action, detail and ids.",
  method: "GET",
  path: "/api/admin/audit",
  access: staff("audit"),
  query: z.object({ ...listFields, ...auditSelection }),
  status: 200,
  response: z.object({ entries: z.array(auditEntrySchema), ...pageFields }),
  errors: [],
});

export const adminExportAudit = defineEndpoint({
  name: "adminExportAudit",
  summary: "The entries of the audit trail that match as comma-separated values.",
  method: "GET",
  path: "/api/admin/exports/audit",
  access: staff("audit"),
  query: z.object({ ...exportFields, ...auditSelection }),
  status: 200,
  response: csvFile,
  errors: [],
});
