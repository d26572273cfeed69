import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultTheme } from "./default-theme.ts";
import { extendPalette } from "./extend-palette.ts";
import { themeColorNames } from "./theme-colors.ts";

// Expected shades come from culori's HSL, with the lightness clamped to 0 to 1.
test.each([
  ["primary", "#042761 #0B63F3 #2372F5 #5392F7 #6CA1F8 #FEFEFF"],
  ["text", "#000000 #0D1116 #161D27 #283547 #314158 #728CB0"],
  ["background", "#999999 #E6E6E6 #F2F2F2 #FFFFFF #FFFFFF #FFFFFF"],
] as const)("C-03.1 %s is offered 40, 10 and 5 points darker and lighter, clamped", (name, expected) => {
  const { darker40, darker10, darker5, lighter5, lighter10, lighter40 } =
    extendPalette(defaultTheme).shades[name];
  expect([darker40, darker10, darker5, lighter5, lighter10, lighter40].join(" ")).toBe(expected);
});

test("C-03.1 all seven colors have their shades, and every shade of every color is a hex color", () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(fc.oneof(color, fc.string()), (primary) => {
      const { shades } = extendPalette({ ...defaultTheme, primary });
      expect(Object.keys(shades)).toEqual([...themeColorNames]);
      for (const shade of Object.values(shades.primary)) expect(shade).toMatch(/^#[0-9A-F]{6}$/);
    }),
  );
});

test("C-03.2 the utility colors are those of messages everywhere", () => {
  expect(extendPalette(defaultTheme).utility).toEqual({
    success: "#10B981",
    warning: "#F59E0B",
    error: "#EF4444",
    info: "#3B82F6",
  });
});

test("C-03.3 the dark mode has its background, text and surface", () => {
  expect(extendPalette(defaultTheme).darkMode).toEqual({
    background: "#1f2937",
    text: "#f9fafb",
    surface: "#374151",
  });
});
