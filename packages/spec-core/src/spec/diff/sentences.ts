import { excerpts, isReplaced, shortened } from "./excerpt.ts";

/** A name on one line, short enough to read within a sentence. */
export const shown = (name: string): string => shortened(name) || "(no name)";

/** A client's own words in quotation marks, on one line and shortened. */
export const quoted = (text: string): string => `“${shown(text)}”`;

/** 'changed from “Kiln & Co” to “Oven Ltd”'; of long texts only the part that differs. */
export function changedWords(before: string, after: string): string {
  if (isReplaced(before, after))
    return `replaced as a whole: “${shortened(before)}” by “${shortened(after)}”`;
  const [a, b] = excerpts(before, after);
  return a === b ? "only blanks or line breaks changed" : `changed from “${a}” to “${b}”`;
}

/** 'Pages: FAQ added'. */
export const addedSentence = (label: string, name: string): string => `${label}: ${shown(name)} added`;

/** 'Pages: FAQ removed'. */
export const removedSentence = (label: string, name: string): string => `${label}: ${shown(name)} removed`;
