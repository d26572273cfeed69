import { ibanLengths } from "./iban-length-table.ts";

/** The most characters of a question that are stored. */
const storedMax = 500;

/**
 * The most characters that are read. The cut may leave half of an address or number, which no pattern recognises, so
 * the last characters before it are dropped.
 */
const readMax = 2000;
const droppedAtCut = 200;

const email = /["\p{L}\p{N}._%+'&-]{1,64} ?@ ?[\p{L}\p{N}-]{1,63}(?: ?\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const spokenEmail =
  /[\p{L}\p{N}._%+-]{1,64} ?(?:\(at\)|\[at\]|\{at\}| at ) ?[\p{L}\p{N}-]{1,63}(?:(?:\.| ?(?:\(dot\)|\[dot\]| dot ) ?)(?:co|com|org|net|uk|eu|io|de|fr|es|it|nl|ie|biz|info|me|app|dev|shop|online|example))+\b/giu;
const ibanStart = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}/giu;
const digitRun =
  /(?:\+ ?)?\(?\d(?:[\s().\-/\u2010-\u2013]{0,3}\d){6,40}(?: ?(?:ext|extension|x)\.? ?\d{1,5}(?!\d))?/giu;
const date =
  /^(?:\d{1,2}[./ -]\d{1,2}[./ -]\d{4}|\d{4}[./ -]\d{1,2}[./ -]\d{1,2}|(?:19|20)\d\d ?[-\u2013/] ?(?:19|20)\d\d)$/;
/** Royal Mail's form: outward code, inward code; its letters are never C, I, K, M, O or V. */
const britishPostcode =
  /(?<![\p{L}\p{N}])(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\p{N}])/giu;
const namedPostcode =
  /(?<=(?<!\p{L})(?:zip|zip code|zipcode|plz|postleitzahl|postcode|postal code|code postal|cp)[ :.]{1,3})[A-Z]{0,2}\d{4,6}(?:-\d{3,4})?(?!\d)/giu;
const dutchPostcode = /(?<![\p{L}\p{N}])[1-9]\d{3} ?(?!GB|MB|KB|AM|PM|AD|BC)[A-Z]{2}(?![\p{L}\p{N}])/gu;

/** End of an IBAN that begins at `start`, or nothing where there is none. */
function ibanEnd(text: string, start: number): number | undefined {
  const length = ibanLengths[text.slice(start, start + 2).toUpperCase()];
  if (length === undefined) return undefined;
  let at = start;
  for (let taken = 0; taken < length; at += 1) {
    const char = text[at] ?? "";
    if (/[A-Z0-9]/i.test(char)) taken += 1;
    else if (!/[\s\-.\u2010-\u2013]/.test(char)) return undefined;
  }
  return at;
}

function cutIbans(text: string): string {
  let out = "";
  let from = 0;
  for (const { index } of text.matchAll(ibanStart)) {
    const end = index < from ? undefined : ibanEnd(text, index);
    if (end === undefined) continue;
    out += `${text.slice(from, index)}[iban]`;
    from = end;
  }
  return out + text.slice(from);
}

/** The check digit of payment cards, ISO/IEC 7812-1 annex B. */
function hasCheckDigit(digits: string): boolean {
  const total = [...digits].reverse().reduce((sum, char, at) => {
    const doubled = Number(char) * (at % 2 === 1 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return total % 10 === 0;
}

function nameOfRun(run: string): string {
  const digits = run.replaceAll(/\D/g, "");
  if (digits.length === 8 && date.test(run.trim())) return run;
  const isCardLong = digits.length >= 13 && digits.length <= 19;
  const startsAsPhone = /^(?:\+|\(?0)/.test(run);
  return isCardLong && (hasCheckDigit(digits) || !startsAsPhone) ? "[card]" : "[phone]";
}

/**
 * A visitor's words as they may be stored: e-mail addresses, phone and card numbers, IBANs and postcodes are replaced
 * by their kind in brackets; then the text is cut to 500 characters. In doubt it replaces too much: seven digits in a
 * row that are no date count as a phone number. Names and streets are not found.
 */
export function redact(text: string): string {
  const addresses = text.slice(0, readMax).replaceAll(email, "[email]").replaceAll(spokenEmail, "[email]");
  const left = cutIbans(addresses)
    .replaceAll(namedPostcode, "[postcode]")
    .replaceAll(digitRun, nameOfRun)
    .replaceAll(britishPostcode, "[postcode]")
    .replaceAll(dutchPostcode, "[postcode]");
  return left.slice(0, text.length > readMax ? -droppedAtCut : undefined).slice(0, storedMax);
}
