import { recordEvent } from "../audit/audit-store.ts";
import { byCommandLine } from "../audit/events.ts";
import { isDuplicate } from "../db/fault.ts";
import type { Db, Tx } from "../db/open.ts";

/** The key of the only row. */
const key = "installation";

/** A database's record of its installation. */
export interface InstallationRow {
  id: string;
  /** Increased at every start and every hour. A storage with a higher count belongs to a newer database. */
  count: number;
  /**
   * Since when database and files may differ, because a backup was restored or the operator paired them;
   * null if neither happened.
   */
  pairedAt: Date | null;
}

const shown = { id: true, count: true, pairedAt: true } as const;

/** The database's row; null before there is one. */
export function findInstallation(db: Tx): Promise<InstallationRow | null> {
  return db.installation.findUnique({ where: { key }, select: shown });
}

/** Gives the database an id unless another process has just done so; returns its id. */
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

/** Increases the count by one; from at least `seen`, the storage's count. */
export async function countUp(db: Db, row: InstallationRow, seen: number): Promise<InstallationRow> {
  const increment = Math.max(seen - row.count, 0) + 1;
  return db.installation.update({ where: { key }, data: { count: { increment } }, select: shown });
}

/** Records that database and files may differ from now on. */
export async function notePairing(db: Db, now: Date): Promise<InstallationRow> {
  return db.installation.update({ where: { key }, data: { pairedAt: now }, select: shown });
}

/** Records that a backup was restored, also in the audit trail, which has a gap before this entry. */
export function noteRestore(
  db: Db,
  { eventId, takenAt, now }: { eventId: string; takenAt: string; now: Date },
): Promise<InstallationRow> {
  return db.$transaction(async (tx) => {
    const row = await tx.installation.update({ where: { key }, data: { pairedAt: now }, select: shown });
    const detail = `as of ${takenAt}, ${byCommandLine}`;
    const event = { eventId, actorId: null, subjectId: row.id, detail, at: now };
    await recordEvent(tx, { ...event, action: "installation.restore" });
    return row;
  });
}

/** Gives the database another id, by the operator's command, with an audit entry. */
export function replaceInstallation(
  db: Db,
  { id, eventId, now }: { id: string; eventId: string; now: Date },
): Promise<InstallationRow> {
  return db.$transaction(async (tx) => {
    const event = { eventId, actorId: null, subjectId: id, detail: byCommandLine, at: now };
    await recordEvent(tx, { ...event, action: "installation.pair" });
    return tx.installation.upsert({
      where: { key },
      create: { key, id, count: 1, pairedAt: now, createdAt: now },
      update: { id, pairedAt: now, count: { increment: 1 } },
      select: shown,
    });
  });
}

export const hasAccounts = async (db: Tx): Promise<boolean> =>
  (await db.user.findFirst({ select: { id: true } })) !== null;
