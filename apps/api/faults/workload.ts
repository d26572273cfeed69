import { setTimeout as delay } from "node:timers/promises";
import { type Client, fileOf } from "./client.ts";
import type { Answer } from "./send.ts";
import type { Testbed } from "./testbed.ts";

/** Continuous requests until stopped. */
export interface Workload {
  /** Every answer so far. */
  readonly answers: readonly Answer[];
  stop(): Promise<void>;
}

/** Repeats a step until stopped, one request after the other. */
export function repeatUntilStopped(step: (count: number) => Promise<Answer>, pauseMs = 0): Workload {
  const answers: Answer[] = [];
  let isStopped = false;
  async function work(): Promise<void> {
    for (let count = 0; !isStopped; count += 1) {
      answers.push(await step(count));
      await delay(pauseMs);
    }
  }
  const ended = work();
  return {
    answers,
    stop() {
      isStopped = true;
      return ended;
    },
  };
}

/** Makes one write of each kind that a client can make. */
export async function writeOnce(client: Client, name: string): Promise<Answer[]> {
  return [
    await client.draft(`draft ${name}`),
    await client.submit(`submit-${name}`),
    await client.upload(fileOf(name, 20_000)),
  ];
}

/** Runs two clients until stopped: one saves drafts and uploads, one submits and revises. */
export async function startWorkload(testbed: Testbed, pauseMs = 10): Promise<Workload> {
  const [ann, ben] = [await testbed.newClient(), await testbed.newClient()];
  await ben.submit(`${ben.email} first`);
  const workloads = [
    repeatUntilStopped((count) => ann.draft(`draft ${count}`), pauseMs),
    repeatUntilStopped((count) => ann.upload(fileOf(`${ann.email} ${count}`, 50_000)), pauseMs * 10),
    repeatUntilStopped((count) => ben.submit(`${ben.email} submit ${count}`), pauseMs),
    repeatUntilStopped((count) => ben.revise(`${ben.email} first`, `text ${count}`), pauseMs),
  ];
  return {
    get answers() {
      return workloads.flatMap(({ answers }) => answers);
    },
    async stop() {
      await Promise.all(workloads.map((workload) => workload.stop()));
    },
  };
}

/** The number of times each status occurred, the most frequent first: `200 × 10, 503`. Status 0 is a cut connection. */
export function tally(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status } of answers) {
    const word = status === 0 ? "cut" : String(status);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([word, count]) => (count > 1 ? `${word} × ${count}` : word))
    .join(", ");
}

/** The slowest response, in words. */
export const slowest = (answers: readonly Answer[]): string =>
  `slowest ${Math.round(Math.max(0, ...answers.map(({ tookMs }) => tookMs)))} ms`;

/** The statuses that are not allowed. */
export const unexpected = (answers: readonly Answer[], allowed: readonly number[]): string[] => {
  const others = answers.filter(({ status }) => !allowed.includes(status));
  return others.length > 0 ? [`unexpected answers: ${tally(others)}`] : [];
};
