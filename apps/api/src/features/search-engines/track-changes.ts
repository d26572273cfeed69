import type { Tx } from "../../db/open.ts";
import type { createNotifications } from "./notifications.ts";
import { pathOfPost } from "./rules.ts";
import { beginTracking, ensureTracked, isHidden } from "./store.ts";

/** A change of what a post's address shows. */
export interface PostChange {
  readonly postId: string;
  readonly slug: string;
  /** Its previous address, if it changed. */
  readonly formerSlug: string | null;
  readonly kind: "published" | "updated" | "withdrawn";
}

/** Called in the transaction of each such change. */
export type OnPostChange = (tx: Tx, change: PostChange) => Promise<void>;

/**
 * Notifies search engines of every change that readers see, after its transaction; not of a post that staff
 * removed from them.
 */
export const createTrackChanges =
  ({ enqueue }: Pick<ReturnType<typeof createNotifications>, "enqueue">, now: () => Date): OnPostChange =>
  async (tx, { postId, slug, formerSlug, kind }) => {
    if (kind === "updated") await ensureTracked(tx, postId, now());
    else await beginTracking(tx, postId, now());
    if (kind === "updated" && (await isHidden(tx, postId))) return;
    const slugs = formerSlug === null ? [slug] : [slug, formerSlug];
    const about = kind === "withdrawn" ? "removal" : "submission";
    await enqueue(tx, { postIds: [postId], paths: slugs.map(pathOfPost), about });
  };
