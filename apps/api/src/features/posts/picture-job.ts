import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { defineJob, type Job } from "../../jobs/job.ts";
import { deleteUnusedPictures } from "./picture-use-store.ts";

/** How long a picture waits for a post that names it: as long as what lies in the bin. */
const unusedKeptMs = 30 * 86_400_000;

/** Once a day deletes pictures that no post names. */
export const createPictureJob = ({ db, now }: { db: Db; now: () => Date }): Job =>
  defineJob({
    kind: "post-pictures",
    schema: z.object({}),
    schedule: { everyMs: 86_400_000 },
    maxAttempts: 3,
    run: async () => `${await deleteUnusedPictures(db, new Date(now().getTime() - unusedKeptMs))} deleted`,
  });
