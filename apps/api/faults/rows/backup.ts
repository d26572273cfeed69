import { randomBytes } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { seededRandom } from "@sitewright/spec-core/random";
import { fileOf } from "../client.ts";
import { sqliteFile } from "../direct-database.ts";
import type { Fault } from "../fault.ts";
import { isOutboxEmpty } from "../run-fault.ts";
import type { Answer } from "../send.ts";
import { type Testbed, until } from "../testbed.ts";
import { repeatUntilStopped, tally, unexpected, type Workload, writeOnce } from "../workload.ts";

const writerCount = 10;
const pauseMs = 100;
/** The maximum factor by which a backup may slow down the slowest write. */
const maxRatio = 10;

const batchSize = 20;

/** Inserts rows of a megabyte each into a table without a search index: saved designs. */
async function fillRows({ database }: Testbed, megabytes: number): Promise<void> {
  const [owner] = await database.all("SELECT id FROM users LIMIT 1");
  for (let start = 0; start < megabytes; start += batchSize) {
    const ids = Array.from(
      { length: Math.min(batchSize, megabytes - start) },
      (_, at) => `filler-${start + at}`,
    );
    const rows = ids.map(() => "(?, ?, 'palette', '', ?, '2026-01-01T00:00:00.000+00:00')");
    await database.run(
      `INSERT INTO saved_designs (id, user_id, kind, name, value, created_at) VALUES ${rows.join(", ")}`,
      ids.flatMap((id) => [id, String(owner?.id), randomBytes(500_000).toString("hex")]),
    );
  }
}

/** Starts a hundred writes per second: ten clients with ten each. */
async function startWriting(testbed: Testbed): Promise<Workload[]> {
  const workloads: Workload[] = [];
  for (let count = 0; count < writerCount; count += 1) {
    const client = await testbed.newClient();
    workloads.push(repeatUntilStopped((number) => client.draft(`draft ${number} of ${count}`), pauseMs));
  }
  return workloads;
}

const worst = (answers: readonly Answer[]): number => Math.max(0, ...answers.map(({ tookMs }) => tookMs));
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; tookMs: number }> {
  const start = performance.now();
  return { result: await work(), tookMs: performance.now() - start };
}

/**
 * Drafts of a restored database that are older than what was acknowledged before the backup, or that
 * differ from what was sent.
 */
async function gapsIn(
  file: string,
  acknowledged: readonly { email: string; version: number }[],
): Promise<string[]> {
  const rows = await sqliteFile(file).all(
    "SELECT u.email, d.version, d.state FROM users u LEFT JOIN drafts d ON d.user_id = u.id",
  );
  return acknowledged.flatMap(({ email, version }) => {
    const row = rows.find((candidate) => candidate.email === email);
    const found = Number(row?.version ?? 0);
    const isWhole = found === 0 || String(row?.state).includes(`draft ${found - 1} of`);
    return row && found >= version && isWhole
      ? []
      : [`the restored draft of ${email} is ${found}, not ${version}`];
  });
}

async function underWrites(testbed: Testbed) {
  await testbed.start();
  const megabytes = testbed.isQuick ? 20 : 400;
  const owner = await testbed.newClient();
  await fillRows(testbed, megabytes);
  for (let count = 0; count < 5; count += 1) await owner.upload(fileOf(`kept ${count}`, 1_000_000));
  const workloads = await startWriting(testbed);
  const answers = () => workloads.flatMap((workload) => workload.answers);
  await delay(testbed.isQuick ? 3000 : 20_000);
  const alone = answers();
  const acknowledged = testbed.ledger.accounts.map(({ email, draft }) => ({ email, version: draft.version }));
  const file = join(dirname(testbed.dataDir), "backup.zip");
  const made = await timed(() => testbed.operate(["backup", file]).exited);
  await delay(2000);
  await Promise.all(workloads.map((workload) => workload.stop()));
  const before = new Set(alone);
  const beside = answers().filter((answer) => !before.has(answer));
  const ratio = worst(beside) / worst(alone);
  const place = join(dirname(testbed.dataDir), "restored");
  const target = {
    DATA_DIR: place,
    DATABASE_URL: `file:${place}/sitewright.db`,
    S3_ENDPOINT: "",
    S3_BUCKET: "",
    S3_ACCESS_KEY_ID: "",
    S3_SECRET_ACCESS_KEY: "",
  };
  const restored = await timed(() => testbed.operate(["restore", file], target).exited);
  const gaps = await gapsIn(`${place}/sitewright.db`, acknowledged);
  return {
    seen: [
      `backup of ${megabytes} MB of rows ${seconds(made.tookMs)}, archive ${Math.round(statSync(file).size / 1e6)} MB, restore into SQLite ${seconds(restored.tookMs)}`,
      `worst of ${alone.length} writes before ${Math.round(worst(alone))} ms, of ${beside.length} beside ${Math.round(worst(beside))} ms: ${ratio.toFixed(1)} ×`,
      tally(beside),
    ],
    wrong: [
      ...unexpected(beside, [200]),
      ...gaps,
      ...(made.result === 0 ? [] : [`the backup ended with ${made.result}`]),
      ...(restored.result === 0 ? [] : [`the restore ended with ${restored.result}`]),
      ...(ratio > maxRatio && !testbed.isQuick
        ? [`the worst write beside a backup took ${ratio.toFixed(1)} × as long`]
        : []),
    ],
  };
}

async function killedRestore(testbed: Testbed) {
  const server = await testbed.start();
  const client = await testbed.newClient();
  await fillRows(testbed, testbed.isQuick ? 5 : 100);
  await writeOnce(client, "before the backup");
  await until(() => isOutboxEmpty(testbed));
  await server.end("SIGTERM");
  const file = join(dirname(testbed.dataDir), "backup.zip");
  await testbed.operate(["backup", file]).exited;
  const random = seededRandom("kill -9 during a restore");
  const ends: string[] = [];
  for (let round = 0; round < (testbed.isQuick ? 1 : 25); round += 1) {
    const restoring = testbed.operate(["restore", file, "yes"]);
    const isEnded = restoring.exited.then(() => true);
    const isUnpacking = () => readdirSync(testbed.dataDir).some((name) => name.includes(".restoring"));
    await Promise.race([isEnded, until(isUnpacking)]);
    await Promise.race([isEnded, delay(random() * 2000)]);
    const end = await restoring.end("SIGKILL");
    const next = testbed.launch();
    const code = await Promise.race([
      next.exited,
      next.ready.then(
        () => "the server starts",
        () => 1,
      ),
    ]);
    await next.end("SIGKILL");
    ends.push(`${end === 0 ? "done" : "killed"}: ${code === 1 ? "the start is refused" : code}`);
  }
  const last = testbed.operate(["restore", file, "yes"]);
  const code = await last.exited;
  return {
    seen: [...new Set(ends)].map((end) => `${end} × ${ends.filter((other) => other === end).length}`),
    wrong: code === 0 ? [] : [`the restore after that ended with ${code}: ${last.output().slice(-300)}`],
  };
}

/** Backups and restores. */
export const backupFaults: readonly Fault[] = [
  { id: "F27a", title: "backup under 100 writes a second", storages: ["disk", "s3"], run: underWrites },
  {
    id: "F27b",
    title: "kill -9 during restores over data",
    testedOn: ["sqlite"],
    run: killedRestore,
  },
];
