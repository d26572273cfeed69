import { postCategorySchema, postLimits } from "@sitewright/articles";
import { z } from "zod";
import { staff } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { creationHeaders } from "./request-headers.ts";

const access = staff("posts");
const params = z.object({ id: z.string().min(1).max(64) });

/** The length of a generated post, in words. */
export const generatedWords = { min: 1500, max: 2500 } as const;
/** Longest keyword, in characters. */
const keywordMax = 100;
export const bothRequired = "Please provide both a title and keyword";

/** Something in a generated text to check before it is published. */
export const claimKinds = [
  "number",
  "date",
  "money",
  "name",
  "quotation",
  "superlative",
  "comparison",
  "endorsement",
] as const;

const markSchema = z.object({
  /** Place in the content, in UTF-16 units. */
  start: z.int(),
  end: z.int(),
  text: z.string(),
  kind: z.enum(claimKinds),
});

/** A generation in a list. */
export const generationSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  keyword: z.string(),
  category: postCategorySchema,
  /** An outline has headings and questions and no prose; it is generated without a model. */
  kind: z.enum(["text", "outline"]),
  state: z.enum(["waiting", "writing", "done", "failed", "cancelled"]),
  wordCount: z.int(),
  createdAt: instantSchema,
});
export type GenerationSummary = z.infer<typeof generationSummarySchema>;

/** A generation with its text so far. */
export const generationSchema = generationSummarySchema.extend({
  slug: z.string(),
  content: z.string(),
  readTime: z.string(),
  keyTakeaways: z.array(z.string()),
  /** The claims that have to be checked, also during the generation. */
  marks: z.array(markSchema),
  /** The reason of a failure; null otherwise. */
  error: z.string().nullable(),
});
export type Generation = z.infer<typeof generationSchema>;

const required = (max: number) => z.string().max(max).trim().min(1, bothRequired);

export const generatePost = defineEndpoint({
  name: "generatePost",
  summary:
    "Have a post written about a topic, 1,500 to 2,500 words, as a job. Without a model the answer is an outline, at once. Under one Idempotency-Key the same text is begun once.",
  method: "POST",
  path: "/api/content/generate",
  access,
  headers: creationHeaders,
  body: z.object({
    topic: required(postLimits.title),
    category: postCategorySchema.default("technology"),
    keyword: required(keywordMax),
    isAgentGenerated: z.boolean().default(false),
  }),
  status: 202,
  response: generationSchema,
  errors: ["invalid-input", "too-many-requests"],
});

export const listGenerations = defineEndpoint({
  name: "listGenerations",
  summary: "The texts of the last 30 days that were written or are being written, newest first.",
  method: "GET",
  path: "/api/admin/generations",
  access,
  status: 200,
  response: z.object({
    generations: z.array(generationSummarySchema),
    /** Name of the model; null without one, when outlines are generated. */
    model: z.string().nullable(),
  }),
  errors: [],
});

export const getGeneration = defineEndpoint({
  name: "getGeneration",
  summary: "A generation with what it wrote so far.",
  method: "GET",
  path: "/api/admin/generations/:id",
  access,
  params,
  status: 200,
  response: generationSchema,
  errors: ["not-found"],
});

/**
 * An event of a generation: text is appended, replaced from here on (`replace`), or complete. `marks`: all of the
 * current text.
 */
export const generationEventSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("replace"), content: z.string(), words: z.int(), marks: z.array(markSchema) }),
  z.object({ kind: z.literal("add"), text: z.string(), words: z.int(), marks: z.array(markSchema) }),
  z.object({ kind: z.literal("end"), generation: generationSchema }),
]);
export type GenerationEvent = z.infer<typeof generationEventSchema>;

export const watchGeneration = defineEndpoint({
  name: "watchGeneration",
  summary:
    "A generation as it is written: first all that there is, then what is added, last the whole. May be asked for again at any time.",
  method: "GET",
  path: "/api/admin/generations/:id/events",
  access,
  params,
  status: 200,
  response: { kind: "events", event: generationEventSchema },
  errors: ["not-found"],
});

export const cancelGeneration = defineEndpoint({
  name: "cancelGeneration",
  summary: "Stop a generation. What it wrote so far stays.",
  method: "POST",
  path: "/api/admin/generations/:id/cancel",
  access,
  params,
  status: 200,
  response: generationSchema,
  errors: ["not-found"],
});
