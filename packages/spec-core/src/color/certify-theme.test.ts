import fc from "fast-check";
import { expect, test } from "vitest";
import { certifyTheme } from "./certify-theme.ts";
import { contrastRatio } from "./contrast.ts";
import { defaultTheme } from "./default-theme.ts";
import { headingRatios } from "./heading-ratios.ts";
import { isHexColor } from "./hex.ts";
import { namedPalettes } from "./named-palettes.ts";
import { themeRoles } from "./theme-roles.ts";

const color = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.integer({ min: 0, max: 0xffffff }).map((v) => `#${v.toString(16).padStart(6, "0")}`),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 0, max: 255 }).map((v) => `#${v.toString(16).padStart(2, "0").repeat(3)}`),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 64 }) },
);
const theme = fc.record({
  primary: color,
  accent: color,
  background: color,
  text: color,
  h1: color,
  h2: color,
  h3: color,
});

test("C-02.7 every theme gets a certificate that passes, free text and mid grays included", () => {
  fc.assert(
    fc.property(theme, (colors) => {
      const { passes, entries } = certifyTheme(colors);
      expect(entries.filter((entry) => !entry.passes)).toEqual([]);
      expect(passes).toBe(true);
    }),
    { numRuns: process.env.TEST_FULL ? 1000 : 250 },
  );
});

test("C-02.7 even where all seven colors are the same gray, the certificate passes", () => {
  for (let byte = 0; byte < 256; byte++) {
    const gray = `#${byte.toString(16).padStart(2, "0").repeat(3)}`;
    const colors = {
      primary: gray,
      accent: gray,
      background: gray,
      text: gray,
      h1: gray,
      h2: gray,
      h3: gray,
    };
    expect(certifyTheme(colors).passes).toBe(true);
  }
});

test("C-02.8 each entry's ratio is that of its two emitted 8-bit colors, and its verdict follows from it", () => {
  fc.assert(
    fc.property(theme, (colors) => {
      for (const { foreground, background, ratio, required, passes } of certifyTheme(colors).entries) {
        expect([isHexColor(foreground), isHexColor(background)]).toEqual([true, true]);
        expect(ratio).toBe(contrastRatio(foreground, background));
        expect(passes).toBe(ratio >= required);
      }
    }),
    { numRuns: 50 },
  );
});

test("C-02.9 the certificate names button labels, links, utility colors, headings, borders and focus in both modes", () => {
  const { entries } = certifyTheme(defaultTheme);
  for (const mode of ["light", "dark"]) {
    const uses = entries.filter((entry) => entry.mode === mode).map((entry) => entry.use);
    expect(uses).toEqual([...new Set(uses)]);
    for (const wanted of [
      "Body text",
      "Muted text",
      "Heading 1",
      "Heading 2",
      "Heading 3",
      "Link",
      "Border",
      "Focus ring",
    ])
      for (const ground of ["on the page", "on a card"])
        expect(uses.some((use) => use.startsWith(wanted) && use.endsWith(ground))).toBe(true);
    for (const wanted of ["Button label", "Button label, hovered", "Accent label"])
      expect(uses).toContain(wanted);
    for (const kind of ["Success", "Warning", "Error", "Info"]) {
      expect(uses).toContain(`${kind} label`);
      expect(uses).toContain(`${kind} text on the page`);
    }
  }
});

test("C-02.9 every role but the decorative exact brand and utility fills is certified", () => {
  const { light } = themeRoles(namedPalettes[0]?.colors ?? defaultTheme);
  const shown = new Set(
    certifyTheme(namedPalettes[0]?.colors ?? defaultTheme).entries.flatMap((e) => [
      e.foreground,
      e.background,
    ]),
  );
  const uncertified = Object.entries(light).filter(
    ([role, value]) => role !== "gradientEnd" && !shown.has(value),
  );
  expect(uncertified).toEqual([]);
});

test("C-02.10 the exact brand color has a text-safe variant", () => {
  const { light, dark } = themeRoles(defaultTheme);
  expect([light.primary, light.accent, dark.primary, dark.accent]).toEqual([
    "#3B82F6",
    "#10B981",
    "#3B82F6",
    "#10B981",
  ]);
  expect(contrastRatio(light.accentText, light.background)).toBeGreaterThanOrEqual(4.5);
  expect(light.accentText).not.toBe(light.accent);
});

test("C-02.10 what is readable already is kept to the byte", () => {
  for (const { colors } of namedPalettes) {
    const { background, text, h1, primary, accent } = themeRoles(colors).light;
    expect({ background, text, h1, primary, accent }).toEqual({
      background: colors.background,
      text: colors.text,
      h1: colors.h1,
      primary: colors.primary,
      accent: colors.accent,
    });
  }
});

test("C-02.7 free text falls back: headings and brand colors to the text, the text to black or white", () => {
  const light = themeRoles({
    ...defaultTheme,
    h3: "#7A24",
    text: "dark",
    background: "#101014",
    primary: "red",
  }).light;
  expect([light.text, light.h3, light.primary]).toEqual(["#FFFFFF", "#FFFFFF", "#FFFFFF"]);
});

// WCAG 2.2: large text is at least 24 px, or at least 18.67 px (14 pt) and bold.
test("C-02.9 a heading that is no large text must reach 4.5, whatever the theme", () => {
  const sizes = {
    h1: "Inter",
    h2: "Inter",
    h3: "Inter",
    body: "Inter",
    bodyWeight: "400",
    bodySize: "1rem",
  } as const;
  const fonts = { ...sizes, h1Weight: "400", h1Size: "1.5rem", h2Weight: "700", h2Size: "1.25rem" } as const;
  const ratios = headingRatios({ ...fonts, h3Weight: "600", h3Size: "1.25rem" });
  expect(ratios).toEqual({ h1: 3, h2: 3, h3: 4.5 });
  expect(headingRatios({ ...fonts, h1Size: "1.4rem", h3Weight: "700", h3Size: "1.1rem" })).toEqual({
    h1: 4.5,
    h2: 3,
    h3: 4.5,
  });
});

test("C-02.11 headings in ink turn with the text in dark mode, headings in a hue keep it", () => {
  const inked = { ...defaultTheme, h1: "#1F2937", h2: "#2B1A12", h3: "#2563EB" };
  const { dark } = themeRoles(inked);
  expect([dark.h1, dark.h2]).toEqual([dark.text, dark.text]);
  expect(dark.h3).not.toBe(dark.text);
  expect(certifyTheme(inked).passes).toBe(true);
});
