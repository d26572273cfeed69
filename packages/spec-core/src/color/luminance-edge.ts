import { formatHex } from "./hex.ts";
import { toLinear } from "./srgb.ts";

const steps = 256;
const light = Array.from({ length: steps }, (_, byte) => toLinear(byte / 255));
const shade = light.map((_, byte) => 1 - (light[255 - byte] ?? 0));

/** The 8-bit color with the least luminance (0 to 1, WCAG 2.2) of at least `limit`; null if there is none. */
export function darkestFrom(limit: number): string | null {
  const bytes = leastFrom(limit, light);
  return bytes && colorOf(bytes);
}

/** The 8-bit color with the greatest luminance (0 to 1, WCAG 2.2) of at most `limit`; null if there is none. */
export function lightestUpTo(limit: number): string | null {
  // With the channels inverted, the lightest color becomes the darkest.
  const bytes = leastFrom(1 - limit, shade);
  return bytes && colorOf(bytes.map((byte) => 255 - byte));
}

const colorOf = ([red = 0, green = 0, blue = 0]: readonly number[]): string =>
  formatHex(red / 255, green / 255, blue / 255);

/** The channels with the least weighted light that reaches a limit: the more green, the less blue is needed. */
function leastFrom(limit: number, light: readonly number[]): readonly number[] | null {
  let [least, found]: [number, readonly number[] | null] = [Number.POSITIVE_INFINITY, null];
  for (let red = 0; red < steps; red++) {
    let blue = steps - 1;
    for (let green = 0; green < steps; green++) {
      const rest = 0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0);
      const lightWith = (byte: number) => rest + 0.0722 * (light[byte] ?? 0);
      while (blue > 0 && lightWith(blue - 1) >= limit) blue--;
      const luminance = lightWith(blue);
      if (luminance < limit || luminance >= least) continue;
      [least, found] = [luminance, [red, green, blue]];
    }
  }
  return found;
}
