import fc from "fast-check";
import { expect, test } from "vitest";
import { bandColors } from "./band-colors.ts";
import { relativeLuminance } from "./contrast.ts";
import { defaultTheme } from "./default-theme.ts";
import { darkModeColors, extendPalette } from "./extend-palette.ts";
import { formatHex } from "./hex.ts";
import { namedPalettes } from "./named-palettes.ts";
import { hueDistance, toOklch } from "./oklch.ts";
import { isBackground } from "./palette-rules.ts";
import { themeRoles } from "./theme-roles.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((v) => `#${v.toString(16).padStart(6, "0")}`);
const degrees = (radians: number): number => (radians * 180) / Math.PI;

test("C-36.60 dark mode uses the hue of the brand's primary color, whatever it is", () => {
  const colorful = hex.filter((color) => toOklch(color).chroma >= 0.06);
  fc.assert(
    fc.property(colorful, (primary) => {
      const { dark } = themeRoles({ ...defaultTheme, primary });
      const brand = toOklch(primary);
      for (const ground of [dark.background, dark.surface]) {
        // So dark, one step of 8 bits turns the hue by some degrees.
        expect(degrees(hueDistance(toOklch(ground), brand))).toBeLessThan(14);
        expect(toOklch(ground).chroma).toBeGreaterThan(0.012);
        expect(isBackground(ground, "dark")).toBe(true);
      }
      expect(relativeLuminance(dark.text)).toBeGreaterThan(0.75);
    }),
    { numRuns: 300 },
  );
});

test("C-36.66 without a hue in the brand the night is neutral, and the next color with a hue lends its own", () => {
  const gray = { primary: "#333333", accent: "#777777", background: "#FFFFFF", text: "#111111" };
  const plain = themeRoles({ ...gray, h1: "#111111", h2: "#111111", h3: "#111111" }).dark;
  for (const color of [plain.background, plain.surface]) expect(color).toMatch(/^#(..)\1\1$/);
  const lent = themeRoles({ ...gray, accent: "#B5179E", h1: "#111111", h2: "#111111", h3: "#111111" }).dark;
  expect(degrees(hueDistance(toOklch(lent.background), toOklch("#B5179E")))).toBeLessThan(14);
});

test("C-36.61 a theme that is dark already is its own dark mode, to the byte", () => {
  const dark = namedPalettes.filter(({ colors }) => isBackground(colors.background, "dark"));
  expect(dark.length).toBeGreaterThan(1);
  for (const { colors } of dark) {
    const roles = themeRoles(colors);
    expect(roles.dark).toEqual(roles.light);
    expect(bandColors(roles).dark).toEqual(bandColors(roles).light);
  }
});

test("C-36.62 no band glares in the dark, and each keeps its hue", () => {
  fc.assert(
    fc.property(hex, hex, (primary, accent) => {
      const { band, accentBand } = bandColors(themeRoles({ ...defaultTheme, primary, accent })).dark;
      for (const [ground, brand] of [
        [band, primary],
        [accentBand, accent],
      ] as const) {
        expect(relativeLuminance(ground)).toBeLessThan(0.12);
        if (toOklch(brand).chroma > 0.06)
          expect(degrees(hueDistance(toOklch(ground), toOklch(brand)))).toBeLessThan(10);
      }
    }),
    { numRuns: 300 },
  );
});

test("C-36.68 by day a band of a light theme has the client's own color", () => {
  for (const { colors } of namedPalettes.filter((palette) =>
    isBackground(palette.colors.background, "light"),
  )) {
    const { light } = bandColors(themeRoles(colors));
    expect([light.band, light.accentBand]).toEqual([colors.primary, colors.accent]);
  }
});

test("C-36.63 a button's gradient on a band is still one wherever its label leaves room for it", () => {
  const isLight = (color: string) => toOklch(color).lightness > 0.9;
  for (const { colors } of namedPalettes) {
    const { light } = bandColors(themeRoles(colors));
    if (isLight(light.onBand) && relativeLuminance(light.band) < 0.12)
      expect(light.bandEnd).not.toBe(light.onBand);
  }
});

test("C-36.67 three fixed dark colors stay in the palette that the specification lists", () => {
  expect(darkModeColors).toEqual({ background: "#1f2937", text: "#f9fafb", surface: "#374151" });
  expect(extendPalette(defaultTheme).darkMode).toEqual(darkModeColors);
  expect(themeRoles(defaultTheme).dark.background).not.toBe(formatHex(0x1f / 255, 0x29 / 255, 0x37 / 255));
});
