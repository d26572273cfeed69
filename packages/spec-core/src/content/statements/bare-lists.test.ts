import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { isBareList } from "./bare-lists.ts";
import { readStatements } from "./read-statements.ts";

const lists = [
  "Tree work, taking down, crown reductions, dead wood, storm damage, hedges, stump grinding.",
  "Taking in, letting out, hems, bustles, straps put on or taken off, lace moved up to cover what needs covering.",
  "Welding, engine rebuilds, carbs, wiring, getting a car that's sat in a barn back on the road.",
  "Also privates, a kids' holiday program, women's mornings that I run on a Friday.",
];

it.each(lists)("C-29.816 '%s' is proposed from a description", (list) => {
  const statements = readStatements(
    formDataSchema.parse({ description: `Family garage in Wirksworth. ${list}` }),
  );
  expect(statements.find(({ text }) => text === list)?.proposal).toBe("print");
});

it.each([
  "Divorce, kids, the mortgage, and I can't sleep.",
  "Got the van, the tools, a bench and about nine hundred quid.",
  "Please use three languages, English, Welsh, Irish.",
  "Photos, a logo, the menu, the prices.",
  "Beef, lamb.",
  "My ex, my mother, the bank, the council.",
  "Rewires, EV chargers (certificate lapsed in March), lights, fuse boards.",
  "Puppy school that Tom wants to give up soon, walks, daycare, boarding.",
  "A leaking roof, two loans, an angry neighbour, a bad back.",
])("C-29.817 '%s' is no list of what the business does", (text) => {
  expect(isBareList(text)).toBe(false);
});
