import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { defineJob, type Job } from "../../jobs/job.ts";
import type { Storage } from "../../storage/storage.ts";
import { deleteUnusedPictures } from "./picture-use-store.ts";

/** How long a picture waits for a post that names it: as long as what lies in the bin. */
const unusedKeptMs = 30 * 86_400_000;

interface PictureJobOptions {
  db: Db;
  storage: Storage;
  now: () => Date;
}

/**
 * Once a day deletes pictures that no post names. Their files go into the bin here and are not left to the orphan sweep,
 * which takes many files without a row for a sign of a wrong database, and stops.
 */
export const createPictureJob = ({ db, storage, now }: PictureJobOptions): Job =>
  defineJob({
    kind: "post-pictures",
    schema: z.object({}),
    schedule: { everyMs: 86_400_000 },
    maxAttempts: 3,
    async run(_payload, { signal }) {
      let count = 0;
      for await (const path of deleteUnusedPictures(db, new Date(now().getTime() - unusedKeptMs))) {
        await storage.moveToBin(path, now());
        count += 1;
        signal.throwIfAborted();
      }
      return `${count} deleted`;
    },
  });
