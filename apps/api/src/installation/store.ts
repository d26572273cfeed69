import { isDuplicate } from "../db/fault.ts";
import type { Db, Tx } from "../db/open.ts";

/** There is one row, under this key. */
const key = "installation";

/** What a database says about its installation. */
export interface InstallationRow {
  id: string;
  /** Counted up at every start and every hour. A storage that has seen a higher one belongs to a newer database. */
  count: number;
  /** Since when database and files may differ: a restored database, or a pairing by the operator. */
  pairedAt: Date | null;
}

const shown = { id: true, count: true, pairedAt: true } as const;

/** The database's row; null before there is one. */
export function findInstallation(db: Tx): Promise<InstallationRow | null> {
  return db.installation.findUnique({ where: { key }, select: shown });
}

/** Gives the database an id unless another process has just done so; the id that it has then. */
export async function insertInstallation(
  db: Db,
  row: { id: string; count: number; pairedAt: Date | null; now: Date },
): Promise<InstallationRow> {
  const { id, count, pairedAt, now: createdAt } = row;
  try {
    return await db.installation.create({ data: { key, id, count, pairedAt, createdAt }, select: shown });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return db.installation.findUniqueOrThrow({ where: { key }, select: shown });
  }
}

/** Counts one up; from at least `seen`, where the storage has seen more. */
export async function countUp(db: Db, row: InstallationRow, seen: number): Promise<InstallationRow> {
  const increment = Math.max(seen - row.count, 0) + 1;
  return db.installation.update({ where: { key }, data: { count: { increment } }, select: shown });
}

/** Notes that database and files may differ from now on. */
export async function notePairing(db: Db, now: Date): Promise<InstallationRow> {
  return db.installation.update({ where: { key }, data: { pairedAt: now }, select: shown });
}

/** Gives the database another id, by the operator's command, with a record of it. */
export function replaceInstallation(
  db: Db,
  { id, auditId, now }: { id: string; auditId: string; now: Date },
): Promise<InstallationRow> {
  return db.$transaction(async (tx) => {
    const audit = { action: "installation.pair", subjectType: "installation", subjectId: id };
    await tx.auditEntry.create({
      data: { ...audit, id: auditId, actorId: null, detail: "command line", createdAt: now },
    });
    return tx.installation.upsert({
      where: { key },
      create: { key, id, count: 1, pairedAt: now, createdAt: now },
      update: { id, pairedAt: now, count: { increment: 1 } },
      select: shown,
    });
  });
}

/** Whether anybody has an account. */
export const hasAccounts = async (db: Tx): Promise<boolean> =>
  (await db.user.findFirst({ select: { id: true } })) !== null;
