import { expect, test } from "vitest";
import { decompose } from "./decompose.ts";

test("S68 a decomposed text is at most four times as long, whatever ligatures it is made of", () => {
  expect("ﷺ".normalize("NFKD")).toHaveLength(18);
  expect(decompose("ﷺ".repeat(200))).toHaveLength(800);
});

test("S68 no letter loses a part of itself: four times is what a canonical decomposition may take", () => {
  for (let point = 0; point <= 0x10ffff; point += 1) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const letter = String.fromCodePoint(point);
    const canonical = letter.normalize("NFD");
    if (canonical !== letter) expect(decompose(letter)).toBe(letter.normalize("NFKD"));
  }
});
