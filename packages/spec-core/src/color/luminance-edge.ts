import { formatHex } from "./hex.ts";
import { toLinear } from "./srgb.ts";

const steps = 256;
const light = Array.from({ length: steps }, (_, byte) => toLinear(byte / 255));
const shade = light.map((_, byte) => 1 - (light[255 - byte] ?? 0));

/** The 8-bit color whose luminance (0 to 1, WCAG 2.2) is the least from `limit` on; null where none is so light. */
export function darkestFrom(limit: number): string | null {
  const bytes = leastFrom(limit, light);
  return bytes && colorOf(bytes);
}

/** The 8-bit color whose luminance (0 to 1, WCAG 2.2) is the greatest up to `limit`; null where none is so dark. */
export function lightestUpTo(limit: number): string | null {
  // Seen from white the channels count downward, and the lightest is the least.
  const bytes = leastFrom(1 - limit, shade);
  return bytes && colorOf(bytes.map((byte) => 255 - byte));
}

const colorOf = ([red = 0, green = 0, blue = 0]: readonly number[]): string =>
  formatHex(red / 255, green / 255, blue / 255);

/** Of all channels whose weighted light reaches a limit, those of the least: the more green, the less blue it takes. */
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
