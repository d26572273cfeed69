import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { memoByText } from "../../../memo.ts";
import { overlaps, type Span } from "../../place.ts";
import { allMatches, matches } from "../../regex-prefilter/prefiltered-match.ts";
import { callingCodes } from "../country/data/country-signs.ts";
import { after, before, type Found, freeText, isFree, type Reading } from "../reading.ts";
import { sentencesOf } from "../sentences.ts";
import {
  calledToo,
  countryNames,
  nationalWords,
  onlyWritten,
  otherNumbers,
  phoneLabels,
  phoneNumberWord,
  phoneWords,
  spokenWords,
} from "./data/phone-words.ts";
import { findSpokenDigits } from "./spoken-digits.ts";

const digit = "(?:\\(\\d(?: ?\\d){0,5}\\)|\\d)";
const run = new RegExp(
  `(?<![\\p{L}\\p{N}€£$#@_]|\\d[.:/-])(?:\\+ ?|\\(\\+\\d{1,3}\\) ?)?${digit}(?:(?: ?[/‑–-] ?|[ \u00a0\u202f\u2009.])?${digit}){3,24}(?![\\p{L}\\p{N}]|[.:]\\d|,\\d{1,2}(?!\\d)| ?[€£%](?! ?\\d))`,
  "gu",
);
/** A German tax number: '046/142/11884'. */
const taxNumber = /^\d{2,3} ?\/ ?\d{3,4} ?\/ ?\d{4,5}$/u;
const timesOrDates =
  /^(?:[0-2]\d[0-5][05] ?[-–] ?[0-2]\d[0-5][05]|\d{1,2}[.:]\d{2} ?[-–/] ?\d{1,2}[.:]\d{2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|(?:19|20)\d{2}[-–/. ](?:(?:19|20)\d{2}|\d{1,2}[-/.]\d{1,2})|\d{1,2} ?[-–] ?\d{1,2}(?: ?[/] ?| )\d{1,2} ?[-–] ?\d{1,2})$/u;
const between =
  / ?[/–] ?| (?=\+)| (?=0\d{2,4} ?\d{3})| (?=0[1-9](?:[ .]\d\d){4}(?!\d))| (?=[6-9]\d\d ?\d{3} ?\d{3}(?!\d))| (?=[2-9]\d\d([-.])\d{3}\1\d{4}(?!\d))| - /gu;

const digitsOf = (text: string): string =>
  (/^\(?\+|^00/u.test(text) ? text.replace(/\(0\)/u, "") : text).replace(/\D/gu, "");

const asDialled = (text: string): string =>
  text.startsWith("+") || text.startsWith("(+") ? `+${digitsOf(text)}` : digitsOf(text).replace(/^00/u, "+");

/** A number in E.164 if it is possible in this country. It need not be valid, so that fictional ranges are accepted. */
function parsed(text: string, country: CountryCode | undefined): string | null {
  const number = parsePhoneNumberFromString(asDialled(text), country);
  if (!number?.isPossible()) return null;
  // For countries without fixed lengths, the library accepts as few as four digits.
  return number.nationalNumber.length >= 7 ? number.number : null;
}

const hasLocalLength = (digits: string): boolean => digits.length >= 8 && digits.length <= 13;

/** Whether digits without a calling code look like a number in national format. */
function isNational(text: string, { country, text: whole }: Reading, start: number): boolean {
  const digits = digitsOf(text);
  const isAnnounced = matches(phoneWords, before(whole, start, 24));
  const isGrouped = /\D/u.test(text);
  if (country?.nationalNumber?.test(digits))
    return isAnnounced || isGrouped || isAlone(whole, start, text.length);
  return (
    digits.startsWith("0") && hasLocalLength(digits) && (isGrouped || isAnnounced || digits.length >= 10)
  );
}

/** Adds the missing plus to a calling code, if the rest has the length of that country's numbers: '44 7700 900123'. */
function withoutPlus(text: string): string | null {
  const digits = digitsOf(text);
  const isCalling = [2, 3].some((length) => digits.slice(0, length) in callingCodes);
  return isCalling && digits.length >= 11 && digits.length <= 13 && /\D/u.test(text)
    ? parsed(`+${digits}`, undefined)
    : null;
}

const isAlone = (text: string, start: number, length: number): boolean =>
  before(text, start, 3).trim() === "" && after(text, start + length, 3).trim() === "";

const isAmerican = (text: string): boolean =>
  /^(?:1[-. ])?\(?[2-9]\d\d\)?[-. /] ?[2-9]\d\d[-. ]\d{4}$/u.test(text);

const nameReach = 16;
// Cached because a text may contain many numbers.
const sentencesIn = memoByText(sentencesOf);
const speechReach = 60;

const saidIn = (names: typeof countryNames, words: string): CountryCode | undefined =>
  names.find(([, name]) => matches(name, words))?.[0];

/** Whether a number is valid in this country by its digits. */
const fits = (text: string, country: CountryCode | undefined): boolean =>
  country !== undefined && parsePhoneNumberFromString(asDialled(text), country)?.isValid() === true;

/**
 * The country named before a number in its sentence. A word that may also be a language ('German') counts only if the
 * number is not valid in the business's own country and no verb of speaking is before it.
 */
function namedCountry(
  text: string,
  { text: whole, country }: Reading,
  start: number,
): CountryCode | undefined {
  const near = before(whole, start, nameReach);
  if (!saidIn(countryNames, near) && !saidIn(nationalWords, near)) return undefined;
  const from = sentencesIn(whole).find(({ end }) => end > start)?.start ?? 0;
  const lead = whole.slice(Math.max(from, start - speechReach), start);
  const named = saidIn(countryNames, lead.slice(-nameReach));
  if (named) return named;
  return spokenWords.test(lead) || fits(text, country?.code)
    ? undefined
    : saidIn(nationalWords, lead.slice(-nameReach));
}

/** The phone number that a piece of text is; null if it is none. */
function numberOf(text: string, reading: Reading, start: number): string | null {
  if (timesOrDates.test(text) || taxNumber.test(text)) return null;
  if (/^\(?\+|^00[1-9]/u.test(text)) return parsed(text, reading.country?.code);
  const lead = before(reading.text, start, 24);
  const named = namedCountry(text, reading, start);
  if (named && named !== reading.country?.code) {
    const foreign = parsed(text, named);
    if (foreign) return foreign;
  }
  if (!isNational(text, reading, start))
    return isAmerican(text) ? parsed(text, "US") : matches(phoneWords, lead) ? withoutPlus(text) : null;
  // North American numbers never begin with 0, so the country was guessed wrongly.
  if (/^0/u.test(text) && (reading.country?.code === "US" || reading.country?.code === "CA")) return text;
  return reading.country ? parsed(text, reading.country.code) : text;
}

/** Times directly after a number: '0113 496 0123 9-5'. */
const hoursAfter = /(?<=\d{3}|(?: \d\d){3}) 24\/7$|(?<=\d{3}) (?:24|\d{1,2}(?:[.:]\d{2})? ?[-–] ?\d{1,2})$/u;
/** The first of two times after a number: '90300 58174 9 to 9'. */
const timeAfter = /(?<=\d{3}) \d{1,2}$/u;
const timeContinues = /^ ?(?:to|till|til|until|am|pm|uhr|h)(?!\p{L})/iu;

/**
 * The numbers in a sequence of digits: the whole, or the parts between slashes and dashes if only these are numbers.
 */
function numbersIn(reading: Reading, span: Span): Found[] {
  const text = reading.text.slice(span.start, span.end);
  const value = numberOf(text, reading, span.start);
  if (value) return [{ kind: "phone", ...span, value, about: "" }];
  const hours =
    hoursAfter.exec(text)?.index ??
    (timeContinues.test(after(reading.text, span.end, 8)) ? timeAfter.exec(text)?.index : undefined);
  if (hours) return numbersIn(reading, { start: span.start, end: span.start + hours });
  const pieces: Found[] = [];
  let start = 0;
  for (const cut of [...text.matchAll(between), null]) {
    const end = cut?.index ?? text.length;
    const piece = { start: span.start + start, end: span.start + end };
    const number = end - start > 6 ? numberOf(text.slice(start, end), reading, piece.start) : null;
    if (number) pieces.push({ kind: "phone", ...piece, value: number, about: "" });
    start = end + (cut?.[0].length ?? 0);
  }
  return pieces;
}

const longestLead = 44;
const dayAndNight = /(?<!\d)24 ?\/ ?7(?!\d)/gu;

function labelOf(reading: Reading, { start, end }: Span): string {
  const said = before(reading.text, start, longestLead);
  const lead = said.replace(dayAndNight, "").replace(/^.*(?:[,;|\d]|[.!?]\s(?=\p{Lu}))/u, "");
  const tail = /^ ?\(([^)]{1,20})\)/u.exec(after(reading.text, end, 24))?.[1] ?? "";
  const [label, , words] =
    phoneLabels.find(([, reach, found]) => matches(found, lead.slice(-reach)) || matches(found, tail)) ?? [];
  if (label !== "WhatsApp" || words === undefined) return label ?? "";
  // 'Ring or WhatsApp 07…', '07… (also WhatsApp)': the number also takes calls.
  const isCalled = matches(words, lead)
    ? matches(calledToo, said) || matches(calledToo, tail)
    : !onlyWritten.test(tail);
  return isCalled ? "phone and WhatsApp" : label;
}

/**
 * Whether the words before a number show that it is not a phone number. 'no.' alone is not enough if the number starts
 * like one.
 */
const isOther = (text: string, start: number): boolean => {
  const lead = before(text, start, 40);
  const isBareMark =
    plainMark.test(lead) &&
    !matches(registering, lead) &&
    /^(?:\+|0\d{2,4}[ -]\d{3}|07\d{9})/u.test(text.slice(start, start + 12));
  if (matches(dialled, lead) || accountNumber.test(lead)) return true;
  return matches(otherNumbers, lead) && !isBareMark && !matches(phoneNumberWord, lead);
};

/** A number of somebody else that the client called: 'Rang 020 7946 0123 yesterday'. */
const dialled =
  /(?:^|[.!?\n(]\s*)(?:i |we |have )?(?:rang|called|phoned|tried|texted)(?: them| him| her)?(?: on| at)? $/iu;
/** The beginning of an IBAN. */
const accountNumber = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){1,7} ?$/u;
const plainMark = /(?<!\p{L})n(?:o|r|º|°)[ .:]{0,3}(?:is )?$/iu;
const registering =
  /regist|licen|charit|company|vat|member|cert|policy|order|invoice|account|ref|provider|case|adeli|siret|colegiad/iu;

/** Replaces the letter O before or between digits ('O161') by 0. The length stays the same, so offsets remain valid. */
const withZeros = (text: string): string =>
  text.replace(/(?<=\d)[Oo](?=[\d ])|(?<!\p{L})[Oo](?=\d{3})/gu, "0");

const alternative =
  /^ ?(?:\/|or|and|&|oder|und|ou|et|o|y) ?(\d{2,3}[ .-]?\d{2,4})(?![\d\p{L}]| ?[-./]? ?\d)/u;

/** '01632 960770 or 960771': the second number shares the beginning of the first. */
function withAlternative(text: string, found: Found): Found[] {
  const [whole, digits = ""] = alternative.exec(after(text, found.end, 20)) ?? [];
  const tail = digits.replace(/\D/gu, "");
  if (!whole || tail.length < 5 || !found.value.startsWith("+")) return [found];
  const end = found.end + whole.length;
  return [
    found,
    { ...found, start: end - digits.length, end, value: found.value.slice(0, -tail.length) + tail },
  ];
}

/**
 * Finds phone numbers: in E.164, or as written if the country is unknown. Fax numbers are included, with 'fax' in
 * `about`.
 */
export function findPhones(reading: Reading): Found[] {
  const { text } = reading;
  const free = withZeros(freeText(reading));
  const written = allMatches(run, free).flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    const numbers = isOther(text, span.start) ? [] : numbersIn({ ...reading, text: free }, span);
    return numbers.flatMap((number) => withAlternative(free, number));
  });
  const spoken = findSpokenDigits(text).flatMap(({ digits, ...span }): Found[] => {
    const number = isOther(text, span.start) ? null : numberOf(digits, reading, span.start);
    const value = number ?? (/^[2-9]\d\d[2-9]\d{6}$/u.test(digits) ? parsed(digits, "US") : null);
    return value ? [{ kind: "phone", ...span, value, about: "" }] : [];
  });
  return [...written.filter((found) => !spoken.some((other) => overlaps(other, found))), ...spoken]
    .filter((found) => isFree(reading, found))
    .map((found) => ({ ...found, about: labelOf(reading, found) }));
}
