import type { Logger } from "pino";
import type { Schedule } from "../../schedule.ts";
import { FairQueue } from "./fair-queue.ts";
import { previewQueueLimits } from "./limits.ts";
import type { PreviewOutcome, RunPreviewJob } from "./preview-job.ts";

/** An upload whose preview is wanted, and whose turn it takes. */
export interface WantedPreview {
  readonly uploadId: string;
  readonly owner: string;
}

/**
 * Makes previews in the background, one at a time, so that a batch of photographs leaves the processors and memory to
 * requests; accounts take turns. It holds nothing that rows do not tell: what it forgets, by a restart or because an
 * account has too much waiting, is wanted again when somebody looks at the picture.
 */
export interface PreviewQueue {
  add(wanted: WantedPreview): void;
  /** The upload is gone: it waits no longer. */
  remove(wanted: WantedPreview): void;
  /** Whether an upload was found to be its own preview, or to have none; undefined while it is not known here. */
  outcomeOf(uploadId: string): "itself" | "none" | undefined;
  /** Resolves when an upload's preview neither waits nor is being made. */
  settled(uploadId: string): Promise<void>;
  /** Resolves when nothing waits and nothing is made. */
  idle(): Promise<void>;
  /** Lets what waits go, takes nothing more, and resolves when the one being made is through. */
  stop(): Promise<void>;
}

interface QueueOptions {
  run: RunPreviewJob;
  schedule: Schedule;
  log: Pick<Logger, "warn">;
  limits?: typeof previewQueueLimits;
}

/** What pictures without a preview turned out to be; the oldest is forgotten first. */
function createMemory(most: number) {
  const outcomes = new Map<string, "itself" | "none">();
  return {
    of: (id: string) => outcomes.get(id),
    note(id: string, outcome: PreviewOutcome): void {
      if (outcome === "done") return;
      outcomes.set(id, outcome);
      const [oldest] = outcomes.keys();
      if (outcomes.size > most && oldest !== undefined) outcomes.delete(oldest);
    },
  };
}

/** Promises for what is in the queue, by upload. */
function createTickets() {
  const tickets = new Map<string, PromiseWithResolvers<void>>();
  const settle = (id: string): void => {
    tickets.get(id)?.resolve();
    tickets.delete(id);
  };
  return {
    open(id: string): void {
      if (!tickets.has(id)) tickets.set(id, Promise.withResolvers());
    },
    settle,
    settleAll(): void {
      for (const id of [...tickets.keys()]) settle(id);
    },
    of: async (id: string): Promise<void> => tickets.get(id)?.promise,
  };
}

/** Creates the queue. */
export function createPreviewQueue(options: QueueOptions): PreviewQueue {
  const { run, schedule, log, limits = previewQueueLimits } = options;
  const waiting = new FairQueue(limits.waitingPerAccount);
  const memory = createMemory(limits.rememberedOutcomes);
  const tickets = createTickets();
  let working: Promise<void> | undefined;
  let isStopped = false;

  /** A job that hangs gives its place up; what it does later changes nothing. */
  async function runInTime(id: string): Promise<PreviewOutcome> {
    const controller = new AbortController();
    const { promise: late, reject } = Promise.withResolvers<never>();
    const cancel = schedule(() => {
      const error = new Error("A preview took too long.");
      controller.abort(error);
      reject(error);
    }, limits.jobMaxMs);
    try {
      return await Promise.race([run(id, controller.signal), late]);
    } finally {
      cancel();
    }
  }

  async function work(): Promise<void> {
    for (let next = waiting.next(); next; next = waiting.next()) {
      try {
        memory.note(next.id, await runInTime(next.id));
      } catch (err) {
        log.warn({ err }, "a preview could not be made now; it is tried again when the picture is looked at");
      }
      tickets.settle(next.id);
    }
    working = undefined;
  }

  return {
    add({ uploadId: id, owner }) {
      if (isStopped || memory.of(id) || !waiting.add({ id, owner })) return;
      tickets.open(id);
      working ??= work();
    },
    remove({ uploadId: id, owner }) {
      waiting.remove({ id, owner });
      tickets.settle(id);
    },
    outcomeOf: memory.of,
    settled: tickets.of,
    async idle() {
      await working;
    },
    async stop() {
      isStopped = true;
      waiting.clear();
      tickets.settleAll();
      await working;
    },
  };
}
