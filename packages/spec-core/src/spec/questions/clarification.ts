import { z } from "zod";
import { text, texts } from "../schema-parts.ts";

/** Who can answer a question. */
const askedPeople = ["client", "agency"] as const;

/** What cannot be finished without the answer: the site, a page or feature of it, or nothing. */
export const blockedThings = ["launch", "page", "nothing"] as const;

export const clarificationSchema = z.strictObject({
  /** Stable across versions of the spec. */
  id: text,
  /** A dotted path into the spec: the value that depends on the answer. */
  path: text,
  /** In our own words only, never the client's. */
  question: text,
  /** A name or short answer by the client that the question is about; empty if there is none. */
  about: text,
  asks: z.enum(askedPeople),
  blocks: z.enum(blockedThings),
  /** The client's own sentences that the question is about. */
  quotes: texts,
});

/** A question that a builder has, with the path in the spec that depends on its answer. */
export type Clarification = z.output<typeof clarificationSchema>;
