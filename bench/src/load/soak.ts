import { setTimeout as wait } from "node:timers/promises";
import { cases } from "./cases.ts";
import { putLoad } from "./measure-load.ts";
import type { Servers } from "./servers.ts";

/** The state after a long load. */
export interface SoakResult {
  readonly afterMinuteBytes: number;
  readonly atEndBytes: number;
  readonly errors: number;
}

/** Runs each case in turns at a moderate rate; memory is read after a minute and at the end. */
export async function soak(servers: Servers, seconds: number): Promise<SoakResult> {
  const state = { afterMinuteBytes: 0 };
  const reading = wait(Math.min(60, seconds / 2) * 1000).then(() => {
    state.afterMinuteBytes = servers.residentBytes();
  });
  const end = performance.now() + seconds * 1000;
  let errors = 0;
  const turnS = Math.min(10, seconds / 4);
  for (let turn = 0; performance.now() < end; turn++) {
    const loadCase = cases[turn % cases.length];
    if (!loadCase) break;
    errors += (await putLoad(servers, loadCase, { seconds: turnS, perSecond: 40 })).errors;
  }
  await reading;
  return { ...state, atEndBytes: servers.residentBytes(), errors };
}
