import { randomUUID } from "node:crypto";
import type { Database } from "../../../apps/api/src/db/open.ts";
import { insertJob } from "../../../apps/api/src/jobs/job-store.ts";
import { claimJobs } from "../../../apps/api/src/jobs/run-store.ts";
import { median } from "../statistics.ts";
import { createTestDatabase } from "./test-database.ts";

const rows = 1000;
const rounds = 5;
const kind = "measured";
const leaseMs = 3_600_000;

/** Rows per second. */
export interface ClaimSpeed {
  readonly inserts: number;
  readonly single: number;
  readonly batched: number;
  /** The speed of claiming batches relative to inserting single rows; the median of the rounds. */
  readonly ratio: number;
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (rows * 1000) / (performance.now() - start);
}

const insertAll = (database: Database) =>
  perSecond(async () => {
    for (let at = 0; at < rows; at++)
      await insertJob(database.db, database, { id: randomUUID(), kind, payload: '{"name":"row"}' });
  });

const claimAll = (database: Database, limit: number) =>
  perSecond(async () => {
    const options = { kind, workerId: "bench", leaseMs, limit };
    for (let claimed = 0; claimed < rows; ) {
      const jobs = await claimJobs(database, options);
      if (jobs.length === 0) throw new Error("Not every job could be claimed.");
      claimed += jobs.length;
    }
  });

/** The speed of claiming jobs, singly and in batches, relative to inserting the same rows one by one. */
export async function measureClaims(provider: "sqlite" | "postgresql", batch: number): Promise<ClaimSpeed> {
  const testDatabase = await createTestDatabase(provider);
  const database = testDatabase.open();
  const inserts: number[] = [];
  const singles: number[] = [];
  const batches: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      inserts.push(await insertAll(database));
      batches.push(await claimAll(database, batch));
      await database.db.job.updateMany({ data: { status: "pending", lockedBy: null } });
      singles.push(await claimAll(database, 1));
      await database.db.job.deleteMany();
    }
  } finally {
    await database.close();
    await testDatabase.remove();
  }
  const ratio = median(batches.map((speed, round) => speed / (inserts[round] ?? Number.NaN)));
  return { inserts: median(inserts), single: median(singles), batched: median(batches), ratio };
}
