import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { databaseFault } from "../db/fault.ts";
import { MissingFileError } from "../storage/storage.ts";
import type { AppContext, AppEnv } from "./app-env.ts";
import { sendProblem } from "./problem-response.ts";
import { Refusal } from "./refusal.ts";

const RETRY_AFTER_S = 2;

function refusalFor(error: unknown): Refusal {
  if (error instanceof MissingFileError)
    return new Refusal("internal-error", { detail: "This file is missing on our side." });
  const fault = databaseFault(error);
  if (fault === "full") return new Refusal("storage-full");
  // Deleted while the call was under way: as if it had come a moment later.
  if (fault === "orphaned") return new Refusal("not-found");
  if (fault === "busy" || fault === "disturbed" || fault === "lost")
    return new Refusal("unavailable", { retryAfterS: RETRY_AFTER_S });
  return new Refusal("internal-error");
}

/** Logs what was thrown whole, under the request's id, and gives what is shown of it, which has no detail. */
export function logAndRefuse(log: Logger, c: AppContext, error: unknown): Refusal {
  const refusal = refusalFor(error);
  const record = { err: error, requestId: c.get("requestId"), method: c.req.method, path: c.req.path };
  if (refusal.code === "internal-error") log.error(record, "request failed");
  else log.warn(record, `request refused: ${refusal.code}`);
  return refusal;
}

/** What was thrown is a fault of ours. */
export const handleErrors =
  (log: Logger): ErrorHandler<AppEnv> =>
  (error, c) =>
    sendProblem(c, logAndRefuse(log, c, error));
