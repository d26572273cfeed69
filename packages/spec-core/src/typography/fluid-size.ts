/** The default root font size of browsers, which relates rem and px. */
const remPx = 16;

/** The greatest zoom of desktop browsers, 500 %, divided by the required 200 % (WCAG 2.2, 1.4.4). */
const greatestGrowth = 5 / 2;

/** The sizes between which text grows, and the viewport widths at which they are reached. */
export type FluidRange = {
  readonly minRem: number;
  readonly maxRem: number;
  /** Default: 360, a phone. */
  readonly fromPx?: number;
  /** Default: 1280, a wide screen. */
  readonly toPx?: number;
};

/**
 * A CSS size that grows evenly with the viewport from `minRem` (above 0) to `maxRem`, and never beyond 2.5 times
 * `minRem`; one fixed size where that leaves nothing to grow.
 *
 * Zooming by z divides the viewport's width w in CSS pixels by z, so that text drawn at f(w) is drawn at z·f(w / z).
 * WCAG 2.2, 1.4.4 asks that it can be enlarged to 200 %: that z·f(w / z) reaches 2·f(w) for some z that the browser
 * offers. At z = 5 it is at least 5·min, while 2·f(w) is at most 2·max; max ≤ 2.5·min is therefore enough at every
 * width (https://utopia.fyi/blog/wcag-1-4-4). Text of a fixed size doubles at 200 %; no growing text can,
 * but with its line's constant in rem above 0 it becomes larger at every step of zoom.
 */
export function fluidSize({ minRem, maxRem, fromPx = 360, toPx = 1280 }: FluidRange): string {
  const min = rounded(minRem);
  const max = Math.floor(Math.min(rounded(maxRem), min * greatestGrowth) * 10_000 + 1e-6) / 10_000;
  if (max <= min) return `${min}rem`;
  const slope = (max - min) / (toPx - fromPx);
  return `clamp(${min}rem, ${rounded(min - slope * fromPx)}rem + ${rounded(slope * remPx * 100)}vw, ${max}rem)`;
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
