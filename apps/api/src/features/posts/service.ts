import { type PostCategory, slugOf } from "@sitewright/articles";
import { author } from "@sitewright/brand/author";
import type { EditedPost, ListedPost, PostFields, PostRevision } from "@sitewright/contracts";
import { readAccountNames } from "../../access/account-name-store.ts";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { secretDigest } from "../../auth/secret-digest.ts";
import { instantOf } from "../../db/instant.ts";
import { creationId } from "../../http/creation-id.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { type ListInput, listPart } from "../../listing/list-request.ts";
import { dayMs } from "../../time-units.ts";
import { findFreeSlug } from "./address-store.ts";
import { builtInPosts } from "./built-in.ts";
import { createOutcomeAnswers } from "./edit-outcomes.ts";
import {
  findLinkable,
  isPostInBin,
  listAllPosts,
  mostViewed,
  type PostFilter,
  type PostSort,
} from "./list-store.ts";
import type { ManageOptions } from "./options.ts";
import { listedPostOf, revisionOf } from "./post-answers.ts";
import { setPreview } from "./preview-store.ts";
import { areMarksInPlace } from "./publishing-rules.ts";
import { findRevision, listRevisions } from "./revision-store.ts";
import { readFields } from "./stored-fields.ts";
import { insertPost, savePost } from "./write-store.ts";

interface Listed {
  posts: ListedPost[];
  nextCursor: string | null;
  total: number;
  isTotalCapped: boolean;
}
type By = Staff<"posts">;

/** A save, based on version `from`. */
export interface Save {
  readonly id: string;
  readonly from: number;
  readonly fields: PostFields;
  /** Store a new revision, so that the last one stays unchanged. */
  readonly isApart: boolean;
}

/** Writing posts. Every change is written to the audit trail in the same transaction. */
export interface PostManager {
  list(staff: By, input: ListInput<PostSort> & PostFilter): Promise<Listed | Refusal>;
  create(
    staff: By,
    post: { title: string; category: PostCategory; agentCreated: boolean },
    /** An idempotency key, under which a post is created once. */
    key: string | undefined,
  ): Promise<EditedPost | Refusal>;
  read(staff: By, id: string): Promise<EditedPost | Refusal>;
  save(staff: By, save: Save): Promise<EditedPost | Refusal>;
  listRevisions(staff: By, id: string): Promise<PostRevision[] | Refusal>;
  readRevision(staff: By, id: string, version: number): Promise<PostFields | Refusal>;
  revert(staff: By, to: { id: string; from: number; version: number }): Promise<EditedPost | Refusal>;
  makePreview(staff: By, id: string): Promise<{ path: string; until: string } | Refusal>;
  endPreview(staff: By, id: string): Promise<Refusal | undefined>;
  offerLinks(staff: By, search: string | undefined): Promise<{ path: string; title: string }[]>;
  views(staff: By): Promise<Record<string, number>>;
}

const previewMs = 14 * dayMs;
/** Attempts to find a free address if concurrent requests choose the same one. */
const slugTries = 3;
const articlePath = (slug: string) => `/news/${slug}`;

/** Creates the writing part. */
export function createPostManager(options: ManageOptions): PostManager {
  const { db, database, now, newId, newToken } = options;
  const { read, answer } = createOutcomeAnswers(options);
  const originBy = createOriginBy({ newId, now });

  async function findRevised(id: string, version: number): Promise<PostFields | Refusal> {
    const revision = await findRevision(db, id, version);
    if (!revision) return new Refusal("not-found");
    return readFields(revision.content) ?? new Refusal("content-unreadable");
  }

  return {
    async list(_staff, { status, category, written, ...input }) {
      const part = listPart(input);
      if (part instanceof Refusal) return part;
      const { rows, ...page } = await listAllPosts(database, part, { status, category, written });
      return { ...page, posts: rows.map(listedPostOf) };
    },
    async create(staff, { title, category, agentCreated }, key) {
      const stem = slugOf(title) || "post";
      const content = JSON.stringify([title, category, agentCreated]);
      const id = creationId(newId, { accountId: staff.account.id, kind: "post", key, content });
      for (let tries = 0; ; tries += 1) {
        const begun = key === undefined ? undefined : await read(id);
        if (begun && !(begun instanceof Refusal)) return begun;
        if (begun && (await isPostInBin(db, id)))
          return refuseField("invalid-input", "title", "This post is in the bin. Restore it there first.");
        const slug = await findFreeSlug(db, stem);
        const fields = newFields({ title, slug, category, agentCreated });
        const origin = { ...originBy(staff), revisionId: newId() };
        const outcome = await insertPost(db, { id, fields, origin });
        if (outcome !== "taken" || tries === slugTries) return answer(id, outcome);
      }
    },
    read: (_staff, id) => read(id),
    async save(staff, { id, from, fields, isApart }) {
      if (!areMarksInPlace(fields))
        return refuseField("invalid-input", "marks", "A mark does not match the text at its position.");
      const save = { id, from, fields, isApart, kind: "edit", action: "post.update" } as const;
      return answer(id, await savePost(db, save, { ...originBy(staff), revisionId: newId() }));
    },
    async listRevisions(_staff, id) {
      const found = [];
      for await (const row of listRevisions(db, id))
        found.push({ ...revisionOf(row), editedBy: row.editedBy });
      if (found.length === 0) return new Refusal("not-found");
      const names = await readAccountNames(
        db,
        found.map(({ editedBy }) => editedBy),
      );
      return found.map(({ editedBy, ...row }) => ({ ...row, editorName: names.get(editedBy) ?? "" }));
    },
    readRevision: (_staff, id, version) => findRevised(id, version),
    async revert(staff, { id, from, version }) {
      const [revised, current] = [await findRevised(id, version), await read(id)];
      if (revised instanceof Refusal) return revised;
      if (current instanceof Refusal) return current;
      const fields = { ...revised, slug: current.fields.slug, date: current.fields.date };
      const save = { id, from, fields, isApart: true, kind: "restore", action: "post.revert" } as const;
      return answer(id, await savePost(db, save, { ...originBy(staff), revisionId: newId() }));
    },
    async makePreview(staff, id) {
      const secret = newToken();
      const until = new Date(now().getTime() + previewMs);
      const preview = { digest: secretDigest(secret), until };
      const isMade = await setPreview(db, { id, preview }, originBy(staff));
      if (!isMade) return new Refusal("not-found");
      return { path: `/news/preview/${secret}`, until: instantOf(until) };
    },
    async endPreview(staff, id) {
      const isEnded = await setPreview(db, { id, preview: null }, originBy(staff));
      return isEnded ? undefined : new Refusal("not-found");
    },
    async offerLinks(_staff, search) {
      const sought = search?.toLowerCase() ?? "";
      const builtIn = builtInPosts.filter(({ title }) => title.toLowerCase().includes(sought));
      const posts = [...(await findLinkable(database, search)), ...builtIn];
      return posts.map(({ slug, title }) => ({ path: articlePath(slug), title }));
    },
    views: () => mostViewed(db),
  };
}

/** A new post with only a title. */
const newFields = (begun: Pick<PostFields, "title" | "slug" | "category" | "agentCreated">): PostFields => ({
  ...begun,
  excerpt: "",
  author: author.name,
  image: "",
  imageAlt: "",
  content: "",
  keyTakeaways: [],
  keywords: [],
  internalLinks: [],
  date: null,
  featured: false,
  marks: [],
});
