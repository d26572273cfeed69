import type { Tx } from "../../db/open.ts";

/**
 * Deletes a project's oldest version that is not its newest; false when there is none. Versions may be megabytes, and SQLite overwrites
 * what it deletes: all of them in one statement would take seconds. The newest stays until the project goes with it,
 * so that a project that can be seen can be opened.
 */
export async function deleteFormerVersion(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const former = await tx.projectVersion.findFirst({
    where: { projectId: id, version: { lt: version } },
    select: { id: true },
    orderBy: { version: "asc" },
  });
  if (former) await tx.projectVersion.deleteMany({ where: { id: former.id } });
  return former !== null;
}
