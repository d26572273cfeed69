import { completeWithGrays } from "./complete-palette.ts";
import { explainConflict } from "./explain-conflict.ts";
import { generatePalette } from "./generate-palette.ts";
import { namedPalettes } from "./named-palettes.ts";
import type { Palette } from "./palette.ts";
import { isBackground, type LockedColors, type PaletteMode } from "./palette-rules.ts";
import { pick } from "./pick.ts";
import { type ThemeColors, themeColorNames } from "./theme-colors.ts";

/** What a random palette must keep: colors, taken over to the byte, and a light or dark background. */
export type RandomPaletteOptions = { readonly locked?: LockedColors; readonly background?: PaletteMode };

/** A palette with its origin, or the reason, in plain words, why the locked colors admit none. */
export type RandomPalette =
  | {
      readonly name: string;
      readonly colors: ThemeColors;
      readonly source: "named" | "generated" | "fallback";
    }
  | { readonly source: "impossible"; readonly reason: string };

/** The share of named palettes while nothing is locked. */
const namedShare = 0.7;

/**
 * A palette whose text reaches 4.5 on the background, primary, accent and headings 3, and whose accent reaches 2
 * against the primary; a light background has a luminance of at least 0.85, a dark one of at most 0.15. Ratios are
 * those of the returned 8-bit colors, unrounded. While nothing is locked, seven of ten are named palettes.
 * `random` gives numbers in [0, 1): the same numbers give the same palette.
 */
export function randomPalette(
  random: () => number,
  { locked: wished = {}, background }: RandomPaletteOptions = {},
): RandomPalette {
  const locked = definedOnly(wished);
  const modes: readonly PaletteMode[] = background ? [background] : ["light", "dark"];
  const isFree = Object.keys(locked).length === 0;
  const suitable = namedPalettes.filter(
    ({ colors }) => isFree && modes.some((mode) => isBackground(colors.background, mode)),
  );
  const named = isFree && random() < namedShare ? pick(random, suitable) : undefined;
  if (named !== undefined) return found(named, "named");
  const possible = modes.flatMap((mode) => {
    const colors = completeWithGrays(locked, mode);
    return colors === null ? [] : [{ mode, colors }];
  });
  const chosen = pick(random, possible) ?? possible[0];
  if (chosen === undefined) return { source: "impossible", reason: explainConflict(locked, modes) };
  const generated = generatePalette(random, { locked, mode: chosen.mode });
  if (generated !== null) return found(generated, "generated");
  // The first of the twelve is Ocean Breeze; a dark background asked for takes the first dark one.
  const [fallback] = suitable;
  return fallback
    ? found(fallback, "fallback")
    : { name: "Black & White", colors: chosen.colors, source: "generated" };
}

function found({ name, colors }: Palette, source: "named" | "generated" | "fallback"): RandomPalette {
  return { name, colors: { ...colors }, source };
}

function definedOnly(locked: LockedColors): LockedColors {
  const entries = themeColorNames.flatMap((name) => {
    const color = locked[name];
    return color === undefined ? [] : [[name, color] as const];
  });
  return Object.fromEntries(entries);
}
