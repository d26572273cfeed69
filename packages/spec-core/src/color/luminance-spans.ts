import { relativeLuminance } from "./contrast.ts";
import { formatHex } from "./hex.ts";
import { darkestFrom, lightestUpTo } from "./luminance-edge.ts";

/** A closed interval of luminances (0 to 1, WCAG 2.2). */
export type Span = readonly [least: number, greatest: number];

/** The constant that WCAG adds to both luminances of a ratio. */
const flare = 0.05;

/** The luminances that reach a ratio against a color: those much darker, and those much lighter. */
export function spansAgainst(color: string, ratio: number): readonly [darker: Span, lighter: Span] {
  const light = relativeLuminance(color) + flare;
  return [
    [0, light / ratio - flare],
    [light * ratio - flare, 1],
  ];
}

/** The intersection of two lists of spans. */
export function shared(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap(([low, high]) =>
    others.flatMap(([least, greatest]): Span[] => {
      const span = [Math.max(low, least), Math.min(high, greatest)] as const;
      return span[0] <= span[1] ? [span] : [];
    }),
  );
}

const grays = Array.from({ length: 256 }, (_, byte) => formatHex(byte / 255, byte / 255, byte / 255));

/**
 * Colors at both ends of each span: its darkest and its lightest gray, then its darkest and lightest 8-bit
 * color, which exist where no gray fits and are computed lazily.
 */
export function* colorsWithin(spans: readonly Span[]): Generator<string> {
  for (const [least, greatest] of spans) {
    const isWithin = (color: string) => {
      const luminance = relativeLuminance(color);
      return luminance >= least && luminance <= greatest;
    };
    const found = [grays.find(isWithin), grays.findLast(isWithin)];
    yield* found.filter((color) => color !== undefined);
    for (const edge of [darkestFrom(least), lightestUpTo(greatest)])
      if (edge !== null && isWithin(edge)) yield edge;
  }
}
