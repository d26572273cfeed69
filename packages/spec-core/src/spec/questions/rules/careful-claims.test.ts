import { expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "../asked.fixture.ts";

it.each([
  ["I don't do detoxes and I don't sell shakes.", false],
  ["I do detoxes and sell shakes.", true],
])("C-32.1397 '%s' promises something for health: %s", (contentNotes, isAsked) => {
  expect(find({ niche: "nutritionist", pages: ["Home"], contentNotes }, "careful-claims") !== undefined).toBe(
    isAsked,
  );
});

it("C-32.1389 a claim in a listed answer is a claim", () => {
  const answers = (contentNotes: string): Answers => ({
    niche: "day camp",
    pages: ["Home", "FAQ"],
    contentNotes,
  });
  expect(
    find(answers("FAQ stuff: allergies (we're nut free), rain (we have the hall)."), "careful-claims")
      ?.quotes,
  ).toEqual(["FAQ: Allergies? We're nut free"]);
  expect(find(answers("Do I need a sign for gluten free?"), "careful-claims")).toBeUndefined();
  expect(find(answers("FAQ: are you nut free (no, sorry), dogs (yes)."), "careful-claims")).toBeUndefined();
});

it.each([
  ['Also nothing like "perfect smile", "best" or "painless".', false],
  ["Our treatment is painless.", true],
])("C-32.1359 '%s' is a claim of the client's: %s", (contentNotes, isAsked) => {
  const answers: Answers = { niche: "dentist", pages: ["Home"], description: "Teeth.", contentNotes };
  expect(find(answers, "careful-claims") !== undefined).toBe(isAsked);
});

it.each([
  ["Nothing gluten free.", false],
  ["Nothing here is gluten free.", false],
  ["Nothing but gluten free bread.", true],
])("'%s' claims something: %s", (contentNotes, isClaim) => {
  expect(find({ niche: "Bakery", contentNotes }, "careful-claims") !== undefined).toBe(isClaim);
});

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

it.each([
  "Our chamber does not permit claims such as guaranteed results.",
  "The guild forbids words like painless.",
  "We may not advertise that anything is clinically proven.",
])("C-32.1091 the ban '%s' is no claim", (contentNotes) => {
  expect(find({ niche: "Osteopath", contentNotes }, "careful-claims")).toBeUndefined();
});

it("C-32.1092 a claim beside a ban is asked about", () => {
  const contentNotes = "No smoking is permitted. The treatment is painless.";
  expect(find({ niche: "Osteopath", contentNotes }, "careful-claims")).toBeDefined();
});

it.each([
  ["I cannot bake anything nut free here.", /contain which allergens/u, /‘Free from’/u],
  ["All our buns are nut free.", /‘Free from’/u, /contain which allergens/u],
  ["We can't do dairy free but the buns are nut free.", /‘Free from’/u, /contain which allergens/u],
])("'%s' is asked about as what it is", (description, question, other) => {
  const said = questionOf(
    {
      niche: "bakery",
      pages: ["Home", "Services", "Pricing", "Contact"],
      contact: { country: "GB" },
      description,
    },
    "careful-claims",
  );
  expect(said).toMatch(question);
  expect(said).not.toMatch(other);
});

it("C-32.361 a sentence of which the exact wording is asked for is not put a second time", () => {
  const description = "We bake in Leith. We can do egg free, gluten free on request but our kitchen is not.";
  const quoting = asked({ description }).filter(({ quotes }) => quotes.some((text) => /gluten/.test(text)));
  expect(quoting.map(({ id }) => id)).toEqual(["careful-claims"]);
});
