import { countWords, postCategorySchema, readTimeText } from "@sitewright/articles";
import { type Generation, type GenerationSummary, generationSchema } from "@sitewright/contracts";
import { slugify } from "@sitewright/spec-core/sitemap";
import { z } from "zod";
import { instantOf } from "../../db/instant.ts";
import { readStored } from "../../db/stored-json.ts";
import { claimsIn } from "./known.ts";
import type { GenerationRow } from "./store.ts";

const states = generationSchema.shape.state;

export const isEnded = ({ state }: Pick<GenerationSummary, "state">): boolean =>
  state !== "waiting" && state !== "writing";

/**
 * A generation as lists show it. However old it is, it has not failed before its job is given up: the job may wait
 * for its agent or for the model's server.
 */
export function summaryOf(row: GenerationRow): GenerationSummary {
  return {
    id: row.id,
    title: row.title,
    keyword: row.keyword,
    category: postCategorySchema.safeParse(row.category).data ?? "general",
    kind: row.model === "" ? "outline" : "text",
    state: states.safeParse(row.state).data ?? "failed",
    wordCount: countWords(row.content),
    createdAt: instantOf(row.createdAt),
  };
}

const takeawaysSchema = z.array(z.string());

/** Like `summaryOf`, with the text. */
export function generationOf(row: GenerationRow): Generation {
  const summary = summaryOf(row);
  const takeaways = readStored(takeawaysSchema, row.keyTakeaways);
  const marks = readStored(generationSchema.shape.marks, row.marks);
  return {
    ...summary,
    slug: slugify(row.title),
    content: row.content,
    readTime: readTimeText(summary.wordCount),
    keyTakeaways: takeaways.isReadable ? takeaways.value : [],
    // Highlights are stored only with a finished text; for an unfinished one they are computed.
    marks: summary.state === "done" ? (marks.isReadable ? marks.value : []) : claimsIn(row),
    error: row.error || null,
  };
}
