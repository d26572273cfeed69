import { conflictsWith, type LockedColors, type PaletteMode } from "./palette-rules.ts";
import type { ThemeColors } from "./theme-colors.ts";

const grays = Array.from(
  { length: 256 },
  (_, byte) => `#${byte.toString(16).padStart(2, "0").repeat(3).toUpperCase()}`,
);

/**
 * The plainest palette around the locked colors: white, black and gray. Null when they break a rule among
 * themselves or leave no room for the rest: then no palette of this mode exists, since white and black are the
 * extremes of contrast and the grays run through everything between.
 */
export function completeWithGrays(locked: LockedColors, mode: PaletteMode): ThemeColors | null {
  const ground = mode === "light" ? "#FFFFFF" : "#000000";
  const ink = mode === "light" ? "#000000" : "#FFFFFF";
  const plain = { background: ground, text: ink, h1: ink, h2: ink, h3: ink };
  if (conflictsWith({ background: ground, ...locked }, mode).length > 0) return null;
  const primaries = locked.primary === undefined ? [ink, ...grays] : [locked.primary];
  for (const primary of primaries) {
    for (const accent of locked.accent === undefined ? grays : [locked.accent]) {
      const colors = { ...plain, primary, accent, ...locked };
      if (conflictsWith(colors, mode).length === 0) return colors;
    }
  }
  return null;
}
