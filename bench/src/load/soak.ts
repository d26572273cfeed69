import { cases } from "./cases.ts";
import { putLoad } from "./measure-load.ts";
import type { Servers } from "./servers.ts";

/** How much memory is kept during a long load, in bytes, and the number of errors. */
export interface SoakResult {
  /** After one minute and a garbage collection. */
  readonly afterMinuteBytes: number;
  /** At the end, after a garbage collection. */
  readonly atEndBytes: number;
  /** The maximum at any time, including garbage. */
  readonly highestBytes: number;
  readonly errors: number;
}

/** Requests per second. */
export const soakRate = 40;

const lookEveryMs = 1000;
const turnS = 10;

/**
 * Runs the cases in turns at a moderate rate, for a number of seconds, starting with turn `from`; returns
 * the number of turns and of errors.
 */
async function runTurns(servers: Servers, seconds: number, from: number) {
  const end = performance.now() + seconds * 1000;
  let turn = from;
  let errors = 0;
  for (; performance.now() < end; turn++) {
    const loadCase = cases[turn % cases.length];
    if (!loadCase) break;
    const length = Math.min(turnS, seconds);
    errors += (await putLoad(servers, loadCase, { seconds: length, perSecond: soakRate })).errors;
  }
  return { turn, errors };
}

/**
 * A long load at a moderate rate. What a process keeps is measured after a garbage collection, because
 * until then its memory may grow.
 */
export async function soak(servers: Servers, seconds: number): Promise<SoakResult> {
  let highestBytes = 0;
  const looking = setInterval(() => {
    highestBytes = Math.max(highestBytes, servers.residentBytes());
  }, lookEveryMs);
  const minute = Math.min(60, seconds / 2);
  const first = await runTurns(servers, minute, 0);
  const afterMinuteBytes = await servers.keptBytes();
  const rest = await runTurns(servers, seconds - minute, first.turn);
  const atEndBytes = await servers.keptBytes();
  clearInterval(looking);
  return { afterMinuteBytes, atEndBytes, highestBytes, errors: first.errors + rest.errors };
}
