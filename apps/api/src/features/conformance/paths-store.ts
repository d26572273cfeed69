import type { StoredPaths } from "../../files/stored-paths.ts";

/** Archives that are waiting for their check. */
export const archivePaths: StoredPaths = {
  columns: ["SiteCheck.storagePath"],
  async list(db, { after, limit }) {
    const rows = await db.siteCheck.findMany({
      where: { id: { gt: after }, storagePath: { not: null } },
      select: { id: true, storagePath: true },
      orderBy: { id: "asc" },
      take: limit,
    });
    return rows.map(({ id, storagePath }) => ({ id, storagePath: storagePath ?? "" }));
  },
  async findNamed(db, paths) {
    const where = { storagePath: { in: [...paths] } };
    const rows = await db.siteCheck.findMany({ where, select: { storagePath: true } });
    return new Set(rows.flatMap(({ storagePath }) => storagePath ?? []));
  },
  async listOfAccount(db, userId) {
    const rows = await db.siteCheck.findMany({
      where: { project: { userId } },
      select: { storagePath: true },
    });
    return rows.flatMap(({ storagePath }) => storagePath ?? []);
  },
};
