import { expect, it } from "vitest";
import { englishCues } from "./english/cues.ts";
import { countPhrases, phraseIndex } from "./phrases.ts";
import { wordsOf } from "./words.ts";

const count = (table: string, text: string): number =>
  countPhrases(phraseIndex(new Map([["family", table]])), wordsOf(text)).get("family") ?? 0;

it.each([
  ["do not say", "DON'T say it, dont say it, do not say it", 3],
  ["a|b c", "a c, b c, a b", 2],
  ["complain*", "complaints and complaining", 2],
  ["# years", "30 years and thirty years", 1],
  ["must _ say", "must say; must really clearly say; must by all that is holy say", 2],
  ["^dear", "dear Ann, dear Bob", 1],
  ["thanks$", "thanks a lot, thanks", 1],
  ["she is", "she's", 1],
  ["we are", "we’re", 1],
] as const)("C-29.3 the phrase '%s' is found in '%s'", (table, text, found) => {
  expect(count(table, text)).toBe(found);
});

it("C-29.4 every phrase of the English tables is written in the words into which texts are split", () => {
  const strange = Object.values(englishCues).flatMap((table: string) =>
    table.split(",").filter((phrase) => {
      const plain = phrase
        .replace(/[\^$*#_|]/g, " ")
        .replaceAll("'s", " ")
        .trim()
        .split(/\s+/)
        .filter(Boolean);
      return (
        plain.join(" ") !==
        wordsOf(plain.join(" "))
          .map(({ word }) => word)
          .join(" ")
      );
    }),
  );
  expect(strange).toEqual([]);
});
