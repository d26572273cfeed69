import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

const terms = (niche: string, description = "") =>
  questionOf({ niche, pages: ["Home", "FAQ"], description }, "work-terms");

it.each([
  ["Architects for loft conversions", /each stage/, /papers|contract/],
  ["Independent optician", /public schemes pay/, /referral|doctor/],
  ["Hearing aid centre", /bring.*schemes/, /referral|doctor/],
  ["Violin teacher", /by the term.*missed/, /papers|power/],
  ["Tax adviser", /papers safely/, /stage/],
  ["Physiotherapist", /referral/, /schemes/],
])("C-32.329 %s is asked about the terms of that trade", (niche, asked, never) => {
  expect(terms(niche)).toMatch(asked);
  expect(terms(niche)).not.toMatch(never);
});

it("C-32.330 what a lesson is like is not asked where the words tell it", () => {
  const question = terms(
    "Violin teacher",
    "I teach violin to children from age six from my home studio. I studied in Cardiff. A lesson is 30 minutes.",
  );
  expect(question).not.toMatch(/How long is a lesson|take place|ages and levels|qualification/);
  expect(question).toMatch(/hours do you teach/);
});

it.each([
  ["Appointments 9 to 5.30 Mon-Fri, and home visits on Wednesday evenings too.", false],
  ["Home visits on Wednesday evenings from 6 to 8 pm are extra.", true],
  ["We do home visits.", true],
])("C-32.331 of '%s' the price of an extra is asked for: %s", (sentence, isAsked) => {
  const answers: Answers = { description: `We mend clocks. A clean is £60. ${sentence}` };
  expect(/extras/.test(questionOf(answers, "prices-open"))).toBe(isAsked);
});

it.each([
  ["Mon-Fri 8 till 5.30, Sat mornings by arrangement.", false],
  ["Courtesy car if you book ahead.", true],
  ["Packing service if wanted, we bring the boxes.", true],
  ["Tastings by arrangement.", true],
])("C-32.332 '%s' is asked about as something that one can ask for: %s", (sentence, isAsked) => {
  expect(find({ description: `We mend cars. ${sentence}` }, "arranged") !== undefined).toBe(isAsked);
});

it.each([
  ["The number 81 bus stops near by I think, but check that before you put it on.", "open-check", "agency"],
  ["We won a medal I think, I'll look for the certificate.", "open-proof", "client"],
])("C-32.333 '%s' is asked about as %s", (contentNotes, id, asks) => {
  expect(find({ contentNotes }, id)?.asks).toBe(asks);
});
