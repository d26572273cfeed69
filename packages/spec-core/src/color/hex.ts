const hexColor = /^#[\da-f]{6}$/i;

/** Whether a text is a color of the form `#RRGGBB` (CSS Color 4, section 5.2), in either case. */
export function isHexColor(text: string): boolean {
  return hexColor.test(text);
}

/** A `#RRGGBB` color as a 24-bit number; negative for every other text. */
export function parseHex(color: string): number {
  return isHexColor(color) ? Number.parseInt(color.slice(1), 16) : -1;
}

/** The channels of a `#RRGGBB` color, 0 to 1; any other text counts as black. */
export function channelsOf(color: string): readonly [red: number, green: number, blue: number] {
  const value = Math.max(0, parseHex(color));
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** The color `#RRGGBB`, in capitals, of three channels from 0 to 1, each rounded to 8 bits and clamped. */
export function formatHex(red: number, green: number, blue: number): string {
  // The leading 1 keeps leading zeros.
  const value = (1 << 24) | (byteOf(red) << 16) | (byteOf(green) << 8) | byteOf(blue);
  return `#${value.toString(16).slice(1).toUpperCase()}`;
}

function byteOf(channel: number): number {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255);
}
