import type { DocumentDetails } from "@sitewright/contracts";
import type { Tx } from "../../db/open.ts";
import type { Managed } from "./manage-store.ts";

const versionFields = {
  version: true,
  title: true,
  description: true,
  icon: true,
  editedBy: true,
  createdAt: true,
} as const;

/** A former state of a document. */
export interface VersionRow {
  version: number;
  title: string;
  description: string;
  icon: string;
  editedBy: string;
  createdAt: Date;
}

/** All versions that are kept, newest first. */
export function listVersions(db: Tx, { id }: Managed): Promise<VersionRow[]> {
  return db.clientDocumentVersion.findMany({
    where: { documentId: id },
    select: versionFields,
    orderBy: { version: "desc" },
  });
}

/** One version with its content. */
export function findVersion(
  db: Tx,
  { id: documentId }: Managed,
  version: number,
): Promise<(VersionRow & { content: string | null }) | null> {
  return db.clientDocumentVersion.findUnique({
    where: { documentId_version: { documentId, version } },
    select: { ...versionFields, content: true },
  });
}

/**
 * True if a version has these fields and was made by this account. Fields that are left out are not
 * compared.
 */
export async function isVersionOf(
  db: Tx,
  { id: documentId }: Managed,
  {
    fields: { title, description, icon, content },
    ...edit
  }: { version: number; editedBy: string; fields: DocumentDetails & { content?: string | undefined } },
): Promise<boolean> {
  const fields = { title, description, icon, ...(content !== undefined && { content }) };
  return (await db.clientDocumentVersion.count({ where: { documentId, ...edit, ...fields } })) > 0;
}

/**
 * Deletes the oldest version of a document that is not its newest; false if there is none. It
 * deletes one per call, because SQLite overwrites what it deletes.
 */
export async function deleteFormerDocumentVersion(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const former = await tx.clientDocumentVersion.findFirst({
    where: { documentId: id, version: { lt: version } },
    select: { id: true },
    orderBy: { version: "asc" },
  });
  if (former) await tx.clientDocumentVersion.deleteMany({ where: { id: former.id } });
  return former !== null;
}
