import { expect, it } from "vitest";
import { find } from "./asked.fixture.ts";

const claim = (sentence: string) => find({ description: `We work in Leith. ${sentence}` }, "careful-claims");

it.each([
  ["Our falafel is vegan and gluten free.", /traces/],
  ["Gluten free on request but it's not a gluten free kitchen.", /traces/],
  ["You can pick your own garage no matter what the insurer says.", /rights/],
  ["No planning permission is needed for it.", /rights/],
  ["By law your landlord has to pay for it.", /rights/],
  ["Reflexology boosts your immune system.", /health/],
  ["Our laser is painless and clinically proven.", /health/],
])("C-32.351 the careful wording of '%s' is asked for", (sentence, asked) => {
  expect(claim(sentence)).toMatchObject({ blocks: "page", quotes: [sentence] });
  expect(claim(sentence)?.question).toMatch(asked);
});

it.each([
  "Feel free to call.",
  "You can choose your own colors.",
  "You can pick your own apples.",
  "You can pick your own strawberries from June.",
  "Parking is free.",
  "We cure our own ham.",
  "Please don't say that it cures anything.",
  "Do I need a sign for gluten free?",
  "Delivery is free of charge.",
])("C-32.352 '%s' claims nothing of the kind", (sentence) => {
  expect(claim(sentence)).toBeUndefined();
});

it.each([
  ["Chocolate maker", false],
  ["Fish and chips takeaway", true],
])("C-32.710 a %s is asked for sauces and the fryer: %s", (niche, isAsked) => {
  const question = find({ niche, description: "Ours is gluten free." }, "careful-claims")?.question ?? "";
  expect(question).toMatch(/can traces be ruled out/);
  expect(/fryer/.test(question)).toBe(isAsked);
});

it("C-32.711 traces are not asked for where the answers say that there are some", () => {
  const said = claim("Our soap is nut free but may contain traces.");
  expect(said?.question).toMatch(/For which goods/);
  expect(said?.question).not.toMatch(/ruled out/);
});

it("C-32.712 vegan goods are asked about with the allergens beside them", () => {
  expect(claim("All our ice is gluten free. Vegan in two flavors.")?.quotes).toContain(
    "Vegan in two flavors.",
  );
  expect(claim("Vegan in two flavors.")).toBeUndefined();
});

it.each([
  ["We are NOT an egg free or dairy free bakery.", false],
  ["Sorry, no gluten free options.", false],
  ["Mind the wording: no 'pain free', no 'number one' please.", false],
  ["Our scones are gluten free, but we are not a nut free bakery.", true],
  ["Not only dairy free but cheap.", true],
  ["No side effects.", true],
])("C-32.1121 '%s' claims more than it rules out: %s", (sentence, isClaim) => {
  expect(claim(sentence) !== undefined).toBe(isClaim);
});
