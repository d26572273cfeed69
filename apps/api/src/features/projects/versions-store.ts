import type { Tx } from "../../db/open.ts";

/** The most versions that are listed. */
const listedMax = 200;

/** The numbers and times of a project's versions, newest first. */
export function listVersions(db: Tx, projectId: string): Promise<{ version: number; createdAt: Date }[]> {
  return db.projectVersion.findMany({
    where: { projectId },
    select: { version: true, createdAt: true },
    orderBy: { version: "desc" },
    take: listedMax,
  });
}

/** The specification of one version, as JSON; null where there is none. */
export async function readVersionSpec(
  db: Tx,
  at: { projectId: string; version: number },
): Promise<string | null> {
  const row = await db.projectVersion.findUnique({
    where: { projectId_version: at },
    select: { spec: true },
  });
  return row?.spec ?? null;
}

/** The files that a project uses. */
export function listFiles(db: Tx, projectId: string) {
  return db.upload.findMany({
    where: { projects: { some: { projectId } } },
    select: { id: true, category: true, name: true, contentType: true, sizeBytes: true, storagePath: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}
