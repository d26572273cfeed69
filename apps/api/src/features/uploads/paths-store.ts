import type { StoredPaths } from "../../files/stored-paths.ts";

/** The files that uploads refer to: the files themselves and their previews. */
export const uploadPaths: StoredPaths = {
  columns: ["Upload.storagePath", "Upload.previewPath"],
  // Previews are not listed as required: a lost one is made again.
  list: (db, { after, limit }) =>
    db.upload.findMany({
      where: { id: { gt: after } },
      select: { id: true, storagePath: true },
      orderBy: { id: "asc" },
      take: limit,
    }),
  async findNamed(db, paths) {
    const list = [...paths];
    const rows = await db.upload.findMany({
      where: { OR: [{ storagePath: { in: list } }, { previewPath: { in: list } }] },
      select: { storagePath: true, previewPath: true },
    });
    return new Set(rows.flatMap(({ storagePath, previewPath }) => [storagePath, previewPath ?? storagePath]));
  },
  async listOfAccount(db, userId) {
    const rows = await db.upload.findMany({
      where: { userId },
      select: { storagePath: true, previewPath: true },
    });
    return rows.flatMap(({ storagePath, previewPath }) =>
      previewPath === null ? [storagePath] : [storagePath, previewPath],
    );
  },
};
