import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "../../../apps/api/src/db/open.ts";
import { databaseTarget } from "../../../apps/api/src/db/target.ts";
import { type Product, startProduct } from "../../../apps/e2e/fixtures/product.ts";
import { fillingPatience, fillWithCrowd } from "../crowd/fill.ts";
import type { CrowdSize } from "../crowd/rows.ts";
import { runSql } from "../lists/postgres.ts";

/** The built product as one process or several, on one Postgres and one storage folder, local only. */
export interface Servers {
  /** The address of each process. */
  readonly origins: readonly [string, ...string[]];
  /** The public URL that all of them are configured with. */
  readonly appUrl: string;
  readonly owner: Product["owner"];
  readonly databaseUrl: string;
  /** Resident memory of all processes together, in bytes. */
  residentBytes(): number;
  /**
   * Like `residentBytes`, after all garbage was collected, which Node delays as long as there is memory.
   */
  keptBytes(): Promise<number>;
  stop(): Promise<void>;
}

/** The bearer token for `/metrics`. */
export const metricsToken = "a-token-of-the-load-run";

/** The number of rows of an agency after a few years. */
const crowd: CrowdSize = {
  users: 5_000,
  projects: 5_000,
  documents: 2_000,
  messages: 2_000,
  mails: 10_000,
  entries: 5_000,
};

/** Longer than a garbage collection and the return of its pages to the system take. */
const collectingMs = 3000;

function residentOf(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

/** Starts `count` processes on a new database filled with test rows. */
async function startServers(count: number): Promise<Servers> {
  const name = `load_${randomUUID().replaceAll("-", "")}`;
  const databaseUrl = await runSql(`CREATE DATABASE ${name}`, name);
  const folder = await mkdtemp(join(tmpdir(), "sitewright-load-"));
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: "warn",
    TRUST_PROXY: "1",
    METRICS_TOKEN: metricsToken,
    SIGN_UPS_PER_HOUR: "1000000",
    SUBMITS_PER_HOUR: "1000000",
    DRAIN_SECONDS: "0",
    NODE_OPTIONS: `--import=${new URL("collect-on-signal.mjs", import.meta.url)}`,
  };
  const first = await startProduct(settings);
  const database = openDatabase(databaseTarget(databaseUrl), fillingPatience);
  await fillWithCrowd(database, crowd);
  await database.close();
  const appUrl = first.origin;
  const others: Product[] = [];
  for (let index = 1; index < count; index++)
    others.push(await startProduct({ ...settings, APP_URL: appUrl, ROLE: index === 1 ? "all" : "web" }));
  const all = [first, ...others];
  const residentBytes = () => all.reduce((sum, { pid }) => sum + residentOf(pid), 0);
  return {
    origins: [appUrl, ...others.map(({ origin }) => origin)],
    appUrl,
    owner: first.owner,
    databaseUrl,
    residentBytes,
    async keptBytes() {
      for (const { pid } of all) if (pid !== undefined) process.kill(pid, "SIGUSR2");
      await setTimeout(collectingMs);
      return residentBytes();
    },
    async stop() {
      await Promise.all(all.map((product) => product.stop()));
      await runSql(`DROP DATABASE ${name} WITH (FORCE)`, name);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts servers for some work and stops them after it. */
export async function withServers<T>(count: number, work: (servers: Servers) => Promise<T>): Promise<T> {
  const servers = await startServers(count);
  try {
    return await work(servers);
  } finally {
    await servers.stop();
  }
}
