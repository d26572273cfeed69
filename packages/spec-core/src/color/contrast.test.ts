import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../random/any-character.fixture.ts";
import { contrastRatio, relativeLuminance } from "./contrast.ts";

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test.each([
  ["#000000", 0],
  ["#FFFFFF", 1],
  ["#FF0000", 0.2126],
  ["#00FF00", 0.7152],
  ["#0000FF", 0.0722],
  ["#808080", 0.2158605],
])("C-01.1 the relative luminance of %s is %d, by the weights of WCAG", (color, luminance) => {
  expect(relativeLuminance(color)).toBeCloseTo(luminance, 7);
});

// Pairs that WebAIM and the W3C cite for the thresholds 4.5 and 3.
test.each([
  ["#000000", "#FFFFFF", 21],
  ["#767676", "#FFFFFF", 4.54],
  ["#777777", "#FFFFFF", 4.48],
  ["#949494", "#FFFFFF", 3.03],
  ["#959595", "#FFFFFF", 3.0],
  ["#0000FF", "#FFFFFF", 8.59],
  ["#FF0000", "#FFFFFF", 4.0],
])("C-01.2 the contrast ratio of %s and %s is %d", (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
});

test("C-01.2 the ratio follows the formula of WCAG for every pair, in either order, from 1 to 21", () => {
  const linear = (byte: number) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[0-9a-f]{2}/g) ?? []).map((pair) =>
      linear(Number.parseInt(pair, 16)),
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  fc.assert(
    fc.property(hexColor, hexColor, (a, b) => {
      const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
      expect(contrastRatio(a, b)).toBeCloseTo((high + 0.05) / (low + 0.05), 10);
      expect(contrastRatio(b.toUpperCase(), a)).toBe(contrastRatio(a, b));
      expect(contrastRatio(a, b)).toBeGreaterThanOrEqual(1);
      expect(contrastRatio(a, b)).toBeLessThanOrEqual(21);
    }),
  );
});

test.each([
  "",
  "#",
  "#FFF",
  "white",
  "#FFFFFFFF",
  "rgb(255, 255, 255)",
  "#GGGGGG",
  "#FFFFF",
  " #FFFFFF",
  "#FFFFF ",
  "＃ＦＦＦＦＦＦ",
  "#FFFFF\u0166",
])("C-01.3 %j is no 6-digit hex and counts as luminance 0", (text) => {
  expect(relativeLuminance(text)).toBe(0);
  expect(contrastRatio(text, "#FFFFFF")).toBe(21);
});

test("C-01.4 no string throws", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: anyCharacter, minLength: 7, maxLength: 7 }),
      (a, b) => {
        const ratio = contrastRatio(a, `#${b.slice(1)}`);
        return ratio >= 1 && ratio <= 21;
      },
    ),
  );
});
