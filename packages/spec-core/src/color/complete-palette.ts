import { formatHex } from "./hex.ts";
import { isAllowed, type LockedColors, type PaletteMode } from "./palette-rules.ts";
import type { ThemeColors } from "./theme-colors.ts";

const grays = Array.from({ length: 256 }, (_, byte) => formatHex(byte / 255, byte / 255, byte / 255));

/**
 * The plainest palette around the locked colors: white, black and gray. Null when they break a rule among
 * themselves or leave no room for the rest: then no palette of this mode exists, since white and black are the
 * extremes of contrast and the grays run through everything between.
 */
export function completeWithGrays(locked: LockedColors, mode: PaletteMode): ThemeColors | null {
  const [ground, ink] = mode === "light" ? ["#FFFFFF", "#000000"] : ["#000000", "#FFFFFF"];
  const plain = { background: ground, text: ink, h1: ink, h2: ink, h3: ink };
  if (!isAllowed({ background: ground, ...locked }, mode)) return null;
  const primaries = locked.primary === undefined ? [ink, ...grays] : [locked.primary];
  for (const primary of primaries) {
    for (const accent of locked.accent === undefined ? grays : [locked.accent]) {
      const colors = { ...plain, primary, accent, ...locked };
      if (isAllowed(colors, mode)) return colors;
    }
  }
  return null;
}
