import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { type Client, fileOf, multipart } from "../client.ts";
import type { Fault } from "../fault.ts";
import { send } from "../send.ts";
import type { Testbed } from "../testbed.ts";
import { repeatUntilStopped, startWorkload, tally, unexpected } from "../workload.ts";

/** Enough clients that no account sends more requests at once than the server processes for it. */
const clientCount = 50;
const submitsEach = 4;
const submitCount = clientCount * submitsEach;

/** An upload that takes a second; resolves with its status, 0 if the connection was cut. */
function slowUpload({ address, cookie }: Client): Promise<number> {
  const { headers: form, body } = multipart(fileOf("slow", 200_000));
  const length = { "content-length": String(body.length) };
  return new Promise((resolve) => {
    const call = request(`${address}/api/uploads`, {
      method: "POST",
      agent: false,
      headers: { cookie, ...form, ...length },
    });
    call.on("response", (response) => resolve(response.resume().statusCode ?? 0));
    call.on("error", () => resolve(0));
    call.write(body.subarray(0, 100_000));
    setTimeout(() => call.end(body.subarray(100_000)), 1000);
  });
}

async function stopUnderLoad(testbed: Testbed) {
  const server = await testbed.start({ env: { DRAIN_SECONDS: "5" } });
  const client = await testbed.newClient();
  const address = client.address;
  const clients = [client];
  while (clients.length < clientCount) clients.push(await testbed.newClient());
  const inFlight = clients.flatMap((one, of) =>
    Array.from({ length: submitsEach }, (_, at) => one.submit(`in-flight-${of}-${at}`)),
  );
  const slow = slowUpload(client);
  await delay(300);
  const ready = repeatUntilStopped(() => send(address, { method: "GET", path: "/readyz" }), 50);
  const start = performance.now();
  const code = await server.end("SIGTERM");
  const tookMs = Math.round(performance.now() - start);
  const answers = await Promise.all(inFlight);
  await ready.stop();
  const stored = await slow;
  return {
    seen: [
      `${submitCount} submits in flight: ${tally(answers)}`,
      `the slow upload ${stored}`,
      `/readyz ${tally(ready.answers)}`,
      `ended with ${code} after ${tookMs} ms`,
    ],
    wrong: [
      ...unexpected(answers, [201, 503]),
      ...([201, 503].includes(stored) ? [] : [`the slow upload ended with ${stored}`]),
      ...(code === 0 ? [] : [`the stop ended with ${code}`]),
      ...(ready.answers.some(({ status }) => status === 503) ? [] : ["/readyz never said 503"]),
    ],
  };
}

const loose = `process.on("SIGUSR2", () => { throw new Error("loose"); });
  process.on("SIGWINCH", () => { Promise.reject(new Error("loose promise")); });`;

async function uncaught(testbed: Testbed) {
  const codes = [];
  for (const signal of ["SIGUSR2", "SIGWINCH"] as const) {
    const server = await testbed.start({ preload: loose });
    const workload = await startWorkload(testbed);
    await delay(1000);
    codes.push(await server.end(signal));
    await workload.stop();
  }
  return {
    seen: [`ended with ${codes.join(", ")}`],
    wrong: codes.every((code) => code === 1) ? [] : ["it did not end with 1"],
  };
}

async function poison(testbed: Testbed) {
  const server = await testbed.start();
  const client = await testbed.newClient();
  testbed.mail.behavior = "500";
  await client.submit("submit of the poison");
  const [row] = await testbed.database.all("SELECT id FROM outbox_messages WHERE kind = 'agency-notice'");
  await testbed.database.run("UPDATE outbox_messages SET attempts = 400 WHERE id = ?", [String(row?.id)]);
  testbed.mail.behavior = "normal";
  const answer = await client.submit("submit after the poison");
  await server.end("SIGTERM");
  await testbed.database.run("UPDATE outbox_messages SET attempts = 0, status = 'pending' WHERE id = ?", [
    String(row?.id),
  ]);
  return { seen: [`submits continue: ${tally([answer])}`], wrong: unexpected([answer], [201]) };
}

async function smallHeap(testbed: Testbed) {
  const server = await testbed.start({ heapMb: 128 });
  const client = await testbed.newClient();
  await client.submit("submit of a bundle");
  for (let count = 0; count < 20; count += 1) await client.upload(fileOf(`bundle ${count}`, 2_000_000));
  const exports = Array.from({ length: 20 }, () =>
    client.send({ method: "GET", path: "/api/account/export", timeoutMs: 600_000 }),
  );
  const answers = await Promise.all([...exports, client.submit("submit beside the archives")]);
  const isAlive = server.child.exitCode === null;
  return {
    seen: [`20 archives of 40 MB at once in a heap of 128 MB: ${tally(answers)}`],
    wrong: [...unexpected(answers, [200, 201, 429, 503]), ...(isAlive ? [] : ["the process ended"])],
  };
}

/** The process gets a stop signal, exits on its own, or has little memory. */
export const stopFaults: readonly Fault[] = [
  { id: "F26", title: "SIGTERM with 200 submits in flight", storages: ["disk", "s3"], run: stopUnderLoad },
  { id: "F33", title: "20 archives at once in a heap of 128 MB", storages: ["disk", "s3"], run: smallHeap },
  { id: "F34a", title: "a fault that nobody handles", run: uncaught },
  { id: "F34b", title: "a mail that cannot be sent holds up no other", run: poison },
];
