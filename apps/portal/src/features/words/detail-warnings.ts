/** Whether it can be an e-mail address: something on both sides of one @, and a dot after it. Empty is fine. */
export const isOddEmail = (text: string): boolean =>
  text.trim() !== "" && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** Fewer digits than the shortest numbers in use have (ITU-T E.164 sets no minimum; local numbers have five or more). */
const digitsMin = 5;

/** Whether it can be no telephone number: too few digits. Empty is fine. */
export const isOddPhone = (text: string): boolean =>
  text.trim() !== "" && (text.match(/\d/g)?.length ?? 0) < digitsMin;
