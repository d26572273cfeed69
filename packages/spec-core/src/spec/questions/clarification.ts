import { z } from "zod";
import { text, texts } from "../schema-parts.ts";

/** The people who can answer a question. */
export const askedPeople = ["client", "agency"] as const;

/** The thing that cannot be finished without the answer: the site, a page or feature of it, or nothing. */
export const blockedThings = ["launch", "page", "nothing"] as const;

export const clarificationSchema = z.strictObject({
  /** Stable across versions of the spec. */
  id: text,
  /** A dotted path into the spec: the place that waits for the answer. */
  path: text,
  /** Only in our words, without the client's. */
  question: text,
  /** A name or a short answer of the client's that the question is about; empty where there is none. */
  about: text,
  asks: z.enum(askedPeople),
  blocks: z.enum(blockedThings),
  /** The client's own sentences that the question is about. */
  quotes: texts,
});

/** A question that a builder has, and the place in the spec that waits for its answer. */
export type Clarification = z.output<typeof clarificationSchema>;
