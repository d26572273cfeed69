import type { Logger } from "pino";
import { z } from "zod";
import { type DeletesByAge, putOff } from "../../jobs/deletion-guard.ts";
import { defineJob, type Job } from "../../jobs/job.ts";
import type { Storage } from "../../storage/storage.ts";
import { dayMs } from "../../time-units.ts";
import { discardFiles } from "./discard-files.ts";
import { unusedKeptMs } from "./limits.ts";
import { listUnused, removeUnused } from "./unused-store.ts";

interface UnusedJobOptions extends DeletesByAge {
  storage: Storage;
  log: Pick<Logger, "warn">;
}

/**
 * Once a day looks for uploads that nothing refers to any more: the files of deleted projects and discarded
 * drafts, and those whose deletion by the browser got lost. Deletes each that was found so for 30 days. The
 * time is counted from then and not from the upload, because a browser may still show the answers of a
 * project that was just deleted, which can be submitted again.
 */
export const createUnusedJob = ({ db, storage, log, now, mayDeleteByAge }: UnusedJobOptions): Job =>
  defineJob({
    kind: "unused-uploads",
    schema: z.object({}),
    schedule: { everyMs: dayMs, atStart: true },
    isPromised: true,
    maxAttempts: 3,
    async run(_payload, { signal }) {
      if (!(await mayDeleteByAge())) return putOff;
      const at = now();
      const before = new Date(at.getTime() - unusedKeptMs);
      let count = 0;
      for await (const upload of listUnused(db, { now: at, before })) {
        signal.throwIfAborted();
        if (!(await removeUnused(db, upload, before))) continue;
        await discardFiles({ storage, log }, upload);
        count += 1;
      }
      return `${count} deleted`;
    },
  });
