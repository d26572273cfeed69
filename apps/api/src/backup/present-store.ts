import type { Tx } from "../db/open.ts";

/** What a database contains, as shown to the operator. */
export interface PresentRows {
  readonly accounts: number;
  readonly projects: number;
  /** The time of the latest recorded change; undefined if there is none. */
  readonly changedAt: Date | undefined;
}

/** Counts what a restore would replace. */
export async function countPresent(db: Tx): Promise<PresentRows> {
  const { _max: user } = await db.user.aggregate({ _max: { updatedAt: true } });
  const { _max: project } = await db.project.aggregate({ _max: { updatedAt: true } });
  const { _max: document } = await db.clientDocument.aggregate({ _max: { updatedAt: true } });
  const { _max: entry } = await db.auditEntry.aggregate({ _max: { createdAt: true } });
  const times = [user.updatedAt, project.updatedAt, document.updatedAt, entry.createdAt]
    .filter((at) => at !== null)
    .map((at) => at.getTime());
  return {
    accounts: await db.user.count(),
    projects: await db.project.count(),
    changedAt: times.length > 0 ? new Date(Math.max(...times)) : undefined,
  };
}
