import { expect, it } from "vitest";
import { lengthPx } from "./css/length.ts";
import { plain, stem, wordsOf } from "./wording.ts";

it("C-34.7 two spellings of the same words are one", () => {
  expect(plain("Rose & Crown")).toBe(plain("rose and crown"));
  expect(wordsOf("The smith's tools, re-made")).toEqual(["the", "smith", "tools", "re", "made"]);
  expect(["repairs", "repairing", "repaired"].map(stem)).toEqual(["repair", "repair", "repair"]);
});

it.each([
  ["1.5rem", 24],
  ["2em", 20],
  ["50%", 200],
  ["calc(1rem + 4px)", 20],
  ["clamp(10px, 50vw, 30px)", 30],
])("C-34.10 '%s' is %i px", (text, px) => {
  expect(lengthPx(text, { emPx: 10, wholePx: 400, viewportPx: 800 })).toBe(px);
});
