/** The value of each ASCII character as a hex digit, -1 for every other character. */
const digits = Int8Array.from({ length: 128 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? -1 : digit;
});

/** A `#RRGGBB` color (CSS Color 4, section 5.2) as a 24-bit number; negative for every other text. */
export function parseHex(color: string): number {
  if (color.length !== 7 || color.charCodeAt(0) !== 35) return -1;
  // One -1 among the digits sets the sign bit for good, so that a single test at the end is enough.
  return (
    (digit(color.charCodeAt(1)) << 20) |
    (digit(color.charCodeAt(2)) << 16) |
    (digit(color.charCodeAt(3)) << 12) |
    (digit(color.charCodeAt(4)) << 8) |
    (digit(color.charCodeAt(5)) << 4) |
    digit(color.charCodeAt(6))
  );
}

function digit(code: number): number {
  return digits[code] ?? -1;
}

/** Whether a text is a color of the form `#RRGGBB`, in either case. */
export function isHexColor(text: string): boolean {
  return parseHex(text) >= 0;
}

/** The color `#RRGGBB`, in capitals, of three channels from 0 to 1, each rounded to 8 bits and clamped. */
export function formatHex(red: number, green: number, blue: number): string {
  return `#${channel(red)}${channel(green)}${channel(blue)}`;
}

function channel(value: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, value)) * 255);
  return byte.toString(16).padStart(2, "0").toUpperCase();
}
