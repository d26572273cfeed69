import { type Problem, problemCatalog } from "@sitewright/contracts";
import type { AppContext } from "./app-env.ts";
import type { Refusal } from "./refusal.ts";
import { clearHeaders } from "./response-headers.ts";

/**
 * The problem details (RFC 9457) of a refusal. The type is `about:blank`, because status and code distinguish
 * the problems.
 */
export function problemOf(c: AppContext, { code, details }: Refusal): Problem {
  const { status, title } = problemCatalog[code];
  const { retryAfterS: _, errors, ...shown } = details;
  const error = shown.detail ?? errors?.[0]?.message ?? title;
  const problem = {
    type: "about:blank",
    title,
    status,
    code,
    error,
    ...shown,
    requestId: c.get("requestId"),
  };
  return errors ? { ...problem, errors: [...errors] } : problem;
}

/**
 * Sends a refusal as problem details (RFC 9457), without the headers that were set for the response it
 * replaces.
 */
export function sendProblem(c: AppContext, refusal: Refusal): Response {
  const { code, details } = refusal;
  const { retryAfterS } = details;
  clearHeaders(c);
  if (retryAfterS !== undefined) c.header("Retry-After", String(retryAfterS));
  // Without this the rest of the request would be read as the next request (RFC 9110, section 15.5.9).
  if (code === "too-slow") c.header("Connection", "close");
  c.header("Content-Type", "application/problem+json");
  return c.body(JSON.stringify(problemOf(c, refusal)), problemCatalog[code].status);
}
