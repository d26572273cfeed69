import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { insertJob } from "../../../apps/api/src/jobs/job-store.ts";
import { startProduct } from "../../../apps/e2e/fixtures/product.ts";
import { signInOwner } from "../lists/server.ts";
import { quantile } from "../statistics.ts";
import { createTestDatabase } from "./test-database.ts";

const jobs = 150;
const everyMs = 100;
const callers = 16;
const addresses = ["/", "/api/admin/overview", "/api/admin/agents", "/api/news/posts?page=1"];
/** A kind whose run ends at once: the upload that it refers to does not exist. */
const kind = "upload-preview";

/** The delay of due jobs under load, in milliseconds. */
export interface Lateness {
  readonly median: number;
  readonly latest: number;
  /** Requests per second that were served meanwhile. */
  readonly calls: number;
}

/**
 * Puts the built product under constant load while another process enqueues jobs without waking it, so
 * that the product finds them at its next poll.
 */
export async function measureLateness(provider: "sqlite" | "postgresql"): Promise<Lateness> {
  const testDatabase = await createTestDatabase(provider);
  const data = testDatabase.folder === undefined ? {} : { DATA_DIR: testDatabase.folder };
  const product = await startProduct({ DATABASE_URL: testDatabase.url, ...data });
  const database = testDatabase.open();
  try {
    const cookie = await signInOwner(product);
    let isOver = false;
    let answered = 0;
    const call = async (at: number) => {
      for (let turn = at; !isOver; turn++) {
        const address = addresses[turn % addresses.length] ?? "/";
        const response = await fetch(`${product.origin}${address}`, { headers: { cookie } });
        await response.arrayBuffer();
        answered += 1;
      }
    };
    const start = performance.now();
    const load = Array.from({ length: callers }, (_, at) => call(at));
    for (let at = 0; at < jobs; at++) {
      const payload = JSON.stringify({ uploadId: randomUUID() });
      await insertJob(database.db, database, { id: randomUUID(), kind, payload });
      await wait(everyMs);
    }
    while ((await database.db.job.count({ where: { kind, status: { not: "done" } } })) > 0)
      await wait(everyMs);
    const seconds = (performance.now() - start) / 1000;
    isOver = true;
    await Promise.all(load);
    const runs = await database.db.jobRun.findMany({ where: { kind }, select: { waitedMs: true } });
    const waits = runs.map(({ waitedMs }) => waitedMs);
    if (waits.length !== jobs) throw new Error(`${waits.length} of ${jobs} runs were kept.`);
    return { median: quantile(waits, 0.5), latest: Math.max(...waits), calls: answered / seconds };
  } finally {
    await database.close();
    await product.stop();
    await testDatabase.remove();
  }
}
