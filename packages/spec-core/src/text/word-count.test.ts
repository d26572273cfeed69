import { expect, it } from "vitest";
import { wordCount } from "./word-count.ts";

it.each([
  ["", 0],
  ["  \n", 0],
  ["bread", 1],
  [" fresh bread\n& well-made cakes ", 5],
])("'%s' has %i words", (text, count) => {
  expect(wordCount(text)).toBe(count);
});
