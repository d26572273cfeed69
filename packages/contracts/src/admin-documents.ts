import { z } from "zod";
import { staff } from "./access.ts";
import { csvFile, exportFields, listFields, pageFields } from "./admin-lists.ts";
import {
  adminDocumentSchema,
  documentContentSchema,
  documentDetailsSchema,
  documentVersionSchema,
} from "./documents.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { creationHeaders, ifMatchHeaders } from "./request-headers.ts";
import { versionParamSchema } from "./version.ts";

const idParams = z.object({ id: z.string().min(1).max(64) });
const clientId = z.string().min(1, "Please select a client").max(64, "Please select a client");
const documentAnswer = z.object({ document: adminDocumentSchema });

/** A client as the documents screen lists them. */
export const documentClientSchema = z.object({
  uid: z.string(),
  email: z.string(),
  /** False: the address is unconfirmed, so anyone may have created the account. */
  emailVerified: z.boolean(),
  displayName: z.string(),
  businessName: z.string(),
  photoURL: z.string().nullable(),
  createdAt: instantSchema,
  documentCount: z.int(),
});
export type DocumentClient = z.infer<typeof documentClientSchema>;

export const adminListDocumentClients = defineEndpoint({
  name: "adminListDocumentClients",
  summary:
    "All accounts with how many documents each has, newest first; `search` looks in address, name, business and phone number, `client` is one account.",
  method: "GET",
  path: "/api/admin/documents/clients",
  access: staff("documents"),
  // Strict, because pages of an older release send `email`: ignoring it would list all accounts as matches.
  query: z.strictObject({ ...listFields, client: clientId.optional() }),
  status: 200,
  response: z.object({ clients: z.array(documentClientSchema), ...pageFields }),
  errors: [],
});

/** The orders of the list of documents, the default first. */
export const documentSorts = ["updated", "newest", "title"] as const;

/** A document in the list of all clients, with its client. */
export const listedDocumentSchema = adminDocumentSchema.extend({
  clientName: z.string(),
  clientEmail: z.string(),
});
export type ListedDocument = z.infer<typeof listedDocumentSchema>;

/** The filters and the order of the list and of its export. */
const documentSelection = {
  /** Only those that their client has not opened, at any version. */
  unread: z.literal("yes").optional(),
  sort: z.enum(documentSorts).default("updated"),
};

export const adminFindDocuments = defineEndpoint({
  name: "adminFindDocuments",
  summary: "Everybody's documents; `search` looks in title, description and file name.",
  method: "GET",
  path: "/api/admin/documents/all",
  access: staff("documents"),
  query: z.object({
    ...listFields,
    ...documentSelection,
  }),
  status: 200,
  response: z.object({ documents: z.array(listedDocumentSchema), ...pageFields }),
  errors: [],
});

export const adminExportDocuments = defineEndpoint({
  name: "adminExportDocuments",
  summary: "The documents that match, without their content, as comma-separated values.",
  method: "GET",
  path: "/api/admin/exports/documents",
  access: staff("documents"),
  query: z.object({ ...exportFields, ...documentSelection }),
  status: 200,
  response: csvFile,
  errors: [],
});

export const adminListDocuments = defineEndpoint({
  name: "adminListDocuments",
  summary: "One client's documents in their order, with who uploaded them and when they were read.",
  method: "GET",
  path: "/api/admin/documents",
  access: staff("documents"),
  query: z.object({ client: clientId }),
  status: 200,
  response: z.object({ documents: z.array(adminDocumentSchema) }),
  errors: ["not-found"],
});

export const adminGetDocument = defineEndpoint({
  name: "adminGetDocument",
  summary: "One document with its content, its client's name and all its versions, newest first.",
  method: "GET",
  path: "/api/admin/documents/:id",
  access: staff("documents"),
  params: idParams,
  status: 200,
  response: z.object({
    document: adminDocumentSchema.extend({ content: z.string().nullable() }),
    /** The client's name, or else address. */
    clientName: z.string().default(""),
    versions: z.array(documentVersionSchema),
  }),
  errors: ["not-found"],
});

