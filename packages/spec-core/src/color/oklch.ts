import { bisect } from "./bisect.ts";
import { channelsOf, formatHex } from "./hex.ts";
import { fromLinear, toLinear } from "./srgb.ts";

/**
 * A color in Oklch (Björn Ottosson, https://bottosson.github.io/posts/oklab/; CSS Color 4, section 9.4):
 * perceived lightness 0 to 1, chroma from 0 (gray) to about 0.32, hue as an angle in radians.
 */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

/** A `#RRGGBB` color in Oklch; any other text counts as black. */
export function toOklch(color: string): Oklch {
  const [red, green, blue] = channelsOf(color);
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: Math.atan2(y, x),
  };
}

/** The `#RRGGBB` color nearest to an Oklch color; outside of sRGB the chroma is reduced and the hue kept. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const x = Math.cos(hue);
  const y = Math.sin(hue);
  const rgbOf = (radius: number) => toLinearRgb(lightness, radius * x, radius * y);
  const shows = (radius: number) => isShowable(rgbOf(radius));
  const greatest = shows(chroma)
    ? chroma
    : bisect({ passing: 0, failing: chroma, leastStep: chroma / 2 ** 16 }, shows);
  const [red, green, blue] = rgbOf(greatest);
  return formatHex(fromLinear(red), fromLinear(green), fromLinear(blue));
}

/** The perceived difference of two colors: their distance in Oklab. */
export function colorDistance(a: Oklch, b: Oklch): number {
  const x = a.chroma * Math.cos(a.hue) - b.chroma * Math.cos(b.hue);
  const y = a.chroma * Math.sin(a.hue) - b.chroma * Math.sin(b.hue);
  return Math.hypot(a.lightness - b.lightness, x, y);
}

/** The angle between the hues of two colors, in radians; 0 if one of them is a gray. */
export function hueDistance(a: Oklch, b: Oklch): number {
  if (Math.min(a.chroma, b.chroma) < 0.002) return 0;
  const angle = Math.abs(a.hue - b.hue);
  return Math.min(angle, 2 * Math.PI - angle);
}

type Rgb = readonly [number, number, number];

function toLinearRgb(lightness: number, x: number, y: number): Rgb {
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** In the sRGB gamut, or outside by less than a quarter of an 8-bit step, which rounding removes. */
function isShowable(rgb: Rgb): boolean {
  return rgb.every((light) => light > -0.00008 && light < 1.0022);
}
