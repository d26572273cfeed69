import type { Tx } from "../../db/open.ts";

/** The new published state of a post. */
export interface PostChange {
  readonly postId: string;
  readonly slug: string;
  /** Its previous address, if it changed. */
  readonly formerSlug: string | null;
  readonly what: "published" | "updated" | "withdrawn";
}

/** Called in the transaction of every change of a published post. */
export type OnPostChange = (tx: Tx, change: PostChange) => Promise<void>;
