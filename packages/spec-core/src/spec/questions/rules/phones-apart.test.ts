import { expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "../asked.fixture.ts";

const idsOf = (answers: Answers): string[] => asked(answers).map(({ id }) => id);

const american = { country: "US", phone: "802-555-0147" };

it("C-32.1184 a second number without area code or with two digits swapped is asked about", () => {
  const slip = { contact: american, contentNotes: "Nights and weekends call 555-0174, only for members." };
  const question = find(slip, "phone-doubtful");
  expect(question?.question).toMatch(/swapped.*area code.*only for some/);
  expect(question?.quotes).toEqual([slip.contentNotes, "802-555-0147"]);
  expect(
    questionOf({ contact: american, contentNotes: "At night ring 555-0190." }, "phone-doubtful"),
  ).not.toMatch(/swapped/);
  const british = { country: "GB", phone: "01632 960147" };
  expect(
    questionOf({ contact: british, contentNotes: "At night ring 01632 960174." }, "phone-doubtful"),
  ).toMatch(/swapped/);
});

it("C-32.1185 another whole number and the main one said again are no slips", () => {
  for (const contentNotes of [
    "At night ring 802-555-0190.",
    "Call 802 555 0147 first.",
    "Call 555-0147 first.",
    "We have laid 555 0174 bricks.",
  ])
    expect(idsOf({ contact: american, contentNotes })).not.toContain("phone-doubtful");
});

it.each([
  ["Our license number is 1023456.", false],
  ["The policy number is 4455667, we text you a copy.", false],
  ["Our registration number (1023456) is on the van, call to hear more.", false],
  ["The night line is 555-0190.", true],
  ["At night the number is 555-0190.", true],
  ["555-0190 is the night line.", true],
  ["Or dial me on 555-0190.", true],
])("C-32.1260 the digits in '%s' are a phone number without its area code: %s", (contentNotes, isPhone) => {
  expect(idsOf({ contact: american, contentNotes }).includes("phone-doubtful")).toBe(isPhone);
});

it("C-32.1186 who wants their home number off the site is asked which number it is", () => {
  expect(idsOf({ contact: american, contentNotes: "Please don't publish my home number." })).toContain(
    "phone-private",
  );
  expect(
    idsOf({ contact: american, contentNotes: "Please put my mobile number on every page." }),
  ).not.toContain("phone-private");
});

it.each([
  ["Don't show my home number, the office one is fine.", false],
  ["Please don't print our private number, use the shop number.", false],
  ["Please don't print my private number.", true],
])("C-32.1261 after '%s' it is open which number the site shows: %s", (contentNotes, isOpen) => {
  expect(idsOf({ contact: american, contentNotes }).includes("phone-private")).toBe(isOpen);
});

it.each([
  ["07700 900123", "Keep the mobile off the website.", true],
  ["01632 960147", "Keep the mobile off the website.", false],
  ["07700 900123", "Put the mobile on every page.", false],
  ["07700 900123", "Landline only please.", true],
  ["01632 960147", "Landline only please.", false],
])(
  "C-32.1268 with only '%s', after '%s' no other number is left to show: asked %s",
  (phone, contentNotes, isAsked) => {
    expect(idsOf({ contact: { country: "GB", phone }, contentNotes }).includes("phone-private")).toBe(
      isAsked,
    );
  },
);

it("C-32.1262 what a number is for is no choice between numbers, and some question quotes it", () => {
  const contentNotes = "The night number is for burst pipes.";
  const quotes = asked({
    niche: "plumber",
    pages: ["Home", "Contact"],
    description: "I mend pipes in Leith.",
    contentNotes,
    contact: { country: "GB", phone: "01632 960147" },
  }).flatMap((question) => question.quotes);
  expect(quotes).toContain(contentNotes);
});
