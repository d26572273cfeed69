import { canMatch } from "../regex-prefilter/prefiltered-match.ts";
import { plainWords } from "./english/plain-words.ts";

/** Replaces phrases whose words would otherwise be misread as cues: 'You don't need to read music'. */
export const inPlainWords = (text: string): string =>
  plainWords.reduce(
    (plain, [pattern, instead]) => (canMatch(pattern, plain) ? plain.replace(pattern, instead) : plain),
    text,
  );
