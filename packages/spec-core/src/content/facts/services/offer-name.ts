import {
  betweenTimes,
  noNameAtAll,
  noNameEnds,
  noNameStarts,
  pieceStart,
  placeStart,
  wordsInNoName,
} from "./data/offer-name-words.ts";

const longestWords = 8;

/**
 * Whether the name of a price or a service is fit for a price list. A name that was cut out of a sentence in the wrong
 * place ('December which', 'that's', '"Denise found') is left for the client to correct.
 */
export function isOfferName(name: string): boolean {
  if (/^[\p{P}\s]|[?!:;]/u.test(name) || (name.match(/["“”]/gu) ?? []).length % 2 === 1) return false;
  if (pieceStart.test(name) || placeStart.test(name)) return false;
  const words =
    name
      .toLowerCase()
      .replace(/’/gu, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  return (
    words.length > 0 &&
    words.length <= longestWords &&
    !noNameStarts.has(first) &&
    !noNameEnds.has(last) &&
    !words.some((word) => wordsInNoName.has(word)) &&
    !words.every((word) => noNameAtAll.has(word) || betweenTimes.has(word))
  );
}
