import { expect, it } from "vitest";
import { dayWords } from "./data/day-words.ts";
import { hourWords } from "./data/hour-words.ts";
import { hourTokens } from "./hour-tokens.ts";

const kindsIn = (text: string): string[] => hourTokens(text, null).map(({ kind }) => kind);

it("every word for a day or for opening hours is read as one", () => {
  // The plural with a hyphen is read in two parts.
  const words = [...dayWords.keys(), ...hourWords.keys()].filter((word) => !word.endsWith("-feiras"));
  // Behind a day 'may' is a month.
  expect(words.filter((word) => kindsIn(`Mon, ${word}`)[2] === "other")).toEqual([]);
});

it.each([
  ["Sept 3rd", "season"],
  ["sep 3", "season"],
  ["August 12", "season"],
  ["half past six", "time"],
  ["quarter to nine", "time"],
  ["twelve", "time"],
  ["Fr 9-12", "day"],
])("%s begins as a %s in small letters and in capitals", (text, kind) => {
  expect([text, text.toUpperCase()].map((said) => kindsIn(said)[0])).toEqual([kind, kind]);
});

it("'Mondays never' is closed", () => {
  expect(kindsIn("Mondays never")).toEqual(["day", "closed"]);
});
