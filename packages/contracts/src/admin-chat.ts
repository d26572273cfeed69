import { z } from "zod";
import { staff } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";

/** The periods of the figures, in days, the default first. */
export const chatSpans = ["7", "30", "90"] as const;

/** The possible actions on an unanswered question. */
const suggestionSchema = z.object({
  /** A message to the staff. */
  response: z.string(),
  /** The most similar entry, if any is similar. */
  entry: z.object({ id: z.string(), label: z.string() }).nullable(),
});

/** The outcome of each question; every one counts once. Without a confirmation it is 'unconfirmed', not a success. */
export const chatOutcomes = [
  "confirmed",
  "unconfirmed",
  "denied",
  "askedBack",
  "handedOver",
  "unmatched",
  "left",
] as const;
export type ChatOutcome = (typeof chatOutcomes)[number];

/** The assistant's figures of some days. */
export const chatAnalyticsSchema = z.object({
  /** Conversations with at least one question. */
  totalSessions: z.int(),
  /** Such as 'last 7 days'. */
  period: z.string(),
  /** Questions without a match, whatever their outcome. */
  unmatchedQueries: z.int(),
  /** Ways to ask that were learnt from visitors, in total. */
  learnedPatterns: z.int(),
  questions: z.int(),
  outcomes: z.record(z.enum(chatOutcomes), z.int()),
  /** Unanswered questions, and how often each was asked including equivalent ones. */
  topUnmatched: z.array(z.tuple([z.string(), z.int()])),
  suggestions: z.array(
    z.object({
      query: z.string(),
      /** It gets the fallback answer for questions without a match. */
      isGeneric: z.boolean(),
      suggestion: suggestionSchema,
    }),
  ),
  /** Industries that visitors named, and in how many questions. */
  topIndustries: z.array(z.tuple([z.string(), z.int()])),
  /** Industries that no visitor named. */
  industriesWithout: z.array(z.string()),
});
export type ChatAnalytics = z.infer<typeof chatAnalyticsSchema>;

export const adminChatAnalytics = defineEndpoint({
  name: "adminChatAnalytics",
  summary: "What came of the questions that visitors asked the assistant.",
  method: "GET",
  path: "/api/chat/analytics",
  access: staff("knowledge"),
  query: z.object({ days: z.enum(chatSpans).default("7") }),
  status: 200,
  response: chatAnalyticsSchema,
  errors: [],
});

/** Groups of equivalent unanswered questions of the last 7 days. */
const questionGroupSchema = z.object({
  id: z.string(),
  /** The most frequent one. */
  text: z.string(),
  count: z.int(),
  members: z.array(z.object({ text: z.string(), count: z.int() })),
  lastAskedAt: instantSchema,
  isGeneric: z.boolean(),
  suggestion: suggestionSchema,
});
export type QuestionGroup = z.infer<typeof questionGroupSchema>;

export const adminListUnmatched = defineEndpoint({
  name: "adminListUnmatched",
  summary:
    "Groups of questions that nobody answered, most asked first, without what is answered by now or was set aside; `groupedAt` is when they were last grouped.",
  method: "GET",
  path: "/api/chat/unmatched",
  access: staff("knowledge"),
  status: 200,
  response: z.object({ groups: z.array(questionGroupSchema), groupedAt: instantSchema.nullable() }),
  errors: [],
});

export const adminDismissUnmatched = defineEndpoint({
  name: "adminDismissUnmatched",
  summary: "Set a group of unanswered questions aside, for as long as it bears the same question.",
  method: "DELETE",
  path: "/api/chat/unmatched/:id",
  access: staff("knowledge"),
  params: z.object({ id: z.string().min(1).max(64) }),
  status: 204,
  errors: ["not-found"],
});

const namedEntry = z.object({ id: z.string(), label: z.string() });

/** The assistant's answer to a question, and its reasons. */
const patternTestSchema = z.object({
  kind: z.enum(["matched", "ambiguous", "unmatched"]),
  /** The text that a visitor gets. */
  response: z.string(),
  /** It is the fallback answer for questions without a match. */
  isGeneric: z.boolean(),
  suggestion: suggestionSchema,
  /** The entries of the answer or of the refusal; the choices if it asks back. */
  entries: z.array(namedEntry),
  /** The evidence, best first. */
  candidates: z.array(
    namedEntry.extend({
      score: z.number(),
      /** 0 to 1. */
      confidence: z.number(),
      example: z.string(),
      words: z.array(z.string()),
    }),
  ),
  /** The likelihood that the first entry is the answer, 0 to 1; null where no likelihood decided. */
  likelihood: z.number().nullable(),
  /** The minimum likelihood at which the answer is given. */
  threshold: z.number(),
});
export type PatternTest = z.infer<typeof patternTestSchema>;

export const adminTestPattern = defineEndpoint({
  name: "adminTestPattern",
  summary: "What the assistant would say to a question, with score and evidence. Nothing of it is kept.",
  method: "POST",
  path: "/api/chat/test-pattern",
  access: staff("knowledge"),
  body: z.object({ query: z.string().trim().min(1, "Please type a question.").max(500) }),
  status: 200,
  response: patternTestSchema,
  errors: [],
});

/** A stored example that does not match its entry. */
const suiteFailureSchema = z.object({
  entry: namedEntry,
  question: z.string(),
  /** Matched only by these exact words. */
  isWeak: z.boolean(),
  /** The entry that it matches instead; empty where it is refused. */
  found: z.array(namedEntry),
});
export type SuiteFailure = z.infer<typeof suiteFailureSchema>;

const suiteReportSchema = z.object({
  entries: z.int(),
  questions: z.int(),
  failures: z.array(suiteFailureSchema),
});
export type SuiteReport = z.infer<typeof suiteReportSchema>;

export const adminRunSuite = defineEndpoint({
  name: "adminRunSuite",
  summary: "Run every stored example and every learnt question, and list those that do not find their entry.",
  method: "GET",
  path: "/api/chat/test-suite",
  access: staff("knowledge"),
  status: 200,
  response: suiteReportSchema,
  errors: [],
});
