import { letterKey } from "../../text/keys.ts";
import { singular } from "../../text/singular.ts";

/** Only letters and digits, in lower case, `&` as `and`: equal for two spellings of the same words. */
export const plain = (text: string): string => letterKey(text.normalize("NFKC").replace(/&/g, " and "));

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .replace(/&/g, " and ")
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** A word without endings for number and grammatical form too, since a built site may say 'repairing' for 'repairs'. */
export const stem = (word: string): string => singular(word).replace(/(?:ing|ed|y|e)$/, "");
