import type { StoredPaths } from "../../files/stored-paths.ts";

/** The files that documents refer to. A typed document has none. */
export const documentPaths: StoredPaths = {
  columns: ["ClientDocument.storagePath"],
  async list(db, { after, limit }) {
    const rows = await db.clientDocument.findMany({
      where: { id: { gt: after }, storagePath: { not: null } },
      select: { id: true, storagePath: true },
      orderBy: { id: "asc" },
      take: limit,
    });
    return rows.map(({ id, storagePath }) => ({ id, storagePath: storagePath ?? "" }));
  },
  async findNamed(db, paths) {
    const rows = await db.clientDocument.findMany({
      where: { storagePath: { in: [...paths] } },
      select: { storagePath: true },
    });
    return new Set(rows.flatMap(({ storagePath }) => storagePath ?? []));
  },
  async listOfAccount(db, clientId) {
    const rows = await db.clientDocument.findMany({ where: { clientId }, select: { storagePath: true } });
    return rows.flatMap(({ storagePath }) => storagePath ?? []);
  },
};
