import { z } from "zod";
import { stepByStep } from "../../db/in-pages.ts";
import { type DeletesByAge, putOff } from "../../jobs/deletion-guard.ts";
import { defineJob, type Job } from "../../jobs/job.ts";
import { dayMs } from "../../time-units.ts";
import { aggregateForms } from "./count-store.ts";
import { keptMs } from "./rules.ts";

/** Once a day turns the visits of forms untouched for 30 days into anonymous counts. */
export const createAggregateJob = ({ db, now, mayDeleteByAge }: DeletesByAge): Job =>
  defineJob({
    kind: "drop-off-counts",
    schema: z.object({}),
    schedule: { everyMs: dayMs, atStart: true },
    isPromised: true,
    maxAttempts: 3,
    async run(_payload, { signal }) {
      if (!(await mayDeleteByAge())) return putOff;
      const since = new Date(now().getTime() - keptMs);
      await stepByStep(async () => {
        signal.throwIfAborted();
        return aggregateForms(db, since);
      });
      return undefined;
    },
  });
