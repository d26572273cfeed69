import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.ts";
import { sendProblem } from "./problem-response.ts";
import { Refusal } from "./refusal.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
/** `none`: started by the user directly, not by a page (W3C Fetch Metadata). */
const ownSites = new Set(["same-origin", "none"]);

/**
 * The message for pages that were opened under another name of this server (www., an IP address): they
 * are not another site's pages.
 */
function elsewhere(
  origin: string | undefined,
  host: string | undefined,
  own: string | undefined,
): string | undefined {
  if (origin === undefined || own === undefined || URL.parse(origin)?.host !== host) return undefined;
  return `This page was opened at ${origin}, where nothing can be sent. Please open it at ${own}.`;
}

/**
 * Refuses a write that a page of another site made the browser send: a browser always sends the page's
 * origin in Origin or Sec-Fetch-Site. A client that sends neither is not a browser, and sends no cookies
 * automatically.
 */
export function checkOrigin(ownOrigins: readonly string[]): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const isForeign =
      (origin !== undefined && !ownOrigins.includes(origin)) || (site !== undefined && !ownSites.has(site));
    if (!isForeign) return next();
    const detail = elsewhere(origin, c.req.header("host"), ownOrigins[0]);
    return Promise.resolve(sendProblem(c, new Refusal("cross-site", detail === undefined ? {} : { detail })));
  };
}
