import { contrastRatio, defaultTheme } from "@sitewright/spec-core/color";
import { defaultFonts } from "@sitewright/spec-core/typography";
import { expect, test } from "vitest";
import { isMended, type SketchLook, sketchStyle } from "./sketch-look.ts";

const look = (colors: Partial<SketchLook["colors"]>): SketchLook => ({
  colors: { ...defaultTheme, ...colors },
  fonts: defaultFonts,
  buttonStyle: "classic",
});
const bakery = {
  primary: "#7A2414",
  accent: "#C65A1E",
  background: "#F6C453",
  text: "#2B1A12",
  h1: "#2B1A12",
  h2: "#7A2414",
  h3: "#7A2414",
};

test("colours that can be read are shown as chosen, to the byte", () => {
  const style = sketchStyle(look(bakery), 1);
  expect([style["--sk-text"], style["--sk-h1"], style["--sk-h2"], style["--sk-h3"]]).toEqual([
    "#2B1A12",
    "#2B1A12",
    "#7A2414",
    "#7A2414",
  ]);
  expect(isMended(look(bakery))).toBe(false);
});

test("text that cannot be read is shown as on the built site: in a colour that can, and that is said", () => {
  // The default H3, #60A5FA on white, is 2.54:1; as large text it needs 3 (WCAG 2.2, 1.4.3).
  const style = sketchStyle(look({}), 1);
  expect(style["--sk-h3"]).not.toBe("#60A5FA");
  expect(contrastRatio(style["--sk-h3"] ?? "", "#FFFFFF")).toBeGreaterThanOrEqual(3);
  expect(isMended(look({}))).toBe(true);
});

test("a text that is no colour never reaches the style", () => {
  const style = sketchStyle(look({ accent: "url(https://example.com/x)" }), 1);
  expect(style["--sk-accent"]).toBe("#1F2937");
});

test("sizes of the built site become relative to the sketch", () => {
  expect(sketchStyle(look({}), 0.55)).toMatchObject({ fontSize: "0.55rem", "--sk-h1-size": "2.25em" });
});
