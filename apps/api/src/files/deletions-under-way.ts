import type { Schedule } from "../schedule.ts";
import { secondMs } from "../time-units.ts";

/** The longest wait of a stop for the deletion of one file. */
const stopMaxMs = 5 * secondMs;

/** Deletions of stored files that go on after their request was answered. */
export interface DeletionsUnderWay {
  /** Begins one, which never rejects and ends after its current file once the signal is aborted. */
  follow(work: (signal: AbortSignal) => Promise<void>): void;
  /** Resolves when all that have begun have ended. */
  ended(): Promise<void>;
  /** Ends all after their current files, and waits a few seconds for that. A sweep deletes the rest. */
  stop(): Promise<void>;
}

/** Creates the deletions of a process. */
export function createDeletionsUnderWay(schedule: Schedule): DeletionsUnderWay {
  const stopping = new AbortController();
  const works = new Set<Promise<void>>();
  const ended = async () => {
    await Promise.all(works);
  };
  return {
    follow(begin) {
      const work = begin(stopping.signal).finally(() => works.delete(work));
      works.add(work);
    },
    ended,
    async stop() {
      stopping.abort();
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const cancel = schedule(resolve, stopMaxMs);
      await Promise.race([ended(), late]);
      cancel();
    },
  };
}
