import { cleanText } from "../../site/clean-text.ts";

// The end of a sentence: its mark, closing quotes, and a space before the start of another sentence.
const boundary = /(?<=[.!?…][”"’')\]]*)\s+(?=[^\s\p{Ll}])|(?<=[。！？])/u;
const abbreviation = /(?:^|[\s(])(?:\p{Lu}|[DMS]r|Mrs|Ms|St|Prof|No|vs|etc|approx|e\.g|i\.e|Inc|Ltd|Co)\.$/u;

/** The sentences of a text in order, each cleaned; a line break ends a sentence too. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split(/[\n\v\f\r\u0085\u2028\u2029]+/)) {
    let open = "";
    for (const piece of cleanText(line).split(boundary)) {
      open = open === "" ? piece : `${open} ${piece}`;
      if (abbreviation.test(open)) continue;
      if (open !== "") found.push(open);
      open = "";
    }
    if (open !== "") found.push(open);
  }
  return found;
}
