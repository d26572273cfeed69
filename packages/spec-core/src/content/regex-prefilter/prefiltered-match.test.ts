import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { notForVisitors, trouble } from "../facts/data/keep-words.ts";
import { roles } from "../facts/people/data/person-words.ts";
import { englishDictation } from "../statements/english/dictation.ts";
import {
  allMatches,
  canMatch,
  firstMatch,
  matchableIn,
  matches,
  matchesAny,
  prefiltered,
} from "./prefiltered-match.ts";
import { anyDigit, requiredLiterals } from "./required-literals.ts";

const { heads, spokenHeads, strictHeads, placedHeads, ...single } = englishDictation;
const patterns = [
  ...[heads, spokenHeads, strictHeads, placedHeads].flat(),
  ...Object.values(single).filter((rule) => rule instanceof RegExp),
  ...notForVisitors,
  trouble,
  new RegExp(roles, "iu"),
  new RegExp(`^ (?:your |our )?(${roles})(?=[.,;!)]|$)`, "u"),
  /\b[1-9]\d{3} ?kg\b|0\d{2,4}-1|[158][59]\d \d{3}/u,
  /(?<!\p{Lu})\$|\d ?[€£]|[Rr]ue (?:de|du) \p{Lu}/gu,
  /licen[cs]es?|ab+c{0,2}d{2}|😀?ok|(?<year>\d{4})|\bkg\b/iu,
];

const words = patterns
  .flatMap(({ source }) => source.match(/\p{L}{2,}/gu) ?? [])
  .filter((_, index) => index % 7 === 0);
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...words),
      fc.constantFrom("ſ", "K", "1", "24", "0113-1", "5550 kg", "1901 555", "€", ".", ":", "'", " "),
      fc.string(),
    ),
    {
      maxLength: 12,
    },
  )
  .chain((parts) =>
    fc.constantFrom(parts.join(" "), parts.join(""), parts.join("\n"), parts.join(" ").toUpperCase()),
  );

describe("a regular expression that is tried only where its literals occur", () => {
  it("C-29.70 is tried on every text in which it matches, whatever the expression and the case of the text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...patterns), text, (pattern, said) => {
        const found = said.match(new RegExp(pattern.source, pattern.flags.replace("g", "")));
        expect(found === null || canMatch(pattern, said)).toBe(true);
      }),
      { numRuns: process.env.TEST_FULL ? 5000 : 500 },
    );
  });

  it("a list of expressions is tried like each of them", () => {
    const plain = patterns.map(({ source, flags }) => new RegExp(source, flags.replace("g", "")));
    const matchable = matchableIn(plain, (pattern) => pattern);
    const isAny = matchesAny(plain);
    fc.assert(
      fc.property(text, (said) => {
        expect(matchable(said)).toEqual(plain.filter((pattern) => canMatch(pattern, said)));
        expect(isAny(said)).toBe(plain.some((pattern) => pattern.test(said)));
      }),
    );
  });

  it.each([
    [/licen[cs]e|lic\.?/iu, [["licence", "license", "lic"]]],
    [
      /\b(?:must|should)\s+(?:be|appear)\b/iu,
      [
        ["must", "should"],
        ["be", "appear"],
      ],
    ],
    [/(?<!un)paid (?=by)/u, [["paid "], ["by"]]],
    [/£\d|\d ?[€£]/u, [[`£${anyDigit}`, "€", "£"]]],
    [/\b[1-9]\d{3} ?[A-Z]{2}\b|0\d{2,4}-1/u, [[anyDigit.repeat(4), anyDigit.repeat(3)]]],
    [/ab+c?d{2}e{0,3}f|abb/u, [["ab", "abb"]]],
    [/σ|\p{L}+/iu, []],
    [/x*|yes/u, []],
  ])("C-29.71 %s requires its own words in a text", (pattern, required) => {
    expect(requiredLiterals(pattern)).toEqual(required);
  });

  it("finds its words at every place of a long text, however long they are", () => {
    const long = "a sentence of more characters than two pieces of a text share";
    for (const [pattern, said] of [
      [/licences/u, "licences"],
      [/LICENCES/iu, "licences"],
      [new RegExp(long, "u"), long],
    ] as const) {
      for (let place = 0; place < 600; place += 1)
        expect(matches(pattern, "x".repeat(place) + said + "x".repeat(300))).toBe(true);
      expect(canMatch(pattern, "x".repeat(600))).toBe(false);
    }
  });

  it("finds its words in every line of a text, and those that it requires together in different lines", () => {
    const lines = ["a mill", "", "x".repeat(300), "the kiln lane", ""];
    for (const said of [lines, lines.toReversed()].map((each) => each.join("\n"))) {
      expect(matches(/kiln lane/u, said)).toBe(true);
      expect(canMatch(/mill.*lane/su, said)).toBe(true);
      expect(canMatch(/mill.*tower/su, said)).toBe(false);
    }
  });

  it("C-29.72 finds the same as without the prefilter", () => {
    const mills = /\d+ (?:mill|kiln)s/giu;
    expect(allMatches(mills, "2 mills, 3 KILNS").map(([whole]) => whole)).toEqual(["2 mills", "3 KILNS"]);
    expect(allMatches(mills, "two ovens")).toEqual([]);
    expect(firstMatch(/(mill) lane/iu, "at Mill Lane")?.[1]).toBe("Mill");
    expect(matches(/kiln/iu, "the ſame KILN")).toBe(true);
    expect(prefiltered(/our (kiln)/u, /kiln/u).exec("our kiln")?.index).toBe(0);
    expect(prefiltered(/our (kiln)/u, /kiln/u).test("our oven")).toBe(false);
  });
});
