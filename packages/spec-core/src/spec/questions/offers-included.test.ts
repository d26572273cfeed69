import { expect, it } from "vitest";
import { find, questionOf } from "./asked.fixture.ts";

const priced = (niche: string, ...offers: (readonly [name: string, what: string])[]) => ({
  niche,
  pages: ["Home", "Pricing"],
  offers: offers.map(([name, what]) => ({ name, what, price: "$20" })),
});

it.each([
  ["Lebanese food truck", "Manakish zaatar", ""],
  ["Wedding cakes", "Two tier", "about 50 serves"],
  ["Violin teacher", "45 minute lesson", ""],
  ["Violin teacher", "Trial lesson", "30 minutes"],
])("C-32.326 of %s the offer '%s' (%s) needs no question on what it includes", (niche, name, what) => {
  expect(find(priced(niche, [name, what]), "offers-included")).toBeUndefined();
});

it.each([
  ["Caterer", "Wedding buffet", ""],
  ["Mobile hairdresser", "Perm", ""],
  ["Violin teacher", "Summer package", ""],
  ["Chimney sweep", "Sweep", ""],
])("C-32.327 of %s the offer '%s' (%s) needs one", (niche, name, what) => {
  expect(find(priced(niche, [name, what]), "offers-included")).toBeDefined();
});

it.each<[string, string[], RegExp | null]>([
  ["dog walking + pet sitting", ["Group walk", "Cat visit"], /‘pet sitting’/],
  ["dog walking + pet sitting", ["Group walk", "Pet sitting at yours"], null],
  ["hair and beauty", ["Cut", "Facial"], null],
  ["Removals and storage", ["Storage container"], null],
])("C-32.328 of '%s' beside %j what the list lacks is asked for: %s", (niche, names, words) => {
  const question = questionOf(priced(niche, ...names.map((name) => [name, ""] as const)), "offers-included");
  if (words) expect(question).toMatch(words);
  else expect(question).not.toMatch(/What do you offer as/);
});
