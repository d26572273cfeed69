import { countWords, postCategorySchema, readTimeText } from "@sitewright/articles";
import { type Generation, type GenerationSummary, generationSchema } from "@sitewright/contracts";
import { slugify } from "@sitewright/spec-core/sitemap";
import { z } from "zod";
import { instantOf } from "../../db/instant.ts";
import { readStored } from "../../db/stored-json.ts";
import { hourMs } from "../../time-units.ts";
import { claimsIn } from "./known.ts";
import type { GenerationRow } from "./store.ts";

/**
 * Longer than all attempts at a text take: a generation that is unfinished after this time counts as
 * failed.
 */
const givenUpAfterMs = 6 * hourMs;
const stopped = "The server stopped while the text was being written.";

const states = generationSchema.shape.state;

export const isEnded = ({ state }: Pick<GenerationSummary, "state">): boolean =>
  state !== "waiting" && state !== "writing";

/** A generation as lists show it. */
export function summaryOf(row: GenerationRow, now: Date): GenerationSummary {
  const state = states.safeParse(row.state).data ?? "failed";
  const isGivenUp = !isEnded({ state }) && now.getTime() - row.createdAt.getTime() > givenUpAfterMs;
  return {
    id: row.id,
    title: row.title,
    keyword: row.keyword,
    category: postCategorySchema.safeParse(row.category).data ?? "general",
    kind: row.model === "" ? "outline" : "text",
    state: isGivenUp ? "failed" : state,
    wordCount: countWords(row.content),
    createdAt: instantOf(row.createdAt),
  };
}

const takeawaysSchema = z.array(z.string());

/** Like `summaryOf`, with the text. */
export function generationOf(row: GenerationRow, now: Date): Generation {
  const summary = summaryOf(row, now);
  const takeaways = readStored(takeawaysSchema, row.keyTakeaways);
  const marks = readStored(generationSchema.shape.marks, row.marks);
  const isStopped = summary.state === "failed" && row.error === "";
  return {
    ...summary,
    slug: slugify(row.title),
    content: row.content,
    readTime: readTimeText(summary.wordCount),
    keyTakeaways: takeaways.isReadable ? takeaways.value : [],
    // Highlights are stored only with a finished text; for an unfinished one they are computed.
    marks: summary.state === "done" ? (marks.isReadable ? marks.value : []) : claimsIn(row),
    error: isStopped ? stopped : row.error || null,
  };
}
