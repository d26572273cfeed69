import type { z } from "zod";
import { readStored, type Stored } from "../db/stored-json.ts";
import { minuteMs } from "../time-units.ts";

/** The arguments of a run. */
export interface JobRun {
  /** Aborted if the run was cancelled, timed out or lost its lease, or if the process stops. */
  readonly signal: AbortSignal;
  /** Stores the run's progress, and aborts `signal` if the job was cancelled meanwhile. */
  progress(done: number, total: number): Promise<void>;
  /** True for the last attempt: if it fails, the job is not retried. */
  readonly isLastTry: boolean;
}

/** A job's schedule: once in every slot of `everyMs` milliseconds since 1970, over all processes together. */
export interface JobSchedule {
  readonly everyMs: number;
  /** The job also runs at each start of a worker, and then not in the slot of that start. */
  readonly atStart?: boolean;
  /** The operator set the interval: staff may only shorten it, and add no schedules for the kind. */
  readonly isOperators?: boolean;
}

/**
 * The kind of a job, and the schema of its payload, which is stored as JSON and must not contain secrets.
 */
export interface JobKind<Payload> {
  /** Unique, and never changed: rows of earlier releases contain it. */
  readonly kind: string;
  readonly schema: z.ZodType<Payload>;
}

interface JobDefinition<Payload> extends JobKind<Payload> {
  /** Scheduled runs have the payload `{}`. */
  readonly schedule?: JobSchedule;
  /** Attempts before the job fails permanently; 5 by default. */
  readonly maxAttempts?: number;
  /**
   * The longest duration of a run in milliseconds, half an hour by default. A longer run is aborted and
   * counts as failed.
   */
  readonly maxMs?: number;
  /**
   * Runs the job; the resolved value is stored as its result, and a rejection leads to a retry. If the
   * process ends during a run, the job runs again: it must be idempotent.
   */
  run(payload: Payload, run: JobRun): Promise<string | undefined>;
  /**
   * Records in the requester's data that the job has failed permanently: because its last attempt failed,
   * or because the process ended during each attempt. It may be called twice, and even if a run has
   * already recorded the failure.
   */
  giveUp?(payload: Payload): Promise<void>;
  /**
   * The job runs even while its agent is paused, because its effect within a certain time was promised to
   * users.
   */
  readonly isPromised?: boolean;
}

/** A job that a worker can run, of any payload type. */
export interface Job {
  readonly kind: string;
  readonly schedule: JobSchedule | undefined;
  readonly maxAttempts: number;
  readonly maxMs: number;
  readonly isPromised: boolean;
  /** The run for a stored payload, or why the payload cannot be parsed. */
  prepare(payload: string): Stored<(run: JobRun) => Promise<string | undefined>>;
  /**
   * Handles the permanent failure of a job by its stored payload; does nothing if the payload cannot be
   * parsed.
   */
  giveUp(payload: string): Promise<void>;
}

const defaultMaxAttempts = 5;
const defaultMaxMs = 30 * minuteMs;

/** Defines a job. A worker runs it only if it is listed: under `jobs` in its feature's `feature.ts`, or in `wiring/jobs.ts`. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): Job {
  const { kind, schema, schedule, maxAttempts = defaultMaxAttempts, maxMs = defaultMaxMs } = definition;
  return {
    kind,
    schedule,
    maxAttempts,
    maxMs,
    isPromised: definition.isPromised ?? false,
    prepare(text) {
      const payload = readStored(schema, text);
      if (!payload.isReadable) return payload;
      return { isReadable: true, value: async (run) => definition.run(payload.value, run) };
    },
    async giveUp(text) {
      const payload = readStored(schema, text);
      if (payload.isReadable) await definition.giveUp?.(payload.value);
    },
  };
}

/** A schedule with the interval set by staff, within the limits of what they may change. */
export function withInterval<Schedule extends JobSchedule>(
  schedule: Schedule,
  everyMinutes: number | undefined,
): Schedule {
  if (everyMinutes === undefined) return schedule;
  const everyMs = everyMinutes * minuteMs;
  return { ...schedule, everyMs: schedule.isOperators ? Math.min(everyMs, schedule.everyMs) : everyMs };
}

/** The start of the slot that contains a time. */
export const slotStart = (time: Date, { everyMs }: JobSchedule): Date =>
  new Date(Math.floor(time.getTime() / everyMs) * everyMs);
