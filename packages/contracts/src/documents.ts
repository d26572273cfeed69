import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { versionSchema } from "./version.ts";
import { visibleName } from "./visible-name.ts";

/** The icons of documents, as stored. The screens decide how they look. */
export const documentIcons = [
  "📄",
  "📝",
  "📋",
  "📊",
  "📈",
  "💰",
  "🧾",
  "📑",
  "📐",
  "🎨",
  "💡",
  "🚀",
  "📅",
  "🔒",
  "✅",
  "📌",
] as const;
export type DocumentIcon = (typeof documentIcons)[number];

/** Largest content of a document, typed or as a file, in bytes of UTF-8 (512 KiB, some 250 pages). */
export const DOCUMENT_MAX_BYTES = 512 * 1024;

/** The error for any file that is not Markdown. */
export const NOT_MARKDOWN = "Please select a markdown (.md) file";

/** True for a file that looks like Markdown by its name or type; the server checks its content. */
export const isMarkdownFile = ({ name, type }: { name: string; type: string }): boolean =>
  /\.md$/i.test(name) || /^text\/markdown\s*(;|$)/i.test(type);

const hasRoom = (text: string): boolean => new TextEncoder().encode(text).length <= DOCUMENT_MAX_BYTES;

/** Content as it is typed. */
export const documentContentSchema = z
  .string()
  .refine((text) => text.trim() !== "", "Please enter document content")
  .refine(hasRoom, "A document can be at most 512 kB.");

/** An administrator's input for a document. */
export const documentDetailsSchema = z.object({
  title: visibleName(200, "Please enter a document title"),
  description: z.string().trim().max(1000, "Please use at most 1000 characters.").default(""),
  icon: z.enum(documentIcons).default("📄"),
});
export type DocumentDetails = z.infer<typeof documentDetailsSchema>;

/**
 * A document in a client's list, without its content. `hasContent` is false for files from before there was a preview.
 */
export const documentSummarySchema = z.object({
  id: z.string(),
  clientId: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  fileName: z.string().nullable(),
  /** The URL of the uploaded file, on this origin; null for typed documents. */
  fileUrl: z.string().nullable(),
  hasContent: z.boolean(),
  order: z.int(),
  version: z.int(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** The time at which the client first opened this version; null until then. */
  readAt: instantSchema.nullable(),
});
export type DocumentSummary = z.infer<typeof documentSummarySchema>;

/** A document to read. */
export const clientDocumentSchema = documentSummarySchema.extend({ content: z.string().nullable() });
export type ClientDocument = z.infer<typeof clientDocumentSchema>;

/** A document in the administrator's list, with who uploaded it. Content of uploaded files cannot be edited. */
export const adminDocumentSchema = documentSummarySchema.extend({
  uploadedBy: z.string(),
  uploadedByEmail: z.string(),
  isContentEditable: z.boolean(),
});
export type AdminDocument = z.infer<typeof adminDocumentSchema>;

/** A document at one version, and when the client first opened that version. */
export const documentVersionSchema = z.object({
  version: z.int(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  editedBy: z.string(),
  /** The author's name, or else address; empty if the account was deleted. */
  editorName: z.string(),
  createdAt: instantSchema,
  readAt: instantSchema.nullable(),
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

const idParams = z.object({ id: z.string().min(1).max(64) });

export const listDocuments = defineEndpoint({
  name: "listDocuments",
  summary: "A client's documents in their order, for that client and administrators.",
  method: "GET",
  path: "/api/profiles/:uid/documents",
  access: "client",
  params: z.object({ uid: z.string().min(1).max(64) }),
  status: 200,
  response: z.object({ documents: z.array(documentSummarySchema) }),
  errors: ["not-found"],
});

export const getDocument = defineEndpoint({
  name: "getDocument",
  summary: "One document with its content.",
  method: "GET",
  path: "/api/documents/:id",
  access: "client",
  params: idParams,
  status: 200,
  response: z.object({ document: clientDocumentSchema }),
  errors: ["not-found"],
});

export const getDocumentFile = defineEndpoint({
  name: "getDocumentFile",
  summary: "The file that was uploaded, byte for byte.",
  method: "GET",
  path: "/api/documents/:id/file",
  access: "client",
  params: idParams,
  status: 200,
  response: { kind: "file", type: "text/markdown" },
  errors: ["not-found"],
});

export const createReceipt = defineEndpoint({
  name: "createReceipt",
  summary:
    "Note that the client has opened this version of their document. The first opening counts; others change nothing.",
  method: "POST",
  path: "/api/documents/:id/receipts",
  access: "client",
  params: idParams,
  body: z.object({ version: versionSchema }),
  status: 200,
  response: z.object({ readAt: instantSchema }),
  errors: ["not-found"],
});
