import { expect, it } from "vitest";
import { type Answers, asked, decided, find, questionOf } from "../asked.fixture.ts";

const garage: Answers = {
  niche: "car body repairs",
  pages: ["Home", "Services", "Contact"],
  description:
    "Dents, scratches, bumper scuffs, full resprays, alloys. Me and two lads, been here since 2006.",
};

it("C-32.354 services that are only listed need a sentence each on their page", () => {
  const question = find(garage, "services-covered");
  expect(question).toMatchObject({ asks: "client", blocks: "page" });
  expect(question?.quotes).toEqual(["Dents, scratches, bumper scuffs, full resprays, alloys."]);
});

it.each<[string, Answers]>([
  ["without such a page", { ...garage, pages: ["Home", "Contact"] }],
  [
    "beside typed offers",
    { ...garage, offers: [{ name: "Full respray", what: "all panels", price: "£900" }] },
  ],
  [
    "where sentences tell of most of them",
    {
      ...garage,
      description:
        "Dents and resprays. Dents are pulled without paint where that is possible. A respray takes a week and has a guarantee of three years.",
    },
  ],
])("C-32.355 %s that is not asked", (_, answers) => {
  expect(find(answers, "services-covered")).toBeUndefined();
});

it.each([
  ["Family removals firm, started by my dad Keith in 1988.", true],
  ["My dad drove lorries.", false],
  ["My grandfather Con started it in 1968.", false],
])("C-32.356 of '%s' it is asked how the site names the person: %s", (sentence, isAsked) => {
  const people = find({ description: `We move houses. ${sentence}` }, "people-unnamed");
  expect(/role today/.test(people?.question ?? "")).toBe(isAsked);
});

const sweep: Answers = {
  niche: "oven cleaning",
  pages: ["Home", "Services", "Pricing"],
  description: "We clean ovens in Leith. Hobs, hoods, grills, barbecues.",
  contact: { country: "GB" },
};

it("C-32.1035 services that a longer sentence names are quoted by their names, and those with a price alone too", () => {
  const answers = decided({
    ...sweep,
    description:
      "Hobs, hoods, grills, barbecues and whatever else stands in the kitchens of old farms. Basic clean £40, full clean £70.",
  });
  const quotes = find(answers, "services-covered")?.quotes ?? [];
  expect(quotes.join("; ")).toMatch(/^Hobs; hoods; grills; barbecues; .*Basic clean £40, full clean £70\.$/);
  expect(quotes.join()).not.toMatch(/farms/);
});

it("C-32.1070 what services cost is asked once, and not where the site shows no prices", () => {
  const prices = (answers: Answers) =>
    asked(answers)
      .map(({ question }) => question)
      .filter((question) =>
        /services without a price cost|has no price here|what does it cost or the price depend on/.test(
          question,
        ),
      );
  expect(prices(decided({ ...sweep, contentNotes: "A hob is £40." }))).toHaveLength(1);
  expect(prices({ ...sweep, contentNotes: "No prices on the site please." })).toEqual([]);
});

it.each([
  ["Nests and birds nests out of season, hoods, cowls, grates.", true],
  ["Hobs, hoods, grills, barbecues.", false],
])("C-32.1046 of '%s' it is asked if some services are the same: %s", (description, isAsked) => {
  expect(/one and the same/.test(questionOf({ ...sweep, description }, "services-covered"))).toBe(isAsked);
});

it("C-32.1096 the occasions that a hire firm supplies are no services to explain", () => {
  const of = (niche: string, list: string) =>
    asked({ niche, pages: ["Home", "Services"], description: `We are in Leeds. ${list}` }).some(
      ({ id }) => id === "services-covered",
    );
  expect(of("Chair hire", "Weddings, christenings, funerals, birthdays and village shows.")).toBe(false);
  expect(of("Gardener", "Hedging, pruning, weeding, turfing and planting.")).toBe(true);
});

const idsOf = (answers: Answers): string[] => asked(answers).map(({ id }) => id);

it("C-32.1171 a place among the services is not asked about as a service", () => {
  const answers = {
    pages: ["Home", "Services"],
    niche: "Dock builder",
    description: "docks and boat lifts, Parry Sound and lake country.",
  };
  expect(idsOf(answers)).not.toContain("services-covered");
});

it("C-32.1014 work that the question about the services names is no open offer", () => {
  const answers: Answers = {
    niche: "bicycle repairs",
    pages: ["Home", "Services"],
    description:
      "I mend bikes. I come out in the van, or on a tandem. Wheels, gears, brakes, cranks and whatever else stands in the sheds of old farms. Hire of tandems for weddings.",
  };
  expect(find(answers, "services-covered")).toBeDefined();
});
