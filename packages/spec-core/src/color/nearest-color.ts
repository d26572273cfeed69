import { bisect } from "./bisect.ts";
import { channelsOf, formatHex, isHexColor } from "./hex.ts";
import { colorDistance, fromOklch, hueDistance, type Oklch, toOklch } from "./oklch.ts";

/**
 * A color near to `color` in Oklab, of the same hue, that passes: the color itself if it does, else with its
 * lightness changed as little as possible towards black or white, and less chroma only where sRGB cannot show
 * it. Null if even black and white fail, or if the color is not `#RRGGBB`. In both directions `passes` must
 * stay true once it is true.
 */
export function nearestColor(color: string, passes: (color: string) => boolean): string | null {
  if (passes(color)) return color;
  if (!isHexColor(color)) return null;
  const origin = toOklch(color);
  const darker = firstPassing(origin, 0, passes);
  const lighter = firstPassing(origin, 1, passes);
  if (darker === null || lighter === null) return darker ?? lighter;
  return distance(origin, darker) <= distance(origin, lighter) ? darker : lighter;
}

// An 8-bit channel cannot show steps of lightness finer than 2^-11.
const leastStep = 2 ** -11;

/** Bisects between a failing color and black (0) or white (1); the result was itself tested to pass. */
function firstPassing(origin: Oklch, pole: 0 | 1, passes: (color: string) => boolean): string | null {
  // Rounded to 8 bits, a trace of chroma would make the pole differ from black or white.
  const end = pole === 0 ? "#000000" : "#FFFFFF";
  const colorAt = (lightness: number) => (lightness === pole ? end : fromOklch({ ...origin, lightness }));
  const passesAt = (lightness: number) => passes(colorAt(lightness));
  if (!passesAt(pole)) return null;
  return colorAt(bisect({ passing: pole, failing: origin.lightness, leastStep }, passesAt));
}

/**
 * Moves a passing color step by step nearer to the origin, until no passing neighbor in sRGB is nearer. The
 * hue stays within half a degree, or as near as that of the start color.
 */
export function refineColor(color: string, toward: string, passes: (color: string) => boolean): string {
  const origin = toOklch(toward);
  const tolerance = Math.max(Math.PI / 360, hueDistance(toOklch(color), origin));
  const accepts = (candidate: string, least: number) => {
    const point = toOklch(candidate);
    return (
      hueDistance(point, origin) <= tolerance && colorDistance(point, origin) < least && passes(candidate)
    );
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
  const [red, green, blue] = channelsOf(color);
  const moves = [-step, 0, step].map((bytes) => bytes / 255);
  return moves.flatMap((r) =>
    moves.flatMap((g) => moves.map((b) => formatHex(red + r, green + g, blue + b))),
  );
}

function distance(origin: Oklch, color: string): number {
  return colorDistance(origin, toOklch(color));
}
