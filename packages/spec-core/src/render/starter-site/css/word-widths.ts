import type { Spec } from "../../../spec/schema.ts";
import { findFont } from "../../../typography/font-catalog.ts";

type Face = Spec["design"]["designSystem"]["typography"]["h1"];

// An upper limit of the mean letter width, relative to the font size: measured with long words in the catalog.
const usualLetter = 0.64;
const letterWidths = new Map([
  ["bebas neue", 0.45],
  ["oswald", 0.51],
  ["roboto", 0.57],
  ["open sans", 0.66],
  ["poppins", 0.7],
  ["montserrat", 0.7],
]);

/** Whether a family is condensed: its letters are as close as they can be without tracking. */
export const isNarrowFace = ({ family }: Pick<Face, "family">): boolean =>
  (letterWidths.get(family.toLowerCase()) ?? usualLetter) < 0.55;

// Families whose space is at most a fifth of the font size; that of other text families is a quarter.
const tightFaces: ReadonlySet<string> = new Set(["plus jakarta sans", "lato", "instrument sans"]);

/** Whether words in small text are so close that they seem to run together. */
export const hasTightWords = ({ family }: Pick<Face, "family">): boolean =>
  tightFaces.has(family.toLowerCase());

const isNarrow = /[ijltfrI'’.,:;|!()1[\]]/;
const isWide = /[mwMW@%&]/;
const isCapital = /\p{Lu}/u;

const inUsualLetters = (letter: string): number => {
  if (isNarrow.test(letter)) return 0.6;
  if (isWide.test(letter)) return 1.5;
  return isCapital.test(letter) ? 1.2 : 1;
};

/** The width of a text at a font size of one rem, in rem; an upper estimate. */
export function textWidth(text: string, { family }: Pick<Face, "family">): number {
  const isEven = findFont(family)?.category === "monospace";
  const letters = [...text].reduce((sum, letter) => sum + (isEven ? 1 : inUsualLetters(letter)), 0);
  return Math.max(letters, 1) * (letterWidths.get(family.toLowerCase()) ?? usualLetter);
}

// A hyphenated word of at most this length ('two-partner') is kept together; a longer one may break at its hyphens.
const wholeMax = 16;

/** Whether a large title keeps a word with a hyphen on one line. */
export const isKeptWhole = (word: string): boolean => /\p{L}-\p{L}/u.test(word) && word.length <= wholeMax;

const unbroken = (text: string): string[] =>
  text.split(/\s+/u).flatMap((word) => (isKeptWhole(word) ? [word] : word.split("-")));

/** The width of the widest word of some texts at a font size of one rem, in rem. */
export const widestWord = (texts: readonly string[], face: Pick<Face, "family">): number =>
  Math.max(0, ...texts.flatMap(unbroken).map((word) => textWidth(word, face)));
