import { fallbackFontSizes } from "./fallback-font-sizes.ts";
import type { FontFamily, MetricFallback } from "./font-family.ts";
import type { FontWeight } from "./fonts.ts";

/** The local fallback for one weight of a family. */
export type WeightedFallback = MetricFallback & {
  /** Whether it is the bold face of the local font. */
  readonly isBold: boolean;
};

/** From this weight on a browser uses a font's bold face (CSS Fonts 4, section 5.2). */
const boldFrom = 600;

const rounded = (percent: number): number => Math.round(percent * 100) / 100;

/** The fallback of a family at a weight, with the family's own line height; null if none was measured. */
export function fallbackFontAt(
  { family, fallback }: FontFamily,
  weight: FontWeight,
): WeightedFallback | null {
  if (!fallback) return null;
  const sizeAdjust = fallbackFontSizes[family]?.[weight];
  if (sizeAdjust === undefined) return { ...fallback, isBold: false };
  // Ascent, descent and line gap are relative to the adjusted size.
  const scale = (percent: number) => rounded((percent * fallback.sizeAdjust) / sizeAdjust);
  return {
    family: fallback.family,
    isBold: Number(weight) >= boldFrom,
    sizeAdjust,
    ascentOverride: scale(fallback.ascentOverride),
    descentOverride: scale(fallback.descentOverride),
    lineGapOverride: scale(fallback.lineGapOverride),
  };
}
