/** The fewest digits that are searched in phone numbers: fewer are in too many of them. */
const digitsMin = 4;
const digitsMinAfterZeros = 3;

/** The digits of a phone number that is searched, or of a part of one. */
interface SearchedPhone {
  /** Without the zeros that only one of the two ways to write a number begins with: 020 7946 and +44 20 7946. */
  readonly digits: string;
  /** It begins with the country's code, which the stored number may be without. */
  readonly isInternational: boolean;
}

/** A search as a phone number; undefined where it has anything else in it, or too few digits. */
export function readPhone(search: string): SearchedPhone | undefined {
  const text = search.trim();
  if (!/^\+?[\d\s()./-]+$/.test(text)) return undefined;
  const typed = text.replace("(0)", "").replace(/\D/g, "");
  const digits = typed.replace(/^0+/, "");
  if (typed.length < digitsMin || digits.length < digitsMinAfterZeros) return undefined;
  return { digits, isInternational: /^(\+|00)/.test(text) };
}
