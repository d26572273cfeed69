import { parseHex } from "./hex.ts";
import { toLinear } from "./srgb.ts";

/** The share of each channel value in the luminance, so that no power is taken per color. */
const red = weighted(0.2126);
const green = weighted(0.7152);
const blue = weighted(0.0722);

function weighted(weight: number): Float64Array {
  return Float64Array.from({ length: 256 }, (_, byte) => weight * toLinear(byte / 255));
}

/**
 * The relative luminance of a `#RRGGBB` color, from 0 (black) to 1 (white), as WCAG 2.2 defines it
 * (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). Any other text counts as 0; nothing is thrown.
 */
export function relativeLuminance(color: string): number {
  const value = parseHex(color);
  if (value < 0) return 0;
  return (red[value >> 16] ?? 0) + (green[(value >> 8) & 255] ?? 0) + (blue[value & 255] ?? 0);
}

/**
 * The contrast ratio of two colors, from 1 to 21, in either order and unrounded, as WCAG 2.2 defines it
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). A text that is not `#RRGGBB` counts as luminance 0.
 */
export function contrastRatio(a: string, b: string): number {
  const first = relativeLuminance(a) + 0.05;
  const second = relativeLuminance(b) + 0.05;
  return first > second ? first / second : second / first;
}
