import { bundledFonts } from "./bundled-fonts.ts";
import { sizeChoices } from "./choices.ts";
import type { FontFamily } from "./font-family.ts";
import { type FontRole, type Fonts, type FontWeight, fontWeights } from "./fonts.ts";
import { nearestWeight } from "./nearest-weight.ts";

/** The range of random weights of each text role, in steps of 100. */
const weightRanges: Readonly<Record<FontRole, readonly [FontWeight, FontWeight]>> = {
  h1: ["600", "900"],
  h2: ["500", "800"],
  h3: ["400", "700"],
  body: ["300", "500"],
};

/** The probability that the second heading has the family of the first. */
const sameHeadingShare = 0.7;

const headingFonts = bundledFonts.filter((font) => font.use !== "body");
const bodyFonts = bundledFonts.filter((font) => font.use !== "headings");

/**
 * A typography from the bundled families, which every website can show. Weights are drawn from each role's range
 * and changed to the nearest one that the family has; sizes are drawn from those to choose from; the second
 * heading has the first one's family seven times out of ten, the third always has the second's, so that a page
 * never mixes more than three. `random` returns numbers in [0, 1): the same numbers give the same typography.
 */
export function randomTypography(random: () => number): Fonts {
  const first = pick(random, headingFonts);
  const second =
    random() < sameHeadingShare
      ? first
      : pick(
          random,
          headingFonts.filter((font) => font !== first),
        );
  const body = pick(random, bodyFonts);
  return {
    h1: first.family,
    h2: second.family,
    h3: second.family,
    body: body.family,
    h1Weight: drawWeight(random, "h1", first),
    h2Weight: drawWeight(random, "h2", second),
    h3Weight: drawWeight(random, "h3", second),
    bodyWeight: drawWeight(random, "body", body),
    h1Size: pick(random, sizeChoices.h1).value,
    h2Size: pick(random, sizeChoices.h2).value,
    h3Size: pick(random, sizeChoices.h3).value,
    bodySize: pick(random, sizeChoices.body).value,
  };
}

function drawWeight(random: () => number, role: FontRole, font: FontFamily): FontWeight {
  const [lightest, heaviest] = weightRanges[role];
  const range = fontWeights.filter((weight) => weight >= lightest && weight <= heaviest);
  return nearestWeight(font.weights, pick(random, range));
}

function pick<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("The random source must give numbers in [0, 1).");
  return item;
}
