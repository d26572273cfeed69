interface KnownNumber {
  readonly text: string;
  readonly value: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** A number as it is dialled, without what only groups it; '+44 (0)113' has its zero for callers at home alone. */
const bare = (text: string): string =>
  /^\s*\(?\+/.test(text) ? `+${digitsOf(text.replace("(0)", ""))}` : digitsOf(text).replace(/^00/, "+");

const leastDigits = 7;
/** ITU-T E.164, section 6. */
const mostDigits = 15;
const runs = /\(?\+?\(?\d[\d\s()./–-]{4,28}\d/gu;

/** The part of E.164 that stands before a number as callers at home write it: '+44' of '0113 496 0000'. */
function codeOf({ text, value }: KnownNumber): string | null {
  const national = digitsOf(text).replace(/^0/, "");
  return value.startsWith("+") && national !== "" && value.endsWith(national) && !/\+|^00/.test(text)
    ? value.slice(0, -national.length)
    : null;
}

/**
 * The number that a text shows, as it is dialled: in E.164 where it is a confirmed one, or written like one, else in the
 * digits that are shown. Null where the text shows no number, or more than one.
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
