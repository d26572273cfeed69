import { createHash, timingSafeEqual } from "node:crypto";
import { isLoopback } from "../env/loopback.ts";

/** Who may read the figures. */
export interface ScrapeRules {
  /** The operator's METRICS_TOKEN; undefined while none is set. */
  readonly token: string | undefined;
  /** The public origin. */
  readonly appUrl: string;
}

/** What is known of who asks. */
export interface Scraper {
  readonly authorization: string | undefined;
  /** The address that the connection comes from. */
  readonly peer: string | undefined;
  /** The Host header's name, without the port. */
  readonly host: string;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares by digest, so that neither length nor content shows in the time that it takes. */
function isToken(authorization: string | undefined, token: string): boolean {
  const sent = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  return timingSafeEqual(digest(sent ?? ""), digest(token));
}

/**
 * `open` by the token or, where none is set, from this machine. A proxy on the same machine makes every visitor look as if
 * they were on it, so a connection from here counts only while the server has no public address.
 */
export function scrapeAccess(
  { token, appUrl }: ScrapeRules,
  scraper: Scraper,
): "open" | "refused" | "hidden" {
  if (token !== undefined) return isToken(scraper.authorization, token) ? "open" : "refused";
  const isLocal = [new URL(appUrl).hostname, scraper.peer ?? "", scraper.host].every(isLoopback);
  return isLocal ? "open" : "hidden";
}
