import { postCategorySchema, postLimits } from "@sitewright/articles/post";
import { z } from "zod";
import { staff } from "./access.ts";
import { listFields, pageFields } from "./admin-lists.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import {
  editedPostSchema,
  listedPostSchema,
  ownPathSchema,
  postFieldsSchema,
  postRevisionSchema,
  postStatuses,
} from "./post-fields.ts";
import { creationHeaders, ifMatchHeaders } from "./request-headers.ts";
import { versionParamSchema } from "./version.ts";
import { visibleName } from "./visible-name.ts";

const access = staff("posts");
const params = z.object({ id: z.string().min(1).max(64) });
const headers = ifMatchHeaders;
const answer = z.object({ post: editedPostSchema });

/** The orders of the list of posts, the default first. */
export const postSorts = ["newest", "oldest", "most-viewed", "least-viewed", "title", "title-z"] as const;

export const adminListPosts = defineEndpoint({
  name: "adminListPosts",
  summary: "The agency's posts in every state; `search` looks in title, slug, excerpt and keywords.",
  method: "GET",
  path: "/api/admin/posts",
  access,
  query: z.object({
    ...listFields,
    /** `bin`: deleted posts, which no other state includes. */
    status: z.enum([...postStatuses, "bin"]).optional(),
    category: postCategorySchema.optional(),
    written: z.enum(["agent", "person"]).optional(),
    sort: z.enum(postSorts).default("newest"),
  }),
  status: 200,
  response: z.object({ posts: z.array(listedPostSchema), ...pageFields }),
  errors: [],
});

export const adminCreatePost = defineEndpoint({
  name: "adminCreatePost",
  summary:
    "Begin a draft. Its address is made of the title, and is free. Under one Idempotency-Key the same draft is begun once.",
  method: "POST",
  path: "/api/admin/posts",
  access,
  headers: creationHeaders,
  body: z.object({
    title: visibleName(postLimits.title, "Please enter a title"),
    category: postCategorySchema.default("general"),
    agentCreated: z.boolean().default(false),
  }),
  status: 201,
  response: answer,
  errors: ["invalid-input"],
});

export const adminGetPost = defineEndpoint({
  name: "adminGetPost",
  summary: "A post as it is edited, with what readers do not see yet.",
  method: "GET",
  path: "/api/admin/posts/:id",
  access,
  params,
  status: 200,
  response: answer,
  errors: ["not-found"],
});

export const updatePost = defineEndpoint({
  name: "updatePost",
  summary:
    "Save a post. If-Match names the version that it was made from. Of a published one the edits are kept apart until they are published.",
  method: "PUT",
  path: "/api/news/posts/:id",
  access,
  params,
  /** `new`: starts a new revision even if the last one is by the same person, so that its content is kept. */
  query: z.object({ revision: z.literal("new").optional() }),
  headers,
  body: postFieldsSchema,
  status: 200,
  response: answer,
  errors: ["not-found", "invalid-input", "version-conflict"],
});

export const deletePost = defineEndpoint({
  name: "deletePost",
  summary: "Put a post into the bin. A published one is then answered with 410.",
  method: "DELETE",
  path: "/api/news/posts/:id",
  access,
  params,
  status: 204,
  errors: ["not-found"],
});

export const adminRestorePost = defineEndpoint({
  name: "adminRestorePost",
  summary: "Put a post back from the bin, as a draft, or as withdrawn where it was published.",
  method: "POST",
  path: "/api/admin/posts/:id/restore",
  access,
  params,
  status: 204,
  errors: ["not-found"],
});

export const adminPublishPost = defineEndpoint({
  name: "adminPublishPost",
  summary:
    "Publish the version of a post that If-Match names. Refused while something in it is marked 'to check'.",
  method: "POST",
  path: "/api/admin/posts/:id/publish",
  access,
  params,
  headers,
  status: 200,
  response: answer,
  errors: ["not-found", "invalid-input", "version-conflict"],
});

export const adminSchedulePost = defineEndpoint({
  name: "adminSchedulePost",
  summary: "Schedule a post: its version at that instant is published.",
  method: "POST",
  path: "/api/admin/posts/:id/schedule",
  access,
  params,
  headers,
  body: z.object({ at: instantSchema }),
  status: 200,
  response: answer,
  errors: ["not-found", "invalid-input", "version-conflict"],
});

export const adminUnschedulePost = defineEndpoint({
  name: "adminUnschedulePost",
  summary: "Have a scheduled post not published after all.",
  method: "POST",
  path: "/api/admin/posts/:id/unschedule",
  access,
  params,
  status: 200,
  response: answer,
  errors: ["not-found"],
});

