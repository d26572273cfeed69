import { describe, expect, it } from "vitest";
import { drawMotif } from "./draw-motif.ts";
import { drawingsOfThings } from "./drawn-things.ts";
import { smile, tooth } from "./parts/care.ts";
import { abacus, calculator, coins } from "./parts/desk.ts";
import { hen } from "./parts/farm.ts";
import { house } from "./parts/house.ts";
import { horse } from "./parts/pets.ts";
import { scissors } from "./parts/salon.ts";
import { jacket, trousers } from "./parts/sewing.ts";
import { refusedThings, refusesDrawings } from "./refused-pictures.ts";
import { trades } from "./trades/all-trades.ts";
import { withoutRefused } from "./without-refused.ts";

describe("the things of which a client wants no pictures", () => {
  it.each([
    ["No photos of calculators or piles of coins please.", ["calculators", "coins"]],
    ["no cartoon bees", ["bees"]],
    ["please no drawings of teeth", ["teeth"]],
    ["I do not want any pictures of teeth on the site.", ["teeth"]],
    ["avoid clip art of scissors", ["scissors"]],
    ["no cliche images like gavels or scales", ["gavels", "scales"]],
    ["Don't use stock photos of people in hard hats", ["people"]],
    ["We don't want any hammers on the website.", ["hammers"]],
    ["no cheesy handshakes", ["handshakes"]],
  ])("%s", (sentence, things) => {
    expect(refusedThings([sentence])).toEqual(things);
  });

  it.each([
    "please no photos of the house from the street",
    "no pictures of other people's windows",
    "No stock photos.",
    "no western font",
    "We do not have pictures yet.",
    "No dogs please.",
    "Don't forget the pictures of the kiln",
    "Photos of calculators are fine.",
  ])("nothing: %s", (sentence) => {
    expect(refusedThings([sentence])).toEqual([]);
  });
});

it.each([
  ["No dogs and cats.", ["dogs", "cats"]],
  ["I cut no patterns from scratch, and no suits.", ["suits"]],
  ["We don't treat cats, rabbits or snakes.", ["cats", "rabbits", "snakes"]],
  ["We do not repair pianos, sorry.", ["pianos"]],
  [
    "What we don't do: outside windows, carpets (I can recommend someone), offices.",
    ["windows", "carpets", "offices"],
  ],
  ["I do not: gutters, roofs", ["gutters", "roofs"]],
  ["No cards, cash only.", []],
  ["No curtains from other shops.", []],
  ["We do not repair e-bikes.", []],
  ["No dogs please.", []],
])("C-36.311 what a business does not deal with is not drawn: '%s'", (sentence, things) => {
  expect(refusedThings([sentence])).toEqual(things);
});

it("C-36.312 a suit is a jacket and trousers, and a chicken a hen", () => {
  for (const drawn of [jacket, trousers]) expect(drawingsOfThings(["suits"])).toContain(drawn);
  expect(drawingsOfThings(["chickens"])).toContain(hen);
});

it.each([
  ["houses", house],
  ["horses", horse],
  ["teeth", tooth],
  ["teeth", smile],
  ["scissors", scissors],
])("the drawings of %s are found by the word for several", (word, drawn) => {
  expect(drawingsOfThings([word])).toContain(drawn);
});

it("a word that no drawing shows refuses none", () => {
  expect(drawingsOfThings(["handshakes", "hands-on"])).toEqual([]);
});

it.each([
  ["No clip-art treble clefs, please.", true],
  ["No clip art.", true],
  ["Please don't use any cartoons or drawings.", true],
  ["I hate illustrations.", true],
  ["please no drawings of teeth", false],
  ["no cartoon bees", false],
  ["Drawings are fine.", false],
  ["No stock photos.", false],
  ["Don't forget the drawings", false],
  ["avoid clip art of scissors", false],
])("C-36.295 '%s' refuses all drawings: %s", (sentence, isRefused) => {
  expect(refusesDrawings([sentence])).toBe(isRefused);
});

it("C-36.1041 what the client wants no mention of is not drawn", () => {
  expect(refusedThings(["Don't mention the boats, we gave up the mooring."])).toEqual(["boats"]);
});

it("who wants no calculators and piggy banks gets no abacus and no coins either, and two different things at the foot", () => {
  const accountant = trades.find(({ id }) => id === "accountant");
  if (!accountant) throw new Error("No accountant.");
  const refused = refusedThings(["Please no stock photos with piggy banks or calculators."]);
  const suited = withoutRefused(accountant, refused);
  if (!suited) throw new Error("No drawings are left.");
  const given = { plate: [], initials: "A", measure: (text: string) => text.length, random: () => 0.5 };
  const drawn = [
    drawMotif(suited, "opening", given),
    drawMotif(suited, "footer", given),
    ...suited.keys.map(({ draw }) => draw),
  ].join("");
  for (const each of [abacus, calculator, coins]) expect(drawn).not.toContain(each);
  expect(new Set(suited.footer).size).toBe(suited.footer.length);
});
