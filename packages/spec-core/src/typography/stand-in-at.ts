import type { FontFamily, MetricFallback } from "./font-family.ts";
import type { FontWeight } from "./fonts.ts";
import { standInSizes } from "./stand-in-sizes.ts";

/** A stand-in for one weight of a family. */
export type WeightedFallback = MetricFallback & {
  /** Whether it is the bold face of the reader's own font. */
  readonly isBold: boolean;
};

/** From here on a browser takes a font's bold face (CSS Fonts 4, section 5.2). */
const boldFrom = 600;

const rounded = (percent: number): number => Math.round(percent * 100) / 100;

/** The stand-in of a family at a weight, on lines of the family's own height; null where none was measured. */
export function standInAt({ family, fallback }: FontFamily, weight: FontWeight): WeightedFallback | null {
  if (!fallback) return null;
  const sizeAdjust = standInSizes[family]?.[weight];
  if (sizeAdjust === undefined) return { ...fallback, isBold: false };
  // Ascent, descent and line gap are parts of the adjusted size.
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