export const adminWithdrawPost = defineEndpoint({
  name: "adminWithdrawPost",
  summary: "Unpublish a post: its address is answered with 410. Its edits become the post.",
  method: "POST",
  path: "/api/admin/posts/:id/withdraw",
  access,
  params,
  status: 200,
  response: answer,
  errors: ["not-found"],
});

export const adminDiscardPostEdits = defineEndpoint({
  name: "adminDiscardPostEdits",
  summary: "Go back to what readers of a published post see. Its edits stay among the revisions.",
  method: "POST",
  path: "/api/admin/posts/:id/discard",
  access,
  params,
  headers,
  status: 200,
  response: answer,
  errors: ["not-found", "version-conflict"],
});

export const adminListPostRevisions = defineEndpoint({
  name: "adminListPostRevisions",
  summary: "The last hundred revisions of a post, newest first.",
  method: "GET",
  path: "/api/admin/posts/:id/revisions",
  access,
  params,
  status: 200,
  response: z.object({ revisions: z.array(postRevisionSchema) }),
  errors: ["not-found"],
});

const revisionParams = params.extend({ version: versionParamSchema });

export const adminGetPostRevision = defineEndpoint({
  name: "adminGetPostRevision",
  summary: "One revision of a post.",
  method: "GET",
  path: "/api/admin/posts/:id/revisions/:version",
  access,
  params: revisionParams,
  status: 200,
  response: z.object({ fields: postFieldsSchema }),
  errors: ["not-found", "content-unreadable"],
});

export const adminRestorePostRevision = defineEndpoint({
  name: "adminRestorePostRevision",
  summary: "Take a revision's words as the newest ones, under the post's present address.",
  method: "POST",
  path: "/api/admin/posts/:id/revisions/:version/restore",
  access,
  params: revisionParams,
  headers,
  status: 200,
  response: answer,
  errors: ["not-found", "version-conflict", "content-unreadable"],
});

export const adminCreatePostPreview = defineEndpoint({
  name: "adminCreatePostPreview",
  summary:
    "Make a link that shows the edited post to anyone who has it, for 14 days. An earlier link becomes invalid.",
  method: "POST",
  path: "/api/admin/posts/:id/preview",
  access,
  params,
  status: 201,
  response: z.object({ path: z.string(), until: instantSchema }),
  errors: ["not-found"],
});

export const adminEndPostPreview = defineEndpoint({
  name: "adminEndPostPreview",
  summary: "End the link that shows a post.",
  method: "DELETE",
  path: "/api/admin/posts/:id/preview",
  access,
  params,
  status: 204,
  errors: ["not-found"],
});

export const adminOfferPostLinks = defineEndpoint({
  name: "adminOfferPostLinks",
  summary:
    "Articles that a post may lead on to, the built-in ones and the published posts that a search finds.",
  method: "GET",
  path: "/api/admin/post-links",
  access,
  query: z.object({ search: listFields.search }),
  status: 200,
  response: z.object({ links: z.array(z.object({ path: ownPathSchema, title: z.string() })) }),
  errors: [],
});

/** Largest uploaded picture of a post, in bytes. */
export const POST_PICTURE_MAX_BYTES = 10 * 1024 * 1024;

export const adminUploadPostPicture = defineEndpoint({
  name: "adminUploadPostPicture",
  summary:
    "Store a picture for posts (multipart: file). It is made smaller, and the file's metadata on place and camera is removed. Under one Idempotency-Key the same file is kept once.",
  method: "POST",
  path: "/api/admin/post-pictures",
  access,
  headers: creationHeaders,
  body: z.object({ file: z.custom<Blob>((value) => value instanceof Blob, "Please choose a picture.") }),
  bodyType: "multipart",
  status: 201,
  response: z.object({ url: ownPathSchema, width: z.int(), height: z.int() }),
  errors: ["invalid-input", "too-large", "unsupported-type", "storage-full"],
});

export const getPostPicture = defineEndpoint({
  name: "getPostPicture",
  summary:
    "A picture of an article: for everybody where a published one shows it, else for staff who write and in a preview.",
  method: "GET",
  path: "/api/news/pictures/:id",
  access: "public",
  params,
  status: 200,
  response: { kind: "file", type: "image/webp" },
  conditional: true,
  errors: ["not-found"],
});

export const getContentViews = defineEndpoint({
  name: "getContentViews",
  summary: "How often each of the hundred posts that were read most was opened, by its id.",
  method: "GET",
  path: "/api/content/analytics/views",
  access,
  status: 200,
  response: z.object({ views: z.record(z.string(), z.int()) }),
  errors: [],
});
