import {
  adminCreatePost,
  adminCreatePostPreview,
  adminDiscardPostEdits,
  adminEndPostPreview,
  adminGetPost,
  adminGetPostRevision,
  adminListPostRevisions,
  adminListPosts,
  adminOfferPostLinks,
  adminPublishPost,
  adminRestorePost,
  adminRestorePostRevision,
  adminSchedulePost,
  adminUnschedulePost,
  adminUploadPostPicture,
  adminWithdrawPost,
  deletePost,
  getContentViews,
  getNewsPost,
  getPostPicture,
  listNews,
  POST_PICTURE_MAX_BYTES,
  updatePost,
  versionIn,
} from "@sitewright/contracts";
import type { NewsSource } from "@sitewright/marketing/server";
import { can } from "../../access/permissions.ts";
import { formBody } from "../../files/receive-form.ts";
import type { AppContext } from "../../http/app-env.ts";
import type { Mount, ResolveActor } from "../../http/mount.ts";
import { bodyOf, Refusal } from "../../http/refusal.ts";
import type { PostPictures } from "./pictures.ts";
import type { PostPublishing } from "./publish-service.ts";
import type { PostManager } from "./service.ts";

const readForm = (c: AppContext) =>
  formBody(c, { maxBytes: POST_PICTURE_MAX_BYTES, tooLarge: "A picture can be at most 10 MB." });

/** The articles as an API. */
export function mountNews(mount: Mount, news: NewsSource): void {
  mount(listNews, async ({ query: { category, page } }) => {
    const { posts, featured, counts, remaining } = await news.page({ category, page });
    const shown = featured && page === 1 ? [featured, ...posts] : [...posts];
    return { posts: shown, total: counts.total, remaining };
  });
  mount(getNewsPost, async ({ params: { slug } }) => {
    const found = await news.find(slug);
    const post = found.kind === "moved" ? await news.find(found.slug) : found;
    return post.kind === "found" ? { success: true as const, post: post.post } : new Refusal("not-found");
  });
}

/** Writing posts. */
export function mountPostManager(mount: Mount, manager: PostManager): void {
  mount(adminListPosts, ({ actor, query }) => manager.list(actor, query));
  mount(adminOfferPostLinks, async ({ actor, query }) => ({
    links: await manager.offerLinks(actor, query.search),
  }));
  mount(getContentViews, async ({ actor }) => ({ views: await manager.views(actor) }));
  mount(adminCreatePost, async ({ actor, body, headers }) =>
    bodyOf("post", await manager.create(actor, body, headers["idempotency-key"])),
  );
  mount(adminGetPost, async ({ actor, params }) => bodyOf("post", await manager.read(actor, params.id)));
  mount(updatePost, async ({ actor, params, query, headers, body }) => {
    const isApart = query.revision === "new";
    const save = { id: params.id, from: versionIn(headers["if-match"]), fields: body, isApart };
    return bodyOf("post", await manager.save(actor, save));
  });
  mount(adminListPostRevisions, async ({ actor, params }) =>
    bodyOf("revisions", await manager.listRevisions(actor, params.id)),
  );
  mount(adminGetPostRevision, async ({ actor, params }) =>
    bodyOf("fields", await manager.readRevision(actor, params.id, params.version)),
  );
  mount(adminRestorePostRevision, async ({ actor, params, headers }) =>
    bodyOf("post", await manager.revert(actor, { ...params, from: versionIn(headers["if-match"]) })),
  );
  mount(adminCreatePostPreview, ({ actor, params }) => manager.makePreview(actor, params.id));
  mount(adminEndPostPreview, ({ actor, params }) => manager.endPreview(actor, params.id));
}

/** Publishing, scheduling and withdrawing posts. */
export function mountPublishing(mount: Mount, publishing: PostPublishing): void {
  mount(adminPublishPost, async ({ actor, params, headers }) =>
    bodyOf("post", await publishing.publish(actor, { id: params.id, from: versionIn(headers["if-match"]) })),
  );
  mount(adminSchedulePost, async ({ actor, params, headers, body }) =>
    bodyOf(
      "post",
      await publishing.schedule(actor, { ...params, ...body, from: versionIn(headers["if-match"]) }),
    ),
  );
  mount(adminUnschedulePost, async ({ actor, params }) =>
    bodyOf("post", await publishing.unschedule(actor, params.id)),
  );
  mount(adminWithdrawPost, async ({ actor, params }) =>
    bodyOf("post", await publishing.withdraw(actor, params.id)),
  );
  mount(adminDiscardPostEdits, async ({ actor, params, headers }) =>
    bodyOf("post", await publishing.discard(actor, { id: params.id, from: versionIn(headers["if-match"]) })),
  );
  mount(adminRestorePost, ({ actor, params }) => publishing.restore(actor, params.id));
  mount(deletePost, ({ actor, params }) => publishing.remove(actor, params.id));
}

/** Pictures of articles. */
export function mountPictures(mount: Mount, pictures: PostPictures, resolveActor: ResolveActor): void {
  mount(adminUploadPostPicture, async ({ actor, headers, c }) => {
    const form = readForm(c);
    return form instanceof Refusal ? form : pictures.keep(actor, form, headers["idempotency-key"]);
  });
  mount(getPostPicture, ({ params, c }) =>
    pictures.find(params.id, async () => can(await resolveActor(c), "posts")),
  );
}
