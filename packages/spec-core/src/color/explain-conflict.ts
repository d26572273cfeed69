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
  const wanted = modes.length === 1 ? `${modes[0]}` : "light or dark";
  const { background, primary, accent } = locked;
  const mode = modes.find((candidate) => background === undefined || isBackground(background, candidate));
  if (background !== undefined && mode === undefined)
    return `The locked background ${background} is too ${modes[0] === "light" ? "dark" : "bright"} for a ${wanted} palette. Unlock it or choose one nearer to ${modes[0] === "light" ? "white" : "black"}.`;
  if (background !== undefined && mode !== undefined) {
    const name = conflictsWith(locked, mode).find((pair) => pair[1] === "background")?.[0];
    if (name !== undefined && name !== "background") return tooWeak(name, locked);
  }
  if (primary !== undefined && accent !== undefined && contrastRatio(primary, accent) < accentOnPrimary)
    return `The locked accent ${accent} and primary ${primary} are too alike: their contrast is ${shown(contrastRatio(primary, accent))} and ${accentOnPrimary} is needed. Unlock one of them.`;
  if (background === undefined)
    return `No ${wanted} background makes all the locked colors readable: ${list(locked)}. Unlock one of them.`;
  return `The locked colors leave no room for the others: ${list(locked)}. Unlock one of them.`;
}

function tooWeak(name: Exclude<ThemeColorName, "background">, locked: LockedColors): string {
  const [color, background] = [locked[name] ?? "", locked.background ?? ""];
  const ratio = shown(contrastRatio(color, background));
  return `The locked ${labels[name]} ${color} has a contrast of ${ratio} on the locked background ${background} and needs ${requiredRatios[name]}. Unlock one of them.`;
}

function list(locked: LockedColors): string {
  return Object.entries(locked)
    .map(([name, color]) => `${name} ${color}`)
    .join(", ");
}

/** Two decimals, rounded down, so that a ratio that fails never reads as one that passes. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
