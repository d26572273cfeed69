/**
 * True where the text cannot be an e-mail address: it lacks characters on both sides of one @, or a dot after
 * it. Empty is fine.
 */
export const isOddEmail = (text: string): boolean =>
  text.trim() !== "" && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/**
 * Fewer digits than the shortest numbers in use have (ITU-T E.164 sets no minimum; local numbers have five or more).
 */
const digitsMin = 5;

/** True where the text has too few digits for a telephone number. Empty is fine. */
export const isOddPhone = (text: string): boolean =>
  text.trim() !== "" && (text.match(/\d/g)?.length ?? 0) < digitsMin;
