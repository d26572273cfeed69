import fc from "fast-check";
import { expect, test } from "vitest";
import { postSlugSchema } from "./post.ts";
import { slugAsTyped, slugOf } from "./slug.ts";

test("D-06.1 a typed address is lowered, and every other character than a-z, 0-9 and hyphen becomes a hyphen", () => {
  expect(slugAsTyped("What's New? 2026")).toBe("what-s-new--2026");
  expect(slugAsTyped("a--b-")).toBe("a--b-");
});

test("D-06.2 an address made of any text is one that posts can have, or empty", () => {
  expect(slugOf("  Crème brûlée: 3 Ways!  ")).toBe("creme-brulee-3-ways");
  expect(slugOf("Größe, Œuvre & Smørrebrød in Łódź")).toBe("grosse-oeuvre-smorrebrod-in-lodz");
  expect(slugOf("日本語")).toBe("");
  expect(slugOf("A bakery's website: what it's, and isn’t")).toBe("a-bakerys-website-what-its-and-isnt");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const slug = slugOf(text);
      expect(slug === "" || postSlugSchema.safeParse(slug).success).toBe(true);
    }),
  );
});
