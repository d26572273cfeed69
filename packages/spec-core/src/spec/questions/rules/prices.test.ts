import { expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "../asked.fixture.ts";

const offers = (...prices: readonly [name: string, what: string, price: string][]): Answers => ({
  niche: "Saddler",
  pages: ["Home", "Pricing"],
  offers: prices.map(([name, what, price]) => ({ name, what, price })),
});
const question = (answers: Answers) => find(answers, "prices-current");

it("typed prices are asked about together where one of them leaves open what people get or pay", () => {
  const asked = question(
    offers(["Girth", "stitched by hand in English bridle leather", "£45"], ["Reflocking", "", "from £90"]),
  );
  expect(asked?.quotes).toEqual([
    "Girth: £45, stitched by hand in English bridle leather",
    "Reflocking: from £90",
  ]);
  expect(asked?.question).toMatch(/lowest prices stand for/);
  expect(asked?.blocks).toBe("page");
});

it("prices that say what they are for are asked about neither there nor as a page's gap", () => {
  expect(question(offers(["Girth", "stitched by hand in English bridle leather", "£45"]))).toBeUndefined();
});

it("a reduction is asked for its prices, and an offer without a price is named", () => {
  const asked = question({
    ...offers(["Reflocking", "", "£90"], ["Bridle", "", ""]),
    description: "I repair saddles. Pony club members get a 10 % discount.",
  });
  expect(asked?.question).toMatch(/Who gets the reduction, and on which of the prices\?/);
  expect(asked?.question).toMatch(/What does ‘Bridle’ cost, or should people ask\?/);
});

const girth = ["Girth", "stitched by hand in English bridle leather", "£45"] as const;

it.each([
  ["bit more, on request", true],
  ["depends on the saddle", true],
  ["free, just ask", false],
  ["included", false],
  ["from £90, ask", false],
])("an offer with the price '%s' has none: %s", (price, isAsked) => {
  const asked = question(offers([...girth], ["Reflocking on Sundays", "", price]));
  expect(/What does ‘Reflocking on Sundays’ cost/.test(asked?.question ?? "")).toBe(isAsked);
});

it("what the list of prices leaves out is asked once with the prices in it", () => {
  const asked = question(offers([...girth], ["Reflocking", "", "from £90"]))?.question;
  expect(asked?.match(/What do you offer that this list does not name/g)).toHaveLength(1);
});

it("C-32.1273 the one offer without a price is asked about where all the others tell everything", () => {
  const asked = question(
    offers(["Girth", "stitched by hand in English bridle leather", "£45"], ["Fitting at your yard", "", ""]),
  );
  expect(asked?.question).toMatch(/^What does ‘Fitting at your yard’ cost, or should people ask\?/);
  expect(asked?.quotes).toEqual([]);
});

it.each([
  ["Callout is £80 incl first hour but put 'ask for a quote' instead, people compare.", false],
  ["A visit is £80 with the first hour.", true],
])("C-32.1124 of '%s' the price in it is asked about: %s", (contentNotes, isAsked) => {
  const answers: Answers = {
    niche: "plumber",
    pages: ["Home", "Pricing"],
    description: "I mend taps in Leith.",
    contentNotes,
  };
  const quotes = find(answers, "prices-current")?.quotes ?? [];
  expect(quotes.includes(contentNotes)).toBe(isAsked);
});

const innWithRooms: Answers = {
  niche: "guest house",
  goals: ["Book Appointments"],
  pages: ["Home", "Pricing"],
  contact: { country: "GB" },
};

it("C-32.1126 prices of rooms are asked for once, with the seasons", () => {
  const rooms = "Rooms from £80 a night with breakfast.";
  const questions = asked({ ...innWithRooms, description: `We have six bedrooms in Oban. ${rooms}` });
  expect(questions.find(({ id }) => id === "booking-stays")?.quotes).toContain(rooms);
  expect(questions.some(({ id }) => id === "prices-current")).toBe(false);
  const others = asked({
    ...innWithRooms,
    description: `We have six bedrooms in Oban. ${rooms} A packed lunch is £9.`,
  });
  expect(others.some(({ id }) => id === "prices-current")).toBe(true);
});

it("C-32.1189 how to show the prices is asked with them, not again", () => {
  const answers: Answers = {
    pages: ["Home", "Pricing"],
    description: "We wash blankets. Blanket £12, quilt £18.",
    contentNotes: "Maybe say 'from' or leave prices off, not decided.",
    contact: { country: "GB" },
  };
  expect(questionOf(answers, "prices-current")).toMatch(/exactly, with 'from', or not at all/);
  expect(asked(answers).map(({ id }) => id)).not.toContain("open-price");
  expect(questionOf({ ...answers, contentNotes: "" }, "prices-current")).not.toMatch(/not at all/);
});

it.each([
  ["Community choir", "It is £50 a term or £25 a term for students.", false],
  ["Hair salon", "It is £50 a month for all cuts.", true],
  ["Community choir", "A wedding is £200.", true],
])("C-32.360 of a %s that says '%s' it is asked what the price includes: %s", (niche, sentence, isAsked) => {
  expect(
    find({ niche, pages: ["Home"], description: `We are in Leith. ${sentence}` }, "prices-current") !==
      undefined,
  ).toBe(isAsked);
});

it.each([
  ["My brother would list the fees, I wouldn't, so leave them out for now.", false],
  ["My brother likes the site of the tack shop.", true],
])("C-32.1024 beside '%s' the price in the notes is asked about: %s", (note, asks) => {
  const answers: Answers = {
    niche: "farrier",
    pages: ["Home", "Contact"],
    description: "We shoe horses in Otley. We trim donkeys.",
    contentNotes: `${note} A trim is £85.`,
  };
  expect(find(answers, "prices-current") !== undefined).toBe(asks);
});

it("C-32.51 how people pay is asked with the prices, unless the answers say so", () => {
  const priced: Answers = { pages: ["Home"], contact: { country: "GB" }, description: "A sweep is £55." };
  expect(find(priced, "prices-current")?.question).toContain("How do people pay?");
  const paid: Answers = { ...priced, contentNotes: "People pay cash or by card." };
  expect(find(paid, "prices-current")?.question).not.toContain("How do people pay?");
});
