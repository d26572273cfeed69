import { formatHex } from "./hex.ts";
import { colorDistance, fromOklch, hueDistance, type Oklch, toOklch } from "./oklch.ts";

/**
 * A color near to `color` in Oklab, of the same hue, that passes: the color itself where it does, else reached by
 * moving its lightness as little as possible towards black or white, giving up chroma only where a screen cannot
 * show it. Null when even black and white fail, or the color is not `#RRGGBB`. On both ways `passes` must stay
 * true once it has become true.
 */
export function nearestColor(color: string, passes: (color: string) => boolean): string | null {
  if (passes(color)) return color;
  const origin = toOklch(color);
  if (origin === null) return null;
  const darker = firstPassing(origin, 0, passes);
  const lighter = firstPassing(origin, 1, passes);
  if (darker === null || lighter === null) return darker ?? lighter;
  return distance(origin, darker) <= distance(origin, lighter) ? darker : lighter;
}

/** Bisects the way from a failing color to black (0) or white (1); the answer has itself been seen to pass. */
function firstPassing(origin: Oklch, pole: 0 | 1, passes: (color: string) => boolean): string | null {
  let best = fromOklch({ ...origin, lightness: pole });
  if (!passes(best)) return null;
  let failing = origin.lightness;
  let passing: number = pole;
  // An 8-bit channel cannot show steps of lightness finer than 2^-11.
  while (Math.abs(passing - failing) > 2 ** -11) {
    const lightness = (failing + passing) / 2;
    const candidate = fromOklch({ ...origin, lightness });
    if (passes(candidate)) [passing, best] = [lightness, candidate];
    else failing = lightness;
  }
  return best;
}

/**
 * Walks from a passing color to ever nearer ones that pass, until no neighbor in sRGB is nearer to the origin.
 * The hue stays within half a degree, or as near as that of the color from which the walk began.
 */
export function refineColor(color: string, toward: string, passes: (color: string) => boolean): string {
  const origin = toOklch(toward);
  const start = toOklch(color);
  if (origin === null || start === null) return color;
  const tolerance = Math.max(Math.PI / 360, hueDistance(start, origin));
  const accepts = (candidate: string, least: number) => {
    const point = toOklch(candidate);
    if (point === null || hueDistance(point, origin) > tolerance) return false;
    return colorDistance(point, origin) < least && passes(candidate);
  };
  let best = color;
  for (const step of [8, 4, 2, 1]) {
    let next: string | undefined = best;
    while (next !== undefined) {
      best = next;
      const least = distance(origin, best);
      next = neighbors(best, step).find((candidate) => accepts(candidate, least));
    }
  }
  return best;
}

function neighbors(color: string, step: number): string[] {
  const value = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  const moves = [-step, 0, step];
  return moves.flatMap((r) =>
    moves.flatMap((g) => moves.map((b) => formatBytes(red + r, green + g, blue + b))),
  );
}

function formatBytes(red: number, green: number, blue: number): string {
  return formatHex(red / 255, green / 255, blue / 255);
}

function distance(origin: Oklch, color: string): number {
  const other = toOklch(color);
  return other === null ? Number.POSITIVE_INFINITY : colorDistance(origin, other);
}
