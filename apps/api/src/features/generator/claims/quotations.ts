import { type Claim, matchesOf } from "./claim.ts";

const patterns = [
  /“[^”\n]{1,1000}”/g,
  /(?<![\w])"[^"\n]{1,1000}"/g,
  /«[^»\n]{1,1000}»/g,
  /„[^“”\n]{1,1000}[“”]/g,
  // An apostrophe stands between letters or after an s; the end of a quotation does not.
  /(?<![\p{L}\d])‘(?:[^‘’\n]|’(?=\p{L})){1,1000}’(?![\p{L}])/gu,
  /^>[ \t]?\S[^\n]*/gm,
];

/** Words that somebody is said to have said; one quoted word is a word, no quotation. */
export const findQuotations = (text: string): Claim[] =>
  patterns
    .flatMap((pattern) => matchesOf(text, pattern, "quotation"))
    .filter((found) => /\S\s+\S/.test(found.text.replace(/^>/, "").trim()));
