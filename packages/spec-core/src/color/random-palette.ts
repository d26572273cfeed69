import { completePalette } from "./complete-palette.ts";
import { explainConflict } from "./explain-conflict.ts";
import { generatePalette, type Setting } from "./generate-palette.ts";
import { namedPalettes } from "./named-palettes.ts";
import type { Palette } from "./palette.ts";
import { isBackground, type LockedColors, type PaletteMode } from "./palette-rules.ts";
import { pick } from "./pick.ts";
import { repetition } from "./recent-palettes.ts";
import { type ThemeColors, themeColorNames } from "./theme-colors.ts";

/** The constraints of a random palette. */
export type RandomPaletteOptions = {
  /** Colors to keep exactly. */
  readonly locked?: LockedColors;
  readonly background?: PaletteMode;
  /** The palettes shown before, the newest last; palettes that look like one of the last six are avoided. */
  readonly recent?: readonly Readonly<ThemeColors>[];
};

/** A palette with its origin, or the reason, in plain words, why the locked colors allow none. */
export type RandomPalette =
  | {
      readonly name: string;
      readonly colors: ThemeColors;
      readonly source: "named" | "generated" | "fallback";
    }
  | { readonly source: "impossible"; readonly reason: string };

/** The share of named palettes while nothing is locked. */
const namedShare = 0.7;

/** How often a generated palette is drawn again if it looks like a recent one. */
const redraws = 20;

/**
 * A palette whose text reaches 4.5 on the background, primary, accent and headings 3, and whose accent reaches 2
 * against the primary; a light background has a luminance of at least 0.85, a dark one of at most 0.15. Ratios are
 * those of the returned 8-bit colors, unrounded. Without locked colors, seven of ten are named palettes, as long as
 * `recent` leaves one with the wanted background. If the locked colors allow only one palette, it is repeated.
 * `random` returns numbers in [0, 1): the same numbers and options give the same palette.
 */
export function randomPalette(
  random: () => number,
  { locked: wished = {}, background, recent = [] }: RandomPaletteOptions = {},
): RandomPalette {
  const locked = definedOnly(wished);
  const modes: readonly PaletteMode[] = background ? [background] : ["light", "dark"];
  const isFree = Object.keys(locked).length === 0;
  const isRepeated = repetition(recent, locked);
  const suitable = namedPalettes.filter(
    ({ colors }) => isFree && modes.some((mode) => isBackground(colors.background, mode)),
  );
  const fresh = suitable.filter(({ colors }) => !isRepeated(colors));
  const named = isFree && random() < namedShare ? pick(random, fresh) : undefined;
  if (named !== undefined) return found(named, "named");
  const possible = modes.flatMap((mode) => {
    const plain = completePalette(locked, mode);
    return plain === null ? [] : [{ mode, plain }];
  });
  const chosen = pick(random, possible) ?? possible[0];
  if (chosen === undefined) return { source: "impossible", reason: explainConflict(locked, modes) };
  const generated = generateFresh(random, { locked, ...chosen }, isRepeated);
  if (generated !== null) return found(generated, "generated");
  // The first of the twelve is Ocean Breeze; if a dark background is required, the first dark one.
  const [fallback] = fresh;
  return fallback
    ? found(fallback, "fallback")
    : { name: "Black & White", colors: chosen.plain, source: "generated" };
}

/** After the last redraw a repetition is accepted: the locked colors then allow no other palette. */
function generateFresh(
  random: () => number,
  setting: Setting,
  isRepeated: (colors: ThemeColors) => boolean,
): Palette | null {
  let palette = generatePalette(random, setting);
  for (let i = 0; palette !== null && i < redraws && isRepeated(palette.colors); i++)
    palette = generatePalette(random, setting);
  return palette;
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
