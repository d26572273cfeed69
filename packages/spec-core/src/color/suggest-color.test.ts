import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio } from "./contrast.ts";
import { colorDistance, hueDistance, toOklch } from "./oklch.ts";
import { suggestColor } from "./suggest-color.ts";

const hexOf = (value: number) => `#${value.toString(16).padStart(6, "0").toUpperCase()}`;
const hexColor = fc.integer({ min: 0, max: 0xffffff }).map(hexOf);

test("C-02.6 a suggestion always reaches the ratio asked for, unrounded, as 8-bit hex", () => {
  fc.assert(
    fc.property(
      hexColor,
      hexColor,
      fc.double({ min: 1, max: 21, noNaN: true }),
      (color, background, required) => {
        const suggestion = suggestColor(color, background, required);
        if (suggestion === null) return;
        expect(suggestion).toMatch(/^#[0-9A-F]{6}$/);
        expect(contrastRatio(suggestion, background)).toBeGreaterThanOrEqual(required);
      },
    ),
    { numRuns: 500 },
  );
});

test("C-02.6 up to 4.58, the square root of 21, there is a suggestion on every background", () => {
  fc.assert(
    fc.property(hexColor, hexColor, (color, background) => suggestColor(color, background, 4.58) !== null),
    { numRuns: 500 },
  );
});

test("C-02.6 where only black or white reaches the ratio, the suggestion is black or white", () => {
  expect(suggestColor("#3B82F6", "#FFFFFF", 21)).toBe("#000000");
  expect(suggestColor("#8B0000", "#000000", 21)).toBe("#FFFFFF");
  fc.assert(
    fc.property(hexColor, hexColor, (color, background) => {
      const best = contrastRatio("#000000", background) > contrastRatio("#FFFFFF", background);
      const [pole, other] = best ? ["#000000", "#FFFFFF"] : ["#FFFFFF", "#000000"];
      const most = contrastRatio(pole, background);
      if (most > contrastRatio(other, background)) expect(suggestColor(color, background, most)).toBe(pole);
    }),
    { numRuns: 300 },
  );
});

test("C-02.6 a color that passes is its own suggestion, to the byte", () => {
  expect(suggestColor("#1f2937", "#FFFFFF", 4.5)).toBe("#1f2937");
});

test("C-02.6 the hue stays: but for near-black, 8 bits shift it by less than a just noticeable difference", () => {
  fc.assert(
    fc.property(hexColor, hexColor, (color, background) => {
      const suggestion = toOklch(suggestColor(color, background, 4.5) ?? color);
      // Below a lightness of 0.15 the channels have too few steps left to hold a hue.
      if (suggestion.lightness < 0.15) return true;
      // Off-hue distance in Oklab, where a difference of 0.02 is just noticeable (CSS Color 4, section 13.2).
      return suggestion.chroma * Math.sin(hueDistance(suggestion, toOklch(color))) < 0.006;
    }),
    { numRuns: 1000 },
  );
});

/** The nearest passing color among all within 28 steps per channel of the suggestion. */
function nearestByBruteForce(color: string, background: string, required: number, around: string): number {
  const origin = toOklch(color);
  const center = Number.parseInt(around.slice(1), 16);
  const range = (byte: number) =>
    Array.from({ length: 29 }, (_, i) => byte - 28 + 2 * i).filter((v) => v >= 0 && v < 256);
  let nearest = Number.POSITIVE_INFINITY;
  for (const red of range(center >> 16))
    for (const green of range((center >> 8) & 255))
      for (const blue of range(center & 255)) {
        const candidate = hexOf((red << 16) | (green << 8) | blue);
        if (contrastRatio(candidate, background) < required) continue;
        const point = toOklch(candidate);
        if (hueDistance(point, origin) < Math.PI / 360)
          nearest = Math.min(nearest, colorDistance(point, origin));
      }
  return nearest;
}

test.each([
  ["#10B981", "#FFFFFF", 3],
  ["#60A5FA", "#FFFFFF", 3],
  ["#C65A1E", "#F6C453", 3],
  ["#3B82F6", "#FFFFFF", 4.5],
  ["#269973", "#911887", 4.5],
])(
  "C-02.6 no color around the suggestion for %s on %s at %d is more than 0.002 nearer",
  (color, background, required) => {
    const suggestion = suggestColor(color, background, required) ?? "";
    const distance = colorDistance(toOklch(suggestion), toOklch(color));
    expect(distance - nearestByBruteForce(color, background, required, suggestion)).toBeLessThan(0.002);
  },
);

test.each([
  ["#3B82F6", "#FFFFFF", 21.1],
  ["#3B82F6", "#777777", 5],
  ["#3B82F6", "#FFFFFF", Number.NaN],
  ["blue", "#000000", 3],
])(
  "C-05.11 %s on %s cannot reach %d and the answer is null, not a best try",
  (color, background, required) => {
    expect(suggestColor(color, background, required)).toBeNull();
  },
);

test("C-02.6 a background that is no hex counts as luminance 0", () => {
  const suggestion = suggestColor("#1F2937", "navy", 4.5) ?? "";
  expect(contrastRatio(suggestion, "#000000")).toBeGreaterThanOrEqual(4.5);
});
