import { setTimeout as wait } from "node:timers/promises";
import { getSession } from "@sitewright/contracts";
import { median } from "../statistics.ts";
import { accountAttacks } from "./accounts.ts";
import type { Attack, Outcome } from "./attack.ts";
import { newClient, send } from "./client.ts";
import { formAttacks, submit, submittable } from "./forms.ts";
import { jsonAttacks } from "./json-bodies.ts";
import { pictureAttacks } from "./pictures.ts";
import { slowAttacks } from "./slow-senders.ts";
import { type LoopDelay, startTarget, type Target } from "./target.ts";

/** The number of repetitions. */
export const runs = 3;
const warmUps = 20;
/** Work that follows the responses, such as sending mails, is measured too. */
const afterMs = 500;
const settlePollMs = 400;
const settleLimitMs = 60_000;
const settledDelayMs = 20;
const idleMs = 3000;

/** The effect of an attack on the server: medians of the runs, texts of the last. */
export interface Figures extends LoopDelay, Outcome {
  readonly title: string;
  /** The bystander's longest wait, in milliseconds, for a response that usually takes one or two. */
  readonly bystanderMs: number;
}

/** Not an attack: it measures what the machine, the probe and the bystander cause on their own. */
const idle: Attack = {
  title: "nothing, for comparison",
  prepare: async () => async () => {
    await wait(idleMs);
    return { answers: "" };
  },
};

const attacks = [idle, ...jsonAttacks, ...formAttacks, ...pictureAttacks, ...accountAttacks, ...slowAttacks];

/** Requests the session in a loop until stopped. The stop function returns the longest response time. */
function watchBystander(target: Target) {
  let isOver = false;
  const session = { method: getSession.method, path: getSession.path };
  const watch = async () => {
    let longestMs = 0;
    while (!isOver) {
      const { tookMs } = await send(target, { ...session, reusesConnection: true });
      longestMs = Math.max(longestMs, tookMs);
      await wait(5);
    }
    return longestMs;
  };
  const watching = watch();
  return () => {
    isOver = true;
    return watching;
  };
}

/** Waits until the work of earlier attacks is done, judged by the event-loop delay. */
async function waitUntilSettled(target: Target): Promise<void> {
  const end = performance.now() + settleLimitMs;
  await target.takeDelay();
  do await wait(settlePollMs);
  while ((await target.takeDelay()).ownMaxMs > settledDelayMs && performance.now() < end);
}

async function measureAttack(target: Target, attack: Attack): Promise<Figures> {
  const act = await attack.prepare(target);
  await waitUntilSettled(target);
  const stopWatching = watchBystander(target);
  const outcome = await act();
  await wait(afterMs);
  const bystanderMs = await stopWatching();
  return { title: attack.title, ...outcome, ...(await target.takeDelay()), bystanderMs };
}

/** The engine compiles frequently used code, so the first requests of a server are not measured. */
async function warmUp(target: Target): Promise<void> {
  for (let at = 0; at < warmUps; at += 1) await submit(target, await newClient(target), submittable);
}

async function measureRun(): Promise<Figures[]> {
  const target = await startTarget();
  try {
    await warmUp(target);
    const found: Figures[] = [];
    for (const attack of attacks) {
      found.push(
        await measureAttack(target, attack).catch((cause: unknown) => {
          throw new Error(`The server could not be measured during: ${attack.title}`, { cause });
        }),
      );
    }
    return found;
  } finally {
    await target.stop();
  }
}

/** Runs all attacks one after the other, on a fresh server in every run. */
export async function runAttacks(): Promise<Figures[]> {
  const found: Figures[][] = [];
  for (let run = 0; run < runs; run += 1) found.push(await measureRun());
  const last = found.at(-1) ?? [];
  return last.map((figures, at) => {
    const over = (of: (run: Figures) => number): number =>
      median(found.flatMap((run) => run.slice(at, at + 1)).map(of));
    return {
      ...figures,
      p99Ms: over((run) => run.p99Ms),
      maxMs: over((run) => run.maxMs),
      ownMaxMs: over((run) => run.ownMaxMs),
      workMaxMs: over((run) => run.workMaxMs),
      bystanderMs: over((run) => run.bystanderMs),
    };
  });
}
