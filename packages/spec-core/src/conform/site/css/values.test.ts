import { describe, expect, it } from "vitest";
import { hexOf, over, parseColor } from "./color.ts";
import { lengthPx } from "./length.ts";
import { longhands } from "./shorthand.ts";

const hex = (text: string, scheme: "light" | "dark" = "light"): string | null => {
  const color = parseColor(text, { scheme, current: null });
  return color && hexOf(color);
};

describe("colors", () => {
  // rebeccapurple and its spellings: CSS Color 4, sections 5 to 9.
  it.each([
    "#663399",
    "#639",
    "#663399ff",
    "rebeccapurple",
    "RebeccaPurple",
    "rgb(102 51 153)",
    "rgba(102, 51, 153, 1)",
    "rgb(40% 20% 60%)",
    "hsl(270deg 50% 40%)",
    "hsl(270,50%,40%)",
    "hsl(.75turn 50% 40%)",
    "hwb(270 20% 40%)",
    "color(srgb .4 .2 .6)",
    "oklch(44.03% 0.1603 303.37)",
  ])("C-26.1 %s is one color in every notation", (text) => {
    expect(hex(text)).toBe("#663399");
  });

  it.each([
    ["color-mix(in srgb, red, blue)", "#800080"],
    ["color-mix(in srgb, red 25%, blue)", "#4000BF"],
    ["color-mix(in srgb, white 40%, black 60%)", "#666666"],
  ])("C-26.1 %s is mixed as CSS Color 5 says", (text, expected) => {
    expect(hex(text)).toBe(expected);
  });

  it("C-26.1 light-dark() follows the scheme", () => {
    expect([hex("light-dark(#fff, #000)"), hex("light-dark(#fff, #000)", "dark")]).toEqual([
      "#FFFFFF",
      "#000000",
    ]);
  });

  it.each(["inherit", "url(#a)", "12px", "#12345", "notacolor", "", "constructor", "rgb(var(--x))", "}{"])(
    "C-26.1 %s is no color",
    (text) => {
      expect(hex(text)).toBeNull();
    },
  );

  it("C-26.1 a translucent color is blended with the color below it", () => {
    const white = { red: 255, green: 255, blue: 255, alpha: 1 };
    expect(hexOf(over({ red: 0, green: 0, blue: 0, alpha: 0.5 }, white))).toBe("#808080");
  });
});

describe("lengths", () => {
  const measure = { emPx: 20, wholePx: 500, viewportPx: 1000 };
  it.each([
    ["2rem", 32],
    ["2em", 40],
    ["50%", 250],
    ["10vw", 100],
    ["calc(100% - 2rem)", 468],
    ["min(100% - 2rem, 20rem)", 320],
    ["clamp(1rem, 5vw, 3rem)", 48],
    ["calc((100vw - 600px) / 2 + 1rem)", 216],
    ["calc(-1 * 4px)", -4],
    ["0", 0],
  ])("C-26.1 %s is computed", (text, px) => {
    expect(lengthPx(text, measure)).toBeCloseTo(px, 6);
  });

  it.each(["auto", "calc(1px + )", "", "1qq"])("C-26.1 %s is no length", (text) => {
    expect(lengthPx(text, measure)).toBeNaN();
  });
});

describe("shorthands", () => {
  it("C-26.1 font, background and border give their longhands", () => {
    expect(Object.fromEntries(longhands("font", '700 2rem / 1.2 "A B", serif'))).toEqual({
      "font-weight": "700",
      "font-size": "2rem",
      "line-height": "1.2",
      "font-family": '"A B", serif',
    });
    const arrow =
      "conic-gradient(currentColor 90deg, #0000 0) right 1rem center / .75rem .5rem no-repeat #fff";
    expect(Object.fromEntries(longhands("background", arrow))).toMatchObject({
      "background-color": "#fff",
      "background-image": "none",
    });
    expect(Object.fromEntries(longhands("background", "url(a.png) no-repeat #fff"))["background-color"]).toBe(
      "#fff",
    );
    expect(Object.fromEntries(longhands("border", "2px solid rgb(0 0 0 / .5)"))).toEqual({
      "border-width": "2px",
      "border-style": "solid",
      "border-color": "rgb(0 0 0 / .5)",
    });
  });
});
