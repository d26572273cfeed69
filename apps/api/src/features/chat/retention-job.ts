import { z } from "zod";
import { stepByStep } from "../../db/in-pages.ts";
import { type DeletesByAge, putOff } from "../../jobs/deletion-guard.ts";
import { defineJob, type Job } from "../../jobs/job.ts";
import { dayMs } from "../../time-units.ts";
import { deleteErasedGroups } from "./erased-groups-store.ts";
import { keptMs } from "./rules.ts";
import { deleteOld } from "./store.ts";

/** Once a day deletes questions older than 90 days, and groups in which questions are left that are not stored any more. */
export const createRetentionJob = ({ db, now, mayDeleteByAge }: DeletesByAge): Job =>
  defineJob({
    kind: "chat-retention",
    schema: z.object({}),
    schedule: { everyMs: dayMs, atStart: true },
    isPromised: true,
    maxAttempts: 3,
    async run(_payload, { signal }) {
      if (!(await mayDeleteByAge())) return putOff;
      const before = new Date(now().getTime() - keptMs);
      await stepByStep(async () => {
        signal.throwIfAborted();
        return deleteOld(db, before);
      });
      await deleteErasedGroups(db, now());
      return undefined;
    },
  });
