import { expect, test } from "vitest";
import { excerptPreview, keywordsOf, takeawaysOf } from "./post-words.ts";

test("D-06.3 keywords are split at commas and trimmed, takeaways are one per line, and empty ones are dropped", () => {
  expect(keywordsOf(" web design,, seo , ,prices")).toEqual(["web design", "seo", "prices"]);
  expect(takeawaysOf("First, and more\n\n  \n second ")).toEqual(["First, and more", " second "]);
});

test("D-06.4 a list shows the first 50 characters of an excerpt and cuts none in two", () => {
  expect(excerptPreview({ excerpt: "x".repeat(50) })).toBe("x".repeat(50));
  expect(excerptPreview({ excerpt: "🙂".repeat(51) })).toBe(`${"🙂".repeat(50)}...`);
});
