import { setTimeout as delay } from "node:timers/promises";
import type { Fault } from "../fault.ts";
import type { Testbed } from "../testbed.ts";
import { repeatUntilStopped, slowest, startWorkload, tally, unexpected, writeOnce } from "../workload.ts";

/** Tables that everyday writes need; SQLite locks the whole file whichever table is named. */
const written = ["drafts", "projects", "outbox_messages", "sessions", "users", "uploads", "throttles"];

async function lockedShortly(testbed: Testbed) {
  await testbed.start();
  const client = await testbed.newClient();
  const answers = [];
  for (const table of testbed.provider === "sqlite" ? ["drafts"] : written) {
    const release = await testbed.database.lock(table);
    const calls = writeOnce(client, `locked ${table}`);
    await delay(testbed.isQuick ? 1000 : 3000);
    await release();
    answers.push(...(await calls));
  }
  return { seen: [tally(answers), slowest(answers)], wrong: unexpected(answers, [200, 201]) };
}

async function lockedLong(testbed: Testbed) {
  await testbed.start();
  const client = await testbed.newClient();
  await client.draft("before");
  const release = await testbed.database.lock("drafts");
  const reads = repeatUntilStopped(() => client.send({ method: "GET", path: "/api/projects" }), 50);
  const refused = [await client.draft("during"), await client.draft("during, again")];
  await reads.stop();
  await release();
  const after = [await client.draft("after")];
  const waits = refused.map(({ headers }) => headers["retry-after"] ?? "none");
  return {
    seen: [
      `writes ${tally(refused)}, ${slowest(refused)}, Retry-After ${waits[0]}`,
      `reads ${tally(reads.answers)}, ${slowest(reads.answers)}`,
    ],
    wrong: [
      ...unexpected(refused, [503]),
      ...unexpected([...reads.answers, ...after], [200]),
      ...(waits.includes("none") ? ["a 503 without Retry-After"] : []),
    ],
  };
}

async function manyWriters(testbed: Testbed) {
  await testbed.start();
  const workloads = [];
  for (let count = 0; count < (testbed.isQuick ? 3 : 17); count += 1)
    workloads.push(await startWorkload(testbed, 0));
  await delay(testbed.isQuick ? 3000 : 60_000);
  await Promise.all(workloads.map((workload) => workload.stop()));
  const answers = workloads.flatMap((workload) => workload.answers);
  return {
    seen: [`${workloads.length * 4} writers at once`, tally(answers), slowest(answers)],
    wrong: unexpected(answers, [200, 201]),
  };
}

/** Other connections hold the database's locks, or many requests need it at once. */
export const lockFaults: readonly Fault[] = [
  { id: "F5", title: "locked for 3 s by another", run: lockedShortly },
  { id: "F6", title: "locked for long by another", run: lockedLong },
  { id: "F7", title: "many writers at once", run: manyWriters },
];
