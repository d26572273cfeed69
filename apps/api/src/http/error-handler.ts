import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { databaseFault } from "../db/fault.ts";
import { UnfinishedBuildError } from "../spec-building/spec-builder.ts";
import { MissingFileError, StorageError } from "../storage/storage.ts";
import type { AppContext, AppEnv } from "./app-env.ts";
import { loggedPath } from "./logged-path.ts";
import { sendProblem } from "./problem-response.ts";
import { Refusal } from "./refusal.ts";

const unavailableRetryAfterS = 2;

function refusalFor(error: unknown): Refusal {
  if (error instanceof MissingFileError)
    return new Refusal("internal-error", { detail: "This file is missing on our side." });
  if (error instanceof StorageError || error instanceof UnfinishedBuildError)
    return new Refusal("unavailable", { retryAfterS: unavailableRetryAfterS });
  const fault = databaseFault(error);
  if (fault === "full") return new Refusal("storage-full");
  // The row was deleted during the request: respond as if it had been deleted before.
  if (fault === "orphaned") return new Refusal("not-found");
  if (fault === "busy" || fault === "disturbed" || fault === "lost")
    return new Refusal("unavailable", { retryAfterS: unavailableRetryAfterS });
  return new Refusal("internal-error");
}

export interface FaultReport {
  readonly log: Logger;
  /** Called if the disk was full. */
  readonly onFull: () => void;
}

/**
 * Logs an error in full, with the request's id, and returns the refusal for the client, which has no
 * details.
 */
export function logAndRefuse({ log, onFull }: FaultReport, c: AppContext, error: unknown): Refusal {
  const refusal = refusalFor(error);
  if (refusal.code === "storage-full") onFull();
  const record = {
    err: error,
    requestId: c.get("requestId"),
    method: c.req.method,
    path: loggedPath(c.req.path),
  };
  if (refusal.code === "internal-error") log.error(record, "request failed");
  else log.warn(record, `request refused: ${refusal.code}`);
  return refusal;
}

/** Handles thrown errors, which are internal faults. */
export const handleErrors =
  (report: FaultReport): ErrorHandler<AppEnv> =>
  (error, c) =>
    sendProblem(c, logAndRefuse(report, c, error));
