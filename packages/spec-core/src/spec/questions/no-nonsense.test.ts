import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

const quotesOf = (answers: Answers, id: string): readonly string[] => find(answers, id)?.quotes ?? [];

it.each([
  ["Annual accounts and independent reviews.", false],
  ["Our reviews on Google are good.", true],
])("C-32.1134 '%s' speaks of what customers say: %s", (description, isAsked) => {
  expect(find({ niche: "accountant", pages: ["Home"], description }, "reviews") !== undefined).toBe(isAsked);
});

it.each([
  ["Noise reductions, attic boards and insulation.", false],
  ["A reduction for members.", true],
  ["Reductions for students.", true],
])("C-32.1135 '%s' speaks of a lower price: %s", (sentence, isAsked) => {
  const answers: Answers = {
    niche: "builder",
    pages: ["Home"],
    description: `We work in Leith. ${sentence}`,
  };
  expect(/discount/.test(find(answers, "prices-open")?.question ?? "")).toBe(isAsked);
});

it("C-32.1136 what the question about licenses quotes is no label to ask about again", () => {
  const both = "I've been fitting for 12 years, NVQ qualified, £2m public liability.";
  const answers: Answers = { niche: "joiner", pages: ["Home"], description: both };
  expect(quotesOf(answers, "licences")).toEqual([both]);
  expect(find(answers, "marks")).toBeUndefined();
  const label = "Member of the Guild of Master Craftsmen.";
  expect(quotesOf({ ...answers, description: `${both} ${label}` }, "marks")).toEqual([label]);
  const body = "Ofsted registered.";
  const club: Answers = {
    niche: "after school club",
    pages: ["Home"],
    description: `We play in Leeds. ${body}`,
  };
  expect(quotesOf(club, "marks")).toEqual([body]);
});

it.each([
  ["Please say nothing of gas, we're not accredited for it now.", false],
  ["We are in the trade association for roofs.", true],
])("C-32.1137 '%s' is quoted where a builder is asked what proves the work: %s", (contentNotes, isQuoted) => {
  const answers: Answers = {
    niche: "building contractor and roofer",
    pages: ["Home", "Services"],
    description: "We build houses and mend roofs.",
    contentNotes,
  };
  expect(quotesOf(answers, "trade-area").includes(contentNotes)).toBe(isQuoted);
});

it.each([
  ["My son wants a bit of Irish on it, a line would do.", false],
  ["My son wants the site in blue, I want it green.", true],
])("C-32.1138 '%s' needs somebody with the final say: %s", (contentNotes, isAsked) => {
  expect(
    find({ niche: "inn", pages: ["Home"], description: "Rooms in Galway.", contentNotes }, "sign-off") !==
      undefined,
  ).toBe(isAsked);
});

it.each([
  ["It's just me (Anna) and my bike.", false],
  ["It's me (Anna) and Peter, who does the cats.", true],
])("C-32.1139 '%s' names somebody besides the owner: %s", (description, isAsked) => {
  expect(find({ niche: "dog walking", pages: ["Home"], description }, "people-unnamed") !== undefined).toBe(
    isAsked,
  );
});

it.each([
  ["I walk dogs round Morningside, Leith and Portobello.", false],
  ["Electrics servicing Dublin south, Bray and Greystones.", false],
  ["I walk dogs round the park.", true],
])("C-32.1140 of '%s' a mobile trade is asked how far it goes: %s", (description, isAsked) => {
  expect(find({ niche: "dog walking", pages: ["Home"], description }, "way-to-customers") !== undefined).toBe(
    isAsked,
  );
});

it.each([
  ["Not taking new wholesale, the kiln has no more hours.", false],
  ["Not taking on new private patients.", true],
])("C-32.1141 '%s' tells that there is no place for now: %s", (contentNotes, isAsked) => {
  expect(
    find({ niche: "pottery", pages: ["Home"], description: "We make pots.", contentNotes }, "booked-out") !==
      undefined,
  ).toBe(isAsked);
});

it("C-32.1142 terms for firms are not asked for where they are refused", () => {
  const answers: Answers = {
    niche: "pottery",
    pages: ["Home"],
    description: "We make pots.",
    audience: "Neighbors, a few shops",
  };
  expect(find(answers, "offers-open")).toBeDefined();
  expect(
    find({ ...answers, contentNotes: "Not taking new shops, the kiln is full." }, "offers-open"),
  ).toBeUndefined();
});

it("C-32.1143 languages and the number of people are no offers", () => {
  const quotes = asked({
    niche: "translation office",
    pages: ["Home"],
    description:
      "A bureau in Cork. Certified copies and minutes. Interpreting in court and on the phone. The firm has two partners and six staff. We advise clients in Irish, English and Polish.",
  }).flatMap(({ id, quotes: said }) => (id === "offers-open" ? said : []));
  expect(quotes.some((text) => /partners|Polish/.test(text))).toBe(false);
});

it.each([
  ["Three hours minimum on Sundays in winter.", false],
  ["Lunch 12 to 2.30.", false],
  ["Explain how the tide works to walkers.", true],
])("C-32.1144 '%s' is left as a wish to look at: %s", (contentNotes, isAsked) => {
  const answers: Answers = { niche: "boat hire", pages: ["Home"], description: "Boats.", contentNotes };
  expect(quotesOf(answers, "wishes-open").includes(contentNotes)).toBe(isAsked);
});
