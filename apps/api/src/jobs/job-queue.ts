import { EventEmitter } from "node:events";
import type { Database, Tx } from "../db/open.ts";
import type { JobKind } from "./job.ts";
import { cancelJob, insertJob, type NewJob } from "./job-store.ts";

/** A request to run a job. */
export interface JobRequest<Payload> extends Pick<NewJob, "uniqueKey" | "account" | "runAt"> {
  readonly job: JobKind<Payload>;
  readonly payload: Payload;
}

/** Signals between the queue and the worker of one process. */
export interface JobSignals {
  /**
   * Calls `listener` with the kind of each job that was enqueued and committed; returns the function that
   * removes it.
   */
  onWake(listener: (kind: string) => void): () => void;
  /** Reports that the job with a unique key has ended its run. */
  settled(uniqueKey: string): void;
}

/** The queue in which features enqueue jobs. */
export interface JobQueue {
  /**
   * Enqueues a job in the caller's transaction, by one insert. Returns false if a job with the unique key
   * exists already, even a finished one.
   */
  enqueue<Payload>(tx: Tx, request: JobRequest<Payload>): Promise<boolean>;
  /** Makes this process look for jobs of a kind at once; called after the transaction was committed. */
  wake(job: Pick<JobKind<unknown>, "kind">): void;
  /** Cancels a job that is not finished; false if there is none. */
  cancel(tx: Tx, id: string): Promise<boolean>;
  /** Resolves after this process's next run of the job with a unique key; `unsubscribe` ends the wait. */
  nextRun(uniqueKey: string): { readonly ended: Promise<void>; readonly unsubscribe: () => void };
  readonly signals: JobSignals;
}

/** Creates the queue of a process. */
export function createJobQueue({
  database,
  newId,
}: {
  database: Pick<Database, "clock">;
  newId: () => string;
}): JobQueue {
  const emitter = new EventEmitter<Record<`run ${string}`, []> & { wake: [kind: string] }>();
  // Many requests for previews may wait at once; Node's limit on listeners would log a warning.
  emitter.setMaxListeners(0);
  return {
    enqueue: (tx, { job, payload, ...options }) =>
      insertJob(tx, database, { id: newId(), kind: job.kind, payload: JSON.stringify(payload), ...options }),
    wake: ({ kind }) => void emitter.emit("wake", kind),
    cancel: (tx, id) => cancelJob(tx, database, id),
    nextRun(uniqueKey) {
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const event = `run ${uniqueKey}` as const;
      emitter.once(event, resolve);
      return { ended, unsubscribe: () => void emitter.off(event, resolve) };
    },
    signals: {
      onWake(listener) {
        emitter.on("wake", listener);
        return () => void emitter.off("wake", listener);
      },
      settled: (uniqueKey) => void emitter.emit(`run ${uniqueKey}`),
    },
  };
}
