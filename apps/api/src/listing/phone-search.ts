/** The minimum number of digits to search in phone numbers: fewer occur in too many numbers. */
const digitsMin = 4;
const digitsMinAfterZeros = 3;

/** The digits of a searched phone number, or of a part of one. */
interface SearchedPhone {
  /**
   * Without leading zeros, which only one of the two ways to write a number has: 020 7946 and +44 20
   * 7946.
   */
  readonly digits: string;
  /** The search begins with the country code, which the stored number may lack. */
  readonly isInternational: boolean;
}

/** A search as a phone number; undefined if it contains other characters, or too few digits. */
export function readPhone(search: string): SearchedPhone | undefined {
  const text = search.trim();
  if (!/^\+?[\d\s()./-]+$/.test(text)) return undefined;
  const typed = text.replace("(0)", "").replace(/\D/g, "");
  const digits = typed.replace(/^0+/, "");
  if (typed.length < digitsMin || digits.length < digitsMinAfterZeros) return undefined;
  return { digits, isInternational: /^(\+|00)/.test(text) };
}
