import { describe, expect, test } from "vitest";
import { hasVisible, withoutDirectionOverrides } from "./visible-text.ts";

describe("S71 what a reader sees nothing of", () => {
  test.each([
    "",
    " \t\n\u00A0\u3000",
    "\u200B",
    "\u200C\u200D\u2060\uFEFF",
    "\u3164",
    "\u115F\u1160",
    "\uFFA0",
    "\u2800\u2800",
    "\uFE0F",
    "\u{E0041}\u{E007F}",
    "\u{E0100}",
    "\u00AD\u034F\u061C\u180E",
    "\u202E\u2066\u2069",
    "\u17B4\u17B5",
    "\u{13441}\u{1D159}",
    "\uFFFC",
    "\u0301",
    "\uE000",
    "\u0000\u0007",
  ])("%j", (text) => {
    expect(hasVisible(text)).toBe(false);
    expect(hasVisible(`${text}A${text}`)).toBe(true);
  });
});

// Persian with a zero-width non-joiner, Malayalam and Sinhala with joiners, a family of emoji, a flag made of tags.
const names = [
  "علی‌رضا",
  "ശ്രീ‍ല",
  "ශ්‍රී",
  "👩‍👩‍👧",
  "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
  "1️⃣",
  "Ann",
  "Zoë",
  "李",
  "…",
];

test.each(names)("S71 %s is seen, and stays as it is", (name) => {
  expect(hasVisible(name)).toBe(true);
  expect(withoutDirectionOverrides(name)).toBe(name);
});

test("S71 embeddings, overrides and isolates go", () => {
  expect(withoutDirectionOverrides("\u202Aa\u202Bb\u202Cc\u202Dd\u202Ee\u2066f\u2067g\u2068h\u2069")).toBe(
    "abcdefgh",
  );
});
