import { setTimeout as delay } from "node:timers/promises";
import { minuteMs } from "../../src/time-units.ts";
import { shiftedClock } from "../../test/harness/shifted-clock.ts";
import type { Fault } from "../fault.ts";
import { type Testbed, until } from "../testbed.ts";
import { startWorkload, tally, unexpected, writeOnce } from "../workload.ts";

async function jumps(testbed: Testbed) {
  const answers = [];
  for (const hours of [0, -1, 24, -24, 0]) {
    const server = await testbed.start({ preload: shiftedClock(hours * 60 * minuteMs) });
    const client = testbed.clients[0] ?? (await testbed.newClient());
    answers.push(...(await writeOnce(client, `at ${hours} hours, ${answers.length}`)));
    if (answers.length > 3) answers.push(await client.revise("submit-at 0 hours, 0", `text at ${hours}`));
    await server.end("SIGTERM");
  }
  return { seen: [`-1 h, +24 h, -24 h: ${tally(answers)}`], wrong: unexpected(answers, [200, 201]) };
}

async function apart(testbed: Testbed) {
  const behind = await testbed.start({ preload: shiftedClock(-3 * minuteMs) });
  const ahead = await testbed.start({ preload: shiftedClock(3 * minuteMs) });
  const addresses = [await behind.ready, await ahead.ready];
  const workload = await startWorkload(testbed);
  for (let round = 0; round < 10; round += 1) {
    await delay(300);
    for (const client of testbed.clients) client.address = addresses[round % 2] ?? "";
  }
  await workload.stop();
  return { seen: [tally(workload.answers)], wrong: unexpected(workload.answers, [200, 201]) };
}

async function sleeper(testbed: Testbed) {
  testbed.mail.behavior = "hang";
  const asleep = await testbed.start();
  const client = await testbed.newClient();
  await client.submit("submit before the sleep");
  await until(() => testbed.mail.requests() > 0);
  asleep.child.kill("SIGSTOP");
  // An expired lease, as if the process had slept for 150 s.
  const past = "2000-01-01T00:00:00.000+00:00";
  for (const [table, held] of [
    ["outbox_messages", "sending"],
    ["jobs", "running"],
  ])
    await testbed.database.run(`UPDATE ${table} SET locked_until = ? WHERE status = '${held}'`, [past]);
  testbed.mail.behavior = "normal";
  await testbed.start();
  const isSent = await until(() => testbed.mail.delivered.size >= 4);
  asleep.child.kill("SIGCONT");
  await delay(2000);
  const code = await asleep.end("SIGTERM");
  return {
    seen: [`${testbed.mail.delivered.size} mails by the other process, the sleeper ended with ${code}`],
    wrong: [
      ...(isSent ? [] : ["the mails of the sleeper were left"]),
      ...(code === 0 ? [] : [`it ended with ${code}`]),
    ],
  };
}

/** Wrong clocks, and a process that was suspended. */
export const clockFaults: readonly Fault[] = [
  { id: "F22a", title: "the server's clock jumps back and forth", run: jumps },
  { id: "F22b", title: "two processes six minutes apart", only: "postgresql", run: apart },
  {
    id: "F22c",
    title: "a process stopped until its leases ended",
    only: "postgresql",
    run: sleeper,
  },
];
