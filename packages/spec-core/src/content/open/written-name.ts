import { firstWay } from "./first-way.ts";

/** Words of somebody who explains a name, and that few names contain. */
const explaining =
  /(?<!\p{L})(?:i|i['’](?:d|m|ve|ll)|my|me|we|our|you|your|he|she|they|maybe|perhaps|please|but|because|also|not|don['’]?t|dont|says?|think|sure|idea|want|wants)(?!\p{L})/giu;

const explanations = (text: string): number => text.match(explaining)?.length ?? 0;
const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** A bracket of fewer words is part of the name: 'Nest (Leeds)'. */
const remarkWordsMin = 3;
/** A name of so many words with so many of a remark's is a sentence. */
const sentenceWordsMin = 6;
const explanationsMin = 2;

const bracket = /\s*\(([^()]*)\)/gu;

/** Of 'Ann Lee (or just Ann?)' the first way. 'Now or Never' asks nothing and is a name. */
export const decidedPart = (answer: string): string =>
  /\?|\((?:or|maybe)\s/iu.test(answer) ? firstWay(answer) || answer : answer;

/**
 * The name in a field for a name, without what somebody wrote there besides: 'Tuttle Sawmill' of 'Tuttle Sawmill, (also
 * Tuttle & Son but my son moved)'. Empty where the answer is a remark and no name.
 */
export function writtenName(answer: string): string {
  const name = decidedPart(answer)
    .replace(bracket, (whole, words: string) =>
      wordCount(words) >= remarkWordsMin && explanations(words) > 0 ? "" : whole,
    )
    .replace(/[\s,;:–-]+$/u, "")
    .trim();
  return wordCount(name) >= sentenceWordsMin && explanations(name) >= explanationsMin ? "" : name;
}
