import { firstMatch } from "../content/regex-prefilter/prefiltered-match.ts";
import { areaAlone, areaInSentence } from "./data/area-words.ts";

const fewestAlone = 2;

/** The places in which a sentence says that the business works; empty if it names none. */
export function placesIn(sentence: string): string[] {
  const split = (list = ""): string[] =>
    list.split(/, and |, | and | & | or /u).map((name) => name.replace(/[.]+$/u, ""));
  const alone = areaAlone.exec(sentence.trim());
  if (alone && /(?<!\p{L})only(?!\p{L})/iu.test(sentence)) {
    const names = split(alone.groups?.places);
    if (names.length >= fewestAlone) return names;
  }
  const found = firstMatch(areaInSentence, sentence);
  return found ? split(found.groups?.places) : [];
}

/** Where a business works, from its sentences for visitors; each place once. */
export const areaServed = (sentences: readonly string[]): string[] => [
  ...new Set(sentences.flatMap(placesIn).filter((name) => name !== "")),
];
