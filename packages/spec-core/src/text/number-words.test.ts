import { expect, it } from "vitest";
import { numberWords, saidNumber } from "./number-words.ts";

it.each([
  ["12", 12],
  ["one", 1],
  ["Eleven", 11],
  ["nineteen", 19],
  ["forty", 40],
  ["several", Number.NaN],
])("'%s' says %d", (said, number) => {
  expect(saidNumber(said)).toBe(number);
});

it("the words of a range are those of its numbers, in their order", () => {
  expect(numberWords(1, 3)).toBe("one|two|three");
  expect(numberWords(20, 100).split("|")).toEqual(
    "twenty thirty forty fifty sixty seventy eighty ninety hundred".split(" "),
  );
});
