import { z } from "zod";
import { staff } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { creationHeaders } from "./request-headers.ts";
import { largestInteger } from "./version.ts";
import { visibleName } from "./visible-name.ts";

/** Limits of what the staff may add to the assistant's knowledge. */
export const knowledgeLimits = {
  entries: 200,
  patterns: 500,
  label: 80,
  answer: 2000,
  examples: 60,
  /** Characters of a question; the rest of a longer one is ignored. */
  example: 300,
  links: 3,
  learntAtOnce: 20,
} as const;

const entryId = z.string().regex(/^[a-z0-9-]{1,100}$/);
const entryParams = z.object({ id: entryId });

const question = visibleName(knowledgeLimits.example, "Please enter a question, or remove the line.");

const linkSchema = z.object({
  text: visibleName(60, "Please enter the link text."),
  path: z
    .string()
    .trim()
    .max(200, "Please use at most 200 characters.")
    .regex(/^\/(?![/\\])[\w\-./#?=&%]*$/, "Please enter a page of this site, such as /pricing."),
});

/** A visitor's question to add to an entry: the words to learn, and those that must match it from then on. */
const learntSchema = z.object({ example: question, regression: question });
export type LearntQuestion = z.infer<typeof learntSchema>;

const entryFields = {
  label: visibleName(knowledgeLimits.label, "Please enter a short title for the button."),
  answer: z
    .string()
    .trim()
    .min(1, "Please enter the answer.")
    .max(knowledgeLimits.answer, "Please use at most 2,000 characters."),
  examples: z.array(question).max(knowledgeLimits.examples, "Please enter at most 60 ways to ask."),
  links: z.array(linkSchema).max(knowledgeLimits.links, "Please enter at most three links."),
  /** The entry only says that something is not offered. */
  declines: z.boolean(),
};

/** Saves the entry even if stored examples then match another one. */
const isConfirmed = z.boolean().default(false);

/** The origin of an entry: built in, built in with the staff's own text, or the staff's only. */
export const entryOrigins = ["built-in", "edited", "own"] as const;

const entryRow = z.object({
  id: entryId,
  label: z.string(),
  origin: z.enum(entryOrigins),
  isOn: z.boolean(),
  declines: z.boolean(),
  exampleCount: z.int(),
  patternCount: z.int(),
});
export type KnowledgeRow = z.infer<typeof entryRow>;

/** An entry with all editable fields, and their built-in values. */
export const knowledgeDetailsSchema = z.object({
  id: entryId,
  origin: z.enum(entryOrigins),
  isOn: z.boolean(),
  /** Counts its changes; 0 while the staff have not changed it. */
  version: z.int(),
  label: z.string(),
  answer: z.string(),
  /** The staff's own. */
  examples: z.array(z.string()),
  links: z.array(z.object({ text: z.string(), path: z.string() })),
  declines: z.boolean(),
  /** The built-in values; null for an entry of the staff. */
  builtIn: z.object({ label: z.string(), answer: z.string(), examples: z.array(z.string()) }).nullable(),
  updatedAt: instantSchema.nullable(),
});
export type KnowledgeDetails = z.infer<typeof knowledgeDetailsSchema>;

export const adminListKnowledge = defineEndpoint({
  name: "adminListKnowledge",
  summary: "All that the assistant knows, built in and added, by title; at most some hundred entries.",
  method: "GET",
  path: "/api/chat/knowledge",
  access: staff("knowledge"),
  status: 200,
  response: z.object({ entries: z.array(entryRow) }),
  errors: [],
});

export const adminGetKnowledge = defineEndpoint({
  name: "adminGetKnowledge",
  summary: "One entry, with what is built in of it.",
  method: "GET",
  path: "/api/chat/knowledge/:id",
  access: staff("knowledge"),
  params: entryParams,
  status: 200,
  response: z.object({ entry: knowledgeDetailsSchema }),
  errors: ["not-found"],
});

export const adminCreateKnowledge = defineEndpoint({
  name: "adminCreateKnowledge",
  summary:
    "Add an entry, with questions of visitors that it answers; under one Idempotency-Key the same entry is added once. Refused where stored examples find something else by it, unless confirmed.",
  method: "POST",
  path: "/api/chat/knowledge",
  access: staff("knowledge"),
  headers: creationHeaders,
  body: z.object({
    ...entryFields,
    learnt: z.array(learntSchema).max(knowledgeLimits.learntAtOnce).default([]),
    isConfirmed,
  }),
  status: 201,
  response: z.object({ id: entryId }),
  errors: ["invalid-input", "examples-broken", "quota-full"],
});

export const adminUpdateKnowledge = defineEndpoint({
  name: "adminUpdateKnowledge",
  summary:
    "Change an entry, or switch it on or off; a built-in one keeps its examples. `version` is the one that it was changed from; the same change again answers as the first one did.",
  method: "PUT",
  path: "/api/chat/knowledge/:id",
  access: staff("knowledge"),
  params: entryParams,
  body: z.object({
    ...entryFields,
    isOn: z.boolean(),
    version: z.int().min(0).max(largestInteger),
    isConfirmed,
  }),
  status: 200,
  response: z.object({ version: z.int() }),
  errors: ["not-found", "invalid-input", "version-conflict", "examples-broken"],
});

const confirmedQuery = z.object({ confirmed: z.enum(["yes", "no"]).default("no") });
/** `version`: the one that was shown. */
const deletionQuery = confirmedQuery.extend({ version: z.string().regex(/^\d{1,9}$/) });

export const adminDeleteKnowledge = defineEndpoint({
  name: "adminDeleteKnowledge",
  summary:
    "Delete an entry of the staff with its learnt patterns; of a built-in one the staff's words, so that it is as it was.",
  method: "DELETE",
  path: "/api/chat/knowledge/:id",
  access: staff("knowledge"),
  params: entryParams,
  query: deletionQuery,
  status: 204,
  errors: ["not-found", "version-conflict", "examples-broken"],
});

/** A way to ask that was learnt from a visitor. */
const patternSchema = z.object({
  id: z.string(),
  entry: z.object({ id: entryId, label: z.string(), isOn: z.boolean() }),
  example: z.string(),
  /** The question that has to match the entry. */
  regression: z.string(),
  isPassing: z.boolean(),
  createdAt: instantSchema,
});
export type Pattern = z.infer<typeof patternSchema>;

export const adminListPatterns = defineEndpoint({
  name: "adminListPatterns",
  summary: "What was learnt from visitors, newest first, and whether each question finds its entry.",
  method: "GET",
  path: "/api/chat/patterns",
  access: staff("knowledge"),
  status: 200,
  response: z.object({ patterns: z.array(patternSchema) }),
  errors: [],
});

export const adminLearnPatterns = defineEndpoint({
  name: "adminLearnPatterns",
  summary:
    "Teach an entry questions of visitors. Refused where stored examples break by it, unless confirmed.",
  method: "POST",
  path: "/api/chat/patterns",
  access: staff("knowledge"),
  body: z.object({
    entryId,
    learnt: z
      .array(learntSchema)
      .min(1, "Please choose a question.")
      .max(knowledgeLimits.learntAtOnce, "Please choose at most 20 questions."),
    isConfirmed,
  }),
  status: 201,
  response: z.object({ learnt: z.int() }),
  errors: ["not-found", "examples-broken", "quota-full"],
});

export const adminForgetPattern = defineEndpoint({
  name: "adminForgetPattern",
  summary: "Forget a learnt pattern with its question.",
  method: "DELETE",
  path: "/api/chat/patterns/:id",
  access: staff("knowledge"),
  params: z.object({ id: z.string().min(1).max(64) }),
  query: confirmedQuery,
  status: 204,
  errors: ["not-found", "examples-broken"],
});
