import type { Db, Tx } from "../../db/open.ts";

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

/** How many records an account has. */
export function countRecords(db: Tx, userId: string): Promise<number> {
  return db.ndaRecord.count({ where: { userId } });
}

/** Adds a record. There is no way to change or delete one. */
export async function addRecord(db: Db, row: NdaRow & { userId: string }): Promise<void> {
  await db.ndaRecord.create({ data: row });
}
