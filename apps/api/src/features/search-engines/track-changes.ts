import type { Tx } from "../../db/open.ts";
import { pathOfPost } from "./rules.ts";
import { beginTracking, ensureTracked, isHidden } from "./store.ts";
import type { createTelling } from "./telling.ts";

/** A change of what readers find at a post's address. */
export interface PostChange {
  readonly postId: string;
  readonly slug: string;
  /** Where it was read before, if elsewhere. */
  readonly formerSlug: string | null;
  readonly what: "published" | "updated" | "withdrawn";
}

/** Called in the transaction of each such change. */
export type OnPostChange = (tx: Tx, change: PostChange) => Promise<void>;

/** Has search engines told of every change that readers see, after its transaction. A post that was taken out is told of no more. */
export const createTrackChanges =
  ({ enqueue }: Pick<ReturnType<typeof createTelling>, "enqueue">, now: () => Date): OnPostChange =>
  async (tx, { postId, slug, formerSlug, what }) => {
    if (what === "updated") await ensureTracked(tx, postId, now());
    else await beginTracking(tx, postId, now());
    if (what === "updated" && (await isHidden(tx, postId))) return;
    const slugs = formerSlug === null ? [slug] : [slug, formerSlug];
    const about = what === "withdrawn" ? "removal" : "submission";
    await enqueue(tx, { postIds: [postId], paths: slugs.map(pathOfPost), about });
  };
