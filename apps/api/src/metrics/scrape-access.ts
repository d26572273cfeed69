import { createHash, timingSafeEqual } from "node:crypto";
import { isLoopback } from "../env/loopback.ts";

/** Rules of access to the metrics. */
export interface ScrapeRules {
  /** The operator's METRICS_TOKEN; undefined while none is set. */
  readonly token: string | undefined;
  /** The public origin. */
  readonly appUrl: string;
}

/** The known data of a client. */
export interface Scraper {
  readonly authorization: string | undefined;
  /** The connection's remote address. */
  readonly peer: string | undefined;
  /** The host name in the Host header, without the port. */
  readonly host: string;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares digests, so that the response time reveals neither length nor content. */
function isToken(authorization: string | undefined, token: string): boolean {
  const sent = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  return timingSafeEqual(digest(sent ?? ""), digest(token));
}

/**
 * `open` with the token or, if none is configured, for clients on this machine. A proxy on the same
 * machine makes every client look local, so a local connection counts only while the server has no public
 * address.
 */
export function scrapeAccess(
  { token, appUrl }: ScrapeRules,
  scraper: Scraper,
): "open" | "refused" | "hidden" {
  if (token !== undefined) return isToken(scraper.authorization, token) ? "open" : "refused";
  const isLocal = [new URL(appUrl).hostname, scraper.peer ?? "", scraper.host].every(isLoopback);
  return isLocal ? "open" : "hidden";
}
