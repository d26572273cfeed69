import { setTimeout as delay } from "node:timers/promises";
import { seededRandom } from "@sitewright/spec-core/random";
import { type Client, fileOf } from "../client.ts";
import type { Fault } from "../fault.ts";
import { type Testbed, until } from "../testbed.ts";
import { startWorkload } from "../workload.ts";

/** Sends concurrent submits; the process is killed soon after one of the responses. Returns the names. */
async function killDuringSubmits(
  testbed: Testbed,
  { client, round, random }: { client: Client | undefined; round: number; random: () => number },
): Promise<{ client: Client; names: string[] }> {
  const server = await testbed.start();
  const submitter = client ?? (await testbed.newClient());
  const parallel = testbed.isQuick ? 8 : 20;
  const names = Array.from({ length: parallel }, (_, index) => `round-${round}-submit-${index}`);
  const killAfter = 1 + Math.floor(random() * (parallel - 4));
  const waitMs = random() * 20;
  let answered = 0;
  const calls = names.map(async (name) => {
    const { status } = await submitter.submit(name);
    if (status !== 201) return;
    answered += 1;
    if (answered === killAfter) setTimeout(() => server.child.kill("SIGKILL"), waitMs);
  });
  await Promise.all(calls);
  await server.end("SIGKILL");
  return { client: submitter, names };
}

async function submits(testbed: Testbed) {
  const random = seededRandom("kill -9 during submits");
  const rounds = testbed.isQuick ? 1 : 50;
  let client: Client | undefined;
  const names: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const done = await killDuringSubmits(testbed, { client, round, random });
    client = done.client;
    names.push(...done.names);
  }
  const acknowledged = testbed.ledger.acknowledged() - 1;
  const server = await testbed.start();
  for (const name of names) await client?.submit(name);
  await server.end("SIGTERM");
  return {
    seen: [
      `${rounds} kills, ${acknowledged} of ${names.length} submits answered before, the rest by a retry`,
    ],
  };
}

async function mixedWork(testbed: Testbed) {
  const random = seededRandom("kill -9 during work");
  const rounds = testbed.isQuick ? 2 : 20;
  for (let round = 0; round < rounds; round += 1) {
    const server = await testbed.start();
    const workload = await startWorkload(testbed, 0);
    const killAfter = 5 + random() * 60;
    await until(() => workload.answers.length > killAfter);
    await delay(random() * 20);
    await server.end("SIGKILL");
    await workload.stop();
  }
  return { seen: [`${rounds} kills among drafts, submits, versions and files`] };
}

async function uploads(testbed: Testbed) {
  const random = seededRandom("kill -9 during uploads");
  const rounds = testbed.isQuick ? 2 : 12;
  let client: Client | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const server = await testbed.start();
    const uploader = client ?? (await testbed.newClient());
    client = uploader;
    const killAfter = 1 + random() * 8;
    let stored = 0;
    const sending = Array.from({ length: 4 }, async (_, index) => {
      while ((await uploader.upload(fileOf(`${round} ${index} ${stored}`, 2_000_000))).status === 201)
        stored += 1;
    });
    await until(() => stored > killAfter);
    await delay(random() * 60);
    await server.end("SIGKILL");
    await Promise.all(sending);
  }
  return { seen: [`${rounds} kills, files of 2 MB four at a time`] };
}

/** The process is killed without a shutdown. */
export const killFaults: readonly Fault[] = [
  { id: "F1a", title: "kill -9 during submits", testedOn: ["sqlite"], run: submits },
  { id: "F1b", title: "kill -9 among all kinds of writes", storages: ["disk", "s3"], run: mixedWork },
  { id: "F13", title: "kill -9 during uploads", storages: ["disk", "s3"], run: uploads },
];
