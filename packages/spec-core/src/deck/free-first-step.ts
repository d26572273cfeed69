import { notLimited, offered, offersFreeVisit } from "../spec/data/free-visits.ts";
import { singular } from "../text/singular.ts";
import type { Said } from "./joined-sentences.ts";

/** 'The first lesson is free', 'free taster sessions': the group holds what is tried, which is no length of time. */
const freeTrial = new RegExp(
  `(?<!\\p{L})(?:(?:first|trial|taster) (?:(?:two|three|few) )?(?<first>lessons?|sessions?|class(?:es)?|evenings?|rehearsals?) (?:is|are) (?:always )?free|free (?:first|trial|taster) (?<free>lessons?|sessions?|class(?:es)?|evenings?|rehearsals?))(?!\\p{L})${notLimited}`,
  "iu",
);

/** What a button says where the client's sentences offer a first step for nothing; null where none does. */
export function freeFirstStep(prose: readonly Pick<Said, "text">[]): string | null {
  for (const { text } of prose) {
    if (offersFreeVisit(text)) return "Arrange a free visit";
    const { first, free } = offered(freeTrial, text)?.groups ?? {};
    const tried = first ?? free;
    if (tried !== undefined) return `Try a free ${singular(tried.toLowerCase())}`;
  }
  return null;
}
