import { randomUUID } from "node:crypto";
import type { TestApp } from "./test-app.ts";

/** Stores a published post at an address, of which no search engine was notified. */
export async function addPublishedPost({ database: { db } }: TestApp, slug: string): Promise<string> {
  const at = new Date();
  const id = randomUUID();
  const texts = {
    title: "Quay",
    excerpt: "",
    author: "Ann",
    category: "design",
    image: "",
    content: "Hello.",
  };
  const lists = { keyTakeaways: "[]", keywords: "[]" };
  const dates = { createdAt: at, updatedAt: at, publishedAt: at, listedAt: at };
  const states = { words: 1, isFeatured: false, status: "published", wasPublished: true };
  await db.post.create({ data: { id, slug, ...texts, ...lists, ...states, ...dates } });
  return id;
}

/** Records that Google has a post in its index. */
export async function markIndexed({ database: { db } }: TestApp, postId: string): Promise<void> {
  const at = new Date();
  await db.searchState.create({ data: { postId, isEarlier: false, isHidden: false, since: at } });
  const words = "Google: Submitted and indexed.";
  await db.searchAnswer.create({ data: { postId, kind: "inspection", isAccepted: true, words, at } });
}

/** Objects for calls of the publishing staff. */
export interface PublishingObjects {
  /** A published post. */
  newPostId: string;
  /** A published post that Google has indexed. */
  indexedPostId: string;
  generationId: string;
}

/** Creates one of each. */
export async function addPublishingObjects(app: TestApp): Promise<PublishingObjects> {
  const newPostId = await addPublishedPost(app, "new-post");
  const indexedPostId = await addPublishedPost(app, "indexed-post");
  await markIndexed(app, indexedPostId);
  const generationId = randomUUID();
  const wish = { title: "Quay", keyword: "quay", category: "design", model: "" };
  await app.database.db.generation.create({
    data: { id: generationId, ...wish, state: "done", content: "## Quay", createdAt: new Date() },
  });
  return { newPostId, indexedPostId, generationId };
}