export const adminGetDocumentVersion = defineEndpoint({
  name: "adminGetDocumentVersion",
  summary: "One version of a document.",
  method: "GET",
  path: "/api/admin/documents/:id/versions/:version",
  access: staff("documents"),
  params: idParams.extend({ version: versionParamSchema }),
  status: 200,
  response: z.object({ version: documentVersionSchema.extend({ content: z.string().nullable() }) }),
  errors: ["not-found"],
});

export const adminCreateDocument = defineEndpoint({
  name: "adminCreateDocument",
  summary:
    "Share typed Markdown with a client. It takes the last place in their list. Under one Idempotency-Key the same document is shared once.",
  method: "POST",
  path: "/api/admin/documents",
  access: staff("documents"),
  headers: creationHeaders,
  body: documentDetailsSchema.extend({ clientId, content: documentContentSchema }),
  status: 201,
  response: documentAnswer,
  errors: ["invalid-input"],
});

/** The parts of the multipart body. */
export const documentFilePartsSchema = documentDetailsSchema.extend({
  file: z.custom<Blob>((value) => value instanceof Blob, "Please select a file to upload"),
  clientId,
});

export const adminUploadDocument = defineEndpoint({
  name: "adminUploadDocument",
  summary:
    "Share a Markdown file with a client (multipart: file, clientId, title, description, icon). Under one Idempotency-Key the same file is shared once.",
  method: "POST",
  path: "/api/admin/documents/files",
  access: staff("documents"),
  headers: creationHeaders,
  body: documentFilePartsSchema,
  bodyType: "multipart",
  status: 201,
  response: documentAnswer,
  errors: ["invalid-input", "too-large", "unsupported-type", "storage-full"],
});

export const adminUpdateDocument = defineEndpoint({
  name: "adminUpdateDocument",
  summary:
    "Change title, description, icon and, where it was typed, content, as a new version. If-Match names the version that it was made from; another one answers 409 with the stored document and its content as `current`, unless that is this very edit.",
  method: "PUT",
  path: "/api/admin/documents/:id",
  access: staff("documents"),
  params: idParams,
  headers: ifMatchHeaders,
  body: documentDetailsSchema.extend({ content: documentContentSchema.optional() }),
  status: 200,
  response: documentAnswer,
  errors: ["not-found", "invalid-input", "version-conflict"],
});

export const adminDeleteDocument = defineEndpoint({
  name: "adminDeleteDocument",
  summary: "Move a document with its versions, receipts and file to the bin, which keeps it for 30 days.",
  method: "DELETE",
  path: "/api/admin/documents/:id",
  access: staff("documents"),
  params: idParams,
  status: 204,
  errors: ["not-found"],
});

/** A place in a client's list. */
const placeSchema = z.int().min(0).max(100_000);

export const adminMoveDocument = defineEndpoint({
  name: "adminMoveDocument",
  summary:
    "Move a document from one place in the client's list to another, counted from 0. One that is there already stays; one that is at neither place is a conflict.",
  method: "POST",
  path: "/api/admin/documents/:id/move",
  access: staff("documents"),
  params: idParams,
  body: z.object({ from: placeSchema, to: placeSchema }),
  status: 200,
  response: z.object({ documents: z.array(adminDocumentSchema) }),
  errors: ["not-found", "version-conflict"],
});

export const adminMigrateDocument = defineEndpoint({
  name: "adminMigrateDocument",
  summary: "Fix preview: take the content of a file from before there was a preview into the document.",
  method: "POST",
  path: "/api/admin/documents/:id/migrate",
  access: staff("documents"),
  params: idParams,
  status: 200,
  response: z.object({ success: z.boolean(), message: z.string() }),
  errors: ["not-found"],
});
