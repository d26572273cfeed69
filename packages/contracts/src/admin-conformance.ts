import { z } from "zod";
import { staff } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { creationHeaders } from "./request-headers.ts";

const idParams = z.object({ id: z.string().min(1).max(64) });
const checkParams = idParams.extend({ check: z.string().min(1).max(64) });

/** The largest accepted archive of a site, in bytes. */
export const SITE_ARCHIVE_MAX_BYTES = 50 * 1024 * 1024;

/** The highest number of findings that are stored per check. */
export const FINDINGS_MAX = 1000;

/** The status of a check: waiting, done, or the archive was rejected. */
export const siteCheckStates = ["waiting", "done", "refused"] as const;

/** A check of a built site against a project's specification. */
export const siteCheckSchema = z.object({
  id: z.string(),
  /** Version of the specification. */
  version: z.int(),
  fileName: z.string(),
  sizeBytes: z.int(),
  state: z.enum(siteCheckStates),
  /** Why the archive was rejected; empty otherwise. */
  reason: z.string(),
  /** The number of deviations, including those that are not stored. */
  findingCount: z.int(),
  /** The number of files of the site that were read. */
  fileCount: z.int(),
  /** Empty if that account was deleted. */
  authorName: z.string(),
  createdAt: instantSchema,
});
export type SiteCheck = z.infer<typeof siteCheckSchema>;

/** A deviation of a built site from its specification. */
export const siteFindingSchema = z.object({
  rule: z.string(),
  file: z.string(),
  /** Counted from 1. */
  line: z.int(),
  message: z.string(),
});
export type SiteFinding = z.infer<typeof siteFindingSchema>;

export const adminListSiteChecks = defineEndpoint({
  name: "adminListSiteChecks",
  summary: "The built sites that were checked against a project's specification, newest first.",
  method: "GET",
  path: "/api/admin/projects/:id/site-checks",
  access: staff("conformance"),
  params: idParams,
  status: 200,
  response: z.object({ checks: z.array(siteCheckSchema) }),
  errors: ["not-found"],
});

export const adminCreateSiteCheck = defineEndpoint({
  name: "adminCreateSiteCheck",
  summary:
    "Hold a built site, a ZIP archive of at most 50 MB, against the newest version of a project (multipart: file). It is checked soon after. Under one Idempotency-Key the same archive is checked once against a version.",
  method: "POST",
  path: "/api/admin/projects/:id/site-checks",
  access: staff("conformance"),
  params: idParams,
  headers: creationHeaders,
  body: z.object({ file: z.custom<Blob>((value) => value instanceof Blob, "Please choose a ZIP archive.") }),
  bodyType: "multipart",
  status: 202,
  response: z.object({ check: siteCheckSchema }),
  errors: ["not-found", "too-large", "unsupported-type", "too-many-requests", "storage-full"],
});

export const adminGetSiteCheck = defineEndpoint({
  name: "adminGetSiteCheck",
  summary: "One check with what it found, by file and line.",
  method: "GET",
  path: "/api/admin/projects/:id/site-checks/:check",
  access: staff("conformance"),
  params: checkParams,
  status: 200,
  response: z.object({ check: siteCheckSchema, findings: z.array(siteFindingSchema) }),
  errors: ["not-found", "content-unreadable"],
});

export const adminDeleteSiteCheck = defineEndpoint({
  name: "adminDeleteSiteCheck",
  summary: "Delete a check with its findings.",
  method: "DELETE",
  path: "/api/admin/projects/:id/site-checks/:check",
  access: staff("conformance"),
  params: checkParams,
  status: 204,
  errors: ["not-found"],
});
