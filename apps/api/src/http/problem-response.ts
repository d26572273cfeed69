import { problemCatalog } from "@sitewright/contracts";
import type { AppContext } from "./app-env.ts";
import type { Refusal } from "./refusal.ts";
import { clearHeaders } from "./response-headers.ts";

/**
 * Sends a refusal as problem details (RFC 9457), with no header of the answer that it takes the place of.
 * `about:blank` is the type of problems told apart by status and code.
 */
export function sendProblem(c: AppContext, { code, details }: Refusal): Response {
  const { status, title } = problemCatalog[code];
  const { retryAfterS, ...shown } = details;
  clearHeaders(c);
  if (retryAfterS !== undefined) c.header("Retry-After", String(retryAfterS));
  // The rest of the request would be taken for the next one (RFC 9110, section 15.5.9).
  if (code === "too-slow") c.header("Connection", "close");
  c.header("Content-Type", "application/problem+json");
  const error = shown.detail ?? shown.errors?.[0]?.message ?? title;
  const requestId = c.get("requestId");
  return c.body(
    JSON.stringify({ type: "about:blank", title, status, code, error, ...shown, requestId }),
    status,
  );
}
