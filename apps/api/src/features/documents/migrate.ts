import type { Logger } from "pino";
import type { Storage } from "../../storage/storage.ts";
import { readMarkdownStream } from "./markdown-file.ts";
import { documentFolder } from "./rules.ts";
import type { DocumentRow } from "./store.ts";

/** Outcomes of copying a file's text into its document, worded for the operator. */
export const migrationTexts = {
  notFound: "Document not found",
  hasContent: "Document already has content",
  failed: "Failed to fetch document content",
  foreign: "CORS error - content cannot be migrated",
  noFile: "No file URL available",
  done: "Content migrated successfully",
} as const;

const isForeign = (fileUrl: string): boolean =>
  URL.canParse(fileUrl) && new URL(fileUrl).protocol === "https:";

/**
 * The text of a document's own file, or why there is none. Reads only this client's folder of our
 * storage: a URL in a row is never fetched.
 */
export async function readOwnFile(
  document: DocumentRow,
  { storage, log }: { storage: Storage; log: Pick<Logger, "warn"> },
): Promise<{ content: string } | { message: string }> {
  const { storagePath, fileUrl, clientId } = document;
  if (storagePath === null) {
    if (!fileUrl) return { message: migrationTexts.noFile };
    return { message: isForeign(fileUrl) ? migrationTexts.foreign : migrationTexts.failed };
  }
  if (!storagePath.startsWith(documentFolder(clientId))) return { message: migrationTexts.failed };
  try {
    const stream = await storage.get(storagePath);
    const content = stream && (await readMarkdownStream(stream));
    return content === undefined ? { message: migrationTexts.failed } : { content };
  } catch (err) {
    log.warn({ err, documentId: document.id }, "a document's file could not be read");
    return { message: migrationTexts.failed };
  }
}
