import { setTimeout as delay } from "node:timers/promises";
import { type CuttableProxy, openProxy } from "../cuttable-proxy.ts";
import type { Fault } from "../fault.ts";
import { type Testbed, until } from "../testbed.ts";
import { startWorkload, tally, unexpected } from "../workload.ts";

const allowed = [200, 201, 409, 503];

/** Starts a server that connects to its database through its own proxy. */
async function startOnLine(testbed: Testbed): Promise<CuttableProxy> {
  const url = new URL(testbed.databaseUrl);
  const line = await openProxy({ host: url.hostname, port: Number(url.port || 5432) });
  testbed.atEnd(() => line.cut().catch(() => {}));
  const through = Object.assign(url, { hostname: "127.0.0.1", port: String(line.port) });
  await testbed.start({ env: { DATABASE_URL: through.href } });
  return line;
}

const isReady = async (testbed: Testbed): Promise<boolean> =>
  (await testbed.clients[0]?.send({ method: "GET", path: "/readyz" }))?.status === 200;

async function backAfter(testbed: Testbed): Promise<string> {
  const start = performance.now();
  const isBack = await until(() => isReady(testbed));
  return isBack
    ? `ready again after ${Math.round(performance.now() - start)} ms`
    : "not ready again within a minute";
}

async function goneForAWhile(testbed: Testbed) {
  const line = await startOnLine(testbed);
  const workload = await startWorkload(testbed);
  const seen: string[] = [];
  for (let round = 0; round < (testbed.isQuick ? 1 : 5); round += 1) {
    await delay(500);
    await line.cut();
    await delay(1000);
    await line.mend();
    seen.push(await backAfter(testbed));
  }
  await workload.stop();
  return { seen: [tally(workload.answers), ...seen], wrong: unexpected(workload.answers, allowed) };
}

async function terminated(testbed: Testbed) {
  await testbed.start();
  const workload = await startWorkload(testbed);
  for (let round = 0; round < (testbed.isQuick ? 10 : 60); round += 1) {
    await delay(100);
    await testbed.database.run(
      `SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1) AS one`,
    );
  }
  const back = await backAfter(testbed);
  await workload.stop();
  return { seen: [tally(workload.answers), back], wrong: unexpected(workload.answers, allowed) };
}

async function silent(testbed: Testbed) {
  const line = await startOnLine(testbed);
  const workload = await startWorkload(testbed);
  await delay(500);
  line.freeze();
  await delay(2000);
  const back = await backAfter(testbed);
  await workload.stop();
  return { seen: [tally(workload.answers), back], wrong: unexpected(workload.answers, allowed) };
}

/** Postgres becomes unreachable while the server runs. */
export const postgresFaults: readonly Fault[] = [
  { id: "F9a", title: "Postgres gone for a second, again and again", only: "postgresql", run: goneForAWhile },
  { id: "F9b", title: "its connections ended one by one", only: "postgresql", run: terminated },
  { id: "F9c", title: "its connections gone silent", only: "postgresql", run: silent },
];
