import type { Span } from "../place.ts";
import { isTypedInLowerCase } from "../typed-in-lower-case.ts";
import {
  abbreviationsThatAreWords,
  closingAbbreviations,
  countedWords,
  dayOrMonth,
  endsInAnswer,
  endsInOrdinal,
  endsInTax,
  lowerCaseOpeners,
  openAbbreviations,
  openers,
} from "./sentence-words.ts";

/** A statement's place; `isPart` where only its words, no punctuation, separate it from its neighbours. */
export interface Piece extends Span {
  readonly isPart: boolean;
}

// A line, a bullet, a rule of dashes or a mark that somebody dictates ends the sentence before it.
const lineBreak =
  /[\r\n\u2028\u2029]+|[ \t][•·▪‣●*][ \t]|[ \t](?:full stop|new paragraph|new line)(?=[ \t]|$)/g;
const terminator = /(?<![.!?])[.!?]+["'”’»)\]]*(?=\s)/g;
const wordBefore = /[^\s(]*$/u;
const wordAfter = /^\s+(?:["'“‘«([]\s?)*([^\s,;:]*)/u;
const lowerStart = /^\p{Ll}/u;
const shortestEndingWord = 4;
/** 'A fee. logbook service', 'the van. ring me': a word of three letters, one of them a vowel, that is no abbreviation. */
const shortPlainWord = /^(?:on|it|us|me|up|so|him|her)$|^(?=\p{L}*[aeiouy])\p{Ll}{3}$/u;
// The longest word before or after a full stop that decides anything.
const reach = 30;

/** '£20. hand stripping', 'BS3. parking': no order of things ('3. floor') and no date ('24.12. closed'). */
const endsInNumber = /^(?!\d{1,2}(?:\.\d{1,2})?$)\S*\d\S*$/u;

/** Whether a full stop before a lower-case letter ends a sentence, in a text that is typed without capitals. */
function endsBeforeLowerCase(head: string, plain: string, next: string): boolean {
  if (/^\d{1,2}$/u.test(plain))
    return /^\p{Ll}{3,}$/u.test(next) && !countedWords.has(next) && !endsInOrdinal.test(head);
  return /^\p{L}{2,3}$/u.test(plain) && /^\p{Ll}/u.test(next);
}

interface Stop {
  /** The text before the full stop, the word directly before it, and the word after it. */
  readonly head: string;
  readonly before: string;
  readonly after: string;
  readonly isInLowerCase: boolean;
}

/** An e-mail address, a web address or a profile, which begins a line of its own. */
const address = /^(?:[^\s@]{1,64}@|https?:|www\.|@\p{L})/u;
const contactLabel = /^(?:(?:e-?)?mail|tel|phone|fax|web|site|insta|contact)$/u;

function endsAtFullStop({ head, before, after, isInLowerCase }: Stop): boolean {
  const plain = before.replace(/^["'“‘«([]+/u, "").toLowerCase();
  if (address.test(after) && !openAbbreviations.has(plain) && !contactLabel.test(plain)) return true;
  const next = after.toLowerCase().replaceAll("’", "'");
  if (endsInTax.test(head)) return !/^\d/u.test(after);
  // 'After that 0,80 per km. Labour 40': a unit after 'per' or a number is a word like others.
  if (/(?:\d|(?<!\p{L})per) ?(?:km|kg|cm|ml|mi|hr|hrs|mins?|hour)$/iu.test(head))
    return !/^\d|^\p{Ll}/u.test(after);
  // 'I don't know, perhaps no. Visits in July': an answer, not a number ('reg. no. SC4', 'no. Twelve').
  if (before === "no" && /^\p{Lu}\p{Ll}/u.test(after)) return endsInAnswer.test(head);
  if (closingAbbreviations.has(plain)) return openers.has(next) && !lowerStart.test(after);
  // 'If we may. Could', 'I am not sure that I do. We': in lower case these are words, not months or titles.
  const isWord = lowerStart.test(before) || plain === "may";
  if (
    isWord &&
    abbreviationsThatAreWords.test(plain) &&
    /^\p{L}/u.test(after) &&
    !lowerStart.test(after) &&
    !dayOrMonth.test(next)
  )
    return true;
  if (dayOrMonth.test(plain)) return lowerCaseOpeners.has(next);
  if (openAbbreviations.has(plain)) return false;
  if (isInLowerCase && endsBeforeLowerCase(head, plain, after)) return true;
  if (endsInNumber.test(plain) && /^\p{Ll}{3,}$/u.test(after)) return true;
  // 'Open 8 till 4. i had a site': hours and prices at the end of a sentence, in a text typed in lower case.
  if (/^\d{1,2}$/u.test(plain) && lowerCaseOpeners.has(next) && !endsInOrdinal.test(head)) return true;
  // 'J. Smith', 'z. B. Kuchen': one letter is an initial unless a sentence clearly begins.
  if (/^\p{L}$/u.test(plain) || /^(?:\p{L}\.)+\p{L}$/u.test(plain))
    return openers.has(next) && !lowerStart.test(after);
  // 'Hauptstr. 12'.
  if (plain.endsWith("str") && /^\d/.test(after)) return false;
  // An ordinal: '1. Mai', 'the 3. floor'.
  const isCounted =
    /^\d/.test(after) || lowerStart.test(after) || countedWords.has(next.replace(/\P{L}+$/u, ""));
  if (/^\d{1,2}$/.test(plain) && isCounted) return false;
  return (
    !lowerStart.test(after) ||
    plain.length >= shortestEndingWord ||
    (shortPlainWord.test(before) && /^\p{Ll}{3,}(?:['’]\p{Ll}+)?$/u.test(after)) ||
    (/^\p{L}{2,}$/u.test(plain) && lowerCaseOpeners.has(next))
  );
}

interface Mark {
  readonly line: string;
  readonly isInLowerCase: boolean;
  /** Where the sentence begins. */
  readonly from: number;
  /** Where its punctuation begins and ends. */
  readonly start: number;
  readonly end: number;
}

const monthName =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?$/iu;

function isSentenceEnd({ line, isInLowerCase, from, start, end }: Mark): boolean {
  const mark = line.slice(start, end).replace(/["'”’»)\]]+$/u, "");
  const after = wordAfter.exec(line.slice(end, end + reach))?.[1] ?? "";
  const head = line.slice(Math.max(from, start - reach), start);
  const before = wordBefore.exec(head)?.[0] ?? "";
  if (after === "" || (mark.length > 1 && /^\.+$/.test(mark))) return false;
  // 'Open to men (women too!) in the old hut': the bracket interrupts.
  if (line.slice(start, end).endsWith(")") && lowerStart.test(after)) return false;
  // '9. October' in a German's English.
  if (mark === "." && /(?:^|\s)\d{1,2}$/u.test(head) && monthName.test(after.replace(/[.!?)]+$/u, "")))
    return false;
  // A number at the beginning of a line is the number of the line.
  if (/^\s*\d{1,2}$/.test(head) && start - from <= reach) return false;
  return mark === "."
    ? endsAtFullStop({ head, before, after, isInLowerCase })
    : !lowerStart.test(after) || before.length > 1;
}

/** The span without the whitespace at its ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  const piece = text.slice(start, end);
  const left = piece.length - piece.trimStart().length;
  return left === piece.length
    ? { start, end: start }
    : { start: start + left, end: start + piece.trimEnd().length };
}

function sentencesOfLine(text: string, { start, end }: Span, isInLowerCase: boolean): Span[] {
  const line = text.slice(start, end);
  const spans: Span[] = [];
  let from = 0;
  for (const match of line.matchAll(terminator)) {
    const after = match.index + match[0].length;
    if (!isSentenceEnd({ line, isInLowerCase, from, start: match.index, end: after })) continue;
    spans.push({ start: start + from, end: start + after });
    from = after;
  }
  return [...spans, { start: start + from, end }];
}

/** The sentences of a text in their order, without whitespace at their ends; what has neither letter nor digit is none. */
export function splitSentences(text: string): Span[] {
  const lines: Span[] = [];
  let from = 0;
  for (const { index, 0: sign } of text.matchAll(lineBreak)) {
    lines.push({ start: from, end: index });
    from = index + sign.length;
  }
  lines.push({ start: from, end: text.length });
  const isInLowerCase = isTypedInLowerCase(text);
  return lines
    .flatMap((line) => sentencesOfLine(text, line, isInLowerCase))
    .map((span) => trimmed(text, span))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}
