import { forgetSubjects } from "../../audit/personal-data-store.ts";
import { inPagesByAge } from "../../db/in-pages.ts";
import type { Db, Tx } from "../../db/open.ts";
import {
  fileEntry,
  listEntry,
  numberedName,
  textEntry,
  withIndex,
} from "../../personal-data/archive-entries.ts";
import {
  type ErasedAccount,
  type ExportSource,
  type PersonalData,
  readByteSum,
} from "../../personal-data/personal-data.ts";
import type { ZipEntry } from "../../zip/zip-stream.ts";
import { deleteFormerDocumentVersion } from "./version-store.ts";

/** Documents without their contents, and without the staff member who shared them. */
const listDocuments = (db: Tx, clientId: string) =>
  inPagesByAge(({ after, ...page }) =>
    db.clientDocument.findMany({
      where: { clientId, ...after },
      omit: { content: true, clientId: true, uploadedBy: true, uploadedByEmail: true },
      include: { receipts: { where: { userId: clientId }, select: { version: true, readAt: true } } },
      ...page,
    }),
  );

async function readContent(db: Tx, id: string): Promise<string> {
  const row = await db.clientDocument.findUnique({ where: { id }, select: { content: true } });
  return row?.content ?? "";
}

async function* documentEntries({ db, storage, account }: ExportSource): AsyncGenerator<ZipEntry> {
  yield listEntry("documents/documents.json", () => listDocuments(db, account.id));
  for await (const [index, { id, title, storagePath }] of withIndex(listDocuments(db, account.id))) {
    const path = `documents/${numberedName(index, title)}`;
    yield textEntry(`${path}.md`, () => readContent(db, id));
    if (storagePath !== null) yield fileEntry(`${path}_file`, { storage, storagePath });
  }
}

/**
 * Erases one former version of a document or, if there is none left, the document itself. Returns
 * false once the account has no documents.
 */
async function erase(tx: Tx, { id: clientId }: ErasedAccount): Promise<boolean> {
  const document = await tx.clientDocument.findFirst({
    where: { clientId },
    select: { id: true, version: true },
  });
  if (!document || (await deleteFormerDocumentVersion(tx, document))) return document !== null;
  await forgetSubjects(tx, [document.id]);
  await tx.clientDocument.deleteMany({ where: { id: document.id } });
  return true;
}

/** Keeps documents that a staff member shared or edited, but removes the account's id from them. */
async function anonymize(tx: Tx, { id }: ErasedAccount): Promise<void> {
  const shared = { where: { uploadedBy: id }, data: { uploadedBy: "", uploadedByEmail: "" } };
  await tx.clientDocument.updateMany(shared);
  await tx.clientDocumentVersion.updateMany({ where: { editedBy: id }, data: { editedBy: "" } });
}

async function countBytes(db: Db, clientId: string): Promise<number> {
  const versions = await db.$queryRaw`
    SELECT SUM(octet_length(v.content)) AS bytes
    FROM client_document_versions v JOIN client_documents d ON d.id = v.document_id WHERE d.client_id = ${clientId}`;
  const documents = await db.$queryRaw`
    SELECT SUM(octet_length(content)) AS bytes FROM client_documents WHERE client_id = ${clientId}`;
  return readByteSum(versions) + readByteSum(documents);
}

/** Documents that the agency shared with an account, and those that a staff account shared. */
export const documentData: PersonalData = {
  tables: ["ClientDocument", "ClientDocumentVersion", "DocumentReceipt"],
  exported: {
    files: [
      [
        "documents/documents.json",
        "documents that the agency shares with you, and when you first read each version",
      ],
      ["documents/NN_title.md", "their text, as Markdown"],
      ["documents/NN_title_file", "the file that came with one, as it is stored"],
    ],
    entries: documentEntries,
  },
  countBytes,
  erase,
  anonymize,
};
