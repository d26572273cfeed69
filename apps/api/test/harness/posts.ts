import { randomUUID } from "node:crypto";
import { type PostFields, postFieldsSchema } from "@sitewright/contracts";
import type { Database } from "../../src/db/open.ts";
import { binPost, publishPost, withdrawPost } from "../../src/features/posts/publish-store.ts";
import { insertPost, savePost, type Written } from "../../src/features/posts/write-store.ts";

/** The fields of a post, with the test's changes. */
export const postFields = (more: Partial<PostFields> = {}): PostFields => ({
  ...postFieldsSchema.parse({
    slug: "a-post",
    title: "A post",
    excerpt: "What it says.",
    author: "An agent",
    category: "general",
    content: "One two three.",
    keyTakeaways: ["a", "b"],
  }),
  ...more,
});

/** An author at an instant. */
export const writer = (at: Date) => ({
  eventId: randomUUID(),
  revisionId: randomUUID(),
  actorId: "somebody",
  at,
});

const onChange = async () => {};

/** The posts' stores without the service. */
export const postsOf = ({ db, clock }: Pick<Database, "db" | "clock">) => ({
  add: (id: string, at: Date, more: Partial<PostFields> = {}): Promise<Written> =>
    insertPost(db, { id, fields: postFields(more), origin: writer(at) }),
  /** Saves the fields as the next version of the stored post. */
  async save(id: string, at: Date, more: Partial<PostFields> = {}): Promise<Written> {
    const from = (await db.post.findUnique({ where: { id } }))?.version ?? 0;
    const fields = postFields(more);
    const save = { id, from, fields, isApart: false, kind: "edit", action: "post.update" } as const;
    return savePost(db, save, writer(at));
  },
  async publish(id: string, at: Date) {
    const from = (await db.post.findUnique({ where: { id } }))?.version ?? 0;
    return publishPost({ db, clock }, { id, from }, { origin: writer(at), onChange });
  },
  withdraw: (id: string, at: Date) => withdrawPost(db, id, { origin: writer(at), onChange }),
  bin: (id: string, at: Date) => binPost({ db, clock }, id, { origin: writer(at), onChange }),
});
