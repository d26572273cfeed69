import { expect, it } from "vitest";
import { type Answers, asked, decided, find } from "./asked.fixture.ts";

const idsOf = (answers: Answers) => asked(answers).map(({ id }) => id);
const quotesOf = (answers: Answers, id: string) => find(answers, id)?.quotes ?? [];

it.each([
  ["Groups of 10 pay a £5 a head deposit.", false],
  ["We have £2m liability insurance, all in good order.", false],
  ["The party is £18 a head.", true],
])("C-32.1099 of '%s' it is asked what the package includes: %s", (contentNotes, isAsked) => {
  const answers: Answers = { niche: "Bistro", offers: [{ name: "Pie", price: "£14" }], contentNotes };
  const question = find(decided(answers, contentNotes), "prices-open");
  expect(/package include/.test(question?.question ?? "")).toBe(isAsked);
});

it("C-32.1100 how often customers come is no question about hours", () => {
  const bar: Answers = { niche: "Bar", pages: ["Home", "Contact"], description: "A bar in Hull." };
  expect(idsOf({ ...bar, audience: "Cyclists twice a year, very welcome." })).not.toContain("hours-which");
  expect(idsOf({ ...bar, contentNotes: "We are open late twice a year." })).toContain("hours-which");
});

it("C-32.1101 who only helps the client with a file is nobody to show", () => {
  const of = (contentNotes: string): Answers => ({ niche: "Cello lessons", pages: ["Home"], contentNotes });
  expect(idsOf(of("I'll send the picture when my nephew shows me how."))).not.toContain("people-unnamed");
  expect(idsOf(of("My nephew restores the cellos with me."))).toContain("people-unnamed");
});

it.each([
  ["Lessons last an hour, one to one, in my studio.", false],
  ["I teach groups of beginners in the church hall.", true],
])("C-32.1102 of '%s' the dates of courses are asked: %s", (description, isAsked) => {
  const answers: Answers = { niche: "Guitar lessons", pages: ["Home"], description };
  expect(idsOf(answers).includes("trade-courses")).toBe(isAsked);
});

it("C-32.1103 the address of the booking tool is asked once", () => {
  const answers: Answers = {
    niche: "Physiotherapist",
    goals: ["Book Appointments"],
    pages: ["Home"],
    contentNotes:
      "The booking page is in our own software; I will send the link. I will send the price list too.",
  };
  expect(idsOf(answers)).toContain("booking-tool");
  expect(quotesOf(answers, "open-files").join()).not.toMatch(/booking/);
});

it.each([
  ["Joiner", "home owners, some architects", []],
  ["Joiner", "home owners, the odd hotel", []],
  ["Chair hire", "families, schools", []],
  ["Chair hire", "families, companies", ["companies"]],
  ["Joiner", "home owners and architects", ["architects"]],
] satisfies [string, string, string[]][])(
  "C-32.1104 of the customers of a %s, '%s', asked about are %j",
  (niche, audience, firms) => {
    expect(quotesOf({ niche, audience, description: "We fit stairs." }, "offers-open")).toEqual(firms);
  },
);

it("C-32.1105 who is on leave is no offer", () => {
  const description =
    "We are vets in Leeds. Teeth and jaws, with X-rays. Skin and ears for cats. On leave from May, with us again by winter.";
  expect(quotesOf({ niche: "Vet", description }, "offers-open").join()).not.toMatch(/leave/);
});

it.each(["There's more letters in the attic.", "get 4 a day of those.", "It is 5 stars now, since May."])(
  "C-32.1106 '%s' is only half of what was said and no wish of its own",
  (sentence) => {
    expect(quotesOf({ niche: "Joiner", contentNotes: `We fit stairs. ${sentence}` }, "wishes-open")).toEqual(
      [],
    );
  },
);

it.each([
  ["The fee per page is set by law, I'll get you the exact number.", false],
  ["There is a certificate, I'll get you the exact number.", true],
])("C-32.1107 of '%s' the certificate is asked: %s", (contentNotes, isAsked) => {
  expect(idsOf({ niche: "Translator", contentNotes }).includes("open-proof")).toBe(isAsked);
});

it.each([
  ["I serve Fife, other counties on request.", false],
  ["Gluten-free cakes on request.", true],
])("C-32.1108 of '%s' it is asked how it is arranged: %s", (description, isAsked) => {
  expect(idsOf({ niche: "Baker", description }).includes("arranged")).toBe(isAsked);
});

it.each([
  ["The red is £4/kg, the rest I must look up.", false],
  ["The look of our van is red.", true],
])("C-32.1109 '%s' speaks of colors of the site: %s", (contentNotes, isAsked) => {
  expect(idsOf({ niche: "Onion grower", contentNotes }).includes("colors-chosen")).toBe(isAsked);
});

it.each([
  ["Fully booked till May, so customers have to know it takes time.", "page"],
  ["We are booked out till May. People should know that.", "page"],
  ["We are booked out till May.", "nothing"],
])("C-32.1110 with '%s' a full calendar blocks %s", (contentNotes, blocks) => {
  expect(find({ niche: "Joiner", contentNotes }, "booked-out")).toMatchObject({ blocks });
});

it.each(["The online shop is only for later, maybe next year.", "Online sales maybe later, not sure yet."])(
  "C-32.1112 of the postponed '%s' nothing is to be decided",
  (contentNotes) => {
    expect(quotesOf({ niche: "Beekeeper", goals: ["Sell Products"], contentNotes }, "open-choice")).toEqual(
      [],
    );
    expect(quotesOf({ niche: "Beekeeper", goals: ["Sell Products"], contentNotes }, "open-plan")).toEqual([]);
  },
);

it("C-32.1113 how many people work there and for how long is no offer", () => {
  const description =
    "We build walls in York. Me and two lads plus a van. Been going 12 yrs, before that I worked for the parks in Leeds";
  expect(find({ niche: "Waller", description }, "offers-open")).toBeUndefined();
});
