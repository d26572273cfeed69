import type { Tx } from "../../db/open.ts";

/** Deletes a document's oldest version that is not its newest; false when there is none. See `deleteFormerVersion` for why one. */
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
