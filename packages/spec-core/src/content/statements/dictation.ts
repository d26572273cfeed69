import { englishCues } from "./english/cues.ts";
import { englishDictation } from "./english/dictation.ts";
import { findingsOf } from "./findings.ts";

/** How one dictates in a language. */
export interface DictationRules {
  /** What the dictated words follow: 'must say'. */
  readonly heads: readonly RegExp[];
  /** The like, before which somebody may stand who says it: 'I must say'. */
  readonly spokenHeads: readonly RegExp[];
  /** The like, which dictates only with a connector behind it: 'put that', 'slogan:'. */
  readonly strictHeads: readonly RegExp[];
  /** Where and how loud it is to be said, between the head and the words. */
  readonly filler: RegExp;
  /** 'That', a colon. */
  readonly connector: RegExp;
  /** What stands before and behind words in quotation marks that are dictated, and before others. */
  readonly beforeQuote: RegExp;
  readonly afterQuote: RegExp;
  readonly unquotable: RegExp;
  /** '…, this must be stated': the words stand before. */
  readonly afterwards: RegExp;
  /** 'Don't forget to', which negates nothing. */
  readonly reminder: RegExp;
  readonly negated: RegExp;
  /** Somebody who says something, instead of the website. */
  readonly talker: RegExp;
  /** Where and how it is to stand, behind the words. */
  readonly placement: RegExp;
  /** What may begin a reason or an aside behind the words. */
  readonly reason: RegExp;
  /** What a sentence looks like where no connector stands before it. */
  readonly sentence: RegExp;
  /** With what a sentence for visitors does not begin. */
  readonly notWords: RegExp;
}

const quote = /(^|[\s:(])["'“”„‘«]\s?([^"“”„«»\n]{4,200}?)\s?["'”“’»](?=[\s.,;:!?)]|$)/gu;
const outerMarks = /^[\s"'“”„‘’«»:,(-]+|[\s"'“”„‘’«»).,;:]+$/gu;
const fewestWords = 2;
// What is longer is a paste without full stops, and no expression here need be quick with it.
const longestWish = 600;

/** 'We take cards, folk still think it's cash only': a reason behind the words is for the agency. */
function withoutReason(words: string, { reason }: DictationRules): string {
  for (const { index, 0: mark } of words.matchAll(reason)) {
    const found = findingsOf(words.slice(index + mark.length), englishCues);
    if (index > 0 && found.private + found.doubt + found.wish > 0) return words.slice(0, index);
  }
  return words;
}

/** The words to print, as a sentence of their own; undefined where they are none. */
function printable(dictated: string, rules: DictationRules): string | undefined {
  let words = dictated.replace(outerMarks, "");
  // At most a few remarks on the place stand behind one another: 'very visible, on the front page please'.
  for (let turn = 0; turn < 3; turn++) words = words.replace(rules.placement, "").replace(outerMarks, "");
  words = withoutReason(words, rules).replace(outerMarks, "");
  const { private: talk, silence } = findingsOf(words, englishCues);
  // 'We do not use frozen dough' asks for no silence.
  if (words.split(/\s+/u).length < fewestWords || talk > silence) return undefined;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function quoted(text: string, rules: DictationRules): string | undefined {
  for (const match of text.matchAll(quote)) {
    const before = text.slice(0, match.index + (match[1]?.length ?? 0));
    const after = text.slice(match.index + match[0].length);
    if (rules.negated.test(before) || rules.unquotable.test(before)) continue;
    if (rules.afterQuote.test(after) || rules.beforeQuote.test(before)) return match[2];
  }
  return undefined;
}

interface Head {
  readonly text: string;
  readonly match: RegExpExecArray;
  /** Dictates only with a connector behind it. */
  readonly isStrict: boolean;
}

function wordsBehind({ text, match, isStrict }: Head, rules: DictationRules): string | undefined {
  const end = match.index + match[0].length;
  if (rules.negated.test(text.slice(0, match.index)) || rules.negated.test(text.slice(0, end)))
    return undefined;
  let rest = text.slice(end);
  for (let turn = 0; turn < 3; turn++) rest = rest.replace(rules.filler, "");
  rest = rest.trimStart();
  const words = rest.replace(rules.connector, "").replace(/\s*\?+$/, "");
  const isConnected = rules.connector.test(rest) || match[0].endsWith(":");
  if (isConnected && !(isStrict && rules.notWords.test(words))) return words;
  return isStrict || rules.notWords.test(words) || !rules.sentence.test(words) ? undefined : words;
}

/** What follows the first head that fits. */
function following(text: string, rules: DictationRules): string | undefined {
  const { heads, spokenHeads, strictHeads, talker } = rules;
  for (const head of [...spokenHeads, ...heads, ...strictHeads]) {
    const match = head.exec(text);
    if (!match || (spokenHeads.includes(head) && talker.test(text.slice(0, match.index)))) continue;
    const words = wordsBehind({ text, match, isStrict: strictHeads.includes(head) }, rules);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** The sentence for visitors that a wish dictates ('must say that …'), or undefined where it dictates none. */
export function dictatedText(sentence: string, rules: DictationRules = englishDictation): string | undefined {
  if (sentence.length > longestWish) return undefined;
  const text = sentence.replace(rules.reminder, "please ");
  const inQuotes = quoted(text, rules);
  if (inQuotes !== undefined) return printable(inQuotes, rules);
  const after = rules.afterwards.exec(text);
  if (after && after.index > 0) {
    const head = text.slice(0, after.index);
    return printable(following(head, rules) ?? head, rules);
  }
  const words = following(text, rules);
  return words === undefined ? undefined : printable(words, rules);
}
