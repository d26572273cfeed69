import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio } from "../color/contrast.ts";
import { themeColorNames } from "../color/theme-colors.ts";
import { themeVerdicts } from "./theme-verdicts.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const color = fc.oneof(
  hex,
  fc.constantFrom("", " ", "teal-ish", "#12345", "3B82F6", "#GGGGGG"),
  fc.string({ maxLength: 9 }),
);
const [primary, accent, background, text, h1, h2, h3] = [color, color, color, color, color, color, color];
const theme = fc.record({ primary, accent, background, text, h1, h2, h3 });

/** CSS Color 4, section 5.2, as far as the form takes it. */
const isColor = (value: string): boolean => /^#[0-9a-fA-F]{6}$/.test(value);

test("C-02.12 every verdict is measured on two readable colors, every other pair has none", () => {
  fc.assert(
    fc.property(theme, (colors) => {
      for (const verdict of themeVerdicts(colors)) {
        const front = colors[verdict.foreground];
        const canBeMeasured = isColor(front) && isColor(colors.background);
        expect(verdict.kind).toBe(canBeMeasured ? "measured" : "unreadable");
        if (verdict.kind === "unreadable") expect(Object.keys(verdict)).not.toContain("ratio");
        else expect(verdict.ratio).toBe(contrastRatio(front, colors.background));
      }
    }),
  );
});

test("C-02.12 of a blank theme nothing is said", () => {
  const blank = { primary: "", accent: "", background: "", text: "", h1: "", h2: "", h3: "" };
  expect(Object.keys(blank)).toEqual([...themeColorNames]);
  expect(new Set(themeVerdicts(blank).map(({ kind }) => kind))).toEqual(new Set(["unreadable"]));
});
