import { withAccountLock } from "../../db/account-lock.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { Refusal } from "../../http/refusal.ts";

/** A record as its row holds it. */
export interface NdaRow {
  id: string;
  action: string;
  signerName: string;
  signerEmail: string;
  ndaVersion: string;
  /** Hex. */
  textSha256: string;
  createdAt: Date;
}

const shown = {
  id: true,
  action: true,
  signerName: true,
  signerEmail: true,
  ndaVersion: true,
  textSha256: true,
  createdAt: true,
} as const;

/** An account's newest records, newest first. */
export function findRecords(db: Tx, userId: string, take: number): Promise<NdaRow[]> {
  return db.ndaRecord.findMany({
    where: { userId },
    select: shown,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take,
  });
}

/** One of an account's records. */
export function findRecord(db: Tx, { id, userId }: { id: string; userId: string }): Promise<NdaRow | null> {
  return db.ndaRecord.findFirst({ where: { id, userId }, select: shown });
}

/**
 * Adds the record that `next` creates from the last one, unless it repeats the last one. Records
 * cannot be changed or deleted. Returns "full" if the account has `max` of them, a refusal if the
 * account does not exist.
 */
export function addRecord(
  db: Db,
  userId: string,
  { max, next }: { max: number; next: (last: NdaRow | undefined) => NdaRow },
): Promise<NdaRow | "full" | Refusal> {
  return withAccountLock(db, userId, async (tx) => {
    const [last] = await findRecords(tx, userId, 1);
    const row = next(last);
    if (row === last) return last;
    if ((await tx.ndaRecord.count({ where: { userId } })) >= max) return "full";
    await tx.ndaRecord.create({ data: { ...row, userId } });
    return row;
  });
}
