import { formatHex, parseHex } from "./hex.ts";

/**
 * A `#RRGGBB` color with its HSL lightness (CSS Color 4, section 7) moved by `points` of a hundred and clamped to
 * 0 to 100; hue and saturation stay. Any other text counts as black.
 */
export function shiftLightness(color: string, points: number): string {
  const value = Math.max(0, parseHex(color));
  const rgb = [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255] as const;
  const high = Math.max(...rgb);
  const low = Math.min(...rgb);
  const lightness = (high + low) / 2;
  const reach = Math.min(lightness, 1 - lightness);
  const target = Math.min(1, Math.max(0, lightness + points / 100));
  // Hue and saturation are kept by scaling each channel's distance from the lightness.
  const scale = reach === 0 ? 0 : Math.min(target, 1 - target) / reach;
  const [red, green, blue] = rgb.map((channel) => target + (channel - lightness) * scale);
  return formatHex(red ?? 0, green ?? 0, blue ?? 0);
}
