import type {
  AdminDocument,
  ClientDocument,
  DocumentClient,
  DocumentSummary,
  DocumentVersion,
  ListedDocument,
} from "@sitewright/contracts";
import { instantOf } from "../../db/instant.ts";
import type { CsvColumn } from "../../listing/csv-file.ts";
import type { ClientRow } from "./client-store.ts";
import type { DocumentRowWithClient } from "./list-store.ts";
import { isContentEditable } from "./rules.ts";
import type { DocumentRow, DocumentWithContent } from "./store.ts";
import type { VersionRow } from "./version-store.ts";

/** The path of a document's file on this origin. */
export const fileUrlOf = (id: string): string => `/api/documents/${id}/file`;

const readAtOf = ({ clientId, receipts }: DocumentRow, version: number): string | null => {
  const receipt = receipts.find((one) => one.userId === clientId && one.version === version);
  return receipt ? instantOf(receipt.readAt) : null;
};

/** A document in a list. */
export function summaryOf(row: DocumentRow): DocumentSummary {
  return {
    id: row.id,
    clientId: row.clientId,
    title: row.title,
    description: row.description,
    icon: row.icon,
    fileName: row.fileName,
    fileUrl: row.storagePath === null ? null : fileUrlOf(row.id),
    hasContent: row.hasContent,
    order: row.order,
    version: row.version,
    createdAt: instantOf(row.createdAt),
    updatedAt: instantOf(row.updatedAt),
    readAt: readAtOf(row, row.version),
  };
}

/** A document for reading. */
export const documentOf = (row: DocumentWithContent): ClientDocument => ({
  ...summaryOf(row),
  content: row.content,
});

/** A document in the staff's list. */
export const adminDocumentOf = (row: DocumentRow): AdminDocument => ({
  ...summaryOf(row),
  uploadedBy: row.uploadedBy,
  uploadedByEmail: row.uploadedByEmail,
  isContentEditable: isContentEditable(row),
});

/** A document in the list of all clients' documents. */
export const listedOf = ({ client, ...row }: DocumentRowWithClient): ListedDocument => ({
  ...adminDocumentOf(row),
  clientName: client.displayName,
  clientEmail: client.email,
});

/** The columns of an export of documents. */
export const documentColumns: readonly CsvColumn<ListedDocument>[] = [
  ["Title", ({ title }) => title],
  ["Description", ({ description }) => description],
  ["Client", ({ clientName }) => clientName],
  ["Client email", ({ clientEmail }) => clientEmail],
  ["File", ({ fileName }) => fileName ?? ""],
  ["Version", ({ version }) => version],
  ["Shared", ({ createdAt }) => createdAt],
  ["Updated", ({ updatedAt }) => updatedAt],
  ["Read", ({ readAt }) => readAt ?? ""],
  ["Document id", ({ id }) => id],
];

/** A version of a document. `names`: the names of the accounts that made versions, by id. */
export const versionOf = (
  document: DocumentRow,
  row: VersionRow,
  names: ReadonlyMap<string, string>,
): DocumentVersion => ({
  version: row.version,
  title: row.title,
  description: row.description,
  icon: row.icon,
  editedBy: row.editedBy,
  editorName: names.get(row.editedBy) ?? "",
  createdAt: instantOf(row.createdAt),
  readAt: readAtOf(document, row.version),
});

/** An account in the client list of the documents screen. */
export const clientOf = (row: ClientRow): DocumentClient => ({
  uid: row.id,
  email: row.email,
  emailVerified: row.emailVerifiedAt !== null,
  displayName: row.displayName,
  businessName: row.businessName ?? "",
  photoURL: row.photoUrl,
  createdAt: instantOf(row.createdAt),
  documentCount: row.documentCount,
});
