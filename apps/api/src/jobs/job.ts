import type { z } from "zod";
import { readStored, type Stored } from "../db/stored-json.ts";
import { minuteMs } from "../time-units.ts";

/** The arguments of a run. */
export interface JobRun {
  /** Aborted to end the run: it was cancelled, timed out, has lost its lease, or the process stops. */
  readonly signal: AbortSignal;
  /** Stores the run's progress, and aborts `signal` if the job was cancelled meanwhile. */
  progress(done: number, total: number): Promise<void>;
  /** The last attempt: after a failure the job is not retried. */
  readonly isLastTry: boolean;
}

/** A job's schedule: once in every slot of `everyMs` milliseconds since 1970, over all processes together. */
export interface JobSchedule {
  readonly everyMs: number;
  /** Also at each start of a worker, and then not in the slot of the start. */
  readonly atStart?: boolean;
  /** The operator set the interval: staff may only shorten it, and add no schedules for the kind. */
  readonly isOperators?: boolean;
}

/** The kind of a job, and the schema of its payload, which is stored as JSON and must hold no secret. */
export interface JobKind<Payload> {
  /** Unique, and never changed: rows of earlier releases contain it. */
  readonly kind: string;
  readonly schema: z.ZodType<Payload>;
}

interface JobDefinition<Payload> extends JobKind<Payload> {
  /** Scheduled runs have the payload `{}`. */
  readonly schedule?: JobSchedule;
  /** Attempts before the job fails for good; 5 unless given. */
  readonly maxAttempts?: number;
  /** Longest run, in milliseconds; half an hour unless given. A longer one is aborted and counts as failed. */
  readonly maxMs?: number;
  /**
   * Runs the job; its resolved value is stored as the result. A rejection means a retry. The process may end
   * at any moment, and then the job runs once more: it must be idempotent.
   */
  run(payload: Payload, run: JobRun): Promise<string | undefined>;
  /**
   * Records in the requester's data that the job has failed for good: on its last attempt, or because its
   * process ended each time. May be called twice, also where a run has recorded that itself.
   */
  giveUp?(payload: Payload): Promise<void>;
  /** It runs although its agent is paused, since people were promised its effect. */
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
  /** Handles the final failure of a job by its stored payload; does nothing where that cannot be parsed. */
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

/** A schedule with the interval set by staff, as far as they may change it. */
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
