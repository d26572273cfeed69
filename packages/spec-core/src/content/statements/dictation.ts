import { englishCues } from "./english/cues.ts";
import { englishDictation } from "./english/dictation.ts";
import { findingsOf } from "./findings.ts";
import { judge } from "./judge.ts";

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
  /** What a sentence looks like where no connector stands before it. */
  readonly sentence: RegExp;
  /** With what a sentence for visitors does not begin. */
  readonly notWords: RegExp;
}

const quote = /(^|[\s:(])["'“”„‘«]\s?([^"“”„«»\n]{4,200}?)\s?["'”“’»](?=[\s.,;:!?)]|$)/gu;
const outerMarks = /^[\s"'“”„‘’«»:,(-]+|[\s"'“”„‘’«»).,;:]+$/gu;
const fewestWords = 2;
// A list of people shows a remark more clearly than anything else does.
const aside = { field: "audience", sellsSiteThings: false, isForeign: false } as const;

/** 'We take cards, folk still think it's cash only': the reason behind the comma is for the agency. */
function withoutReason(words: string): string {
  const comma = words.lastIndexOf(", ");
  if (comma < 0 || judge(words.slice(comma + 2), aside).proposal === "print") return words;
  return withoutReason(words.slice(0, comma));
}

/** The words to print, as a sentence of their own; undefined where they are none. */
function printable(dictated: string, { placement }: DictationRules): string | undefined {
  let words = dictated.replace(outerMarks, "");
  // At most a few remarks on the place stand behind one another: 'very visible, on the front page please'.
  for (let turn = 0; turn < 3; turn++) words = words.replace(placement, "").replace(outerMarks, "");
  words = withoutReason(words).replace(outerMarks, "");
  if (words.split(/\s+/u).length < fewestWords || findingsOf(words, englishCues).private > 0) return undefined;
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
  if (rules.negated.test(text.slice(0, match.index)) || rules.negated.test(text.slice(0, end))) return undefined;
  let rest = text.slice(end);
  for (let turn = 0; turn < 3; turn++) rest = rest.replace(rules.filler, "");
  rest = rest.trimStart();
  const words = rest.replace(rules.connector, "");
  const isConnected = words.length < rest.length || match[0].endsWith(":");
  if (rules.notWords.test(words) || (isStrict && !isConnected)) return undefined;
  return isConnected || rules.sentence.test(words) ? words : undefined;
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
