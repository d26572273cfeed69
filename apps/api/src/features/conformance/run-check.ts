import { Worker } from "node:worker_threads";
import { FINDINGS_MAX, siteFindingSchema } from "@sitewright/contracts";
import type { Logger } from "pino";
import { z } from "zod";
import { isSource, threadArgs } from "../../threads.ts";
import { archiveTexts } from "./archive-rules.ts";
import type { CheckInput, CheckResult } from "./check-site.ts";

/** Runs one check. Rejects only if `signal` aborts, never because of the archive's content. */
export type RunCheck = (input: Omit<CheckInput, "findingsMax">, signal: AbortSignal) => Promise<CheckResult>;

const resultSchema = z.union([
  z.object({
    findings: z.array(siteFindingSchema).max(FINDINGS_MAX),
    findingCount: z.int(),
    fileCount: z.int(),
  }),
  z.object({ refused: z.string() }),
]);

const threadFile = new URL(isSource ? "./site-check-thread.ts" : "./site-check-thread.js", import.meta.url);

const limits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64, stackSizeMb: 8 };
const longestMs = 120_000;

/**
 * Runs each check in a thread with bounded memory, which is terminated on a timeout: a malicious
 * site affects only the thread and is reported as a refusal. The cause is logged.
 */
export const createRunCheck =
  ({ log }: { log: Pick<Logger, "warn"> }): RunCheck =>
  (input, signal) =>
    new Promise((resolve, reject) => {
      const workerData = { ...input, findingsMax: FINDINGS_MAX };
      const options = { execArgv: threadArgs, resourceLimits: limits, env: {} };
      const thread = new Worker(threadFile, { ...options, workerData });
      const ended = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
      const end = () => void thread.terminate();
      ended.addEventListener("abort", end, { once: true });
      let result: CheckResult = { refused: archiveTexts.crashed };
      thread.on("message", (message: unknown) => {
        result = resultSchema.parse(message);
        // An open handle in a module would keep the thread, and so the check, running until the
        // timeout.
        end();
      });
      thread.on("error", (err) => log.warn({ err }, "the check of a site did not come to an end"));
      thread.on("exit", () => {
        ended.removeEventListener("abort", end);
        if (signal.aborted) reject(signal.reason);
        else resolve(result);
      });
    });
