import { type Claim, matchesOf } from "./claim.ts";

const patterns = [
  /“[^”\n]{1,1000}”/g,
  /(?<![\w])"[^"\n]{1,1000}"/g,
  /«[^»\n]{1,1000}»/g,
  /„[^“”\n]{1,1000}[“”]/g,
  // An apostrophe is between letters or after an s; the end of a quotation is not.
  /(?<![\p{L}\d])‘(?:[^‘’\n]|’(?=\p{L})){1,1000}’(?![\p{L}])/gu,
  /^>[ \t]?\S[^\n]*/gm,
];

/** Quoted statements; a single quoted word is not a quotation. */
export const findQuotations = (text: string): Claim[] =>
  patterns
    .flatMap((pattern) => matchesOf(text, pattern, "quotation"))
    .filter((found) => /\S\s+\S/.test(found.text.replace(/^>/, "").trim()));
