import { postLimits } from "./post.ts";

/**
 * The slug of a typed address: lower case, and a hyphen for every character that is no letter from a to z, no digit and
 * no hyphen.
 */
export const slugAsTyped = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, "-")
    .slice(0, postLimits.slug);

/** Letters that have no base letter and accent in Unicode. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/**
 * A slug made of any text: its words without accents and apostrophes, with single hyphens. Empty where it has no such
 * words.
 */
export function slugOf(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => spelledOut[letter] ?? letter);
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  const whole = words.join("-");
  if (whole.length <= postLimits.slug) return whole;
  const cut = whole.slice(0, postLimits.slug + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0)) || whole.slice(0, postLimits.slug);
}
