import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.ts";
import { sendProblem } from "./problem-response.ts";
import { Refusal } from "./refusal.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
/** `none`: started by the user directly, not by a page (W3C Fetch Metadata). */
const ownSites = new Set(["same-origin", "none"]);

/**
 * Refuses a write that another site's page made the browser send: a browser always sends its origin, in
 * Origin or Sec-Fetch-Site. A client that sends neither is not a browser, and sends no cookies automatically.
 */
export function checkOrigin(ownOrigins: readonly string[]): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const isForeign =
      (origin !== undefined && !ownOrigins.includes(origin)) || (site !== undefined && !ownSites.has(site));
    return isForeign ? Promise.resolve(sendProblem(c, new Refusal("cross-site"))) : next();
  };
}
