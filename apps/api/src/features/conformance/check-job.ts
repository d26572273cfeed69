import { buffer } from "node:stream/consumers";
import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { defineJob, type Job, type JobKind } from "../../jobs/job.ts";
import type { Storage } from "../../storage/storage.ts";
import { minuteMs } from "../../time-units.ts";
import { archiveTexts } from "./archive-rules.ts";
import { findWork, settleCheck } from "./check-store.ts";
import type { RunCheck } from "./run-check.ts";

/** The job that checks one archive against its specification. */
export const checkKind: JobKind<{ checkId: string }> = {
  kind: "site-check",
  schema: z.object({ checkId: z.string() }),
};

interface CheckJobOptions {
  db: Db;
  storage: Storage;
  now: () => Date;
  runCheck: RunCheck;
}

/** Runs one check and deletes its archive: only the findings are kept. */
export const createCheckJob = ({ db, storage, now, runCheck }: CheckJobOptions): Job =>
  defineJob({
    ...checkKind,
    maxAttempts: 3,
    maxMs: 5 * minuteMs,
    async giveUp({ checkId }) {
      const work = await findWork(db, checkId);
      if (!work) return;
      await settleCheck(db, checkId, { refused: archiveTexts.givenUp }, now());
      await storage.delete(work.storagePath);
    },
    async run({ checkId }, { signal }) {
      const work = await findWork(db, checkId);
      if (!work) return undefined;
      const { spec, storagePath } = work;
      const content = await storage.get(storagePath);
      const result = content
        ? await runCheck({ spec, archive: await buffer(content) }, signal)
        : { refused: archiveTexts.unreadable };
      await settleCheck(db, checkId, result, now());
      await storage.delete(storagePath);
      return "refused" in result ? "refused" : `${result.findingCount} found`;
    },
  });
