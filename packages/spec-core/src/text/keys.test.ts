import { expect, it } from "vitest";
import { letterKey, wordKey } from "./keys.ts";

it("a letter key has nothing but letters and digits of any script in lower case", () => {
  expect(letterKey("Kiln & Co. 24/7")).toBe("kilnco247");
  expect(letterKey("Café Ω")).toBe("caféω");
  expect(letterKey(" –!")).toBe("");
});

it("a word key has the words with one space between them", () => {
  expect(wordKey("  Price-list: (new)")).toBe("price list new");
  expect(wordKey("–!")).toBe("");
});
