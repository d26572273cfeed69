import { z } from "zod";
import { staff } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";

const access = staff("posts");

/**
 * A post's status in search engines. `indexed`: Google confirmed it; `submitted`: a search engine accepted its address
 * or the sitemap; `error`: the last request was refused; `likely_indexed`: published before this was tracked, and not
 * checked since; `not_submitted`: no search engine was notified; `unknown`: nothing is stored.
 */
export const indexStatuses = [
  "indexed",
  "submitted",
  "likely_indexed",
  "error",
  "not_submitted",
  "unknown",
] as const;
export type IndexStatus = (typeof indexStatuses)[number];

/** The kind of a response: the address by IndexNow, Google's sitemap or index, or a removal. */
export const searchAnswerKinds = ["indexnow", "sitemap", "inspection", "removal"] as const;
export type SearchAnswerKind = (typeof searchAnswerKinds)[number];

/** The last response of a kind. */
export const searchAnswerSchema = z.object({
  kind: z.enum(searchAnswerKinds),
  isAccepted: z.boolean(),
  /** The response in words. */
  words: z.string(),
  at: instantSchema,
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** A post's status with the reason for it. */
export const indexStateSchema = z.object({
  status: z.enum(indexStatuses),
  note: z.string(),
  /** The time of that response; null without one. */
  at: instantSchema.nullable(),
  /** Newest first. */
  answers: z.array(searchAnswerSchema),
});
export type IndexState = z.infer<typeof indexStateSchema>;

/** Most posts that are submitted or looked up at once. */
export const SEARCH_BATCH_MAX = 100;

const postIds = z
  .array(z.string().min(1).max(64))
  .min(1, "Please select posts to submit")
  .max(SEARCH_BATCH_MAX);

export const listIndexStates = defineEndpoint({
  name: "listIndexStates",
  summary:
    "What search engines answered about posts, by id. A post that is not named has the status unknown.",
  method: "GET",
  path: "/api/content/google-index-status",
  access,
  query: z.object({
    /** Ids of posts, separated by commas; the newest thousand by default. */
    ids: z
      .string()
      .max(SEARCH_BATCH_MAX * 65)
      .optional(),
  }),
  status: 200,
  response: z.object({ statuses: z.record(z.string(), indexStateSchema) }),
  errors: [],
});

const submission = z.object({
  postId: z.string().min(1).max(64),
  /** The post's own address, whole or from the slash on. */
  url: z.string().max(2000),
});

/** The result of a submission or a removal. It is only a success after a provider's 2xx. */
export const submissionResultSchema = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  error: z.string().optional(),
  warning: z.string().optional(),
  /** No provider is configured: the instructions describe the manual steps. */
  requiresVerification: z.boolean().optional(),
  instructions: z.array(z.string()).optional(),
});
export type SubmissionResult = z.infer<typeof submissionResultSchema>;

export const submitToSearch = defineEndpoint({
  name: "submitToSearch",
  summary: "Tell search engines of a published post that has the status not_submitted or error.",
  method: "POST",
  path: "/api/content/submit-to-google",
  access,
  body: submission,
  status: 200,
  response: submissionResultSchema,
  errors: ["not-found", "invalid-input", "version-conflict"],
});

export const removeFromSearch = defineEndpoint({
  name: "removeFromSearch",
  summary:
    "Have a post with the status indexed taken out: its page asks not to be listed, and search engines are notified to fetch it again.",
  method: "POST",
  path: "/api/content/remove-from-google",
  access,
  body: submission,
  status: 200,
  response: submissionResultSchema,
  errors: ["not-found", "invalid-input", "version-conflict"],
});

export const submitPostsToSearch = defineEndpoint({
  name: "submitPostsToSearch",
  summary: "Tell search engines of several posts. Those that cannot be submitted are left out and counted.",
  method: "POST",
  path: "/api/admin/search-engines/submit",
  access,
  body: z.object({ postIds }),
  status: 200,
  response: submissionResultSchema.extend({ submitted: z.int(), leftOut: z.int() }),
  errors: [],
});

export const inspectPosts = defineEndpoint({
  name: "inspectPosts",
  summary: "Ask Google soon whether these posts are in its index. Refused where Google is not set up.",
  method: "POST",
  path: "/api/admin/search-engines/inspect",
  access,
  body: z.object({ postIds }),
  status: 202,
  response: z.object({ asked: z.int(), message: z.string() }),
  errors: [],
});

/** The configuration, and what is missing. Contains no secret: IndexNow's key is public. */
export const searchSetupSchema = z.object({
  indexNow: z.object({ keyAddress: z.string() }).nullable(),
  google: z
    .object({
      property: z.string(),
      kind: z.enum(["domain", "prefix"]),
      /** The service account, which has to be a user of the property. */
      account: z.string(),
      /** The property includes this site's address. */
      isOurs: z.boolean(),
      inspectionsPerDay: z.int(),
      /** Google's quota permits more queries today. */
      hasInspectionsLeft: z.boolean(),
    })
    .nullable(),
  sitemap: z.string(),
  /** The manual steps without a configuration. */
  instructions: z.array(z.string()),
});
export type SearchSetup = z.infer<typeof searchSetupSchema>;

export const getSearchSetup = defineEndpoint({
  name: "getSearchSetup",
  summary: "Which search engines are notified of posts, and how.",
  method: "GET",
  path: "/api/admin/search-engines",
  access,
  status: 200,
  response: searchSetupSchema,
  errors: [],
});

export const checkSearchAccess = defineEndpoint({
  name: "checkSearchAccess",
  summary: "Ask Google now which permission the service account has for the property.",
  method: "GET",
  path: "/api/admin/search-engines/access",
  access,
  status: 200,
  response: z.object({ isEnough: z.boolean(), words: z.string() }),
  errors: ["too-many-requests"],
});
