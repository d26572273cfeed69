import { englishDictation } from "./english/dictation.ts";
import { findingsOf, judge } from "./judge.ts";

/** How one dictates in a language. */
export interface DictationRules {
  readonly reported: readonly RegExp[];
  readonly direct: readonly RegExp[];
  readonly beforeQuote: RegExp;
  readonly afterQuote: RegExp;
  readonly afterwards: RegExp;
  /** 'Don't forget to', which negates nothing. */
  readonly reminder: RegExp;
  readonly negated: RegExp;
  readonly talker: RegExp;
  readonly placement: RegExp;
  readonly notWords: RegExp;
}

const quote = /(^|[\s:(])["'“”„‘«]\s?([^"“”„«»\n]{4,200}?)\s?["'”“’»](?=[\s.,;:!?)]|$)/gu;
const quoteMarks = /^[\s"'“”„‘’«»:,-]+|[\s"'“”„‘’«».,;:]+$/gu;
const fewestWords = 2;

/** The words to print, as a sentence of their own; undefined where they are none. */
function printable(dictated: string, rules: DictationRules): string | undefined {
  let words = dictated.replace(quoteMarks, "");
  // At most a few remarks on the place stand behind one another: 'very visible, on the front page please'.
  for (let turn = 0; turn < 3; turn++) words = words.replace(rules.placement, "").replace(quoteMarks, "");
  words = withoutTalk(words);
  if (words.split(/\s+/u).length < fewestWords || rules.notWords.test(words)) return undefined;
  if (findingsOf(words).private > 0) return undefined;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'We take cards, folk still think it's cash only': the reason behind the comma is for the agency. */
function withoutTalk(words: string): string {
  const comma = words.lastIndexOf(", ");
  if (comma < 0) return words;
  const tail = judge(words.slice(comma + 2), "audience");
  return tail.proposal === "keep" ? withoutTalk(words.slice(0, comma)) : words;
}

function quoted(text: string, rules: DictationRules): string | undefined {
  for (const match of text.matchAll(quote)) {
    const before = text.slice(0, match.index + (match[1]?.length ?? 0));
    const after = text.slice(match.index + match[0].length);
    if (rules.negated.test(before)) continue;
    if (rules.afterQuote.test(after) || (rules.beforeQuote.test(before) && before.trim() !== ""))
      return match[2];
  }
  return undefined;
}

function following(text: string, patterns: readonly RegExp[], rules: DictationRules): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const before = text.slice(0, match.index);
    const start = text.slice(0, match.index + match[0].length);
    if (rules.negated.test(before) || rules.negated.test(start) || rules.talker.test(before)) continue;
    return text.slice(match.index + match[0].length);
  }
  return undefined;
}

/** The sentence for visitors that a wish dictates ('must say that …'), or undefined where it dictates none. */
export function dictatedText(sentence: string, rules: DictationRules = englishDictation): string | undefined {
  const text = sentence.replace(rules.reminder, "please ");
  const reported = quoted(text, rules) ?? following(text, rules.reported, rules);
  if (reported !== undefined) return printable(reported, rules);
  const after = rules.afterwards.exec(text);
  if (after && after.index > 0) return printable(text.slice(0, after.index), rules);
  const direct = following(text, rules.direct, rules);
  return direct === undefined ? undefined : printable(direct, rules);
}
