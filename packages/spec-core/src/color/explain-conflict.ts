import { requiredRatios } from "./check-theme.ts";
import { contrastRatio } from "./contrast.ts";
import {
  accentOnPrimary,
  conflictsWith,
  isBackground,
  type LockedColors,
  type PaletteMode,
} from "./palette-rules.ts";
import type { ThemeColorName } from "./theme-colors.ts";

const labels: Readonly<Record<ThemeColorName, string>> = {
  primary: "primary color",
  accent: "accent color",
  background: "background",
  text: "text color",
  h1: "H1 color",
  h2: "H2 color",
  h3: "H3 color",
};

/** Why no palette of any of the modes can hold the locked colors, in a sentence for the person who locked them. */
export function explainConflict(locked: LockedColors, modes: readonly PaletteMode[]): string {
  const { background } = locked;
  const mode = modes.find((candidate) => background === undefined || isBackground(background, candidate));
  if (mode === undefined) return `The locked background ${background} is ${lacking(modes)}. Unlock it.`;
  const weak = conflictsWith(locked, mode)[0];
  if (weak !== undefined) return explainPair(locked, weak);
  const ground = modes.length === 1 ? `${modes[0]} background` : "background, light or dark,";
  return background === undefined
    ? `No ${ground} makes all the locked colors readable: ${list(locked)}. Unlock one of them.`
    : `The locked colors leave no room for an accent and a primary that differ: ${list(locked)}. Unlock one of them.`;
}

function lacking(modes: readonly PaletteMode[]): string {
  if (modes.length > 1) return "neither light nor dark enough to keep all the other colors readable";
  return `not ${modes[0]} enough`;
}

function explainPair(locked: LockedColors, [name, other]: readonly ThemeColorName[]): string {
  if (name === undefined || other === undefined || name === "background") return list(locked);
  const [color, against] = [locked[name] ?? "", locked[other] ?? ""];
  const ratio = (Math.floor(contrastRatio(color, against) * 100) / 100).toFixed(2);
  const required = other === "primary" ? accentOnPrimary : requiredRatios[name];
  return `The locked ${labels[name]} ${color} has a contrast of ${ratio} with the locked ${labels[other]} ${against}; it needs ${required}. Unlock one of them.`;
}

function list(locked: LockedColors): string {
  return Object.entries(locked)
    .map(([name, color]) => `${name} ${color}`)
    .join(", ");
}
