import { contrastRatio } from "./contrast.ts";
import { channelsOf, formatHex } from "./hex.ts";
import { nearestColor } from "./nearest-color.ts";
import { textRatio } from "./wcag.ts";

/** The two ends of a gradient, `#RRGGBB`. */
export type Gradient = { readonly from: string; readonly to: string };

const samples = 32;

/**
 * Between two of 33 samples the luminance drops by less than 0.0004, which is 0.18 % of the least luminance
 * (with WCAG's 0.05 added) on which a label can reach 4.5: a fifth of a percent covers it.
 */
const samplingMargin = 1.002;

/** The point of a gradient, as CSS paints it in sRGB, with the lowest contrast to a label. */
export function worstPoint({ from, to }: Gradient, label: string): string {
  return points({ from, to }).reduce((worst, point) =>
    contrastRatio(label, point) < contrastRatio(label, worst) ? point : worst,
  );
}

/**
 * The color nearest to `to` with which a label that is readable on `from` stays readable (4.5) along the
 * whole gradient; `from` itself if there is none.
 */
export function gradientEnd({ from, to, label }: Gradient & { readonly label: string }): string {
  const passes = (end: string) =>
    contrastRatio(label, end) >= textRatio &&
    contrastRatio(label, worstPoint({ from, to: end }, label)) >= textRatio * samplingMargin;
  return nearestColor(to, passes) ?? from;
}

function points({ from, to }: Gradient): string[] {
  const start = channelsOf(from);
  const end = channelsOf(to);
  const at = (share: number, i: 0 | 1 | 2) => start[i] + (end[i] - start[i]) * share;
  return Array.from({ length: samples + 1 }, (_, i) => {
    const share = i / samples;
    return formatHex(at(share, 0), at(share, 1), at(share, 2));
  });
}
