import { countWords, type PostCategory } from "@sitewright/articles";
import type { Db, Tx } from "../../db/open.ts";
import { isBuiltInAddress } from "./built-in.ts";
import { raiseRevision } from "./store.ts";

/** What somebody writes. */
export interface PostContent {
  /** Unique, and no built-in article's. */
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
 * Stores a new post as a draft, which nobody reads yet. False, and nothing is stored, where its address is a built-in
 * article's: visitors would never see the post, because that one comes first.
 */
export async function insertPost(
  db: Tx,
  { id, now, ...content }: PostContent & { id: string; now: Date },
): Promise<boolean> {
  if (isBuiltInAddress(content.slug)) return false;
  await db.post.create({
    data: { ...dataOf(content), id, status: "draft", createdAt: now, updatedAt: now },
  });
  return true;
}

/** Changes a post. False, and nothing is changed, where it is gone or its new address is a built-in article's. */
export async function updatePost(
  db: Db,
  { id, now, ...content }: PostContent & { id: string; now: Date },
): Promise<boolean> {
  if (isBuiltInAddress(content.slug)) return false;
  return db.$transaction(async (tx) => {
    const { count } = await tx.post.updateMany({
      where: { id },
      data: { ...dataOf(content), updatedAt: now },
    });
    if (await isPublished(tx, id)) await raiseRevision(tx);
    return count > 0;
  });
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
