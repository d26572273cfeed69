import type { Fault } from "../fault.ts";
import type { ProviderBehavior } from "../mail-provider.ts";
import { type Testbed, until } from "../testbed.ts";
import { slowest, tally, unexpected } from "../workload.ts";

const behaviors: readonly ProviderBehavior[] = ["hang", "reset", "429", "500", "garbage", "401"];

async function failing(testbed: Testbed) {
  const server = await testbed.start();
  const client = await testbed.newClient();
  const answers = [];
  for (const behavior of behaviors) {
    testbed.mail.behavior = behavior;
    const before = testbed.mail.requests();
    answers.push(await client.submit(`submit while ${behavior}`));
    await until(() => testbed.mail.requests() > before);
  }
  // A provider that does not respond must not delay a shutdown either.
  testbed.mail.behavior = "hang";
  await client.submit("submit before the stop");
  const start = performance.now();
  const code = await server.end("SIGTERM");
  const stopMs = Math.round(performance.now() - start);
  return {
    seen: [
      `submits ${tally(answers)}, ${slowest(answers)}`,
      `stop beside a hanging provider: ${code} after ${stopMs} ms`,
    ],
    wrong: [...unexpected(answers, [201]), ...(code === 0 ? [] : [`the stop ended with ${code}`])],
  };
}

async function unreachable(testbed: Testbed) {
  const server = await testbed.start({ env: { RESEND_BASE_URL: "http://127.0.0.1:1" } });
  const client = await testbed.newClient();
  const answer = await client.submit("submit without a provider");
  await server.end("SIGTERM");
  return { seen: [`submit ${tally([answer])}`], wrong: unexpected([answer], [201]) };
}

/** The mail provider fails. */
export const mailFaults: readonly Fault[] = [
  { id: "F10a", title: `mail provider: ${behaviors.join(", ")}`, run: failing },
  { id: "F10b", title: "mail provider out of reach", run: unreachable },
];
