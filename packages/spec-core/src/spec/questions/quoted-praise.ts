import { oneLine } from "../../text/one-line.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Project } from "../project.ts";
import { oncePerProject } from "./once.ts";

/** Words for what customers said. */
const customersSaid =
  /(?<!\p{L})(?:quotes?|reviews?|testimonials?|feedback|(?:customers?|clients?|guests?|patients?|parents?|people) (?:said|say|wrote|told))(?!\p{L})/iu;

/** Words in quotation marks, with a name after them that begins with a capital and ends its line or sentence. */
const attributed =
  /["“](?!\s)([^"“”\n]{1,600})(?<!\s)["”][ ,]{0,2}[-–—]?\s{0,2}(\p{Lu}[^"“”\n]{1,80}?\p{L}{2})(?<!\b(?:Mrs?|Ms|Dr|St))(?=\.?\s{0,3}(?:["“\n]|$)|\.\s{1,3}\p{Lu})/gu;

/** A person and perhaps a place: 'Mrs Orr, Perth', 'A. & B. Wills'. Not a sentence: 'Please keep it plain'. */
const personAndPlace =
  /^(?!(?:Please|We|I|The|You|It|This|That|They|Do|Don|And|But|Use|Can)(?!\p{L}))\p{Lu}[\p{L}.'’-]{0,30}(?:,? (?:\p{Lu}|&|(?:and|from|in|of) )|,|$)/u;

const wordsMin = 4;

/** The customers' words in the notes that have a name beside them: '"A tidy job." Mrs Pell, Whitby'. */
export const quotedPraise = oncePerProject(({ form: { contentNotes } }: Project): string[] => {
  const at = contentNotes.search(customersSaid);
  if (at < 0) return [];
  return [...contentNotes.matchAll(attributed)]
    .filter(
      ({ index, 1: said = "", 2: name = "" }) =>
        index >= at && wordCount(said) >= wordsMin && personAndPlace.test(name),
    )
    .map(([, said = "", name = ""]) => `“${oneLine(said)}” ${oneLine(name)}`);
});
