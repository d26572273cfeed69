import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

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

it("C-32.1125 the About page waits for nobody's name where the founders are told", () => {
  const about = (description: string) =>
    find({ niche: "guest house", pages: ["Home", "About"], description }, "about");
  expect(
    about(
      "The Mill is a six bedroom guest house by the river. My late husband Edwin and I bought it in 1995 when it was in a sorry state, there was a bush growing in the back kitchen.",
    )?.blocks,
  ).not.toBe("page");
  expect(about("The Mill is a six bedroom guest house by the river.")?.blocks).toBe("page");
});

const inn: Answers = {
  niche: "guest house",
  goals: ["Book Appointments"],
  pages: ["Home", "Pricing"],
  contact: { country: "GB" },
};

it("C-32.1126 prices of rooms are asked for once, with the seasons", () => {
  const rooms = "Rooms from £80 a night with breakfast.";
  const questions = asked({ ...inn, description: `We have six bedrooms in Oban. ${rooms}` });
  expect(questions.find(({ id }) => id === "booking-stays")?.quotes).toContain(rooms);
  expect(questions.some(({ id }) => id === "prices-current")).toBe(false);
  const others = asked({
    ...inn,
    description: `We have six bedrooms in Oban. ${rooms} A packed lunch is £9.`,
  });
  expect(others.some(({ id }) => id === "prices-current")).toBe(true);
});

it.each([
  ["The chap of the old website has the login for the domain.", false],
  ["The texts on the old website can move.", true],
])("C-32.1127 with '%s' the site so far is asked about: %s", (contentNotes, isAsked) => {
  const answers: Answers = {
    niche: "roofer",
    pages: ["Home"],
    hasDomain: true,
    domainName: "roofs.example",
    description: "I mend roofs.",
    contentNotes,
  };
  expect(find(answers, "old-site") !== undefined).toBe(isAsked);
  expect(find(answers, "domain-access")?.question).toMatch(
    isAsked ? /mailboxes run\?$/ : /may it be replaced/,
  );
});

it.each([
  ["Two slots for emergency appointments are held free each day.", false],
  ["We keep appointments free for emergencies every morning.", false],
  ["We come out for emergencies day and night.", true],
])("C-32.1128 '%s' promises immediate help: %s", (sentence, isAsked) => {
  const answers: Answers = { niche: "vet", pages: ["Home"], description: `We look after pets. ${sentence}` };
  expect(find(answers, "emergency-terms") !== undefined).toBe(isAsked);
});

it.each([
  ["Pickup only.", false],
  ["We send everything by post.", true],
])(
  "C-32.1129 with '%s' a page of orders asks again what the questions about orders ask: %s",
  (sentence, isAsked) => {
    const answers: Answers = {
      niche: "bakery",
      goals: ["Sell Products"],
      pages: ["Home", "Products"],
      customPages: ["Preorders"],
      description: `We bake bread in Bath. Tarts £20. ${sentence}`,
    };
    expect(find(answers, "page-preorders") !== undefined).toBe(isAsked);
    expect(find(answers, "collected-orders") !== undefined).toBe(!isAsked);
  },
);

it.each([
  ["Fully licensed roofer in Leith.", "Licence number to follow, I'll send it.", "launch"],
  ["Fully licensed roofer in Leith.", "", "page"],
  ["Licensed roofer, number 48213, in Leith.", "Licence number to follow, I'll send it.", undefined],
  ["Roofer in Leith, fully insured.", "Licence number to follow, I'll send it.", "nothing"],
])(
  "C-32.1130 '%s' in words that visitors read with the note '%s' blocks %s",
  (description, contentNotes, blocks) => {
    expect(find({ niche: "roofer", pages: ["Home"], description, contentNotes }, "licences")?.blocks).toBe(
      blocks,
    );
  },
);

it("C-32.1131 the number of a license is asked for once", () => {
  const contentNotes = "Licence number to follow, I'll send it.";
  const questions = asked({
    niche: "roofer",
    pages: ["Home"],
    description: "Fully licensed roofer in Leith.",
    contentNotes,
  });
  expect(questions.filter(({ quotes }) => quotes.includes(contentNotes)).map(({ id }) => id)).toEqual([
    "licences",
  ]);
});

it.each([
  ["Fir trees in December, about £40 each, haven't set this year's price.", "page"],
  ["Fir trees in December, £40 each.", undefined],
])("C-32.1132 of '%s' the price of this year is asked for: %s", (contentNotes, blocks) => {
  const answers: Answers = {
    niche: "nursery garden",
    pages: ["Home"],
    description: "We grow trees.",
    contentNotes,
  };
  expect(find(answers, "prices-unset")?.blocks).toBe(blocks);
});
