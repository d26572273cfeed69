import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { type MayDeleteByAge, putOff } from "../../jobs/deletion-guard.ts";
import { defineJob, type Job } from "../../jobs/job.ts";
import type { Storage } from "../../storage/storage.ts";
import { dayMs } from "../../time-units.ts";
import { deleteUnusedPictures } from "./picture-store.ts";

/** How long an unused picture is kept: as long as an item in the bin. */
const unusedKeptMs = 30 * dayMs;

interface PictureJobOptions {
  db: Db;
  storage: Storage;
  now: () => Date;
  mayDeleteByAge: MayDeleteByAge;
}

/**
 * Once a day deletes pictures that no post uses. Their files are moved to the bin here rather than by the
 * orphan sweep, which stops if there are many files without a row because they may mean a wrong database.
 */
export const createPictureJob = ({ db, storage, now, mayDeleteByAge }: PictureJobOptions): Job =>
  defineJob({
    kind: "post-pictures",
    schema: z.object({}),
    schedule: { everyMs: dayMs },
    maxAttempts: 3,
    async run(_payload, { signal }) {
      if (!(await mayDeleteByAge())) return putOff;
      let count = 0;
      for await (const path of deleteUnusedPictures(db, new Date(now().getTime() - unusedKeptMs))) {
        await storage.moveToBin(path, now());
        count += 1;
        signal.throwIfAborted();
      }
      return `${count} deleted`;
    },
  });
