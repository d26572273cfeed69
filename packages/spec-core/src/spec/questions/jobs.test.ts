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

it.each([
  ["Rescue jobs (catching up overdue books)", false],
  ["Small jobs", false],
  ["Jobs we have done", false],
  ["Jobs", true],
  ["Jobs at the bakery", true],
  ["Training and jobs", true],
  ["Job openings", true],
])("C-32.1291 a page named '%s' is one on vacancies: %s", (name, expected) => {
  const page = find({ niche: "bookkeeping", pages: ["Home"], customPages: [name] }, "jobs");
  expect(page !== undefined).toBe(expected);
});

it("C-32.1290 a plan to hire that the notes for the agency keep quiet is no vacancy", () => {
  const onlyForUs =
    "We may be looking for a fourth person, the clients don't know yet so nothing about hiring please.";
  expect(find({ niche: "bookkeeping", pages: ["Home", "Contact"], onlyForUs }, "jobs")).toBeUndefined();
});
