import fc from "fast-check";
import { expect, test } from "vitest";
import { checkTheme } from "./check-theme.ts";
import { contrastRatio } from "./contrast.ts";
import { defaultTheme } from "./default-theme.ts";
import type { ThemeColorName } from "./theme-colors.ts";

const readable = {
  primary: "#000000",
  accent: "#000000",
  background: "#FFFFFF",
  text: "#000000",
  h1: "#000000",
  h2: "#000000",
  h3: "#000000",
};

function pairOf(name: ThemeColorName, color: string) {
  const check = checkTheme({ ...readable, [name]: color });
  return { ...check.pairs.find((pair) => pair.foreground === name), theme: check.passes };
}

test("C-02.1 text passes from a ratio of 4.5 on the background: #767676 on white does, #777777 does not", () => {
  expect(pairOf("text", "#767676")).toMatchObject({ required: 4.5, passes: true, theme: true });
  expect(pairOf("text", "#777777")).toMatchObject({ required: 4.5, passes: false, theme: false });
});

test.each(["primary", "accent", "h1", "h2", "h3"] as const)(
  "C-02.2 %s passes from a ratio of 3 on the background",
  (name) => {
    expect(pairOf(name, "#949494")).toMatchObject({ required: 3, passes: true, theme: true });
    expect(pairOf(name, "#959595")).toMatchObject({ required: 3, passes: false, theme: false });
  },
);

test("C-02.3 each pair carries its ratio, threshold and verdict", () => {
  expect(checkTheme(readable)).toEqual({
    passes: true,
    pairs: ["text", "primary", "accent", "h1", "h2", "h3"].map((foreground) => ({
      foreground,
      background: "background",
      ratio: 21,
      required: foreground === "text" ? 4.5 : 3,
      passes: true,
    })),
  });
});

test("C-02.5 a failing pair, and no other, comes with a color that passes", () => {
  for (const pair of checkTheme(defaultTheme).pairs) {
    expect(pair.suggestion === undefined).toBe(pair.passes);
    if (pair.suggestion !== undefined)
      expect(contrastRatio(pair.suggestion, defaultTheme.background)).toBeGreaterThanOrEqual(pair.required);
  }
});

test("C-02.5 a failing color without a hue has no suggestion", () => {
  const check = checkTheme({ ...readable, background: "#000000", accent: "as on our van" });
  expect(check.pairs.find((pair) => pair.foreground === "accent")).toEqual({
    foreground: "accent",
    background: "background",
    ratio: 1,
    required: 3,
    passes: false,
    notColors: ["accent"],
  });
});

test("C-02.13 a verdict on text that is no color names it, and no other verdict names anything", () => {
  const named = (colors: typeof readable) => checkTheme(colors).pairs.map((pair) => pair.notColors);
  expect(named(readable)).toEqual(Array(6).fill(undefined));
  expect(pairOf("text", "black")).toMatchObject({ ratio: 21, passes: true, notColors: ["text"] });
  expect(named({ ...readable, background: "snow", h1: "#12345" })).toEqual([
    ["background"],
    ["background"],
    ["background"],
    ["h1", "background"],
    ["background"],
    ["background"],
  ]);
});

test("C-02.20 any text in any field gives a verdict and never throws", () => {
  const any = fc.string({ maxLength: 64 });
  const theme = fc.record({
    primary: any,
    accent: any,
    background: any,
    text: any,
    h1: any,
    h2: any,
    h3: any,
  });
  fc.assert(fc.property(theme, (colors) => checkTheme(colors).pairs.length === 6));
});
