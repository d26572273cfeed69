import { expect, test } from "vitest";
import { themeColorsSchema } from "../onboarding/theme-colors-schema.ts";
import { checkTheme } from "./check-theme.ts";
import { relativeLuminance } from "./contrast.ts";
import { defaultTheme } from "./default-theme.ts";
import { isHexColor } from "./hex.ts";
import * as surface from "./index.ts";
import { namedPalettes } from "./named-palettes.ts";
import { quickStartPalettes } from "./quick-start-palettes.ts";
import { themeColorNames } from "./theme-colors.ts";

test("the color entry point exports exactly its documented names", () => {
  expect(Object.keys(surface).sort()).toEqual([
    "certifyTheme",
    "checkTheme",
    "contrastRatio",
    "darkModeColors",
    "defaultTheme",
    "extendPalette",
    "headingRatios",
    "isHexColor",
    "namedPalettes",
    "quickStartPalettes",
    "randomPalette",
    "relativeLuminance",
    "requiredRatios",
    "resolveTheme",
    "suggestColor",
    "themeColorNames",
    "themeRoles",
    "utilityColors",
  ]);
});

test("C-04.1 the twelve named palettes", () => {
  expect(namedPalettes.map((palette) => palette.name)).toEqual([
    "Ocean Breeze",
    "Forest Morning",
    "Sunset Warmth",
    "Midnight Ocean",
    "Deep Forest",
    "Cosmic Purple",
    "Volcanic Night",
    "Arctic Dawn",
    "Desert Dusk",
    "Neon Lights",
    "Sage Garden",
    "Royal Twilight",
  ]);
});

test.each([...namedPalettes, ...quickStartPalettes])(
  "C-04.2 $name has the seven theme colors, as hex",
  ({ colors }) => {
    expect(Object.keys(colors)).toEqual([...themeColorNames]);
    expect(Object.values(colors).every(isHexColor)).toBe(true);
  },
);

test.each([...namedPalettes])("C-04.3 $name passes the check", ({ colors }) => {
  expect(checkTheme(colors).pairs.filter((pair) => !pair.passes)).toEqual([]);
});

test("C-04.1 six have a light background, six a dark one, and no two share primary or background", () => {
  const luminances = namedPalettes.map(({ colors }) => relativeLuminance(colors.background));
  expect(luminances.filter((luminance) => luminance >= 0.85)).toHaveLength(6);
  expect(luminances.filter((luminance) => luminance <= 0.15)).toHaveLength(6);
  expect(new Set(namedPalettes.map(({ colors }) => colors.primary)).size).toBe(12);
  expect(new Set(namedPalettes.map(({ colors }) => colors.background)).size).toBe(12);
});

test("C-06.1 the quick-start palettes are Professional, Creative, Modern and Bold", () => {
  expect(quickStartPalettes.map((palette) => palette.name)).toEqual([
    "Professional",
    "Creative",
    "Modern",
    "Bold",
  ]);
});

test.each([...quickStartPalettes])("C-06.2 $name passes the check", ({ colors }) => {
  expect(checkTheme(colors).passes).toBe(true);
});

test("C-06.3 the default theme", () => {
  expect(defaultTheme).toEqual({
    primary: "#3B82F6",
    accent: "#10B981",
    background: "#FFFFFF",
    text: "#1F2937",
    h1: "#2563EB",
    h2: "#3B82F6",
    h3: "#60A5FA",
  });
});

test("C-06.4 the check says that the default accent and h3 fail, and nothing else does", () => {
  const failing = checkTheme(defaultTheme).pairs.filter((pair) => !pair.passes);
  expect(failing.map((pair) => pair.foreground)).toEqual(["accent", "h3"]);
});

test("C-06.5 a color field keeps free text", () => {
  const typed = { ...defaultTheme, accent: "like our van, but warmer " };
  expect(themeColorsSchema.parse(typed)).toEqual(typed);
  expect(themeColorsSchema.safeParse({ ...defaultTheme, accent: "x".repeat(65) }).success).toBe(false);
});

test("C-06.6 the check treats free text as luminance 0", () => {
  const pair = checkTheme({ ...defaultTheme, accent: "teal" }).pairs.find(
    (entry) => entry.foreground === "accent",
  );
  expect(pair).toMatchObject({ ratio: 21, passes: true });
});
