import { countWords, type PostCategory } from "@sitewright/articles";
import { isDuplicate } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";
import { isBuiltInAddress } from "./built-in.ts";
import { raiseRevision } from "./store.ts";

/** What somebody writes. */
export interface PostContent {
  /** No other post's, and no built-in article's. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: PostCategory;
  /** Address of a picture of ours, or empty. */
  readonly image: string;
  /** Light markdown. */
  readonly content: string;
  readonly keyTakeaways: readonly string[];
  readonly keywords: readonly string[];
  readonly isFeatured: boolean;
  /** True where it is left out: most posts come from the agents. */
  readonly agentCreated?: boolean;
}

const dataOf = ({ keyTakeaways, keywords, ...content }: PostContent) => ({
  ...content,
  words: countWords(content.content),
  keyTakeaways: JSON.stringify(keyTakeaways),
  keywords: JSON.stringify(keywords),
});

async function isPublished(tx: Tx, id: string): Promise<boolean> {
  return (await tx.post.count({ where: { id, status: "published" } })) > 0;
}

/**
 * What became of a post that was written. `taken`: nothing was stored, since its address is another post's, or a built-in
 * article's, behind which visitors would never see it. `gone`: there is no such post any more.
 */
export type Written = "stored" | "taken" | "gone";

/** Two who write the same address at once are told apart by the database alone. */
async function unlessTaken(slug: string, write: () => Promise<Written>): Promise<Written> {
  if (isBuiltInAddress(slug)) return "taken";
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) return "taken";
    throw error;
  }
}

/** Stores a new post as a draft, which nobody reads yet. Its id must be new, too. */
export function insertPost(
  db: Db,
  { id, now, ...content }: PostContent & { id: string; now: Date },
): Promise<Written> {
  return unlessTaken(content.slug, async () => {
    await db.post.create({
      data: { ...dataOf(content), id, status: "draft", createdAt: now, updatedAt: now },
    });
    return "stored";
  });
}

/** Changes a post. */
export function updatePost(
  db: Db,
  { id, now, ...content }: PostContent & { id: string; now: Date },
): Promise<Written> {
  return unlessTaken(content.slug, () =>
    db.$transaction(async (tx) => {
      const { count } = await tx.post.updateMany({
        where: { id },
        data: { ...dataOf(content), updatedAt: now },
      });
      if (await isPublished(tx, id)) await raiseRevision(tx);
      return count > 0 ? "stored" : "gone";
    }),
  );
}

/** Shows a post to visitors from now on; one that was withdrawn comes back in its place. False where it is gone. */
export function publishPost(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.post.updateMany({
      where: { id },
      data: { status: "published", updatedAt: now },
    });
    await tx.post.updateMany({ where: { id, publishedAt: null }, data: { publishedAt: now } });
    await raiseRevision(tx);
    return count > 0;
  });
}

/** Takes a post away from visitors; it stays as a draft. False where it is gone. */
export function withdrawPost(db: Db, id: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.post.updateMany({ where: { id }, data: { status: "draft" } });
    await raiseRevision(tx);
    return count > 0;
  });
}

/** Deletes a post. False where it is gone. */
export function deletePost(db: Db, id: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.post.deleteMany({ where: { id } });
    await raiseRevision(tx);
    return count > 0;
  });
}
