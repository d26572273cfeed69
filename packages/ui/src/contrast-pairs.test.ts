// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastPairs } from "./contrast-pairs.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map((match) => [
    match[1],
    { light: match[2] ?? "", dark: match[3] ?? "" },
  ]),
);

function value(name: string, theme: "light" | "dark"): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`No colour token --${name}`);
  return token[theme];
}

// WCAG 2.2, definitions of relative luminance and contrast ratio.
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

test("the formula gives the ratios that WCAG publishes", () => {
  expect(ratio("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(ratio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(ratio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("every colour token has a value for day and for night", () => {
  expect(tokens.size).toBe(28);
});

for (const theme of ["light", "dark"] as const) {
  test.each(contrastPairs)(
    `${theme}: $foreground on $background reaches $required`,
    ({ foreground, background, required }) => {
      expect(ratio(value(foreground, theme), value(background, theme))).toBeGreaterThanOrEqual(required);
    },
  );
}

// Ratios worked out apart from this code when the palette was chosen.
test.each([
  ["ink", "paper", 13.14, 15.57],
  ["ink-3", "sunken", 4.9, 7.69],
  ["on-accent", "accent", 4.8, 6.06],
  ["accent", "surface", 3.12, 5.45],
  ["line-strong", "paper", 3.47, 4.82],
  ["block-line", "block", 3.97, 4.11],
])("%s on %s is %d by day and %d by night", (foreground, background, light, dark) => {
  expect(ratio(value(foreground, "light"), value(background, "light"))).toBeCloseTo(light, 2);
  expect(ratio(value(foreground, "dark"), value(background, "dark"))).toBeCloseTo(dark, 2);
});
