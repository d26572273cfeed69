import type { OnPostChange } from "../../post-changes/post-change.ts";
import type { createNotifications } from "./notifications.ts";
import { pathOfPost } from "./rules.ts";
import { beginTracking, ensureTracked, isHidden } from "./store.ts";

/**
 * Notifies search engines of every change that readers see, after its transaction; a post that staff
 * removed from search engines is skipped.
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
