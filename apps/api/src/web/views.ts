import type { AppContext } from "../http/app-env.ts";
import type { ReadNetwork } from "../http/network-address.ts";

/** The request of a counted article view. */
interface Visit {
  readonly network: string;
  readonly userAgent: string;
  /** The browser only prefetched the article (Fetch Standard, Sec-Purpose). */
  readonly isAhead: boolean;
}

/** Records the view of an article. */
export type NoteView = (article: { subject: string; isBuiltIn: boolean }, visit: Visit) => void;

/** The visitor's data in a request; it is not stored. */
export const noteViewOf = (c: AppContext, networkOf: ReadNetwork): Visit => ({
  network: networkOf(c),
  userAgent: c.req.header("user-agent") ?? "",
  isAhead: c.req.header("sec-purpose") !== undefined || c.req.header("purpose") === "prefetch",
});
