import { foregrounds, requiredRatios } from "./check-theme.ts";
import { contrastRatio } from "./contrast.ts";
import { colorsWithin, type Span, shared, spansAgainst } from "./luminance-spans.ts";
import {
  accentRatio,
  backgroundLuminances,
  isAllowed,
  type LockedColors,
  type PaletteMode,
} from "./palette-rules.ts";
import { blackOrWhite } from "./resolve-theme.ts";
import type { ThemeColors } from "./theme-colors.ts";

/**
 * The plainest palette around the locked colors: gray wherever a gray fits. Null if they break a rule among
 * themselves or leave no room for the rest: then no palette of this mode exists, because every rule is about
 * luminance only, and free colors are tried at both ends of each allowed span of luminances.
 */
export function completePalette(locked: LockedColors, mode: PaletteMode): ThemeColors | null {
  if (!isAllowed(locked, mode)) return null;
  for (const background of backgroundsFor(locked, mode)) {
    const ink = blackOrWhite(background);
    const plain = { background, text: ink, h1: ink, h2: ink, h3: ink };
    for (const [primary, accent] of brandsOn(background, locked)) {
      const colors = { ...plain, primary, accent, ...locked };
      if (isAllowed(colors, mode)) return colors;
    }
  }
  return null;
}

/** White or black first; the locked colors may need a background far from both. */
function* backgroundsFor(locked: LockedColors, mode: PaletteMode): Generator<string> {
  if (locked.background !== undefined) return yield locked.background;
  yield mode === "light" ? "#FFFFFF" : "#000000";
  let spans: readonly Span[] = [backgroundLuminances[mode]];
  for (const name of foregrounds) {
    const color = locked[name];
    if (color !== undefined) spans = shared(spans, spansAgainst(color, requiredRatios[name]));
  }
  yield* colorsWithin(spans);
}

/** Primary and accent. If both are free, one can always be black or white: both have the same rules. */
function* brandsOn(background: string, { primary, accent }: LockedColors): Generator<[string, string]> {
  if (primary !== undefined && accent !== undefined) yield [primary, accent];
  else if (primary !== undefined) for (const other of partnersOf(primary, background)) yield [primary, other];
  else if (accent !== undefined) for (const other of partnersOf(accent, background)) yield [other, accent];
  else
    for (const pole of ["#000000", "#FFFFFF"])
      if (contrastRatio(pole, background) >= requiredRatios.primary)
        for (const other of partnersOf(pole, background)) yield [pole, other];
}

/** Partners of a brand color: between it and the background if there is room, else beyond both. */
function* partnersOf(brand: string, background: string): Generator<string> {
  yield* colorsWithin(
    shared(spansAgainst(background, requiredRatios.accent), spansAgainst(brand, accentRatio)),
  );
}
