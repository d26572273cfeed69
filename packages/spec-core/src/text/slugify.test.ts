import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../random/any-character.fixture.ts";
import { slugify } from "./slugify.ts";

test.each([
  ["About", "about"],
  ["About Us", "about-us"],
  ["  FAQ  ", "faq"],
  ["Terms & Conditions", "terms-conditions"],
  ["What’s new?", "whats-new"],
  ["Über uns", "uber-uns"],
  ["Crème brûlée", "creme-brulee"],
  ["Straße", "strasse"],
  ["Łódź", "lodz"],
  ["日本語 ページ", "日本語-ページ"],
  ["हिन्दी", "हिन्दी"],
  ["Ελλάδα", "ελλάδα"],
  ["İstanbul", "istanbul"],
  ["a/b\\c", "a-b-c"],
  ["../../etc", "etc"],
  ["x\u0000y\uD800z", "x-y-z"],
  ["!!!", "page"],
  ["", "page"],
  ["🎂", "page"],
])("C-11.2 the page %j has the slug %j", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test("C-11.2 every slug is lowercase words of letters and digits joined by single hyphens, and never empty", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (name) => {
      expect(slugify(name)).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u);
      expect(slugify(name)).toBe(slugify(name).toLowerCase());
      expect(slugify(slugify(name))).toBe(slugify(name));
    }),
  );
});
