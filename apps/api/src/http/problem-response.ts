import { problemCatalog } from "@sitewright/contracts";
import type { AppContext } from "./app-env.ts";
import type { Refusal } from "./refusal.ts";

/** Sends a refusal as problem details (RFC 9457). `about:blank` is the type of problems told apart by status and code. */
export function sendProblem(c: AppContext, { code, details }: Refusal): Response {
  const { status, title } = problemCatalog[code];
  const { retryAfterS, ...shown } = details;
  if (retryAfterS !== undefined) c.header("Retry-After", String(retryAfterS));
  c.header("Content-Type", "application/problem+json");
  const requestId = c.get("requestId");
  return c.body(JSON.stringify({ type: "about:blank", title, status, code, ...shown, requestId }), status);
}
