import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

const on = (contentNotes: string) =>
  find({ niche: "dog grooming", pages: ["Home", "Careers"], contentNotes }, "jobs");

it.each([
  ["We are looking for a second groomer, so the site has to show it.", "We are looking for a second groomer"],
  [
    "Jo is going part time so we're looking for another groomer, please don't mention her going part time.",
    "we're looking for another groomer",
  ],
  ["We're hiring two washers.", "We're hiring two washers."],
])("C-32.1036 beside a page on jobs '%s' is asked about: duties, hours and pay", (contentNotes, quote) => {
  expect(on(contentNotes)).toMatchObject({
    blocks: "page",
    question: expect.stringMatching(/duties, hours and pay/),
    quotes: [quote],
  });
});

it.each([
  "We are looking for a second groomer but don't tell anyone.",
  "We are looking for a new shop in Leith.",
  "I am looking for more customers.",
])("C-32.1063 of '%s' nothing is quoted with it", (contentNotes) => {
  expect(on(contentNotes)).toMatchObject({
    question: expect.stringMatching(/duties, hours and pay/),
    quotes: [],
  });
});

const hasVacancy = (description: string, pages: Answers["pages"] = ["Home", "Contact"]) =>
  asked({ niche: "bike rental", pages, description }).some(({ id }) => id === "jobs");

it("C-32.1080 hiring out things is no vacancy", () => {
  expect(hasVacancy("Two brothers in Sligo, hiring bikes all along the coast since 1994.")).toBe(false);
  expect(hasVacancy("We rent bikes in Sligo. We are hiring for the summer.")).toBe(true);
  expect(hasVacancy("We rent bikes in Sligo. Now hiring.")).toBe(true);
  expect(find({ niche: "Café", description: "Hiring waiters for the summer." }, "jobs")).toBeDefined();
  expect(hasVacancy("We rent bikes in Sligo.", ["Home", "Careers"])).toBe(true);
});
