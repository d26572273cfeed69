import type { Database } from "../db/open.ts";
import type { Schedule } from "../schedule.ts";
import type { AgentSettings } from "./agent-settings.ts";
import type { RunOutcome } from "./history-store.ts";
import type { Job, JobRun } from "./job.ts";
import type { Lease } from "./lease-store.ts";
import { retryDelayMs } from "./retry-delay.ts";
import { EndedInFailure, RetryLater } from "./run-errors.ts";
import { type ClaimedJob, type JobSettlement, type Progress, renewLease, settleRun } from "./run-store.ts";

/** A worker's report; never contains a payload. `dead` needs a person's attention. */
export type JobEvent =
  | {
      readonly event: RunOutcome;
      readonly jobId: string;
      readonly kind: string;
      readonly attempt: number;
      /** The error. */
      readonly error?: unknown;
    }
  | { readonly event: "fault"; readonly error: unknown };

/** Dependencies of a run. */
export interface RunDeps extends Pick<Database, "db" | "provider" | "clock"> {
  readonly workerId: string;
  /** Id of this worker's agent. */
  readonly agent: string;
  /** The staff's settings of the agent. */
  readonly settings: AgentSettings;
  readonly newId: () => string;
  readonly random: () => number;
  readonly schedule: Schedule;
  readonly report: (event: JobEvent) => void;
  /** Aborted if the process stops and the grace period has ended. */
  readonly stopSignal: AbortSignal;
}

/**
 * How long a claim lasts unless it is renewed, in milliseconds: the job of a killed process waits that
 * long.
 */
export const leaseMs = 60_000;
const renewMs = leaseMs / 3;
const errorMaxLength = 500;

/** Why a run was aborted. */
class RunAborted extends Error {
  override name = "RunAborted";
}

/**
 * Renews a lease until `end` is called; calls `onLost` once if it is lost. Returns the functions that
 * store progress and end the lease.
 */
function renewPeriodically(lease: Lease, deps: RunDeps, onLost: () => void) {
  const { schedule, report } = deps;
  let isEnded = false;
  let cancel = schedule(renewNow, renewMs);
  async function renew(progress?: Progress): Promise<void> {
    const isHeld = await renewLease(deps, lease, { leaseMs, ...(progress && { progress }) });
    if (!isHeld && !isEnded) onLost();
  }
  function renewNow(): void {
    renew()
      .catch((error: unknown) => report({ event: "fault", error }))
      .finally(() => {
        if (!isEnded) cancel = schedule(renewNow, renewMs);
      });
  }
  const end = (): void => {
    isEnded = true;
    cancel();
  };
  return { renew, end };
}

/**
 * Runs a job until it ends or is aborted. A run that ignores the abort is not waited for, and its outcome
 * is ignored.
 */
async function runUntilAborted(
  run: (run: JobRun) => Promise<string | undefined>,
  { lease, maxMs, isLastTry, deps }: { lease: Lease; maxMs: number; isLastTry: boolean; deps: RunDeps },
): Promise<string | undefined> {
  const controller = new AbortController();
  const abort = (reason: string) => controller.abort(new RunAborted(reason));
  const signal = AbortSignal.any([controller.signal, deps.stopSignal]);
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason));
  if (signal.aborted) reject(signal.reason);
  const { renew, end } = renewPeriodically(lease, deps, () =>
    abort("The job was cancelled, or its lease is lost."),
  );
  const cancelLimit = deps.schedule(() => abort(`It took longer than ${maxMs / 1000} s.`), maxMs);
  try {
    const progress = (done: number, total: number) => renew({ done, total });
    return await Promise.race([run({ signal, progress, isLastTry }), aborted]);
  } finally {
    end();
    cancelLimit();
  }
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : "It failed without saying why.").slice(0, errorMaxLength);

const attemptsOf = ({ maxAttempts }: Job, { agent, settings }: RunDeps): number =>
  settings.maxAttempts(agent, maxAttempts);

function afterFailure(job: Job, { attempts }: ClaimedJob, error: unknown, deps: RunDeps): JobSettlement {
  if (deps.stopSignal.aborted) return { status: "given back" };
  const lastError = wordsOf(error);
  if (attempts >= attemptsOf(job, deps)) return { status: "dead", lastError };
  const askedMs = error instanceof RetryLater ? error.afterMs : undefined;
  return { status: "retry", delayMs: retryDelayMs(attempts, { random: deps.random(), askedMs }), lastError };
}

async function attempt(
  job: Job,
  claimed: ClaimedJob,
  deps: RunDeps,
): Promise<{ settlement: JobSettlement; outcome?: RunOutcome; error?: unknown }> {
  const dead = (lastError: string) => ({
    settlement: { status: "dead", lastError } as const,
    error: lastError,
  });
  const most = attemptsOf(job, deps);
  if (claimed.attempts > most) {
    await job.giveUp(claimed.payload);
    return dead("Its process ended each time it was tried.");
  }
  const prepared = job.prepare(claimed.payload);
  if (!prepared.isReadable) return dead(`Its payload cannot be read: ${prepared.reason}.`);
  const lease = { id: claimed.id, workerId: deps.workerId };
  try {
    const isLastTry = claimed.attempts >= most;
    const result = await runUntilAborted(prepared.value, { lease, maxMs: job.maxMs, isLastTry, deps });
    return { settlement: { status: "done", result } };
  } catch (error) {
    if (error instanceof EndedInFailure)
      return { settlement: { status: "done", result: "failed" }, outcome: "failed", error };
    const settlement = afterFailure(job, claimed, error, deps);
    if (settlement.status === "dead") await job.giveUp(claimed.payload);
    return { settlement, error };
  }
}

/**
 * Runs one job from claim to settlement. Never rejects: a row that cannot be settled is claimed again when
 * its lease expires.
 */
export async function runJob(job: Job, claimed: ClaimedJob, deps: RunDeps): Promise<void> {
  const { id, kind, attempts, dueAt, claimedAt: startedAt } = claimed;
  const begunMs = performance.now();
  try {
    const { settlement, outcome = settlement.status, error } = await attempt(job, claimed, deps);
    const isSettled = await settleRun(deps, {
      lease: { id, workerId: deps.workerId },
      settlement,
      run: {
        agent: claimed.agent ?? deps.agent,
        kind,
        jobId: id,
        attempt: attempts,
        outcome,
        dueAt,
        startedAt,
        durationMs: Math.round(performance.now() - begunMs),
      },
    });
    if (isSettled)
      deps.report({
        event: outcome,
        jobId: id,
        kind,
        attempt: attempts,
        ...(error ? { error } : {}),
      });
  } catch (error) {
    deps.report({ event: "fault", error });
  }
}
