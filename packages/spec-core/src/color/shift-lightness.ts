import { channelsOf, formatHex } from "./hex.ts";

/**
 * A `#RRGGBB` color with its HSL lightness (CSS Color 4, section 7) moved by `points` of a hundred and clamped to
 * 0 to 100; hue and saturation stay. Any other text counts as black.
 */
export function shiftLightness(color: string, points: number): string {
  const rgb = channelsOf(color);
  const high = Math.max(...rgb);
  const low = Math.min(...rgb);
  const lightness = (high + low) / 2;
  const reach = Math.min(lightness, 1 - lightness);
  const target = Math.min(1, Math.max(0, lightness + points / 100));
  // Hue and saturation are kept by scaling each channel's distance from the lightness.
  const scale = reach === 0 ? 0 : Math.min(target, 1 - target) / reach;
  const shifted = (channel: number) => target + (channel - lightness) * scale;
  return formatHex(shifted(rgb[0]), shifted(rgb[1]), shifted(rgb[2]));
}
