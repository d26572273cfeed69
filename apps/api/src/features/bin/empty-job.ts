import { binnedKinds } from "@sitewright/contracts";
import { z } from "zod";
import { Refusal } from "../../http/refusal.ts";
import { type MayDeleteByAge, putOff } from "../../jobs/deletion-guard.ts";
import { defineJob, type Job } from "../../jobs/job.ts";
import { dayMs } from "../../time-units.ts";
import { listOverdue } from "./erase-store.ts";
import { type BinOptions, binnedMs, createErase } from "./service.ts";

/**
 * Once a day erases the items whose time in the bin has ended. Items that another process has
 * erased meanwhile are skipped.
 */
export function createEmptyJob(options: BinOptions & { mayDeleteByAge: MayDeleteByAge }): Job {
  const erase = createErase(options);
  return defineJob({
    kind: "bin-emptying",
    schema: z.object({}),
    schedule: { everyMs: dayMs, atStart: true },
    isPromised: true,
    maxAttempts: 3,
    async run(_payload, { signal }) {
      if (!(await options.mayDeleteByAge())) return putOff;
      const before = new Date(options.now().getTime() - binnedMs);
      let count = 0;
      // Accounts come first, because erasing one also erases its data.
      for (const kind of binnedKinds)
        for await (const id of listOverdue(options.db, { kind, before })) {
          signal.throwIfAborted();
          if (!((await erase({ kind, id }, null)) instanceof Refusal)) count += 1;
        }
      return `${count} erased`;
    },
  });
}
