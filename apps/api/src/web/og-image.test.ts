import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { loadSharp } from "../files/make-preview.ts";
import { fitHeadline } from "./og-headline.ts";
import { createOgImages } from "./og-image.ts";

// The same process has opened a client's picture before, which shuts readers of the image library.
beforeAll(async () => {
  await loadSharp({ warn: () => {} });
});

const room = { width: 1060, height: 384 };

test("M-14.6 a short headline is large, a long one smaller, and one that cannot fit is cut", () => {
  const sizeOf = (text: string) => fitHeadline(text, room).fontSize;
  expect(sizeOf("News")).toBe(132);
  expect(sizeOf("Mobile first is arithmetic: headlines that fit, and still grow when you zoom")).toBeLessThan(
    100,
  );
  const long = fitHeadline("word ".repeat(200), room);
  expect([long.fontSize, long.words.endsWith("…"), long.words.length < 500]).toEqual([34, true, true]);
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 500 }),
      (text) => fitHeadline(text, room).fontSize >= 34,
    ),
  );
});

/** The first and last rows and columns that are not the ground's color. */
async function inkBox(picture: Uint8Array, { top, bottom }: { top: number; bottom: number }) {
  const part = sharp(picture)
    .removeAlpha()
    .extract({ left: 0, top, width: 1200, height: bottom - top });
  const cut = sharp(await part.png().toBuffer());
  const { info } = await cut
    .trim({ background: "#e9eeea", threshold: 20 })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  return { left, right: left + info.width };
}

test.each([
  "News",
  "What a contrast certificate proves about your colours",
  "W".repeat(300),
  "Donaudampfschifffahrtsgesellschaft",
])("M-14.7 the picture of %j is 1200 by 630 and keeps its margins", async (headline) => {
  const picture = (await createOgImages()(headline)) ?? new Uint8Array();
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([1200, 630, "png"]);
  const words = await inkBox(picture, { top: 40, bottom: 440 });
  expect([words.left >= 65, words.right <= 1135]).toEqual([true, true]);
});

test("M-14.50 of a flood of questions for pictures few wait, the rest is asked to retry later, and afterwards all is as before", async () => {
  const draw = createOgImages();
  const asked = await Promise.all(Array.from({ length: 12 }, (_, index) => draw(`Post ${index}`)));
  expect(asked.map((picture) => picture !== undefined)).toEqual(
    Array.from({ length: 12 }, (_, index) => index < 8),
  );
  expect(await draw("Post 0")).toBe(asked[0]);
  expect(await draw("Post 11")).toBeDefined();
});
