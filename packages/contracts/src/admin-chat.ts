import { z } from "zod";
import { staff } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./user.ts";

/** How far back the figures can be asked for, in days, the usual span first. */
export const chatSpans = ["7", "30", "90"] as const;

/** What may be done about a question that nobody answered. */
const suggestionSchema = z.object({
  /** A sentence to the staff. */
  response: z.string(),
  /** The entry that comes nearest, where one comes near at all. */
  entry: z.object({ id: z.string(), label: z.string() }).nullable(),
});

/** What came of each question; every one counts once. Silence is no success: what nobody confirmed is 'unconfirmed'. */
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
  /** Conversations in which something was asked. */
  totalSessions: z.int(),
  /** Such as 'last 7 days'. */
  period: z.string(),
  /** Questions that found nothing, whatever came of them. */
  unmatchedQueries: z.int(),
  /** Ways to ask that were learnt from visitors, in all. */
  learnedPatterns: z.int(),
  questions: z.int(),
  outcomes: z.record(z.enum(chatOutcomes), z.int()),
  /** Questions that nobody answered, and how often each was asked with those that ask for the same. */
  topUnmatched: z.array(z.tuple([z.string(), z.int()])),
  suggestions: z.array(
    z.object({
      query: z.string(),
      /** Whether it gets what everybody gets whose question finds nothing. */
      isGeneric: z.boolean(),
      suggestion: suggestionSchema,
    }),
  ),
  /** Industries that visitors spoke of, and in how many questions. */
  topIndustries: z.array(z.tuple([z.string(), z.int()])),
  /** Industries of which nobody spoke. */
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

/** Questions that nobody answered and that ask for the same, of the last 7 days. */
const questionGroupSchema = z.object({
  id: z.string(),
  /** The one asked most often. */
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

/** What the assistant says to a question, and why. */
const patternTestSchema = z.object({
  kind: z.enum(["matched", "ambiguous", "unmatched"]),
  /** What a visitor would read. */
  response: z.string(),
  /** Whether that is what everybody gets whose question finds nothing. */
  isGeneric: z.boolean(),
  suggestion: suggestionSchema,
  /** Answered with it, or declined by it; the choices where it asks back. */
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
  /** Confidence from which it answers. */
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

/** A stored example that does not find its entry. */
const suiteFailureSchema = z.object({
  entry: namedEntry,
  question: z.string(),
  /** Found by these very words alone. */
  isWeak: z.boolean(),
  /** What it finds instead; empty where it is refused. */
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
