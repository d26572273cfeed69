import { describe, expect, it } from "vitest";
import { headlineOf, wholeClauses } from "./headline.ts";
import { withoutTitle } from "./parts/opening.ts";
import { knownPlaces, withPlaceCapitals } from "./place-capitals.ts";

describe("a headline", () => {
  it.each([
    [
      "Farm shop and bakery in the old mill outside Hexham, North Tyneside.",
      "Farm shop and bakery in the old mill outside Hexham, North Tyneside",
      "",
    ],
    [
      "Boat trips to the seals from Seahouses, wooden ketch, max 6 guests.",
      "Boat trips to the seals from Seahouses",
      "Wooden ketch, max 6 guests.",
    ],
    [
      "Two-person drone business in the Vale of Evesham, flying since 2011.",
      "Two-person drone business in the Vale of Evesham, flying since 2011",
      "",
    ],
  ])("C-29.780 '%s' is not cut before a rest that means nothing alone", (sentence, title, rest) => {
    expect(headlineOf(sentence, "")).toEqual({ title, rest });
  });

  it("C-29.803 a sentence too long for a headline, whose rest means nothing alone, is none", () => {
    const sentence =
      "Pottery classes in a barn for adults and children, Ann Roe, in the old kiln room at the back.";
    expect(headlineOf(sentence, "")).toBeNull();
  });

  it.each([
    ["A bakery in York, been going since 1979.", "A bakery in York"],
    [
      "Handmade soap from the Fens, small batches poured every Monday by two sisters.",
      "Handmade soap from the Fens",
    ],
  ])("C-29.781 '%s' is cut where both parts mean something", (sentence, title) => {
    expect(headlineOf(sentence, "")?.title).toBe(title);
  });

  it.each([
    ["Elm School of Music was started in 2004 by me, Joan Hay, in a chapel.", true],
    ["The nursery was founded by two sisters.", true],
    ["We opened the yard in 1998, with one crane.", true],
    ["I started Elm Pianos in 2012.", true],
    ["We make tables from oak.", false],
    ["We started young and still tune pianos.", false],
  ])("C-29.782 how the business began is no headline: '%s': %s", (sentence, isHistory) => {
    expect(headlineOf(sentence, "Elm School of Music") === null).toBe(isHistory);
  });

  it.each([
    ["I repair clocks, watches and radios in Fife.", "I repair clocks, watches and radios in Fife."],
    ["Clock repair, all over Fife and the villages.", "All over Fife and the villages."],
  ])("C-29.783 a list keeps its verb and its first item below the title: '%s'", (sentence, line) => {
    expect(withoutTitle(sentence, "Clock repair")).toBe(line);
  });
});

it.each([
  ["boat trips Oban", "", "Boat trips out of oban.", "Boat trips out of Oban."],
  [
    "dog walking",
    "Skipton",
    "Walks near skipton, dogs from skipton.",
    "Walks near Skipton, dogs from Skipton.",
  ],
  ["Wedding Cakes", "", "All sorts of cakes in cakes week.", "All sorts of cakes in cakes week."],
  ["reading help", "Reading", "We help with words in reading.", "We help with words in reading."],
])("C-29.784 of a trade '%s' in '%s' a place is written with a capital: %s", (niche, town, text, written) => {
  expect(withPlaceCapitals(text, knownPlaces(niche, town))).toBe(written);
});

it.each([
  ["knitting patterns", "Marlow", [], ["Marlow"]],
  ["slate roofing", "Slate", [], []],
  ["shop fitter", "Slate", ["Floors in slate"], []],
  ["stonemason", "Stone", [], []],
])("C-29.804 for '%s' in '%s' with the offers %j these have capitals: %j", (niche, town, offers, places) => {
  expect(knownPlaces(niche, town, offers)).toEqual(places);
});

it.each([
  [
    "We teach flute, oboe and, since last year, a beginners’ recorder class on Monday nights in the hall.",
    "",
  ],
  [
    "We run two boats from the old quay, which people think is closed.",
    "We run two boats from the old quay.",
  ],
])("C-29.794 a sentence is not cut before the last item of its list: '%s'", (sentence, start) => {
  expect(wholeClauses(sentence, 60)).toBe(start);
});
