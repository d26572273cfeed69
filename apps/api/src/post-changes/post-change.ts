import type { Tx } from "../db/open.ts";

/** A change of what a post's address shows to readers. */
export interface PostChange {
  readonly postId: string;
  readonly slug: string;
  /** Its previous address, if it changed. */
  readonly formerSlug: string | null;
  readonly kind: "published" | "updated" | "withdrawn";
}

/** Called in the transaction of each such change. */
export type OnPostChange = (tx: Tx, change: PostChange) => Promise<void>;
