import { readClock } from "../db/clock.ts";
import { type Job, slotStart } from "./job.ts";
import type { JobQueue } from "./job-queue.ts";
import { insertJob } from "./job-store.ts";
import { freeExpired, releaseLeases } from "./lease-store.ts";
import { createPollLoop } from "./poll-loop.ts";
import { leaseMs, type RunDeps, runJob } from "./run-job.ts";
import { claimJob, findDueKinds, jobsTable } from "./run-store.ts";

/** Dependencies of the worker. `workerId` is unique among all processes on the database. */
export interface JobWorkerDeps extends Omit<RunDeps, "stopSignal"> {
  readonly jobs: readonly Job[];
  readonly queue: Pick<JobQueue, "signals">;
}

/** Runs this process's share of the jobs: one run at a time of each kind. */
export interface JobWorker {
  /** Starts claiming jobs, and enqueues the jobs that run at each start. */
  start(): void;
  /**
   * Claims nothing more and waits for current runs; those that take longer than the grace period are aborted
   * and given back.
   */
  stop(graceMs?: number): Promise<void>;
  /** Runs all due jobs, of one kind or of all, and resolves when none is left. For tests and commands. */
  runDue(kind?: string): Promise<void>;
  /** Resolves when nothing is due and nothing runs, after `start`. */
  idle(): Promise<void>;
}

/**
 * The polling interval for jobs that other processes enqueue, so that they begin within five seconds even
 * on busy machines.
 */
const pollMs = 2_000;
/** The longest wait of a stop for current runs. */
const defaultGraceMs = 10_000;

/** After this many runs in a row, the worker checks again for lost leases and a new slot. */
const runsPerLook = 20;

/** A worker's runner of one kind of job. */
interface KindRunner {
  readonly kind: string;
  /** Enqueues the run for the start of a worker, if the kind has one. */
  prepare(): Promise<void>;
  /** True if a slot of its schedule has begun for which this process has not enqueued a run. */
  isSlotNew(now: Date): boolean;
  /** Enqueues the run of a new slot, then runs the next due job; false if none was due. */
  runNext(): Promise<boolean>;
}

function createKindRunner(job: Job, deps: JobWorkerDeps & RunDeps): KindRunner {
  const { kind } = job;
  const { workerId, agent, newId, queue, settings } = deps;
  const scheduleNow = () => job.schedule && settings.scheduleOf(kind, job.schedule);
  let inARow = 0;
  /** The last slot that this process has enqueued, or need not enqueue. */
  let knownSlot: number | undefined;

  const enqueueOnce = (occasion: string) =>
    insertJob(deps.db, deps, { id: newId(), kind, payload: "{}", uniqueKey: `${kind}@${occasion}` });

  async function enqueueSlot(): Promise<void> {
    const schedule = scheduleNow();
    if (!schedule) return;
    const slot = slotStart(await readClock(deps.db, deps.clock), schedule);
    if (slot.getTime() === knownSlot) return;
    await enqueueOnce(slot.toISOString());
    knownSlot = slot.getTime();
  }

  return {
    kind,
    async prepare() {
      const schedule = scheduleNow();
      if (!schedule?.atStart) return;
      await enqueueOnce(`start of ${workerId}`);
      knownSlot = slotStart(await readClock(deps.db, deps.clock), schedule).getTime();
    },
    isSlotNew(now) {
      const schedule = scheduleNow();
      return schedule !== undefined && slotStart(now, schedule).getTime() !== knownSlot;
    },
    async runNext() {
      if (!job.isPromised && settings.isPaused(agent)) return false;
      if (inARow % runsPerLook === 0) {
        await freeExpired(deps, jobsTable);
        await enqueueSlot();
      }
      const claimed = await claimJob(deps, { kind, workerId, leaseMs });
      inARow = claimed ? inARow + 1 : 0;
      if (!claimed) return false;
      await runJob(job, claimed, deps);
      if (claimed.uniqueKey !== null) queue.signals.settled(claimed.uniqueKey);
      return true;
    },
  };
}

/** Creates a worker, not yet started. Any number of them, in any number of processes, share one database. */
export function createJobWorker(workerDeps: JobWorkerDeps): JobWorker {
  const stopping = new AbortController();
  const deps = { ...workerDeps, stopSignal: stopping.signal };
  const { schedule, report, workerId, queue } = deps;
  let endWaking = () => {};
  const onFault = (error: unknown) => report({ event: "fault", error });
  const lanes = deps.jobs.map((job) => {
    const runner = createKindRunner(job, deps);
    return { runner, loop: createPollLoop({ runBatch: runner.runNext, schedule, onFault }) };
  });
  // One statement for all kinds: with one or more per kind, even idle processes would keep the database
  // busy.
  const poll = createPollLoop({
    async runBatch() {
      const due = await findDueKinds(
        deps,
        lanes.map(({ runner }) => runner.kind),
      );
      for (const { runner, loop } of lanes)
        if (due.kinds.has(runner.kind) || runner.isSlotNew(due.now)) loop.wake();
      return false;
    },
    pollMs,
    schedule,
    onFault,
  });
  const loops = [poll, ...lanes.map(({ loop }) => loop)];

  return {
    start() {
      endWaking = queue.signals.onWake((kind) => {
        for (const { runner, loop } of lanes) if (runner.kind === kind) loop.wake();
      });
      for (const { runner, loop } of lanes) loop.start(runner.prepare);
      poll.start();
    },
    async stop(graceMs = defaultGraceMs) {
      endWaking();
      const cancelGrace = schedule(() => stopping.abort(new Error("The process stops.")), graceMs);
      await Promise.all(loops.map((loop) => loop.stop()));
      cancelGrace();
      // If the database is unavailable, the leases expire by themselves.
      await releaseLeases(deps, jobsTable, workerId).catch((error: unknown) =>
        report({ event: "fault", error }),
      );
    },
    async runDue(kind) {
      for (const { runner } of lanes)
        if (kind === undefined || runner.kind === kind) while (await runner.runNext());
    },
    async idle() {
      for (const loop of loops) await loop.idle();
    },
  };
}
