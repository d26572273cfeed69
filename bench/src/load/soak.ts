import { cases } from "./cases.ts";
import { putLoad } from "./measure-load.ts";
import type { Servers } from "./servers.ts";

/** The state after a long load. */
export interface SoakResult {
  readonly afterMinuteBytes: number;
  readonly atEndBytes: number;
  readonly errors: number;
}

const lookEveryMs = 1000;
const windowS = 60;

/**
 * Runs each case in turns at a moderate rate. Memory rises until it is collected, to twice as much within a minute: what
 * a process keeps is the lowest of a minute: here of the second one and of the last.
 */
export async function soak(servers: Servers, seconds: number): Promise<SoakResult> {
  const looks: number[] = [];
  const looking = setInterval(() => looks.push(servers.residentBytes()), lookEveryMs);
  const end = performance.now() + seconds * 1000;
  let errors = 0;
  const turnS = Math.min(10, seconds / 4);
  for (let turn = 0; performance.now() < end; turn++) {
    const loadCase = cases[turn % cases.length];
    if (!loadCase) break;
    errors += (await putLoad(servers, loadCase, { seconds: turnS, perSecond: 40 })).errors;
  }
  clearInterval(looking);
  const count = Math.ceil(Math.min(windowS, seconds / 2));
  // The first looks find a process that has not served anything yet.
  const first = looks.slice(count, 2 * count);
  return { afterMinuteBytes: Math.min(...first), atEndBytes: Math.min(...looks.slice(-count)), errors };
}
