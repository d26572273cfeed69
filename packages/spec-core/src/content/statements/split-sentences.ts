import { isTypedSmall } from "../typed-small.ts";
import { closingAbbreviations, countedWords, openAbbreviations, openers } from "./abbreviations.ts";

/** A stretch of a text, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A statement's place; `isPart` where no mark but our reading of the words separates it from its neighbours. */
export interface Piece extends Span {
  readonly isPart: boolean;
}

// A line, a bullet or a rule of dashes ends the sentence before it.
const lineBreak = /[\r\n\u2028\u2029]+|[ \t][•·▪‣●*][ \t]/g;
const terminator = /(?<![.!?])[.!?]+["'”’»)\]]*(?=\s)/g;
const wordBefore = /[^\s(]*$/u;
const wordAfter = /^\s+(?:["'“‘«([]\s?)*([^\s,;:]*)/u;
const lowerStart = /^\p{Ll}/u;
const shortestEndingWord = 4;
/** 'A fee. logbook service', 'the van. ring me': a word of three letters, one of them a vowel, that is no abbreviation. */
const shortWord = /^(?:on|it|us|me|up|so|him|her)$|^(?=\p{L}*[aeiouy])\p{Ll}{3}$/u;
// A word before a full stop that has to be looked at is never longer.
const reach = 30;

/** Words that begin a sentence typed without a capital; none of them occurs among hours. */
const plainOpeners: ReadonlySet<string> = new Set(
  "we i i'm im our my it its it's not but they you he she please dont don't no can could".split(" "),
);
const dayOrMonth =
  /^(?:mon|tues?|weds?|thur?s?|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)$/u;
const alsoWords = /^(?:may|sat|sun|do|so|me|mi|di|fr|al|os|dim|mar|mer|lun)$/u;
/** '£20. hand stripping', 'BS3. parking': no order of things ('3. floor') and no date ('24.12. closed'). */
const endsInNumber = /^(?!\d{1,2}(?:\.\d{1,2})?$)\S*\d\S*$/u;

/** 'Callout £60 plus VAT. gas safe registered': after these words 'VAT' ends its sentence, elsewhere its number follows. */
const taxedEnd =
  /(?:\+|(?<!\p{L})(?:plus|and|with|including|ex|excl?|incl?|inkl|zzgl|no)\.?)\s*(?:vat|gst|hst|mwst|tva|iva|btw)$/iu;
/** 'Infills 28. toes 22': a number, but for one that an article or a day counts ('on the 3. floor'). */
const isCounting = /(?<!\p{L})(?:the|im|am|in|zum|zur|der|dem|den|das|au|le|la|del)\s+\d{1,2}$/iu;

/** Whether a full stop before a small letter ends a sentence of who types no capitals. */
function endsInSmall(head: string, plain: string, next: string): boolean {
  if (/^\d{1,2}$/u.test(plain))
    return /^\p{Ll}{3,}$/u.test(next) && !countedWords.has(next) && !isCounting.test(head);
  return /^\p{L}{2,3}$/u.test(plain) && /^\p{Ll}/u.test(next);
}

interface Stop {
  /** The text before the full stop, the word directly before it, and the word after it. */
  readonly head: string;
  readonly before: string;
  readonly after: string;
  readonly isSmall: boolean;
}

function endsAtDot({ head, before, after, isSmall }: Stop): boolean {
  const plain = before.replace(/^["'“‘«([]+/u, "").toLowerCase();
  const next = after.toLowerCase().replaceAll("’", "'");
  if (taxedEnd.test(head)) return !/^\d/u.test(after);
  // 'After that 0,80 per km. Labour 40': a unit behind 'per' or a number is a word like others.
  if (/(?:\d|(?<!\p{L})per) ?(?:km|kg|cm|ml|mi|hr|hrs|mins?|hour)$/iu.test(head))
    return !/^\d|^\p{Ll}/u.test(after);
  if (closingAbbreviations.has(plain)) return openers.has(next) && !lowerStart.test(after);
  // 'If we may. Could', 'I am not sure that I do. We': in small letters these are words.
  const isWord = lowerStart.test(before) || plain === "may";
  if (
    isWord &&
    alsoWords.test(plain) &&
    /^\p{L}/u.test(after) &&
    !lowerStart.test(after) &&
    !dayOrMonth.test(next)
  )
    return true;
  if (dayOrMonth.test(plain)) return plainOpeners.has(next);
  if (openAbbreviations.has(plain)) return false;
  if (isSmall && endsInSmall(head, plain, after)) return true;
  if (endsInNumber.test(plain) && /^\p{Ll}{3,}$/u.test(after)) return true;
  // 'Open 8 till 4. i had a site': hours and prices at the end of what is typed in small letters.
  if (/^\d{1,2}$/u.test(plain) && plainOpeners.has(next) && !isCounting.test(head)) return true;
  // 'J. Smith', 'z. B. Kuchen': one letter is an initial unless a sentence clearly begins.
  if (/^\p{L}$/u.test(plain) || /^(?:\p{L}\.)+\p{L}$/u.test(plain))
    return openers.has(next) && !lowerStart.test(after);
  // 'Hauptstr. 12'.
  if (plain.endsWith("str") && /^\d/.test(after)) return false;
  // '1. Mai' and 'the 3. floor' at their beginning.
  const isCounted =
    /^\d/.test(after) || lowerStart.test(after) || countedWords.has(next.replace(/\P{L}+$/u, ""));
  if (/^\d{1,2}$/.test(plain) && isCounted) return false;
  return (
    !lowerStart.test(after) ||
    plain.length >= shortestEndingWord ||
    (shortWord.test(before) && /^\p{Ll}{3,}(?:['’]\p{Ll}+)?$/u.test(after)) ||
    (/^\p{L}{2,}$/u.test(plain) && plainOpeners.has(next))
  );
}

interface Mark {
  readonly line: string;
  readonly isSmall: boolean;
  /** Where the sentence begins. */
  readonly from: number;
  /** Where its punctuation begins and ends. */
  readonly start: number;
  readonly end: number;
}

function isSentenceEnd({ line, isSmall, from, start, end }: Mark): boolean {
  const mark = line.slice(start, end).replace(/["'”’»)\]]+$/u, "");
  const after = wordAfter.exec(line.slice(end, end + reach))?.[1] ?? "";
  const head = line.slice(Math.max(from, start - reach), start);
  const before = wordBefore.exec(head)?.[0] ?? "";
  if (after === "" || (mark.length > 1 && /^\.+$/.test(mark))) return false;
  // 'Open to men (women too!) in the old hut': the bracket interrupts.
  if (line.slice(start, end).endsWith(")") && lowerStart.test(after)) return false;
  // A number at the beginning of a line counts it.
  if (/^\s*\d{1,2}$/.test(head) && start - from <= reach) return false;
  return mark === "."
    ? endsAtDot({ head, before, after, isSmall })
    : !lowerStart.test(after) || before.length > 1;
}

/** The span without the blanks at its ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  const piece = text.slice(start, end);
  const left = piece.length - piece.trimStart().length;
  return left === piece.length
    ? { start, end: start }
    : { start: start + left, end: start + piece.trimEnd().length };
}

function sentencesOfLine(text: string, { start, end }: Span, isSmall: boolean): Span[] {
  const line = text.slice(start, end);
  const spans: Span[] = [];
  let from = 0;
  for (const match of line.matchAll(terminator)) {
    const after = match.index + match[0].length;
    if (!isSentenceEnd({ line, isSmall, from, start: match.index, end: after })) continue;
    spans.push({ start: start + from, end: start + after });
    from = after;
  }
  return [...spans, { start: start + from, end }];
}

/** The sentences of a text in their order, without blanks at their ends; what has neither letter nor digit is none. */
export function splitSentences(text: string): Span[] {
  const lines: Span[] = [];
  let from = 0;
  for (const { index, 0: sign } of text.matchAll(lineBreak)) {
    lines.push({ start: from, end: index });
    from = index + sign.length;
  }
  lines.push({ start: from, end: text.length });
  const isSmall = isTypedSmall(text);
  return lines
    .flatMap((line) => sentencesOfLine(text, line, isSmall))
    .map((span) => trimmed(text, span))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}
