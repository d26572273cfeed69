import { expect, test } from "vitest";
import { choosePreview } from "./preview-rules.ts";

const claim = { width: 6000, height: 4000, sizeBytes: 5_000_000, canShrinkWhileDecoding: false };

test.each([
  ["640 pixels a side and 100 kB", { width: 640, height: 640, sizeBytes: 102_400 }, "itself"],
  ["one pixel more", { width: 641, height: 10, sizeBytes: 102_400 }, "shrink"],
  ["one byte more", { width: 640, height: 640, sizeBytes: 102_401 }, "shrink"],
  ["24 megapixels", {}, "shrink"],
  ["more than 24 megapixels", { width: 6001 }, "none"],
  [
    "108 megapixels that shrink while decoding",
    { width: 12_000, height: 9000, canShrinkWhileDecoding: true },
    "shrink",
  ],
  ["more of them", { width: 12_001, height: 9000, canShrinkWhileDecoding: true }, "none"],
  ["38 bytes that claim 50 megapixels", { width: 7071, height: 7071, sizeBytes: 38 }, "none"],
  ["1032 pixels a byte", { width: 1032, height: 1000, sizeBytes: 1000 }, "shrink"],
  ["more pixels a byte", { width: 1033, height: 1000, sizeBytes: 1000 }, "none"],
] as const)("S68 a picture of %s", (_, change, choice) => {
  expect(choosePreview({ ...claim, ...change })).toBe(choice);
});
