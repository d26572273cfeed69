import type { z } from "zod";
import { readStored, type Stored } from "../db/stored-json.ts";

/** What a run may use while it lasts. */
export interface JobRun {
  /** Aborted when the run should end: it was cancelled, takes too long, has lost its lease, or the process stops. */
  readonly signal: AbortSignal;
  /** Stores how far the run is, and aborts `signal` where the job was cancelled meanwhile. */
  progress(done: number, total: number): Promise<void>;
  /** Whether a failure now is the last one: the job is not tried again. */
  readonly isLastTry: boolean;
}

/** When a job runs by itself: once in every slot of so many milliseconds since 1970, over all processes together. */
export interface JobSchedule {
  readonly everyMs: number;
  /** Also at each start of a worker, and then not in the slot of the start. */
  readonly atStart?: boolean;
  /** The operator set the interval: staff may shorten it, and neither lengthen it nor add schedules for the kind. */
  readonly isOperators?: boolean;
}

/** What has to be known to enqueue a job. The payload is stored as JSON and must hold no secret. */
export interface JobKind<Payload> {
  /** Unique, and kept for good: rows of earlier releases bear it. */
  readonly kind: string;
  readonly schema: z.ZodType<Payload>;
}

interface JobDefinition<Payload> extends JobKind<Payload> {
  /** Scheduled runs have the payload `{}`. */
  readonly schedule?: JobSchedule;
  /** Attempts before the job is dead; 5 unless given. */
  readonly maxAttempts?: number;
  /** Longest run, in milliseconds; half an hour unless given. A longer one is aborted and counts as failed. */
  readonly maxMs?: number;
  /**
   * Does the job; what it resolves to is kept as its result. A rejection means that it is tried again. The process may
   * end at any moment, and then the job runs once more: doing it twice must do no harm.
   */
  run(payload: Payload, run: JobRun): Promise<string | undefined>;
  /**
   * Notes where the job was stored for that it is dead: it failed on its last try, or its process ended each time. May be
   * called twice, also where a run has said so itself.
   */
  giveUp?(payload: Payload): Promise<void>;
  /** Whether it runs although its agent is paused, since people were promised what it does. */
  readonly isPromised?: boolean;
}

/** A job that a worker can run, whatever its payload. */
export interface Job {
  readonly kind: string;
  readonly schedule: JobSchedule | undefined;
  readonly maxAttempts: number;
  readonly maxMs: number;
  readonly isPromised: boolean;
  /** The run for a stored payload, or why the payload cannot be read. */
  prepare(payload: string): Stored<(run: JobRun) => Promise<string | undefined>>;
  /** Notes that the job of a stored payload is dead; nothing where the payload cannot be read. */
  giveUp(payload: string): Promise<void>;
}

const usualMaxAttempts = 5;
const usualMaxMs = 30 * 60_000;

/** Defines a job. A worker runs it only if it is listed: under `jobs` in its feature's `feature.ts`, or in `wiring/jobs.ts`. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): Job {
  const { kind, schema, schedule, maxAttempts = usualMaxAttempts, maxMs = usualMaxMs } = definition;
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

const minuteMs = 60_000;

/** A schedule with the interval that staff decided, as far as it leaves that to them. */
export function withInterval<Schedule extends JobSchedule>(
  schedule: Schedule,
  everyMinutes: number | undefined,
): Schedule {
  if (everyMinutes === undefined) return schedule;
  const everyMs = everyMinutes * minuteMs;
  return { ...schedule, everyMs: schedule.isOperators ? Math.min(everyMs, schedule.everyMs) : everyMs };
}

/** When the slot begins that a time lies in. */
export const slotStart = (time: Date, { everyMs }: JobSchedule): Date =>
  new Date(Math.floor(time.getTime() / everyMs) * everyMs);
