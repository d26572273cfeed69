import type { Tx } from "../../db/open.ts";

/** What readers see of a post from now on. */
export interface PostChange {
  readonly postId: string;
  readonly slug: string;
  /** The address that it had until now, where that was another. */
  readonly formerSlug: string | null;
  readonly what: "published" | "updated" | "withdrawn";
}

/** Called in the transaction of every change of what readers see of a post. */
export type OnPostChange = (tx: Tx, change: PostChange) => Promise<void>;
