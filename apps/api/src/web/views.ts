import type { AppContext } from "../http/app-env.ts";
import type { ReadNetwork } from "../http/network-address.ts";

/** What is asked of a request whose article is to be counted. */
interface Visit {
  readonly network: string;
  readonly userAgent: string;
  /** Whether a browser only fetched it ahead (Fetch Standard, Sec-Purpose). */
  readonly isAhead: boolean;
}

/** Takes note of an article that somebody opened. */
export type NoteView = (article: { subject: string; isBuiltIn: boolean }, visit: Visit) => void;

/** What a request says of its visitor; nothing of it is stored. */
export const noteViewOf = (c: AppContext, networkOf: ReadNetwork): Visit => ({
  network: networkOf(c),
  userAgent: c.req.header("user-agent") ?? "",
  isAhead: c.req.header("sec-purpose") !== undefined || c.req.header("purpose") === "prefetch",
});
