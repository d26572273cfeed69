import { articles } from "@sitewright/articles/articles";
import { brand } from "@sitewright/brand";
import { knowledgeBase } from "../knowledge/index.ts";
import type { AskedQuestion } from "../test-sets.fixture.ts";
import { type Assistant, createAssistant } from "./match.ts";
import type { EngineAnswer } from "./score.fixture.ts";

/** The sample's whole knowledge. */
export const sampleEntries = knowledgeBase(brand, articles);

let assistant: Assistant | undefined;

/** The product's answer to a question of a set. */
export function productAnswer({ text, last }: AskedQuestion): EngineAnswer {
  // Learning takes a second or two, and most tests need only the entries.
  assistant ??= createAssistant(sampleEntries);
  const match = assistant.match(text, last === undefined ? {} : { last });
  const ids =
    match.kind === "matched"
      ? [match.entry.id]
      : match.kind === "ambiguous"
        ? match.entries.map(({ id }) => id)
        : [];
  return { kind: match.kind, ids, first: ids[0] ?? match.candidates[0]?.id };
}
