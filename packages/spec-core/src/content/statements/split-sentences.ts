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
import { isSignedRemark } from "./signed-remarks.ts";

/** The range of a statement. `isPart`: it is separated from its neighbors only by their wording, not by punctuation. */
export interface Piece extends Span {
  readonly isPart: boolean;
}

// A line break, a bullet, a line of dashes or a dictated punctuation mark ends the sentence before it.
const lineBreak =
  /[\r\n\u2028\u2029]+|[ \t][•·▪‣●*][ \t]|[ \t](?:full stop|new paragraph|new line)(?=[ \t]|$)/g;
const terminator = /(?<![.!?])[.!?]+["'”’»)\]]*(?=\s)/g;
const wordBefore = /[^\s(]*$/u;
const wordAfter = /^\s+(?:["'“‘«([]\s?)*([^\s,;:]*)/u;
const lowerStart = /^\p{Ll}/u;
const shortestEndingWord = 4;
/**
 * A word of up to three letters that is not an abbreviation, because it has a vowel: 'A fee. logbook service', 'the
 * van. ring me'.
 */
const shortPlainWord = /^(?:on|it|us|me|up|so|him|her)$|^(?=\p{L}*[aeiouy])\p{Ll}{3}$/u;
// The maximum length of a word before or after a full stop that is considered.
const reach = 30;

/**
 * A number that ends a sentence: '£20. hand stripping', 'BS3. parking'. Not an ordinal ('3. floor') or a date ('24.12.
 * closed').
 */
const endsInNumber = /^(?!\d{1,2}(?:\.\d{1,2})?$)\S*\d\S*$/u;

/** Whether a full stop before a lower-case letter ends a sentence in a text that is typed without capitals. */
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
  // 'After that 0,80 per km. Labour 40': a unit after 'per' or a number is not an abbreviation.
  if (/(?:\d|(?<!\p{L})per) ?(?:km|kg|cm|ml|mi|hr|hrs|mins?|hour)$/iu.test(head))
    return !/^\d|^\p{Ll}/u.test(after);
  // An answer, and not short for 'number' ('reg. no. SC4', 'no. Twelve'): 'I don't know, perhaps no. Visits in July'.
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
  // One letter is an initial, unless a sentence clearly begins after it: 'J. Smith', 'z. B. Kuchen'.
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
  /** The start of the sentence. */
  readonly from: number;
  /** The start and end of its punctuation. */
  readonly start: number;
  readonly end: number;
}

/** In characters. A bracket that is open for longer was never closed. */
const longestBracket = 300;
const openBracket = /(?<![:;=-])[([][^()[\]]*$/u;
const closedBracket = /^[^()[\]]*[)\]]/u;

/**
 * Whether a full stop is in a signed remark, which opened before it and closes after it: '(Owen - fine. Say "ask us".)'.
 * The sentences in another bracket are judged one by one.
 */
function isInSignedRemark(line: string, { from, start, end }: Pick<Mark, "from" | "start" | "end">): boolean {
  if (/[)\]]/u.test(line.slice(start, end))) return false;
  const head = openBracket.exec(line.slice(Math.max(from, start - longestBracket), start))?.[0];
  const tail = closedBracket.exec(line.slice(end, end + longestBracket))?.[0];
  return (
    head !== undefined && tail !== undefined && isSignedRemark(`${head}${line.slice(start, end)}${tail}`)
  );
}

const monthName =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?$/iu;

function isSentenceEnd({ line, isInLowerCase, from, start, end }: Mark): boolean {
  const mark = line.slice(start, end).replace(/["'”’»)\]]+$/u, "");
  const after = wordAfter.exec(line.slice(end, end + reach))?.[1] ?? "";
  const head = line.slice(Math.max(from, start - reach), start);
  const before = wordBefore.exec(head)?.[0] ?? "";
  if (after === "" || (mark.length > 1 && /^\.+$/.test(mark))) return false;
  if (isInSignedRemark(line, { from, start, end })) return false;
  // The bracket is within a sentence: 'Open to men (women too!) in the old hut'.
  if (line.slice(start, end).endsWith(")") && lowerStart.test(after)) return false;
  // A date with an ordinal, as German speakers write it in English: '9. October'.
  if (mark === "." && /(?:^|\s)\d{1,2}$/u.test(head) && monthName.test(after.replace(/[.!?)]+$/u, "")))
    return false;
  // A number at the beginning of a line is the number of the line.
  if (/^\s*\d{1,2}$/.test(head) && start - from <= reach) return false;
  return mark === "."
    ? endsAtFullStop({ head, before, after, isInLowerCase })
    : !lowerStart.test(after) || before.length > 1;
}

/** The span without white space at its ends. */
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

/** The sentences of a text in order, trimmed; a text without letters and digits is not a sentence. */
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
