/** Line height, relative to the font size. */
export const headlineLeading = 1.06;

const sizes = [132, 112, 96, 84, 72, 62, 54, 46, 40, 34] as const;

/**
 * The approximate width of a letter of the display font, bold and tightly spaced, relative to the font
 * size; rather too wide than too narrow.
 */
function letterWidth(letter: string): number {
  if (/[\u0020-\u002f:;ijltfrI|'’]/.test(letter)) return 0.42;
  if (/[mwMW@%]/.test(letter) || letter > "\u024f") return 1.18;
  return /\p{Lu}/u.test(letter) ? 0.8 : 0.62;
}

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

/**
 * Counts the lines that the words need at the given width in font sizes; words longer than a line are
 * broken.
 */
function countLines(words: readonly string[], lineWidth: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const width = widthOf(word);
    const space = used > 0 ? letterWidth(" ") : 0;
    if (used + space + width <= lineWidth) {
      used += space + width;
      continue;
    }
    const taken = Math.max(1, Math.ceil(width / lineWidth));
    lines += used > 0 ? taken : taken - 1;
    used = width - (taken - 1) * lineWidth;
  }
  return lines;
}

/**
 * The largest font size in pixels at which a headline fits; at the smallest size the headline is
 * truncated if needed.
 */
export function fitHeadline(
  text: string,
  room: { readonly width: number; readonly height: number },
): { words: string; fontSize: number } {
  const fits = (words: readonly string[], size: number) =>
    countLines(words, room.width / size) * size * headlineLeading <= room.height &&
    // A size that breaks a word is used only if no smaller size avoids it.
    (size === sizes.at(-1) || words.every((word) => widthOf(word) * size <= room.width));
  const words = text.trim().split(/\s+/);
  const fontSize = sizes.find((size) => fits(words, size));
  if (fontSize !== undefined) return { words: words.join(" "), fontSize };
  const [smallest = 34] = sizes.slice(-1);
  let letters = Array.from(words.join(" ")).slice(0, 400);
  while (letters.length > 1 && !fits(`${letters.join("")}…`.split(/\s+/), smallest))
    letters = letters.slice(0, Math.floor(letters.length * 0.95));
  return { words: `${letters.join("").trimEnd()}…`, fontSize: smallest };
}
