interface KnownNumber {
  readonly text: string;
  readonly value: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** A number in dialling form, without grouping characters; the zero in '+44 (0)113' is for domestic calls only. */
const bare = (text: string): string =>
  /^\s*\(?\+/.test(text) ? `+${digitsOf(text.replace("(0)", ""))}` : digitsOf(text).replace(/^00/, "+");

const leastDigits = 7;
/** ITU-T E.164, section 6. */
const mostDigits = 15;
const runs = /\(?\+?\(?\d[\d\s()./–-]{4,28}\d/gu;

/** The country code that a domestic number lacks: '+44' for '0113 496 0000'. */
function codeOf({ text, value }: KnownNumber): string | null {
  const national = digitsOf(text).replace(/^0/, "");
  return value.startsWith("+") && national !== "" && value.endsWith(national) && !/\+|^00/.test(text)
    ? value.slice(0, -national.length)
    : null;
}

/**
 * The number in a text, in dialling form: E.164 if it is a confirmed number or written like one, else its digits. Null
 * if the text has no number, or more than one.
 */
export function dialled(shown: string, known: readonly KnownNumber[]): string | null {
  const same = known.find(({ text }) => text.trim() === shown.trim());
  if (same) return bare(same.value) || null;
  const found = [...shown.matchAll(runs)]
    .map(([run]) => run)
    .filter((run) => digitsOf(run).length >= leastDigits);
  const [only = "", second] = found;
  const number = bare(only);
  if (second !== undefined || only === "" || digitsOf(number).length > mostDigits) return null;
  const confirmed = known.find(({ text, value }) => [bare(text), bare(value)].includes(number));
  if (confirmed) return bare(confirmed.value);
  if (number.startsWith("+")) return number;
  const isAtHome = number.startsWith("0");
  const alike = known.find(({ text }) => digitsOf(text).startsWith("0") === isAtHome);
  const code = alike ? codeOf(alike) : null;
  return code === null ? number : code + (isAtHome ? number.slice(1) : number);
}
