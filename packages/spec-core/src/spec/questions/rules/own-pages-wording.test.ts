import { expect, it } from "vitest";
import { find, questionOf } from "../asked.fixture.ts";

const pageOf = (name: string, description = "We are surveyors in Exeter."): string =>
  questionOf(
    { niche: "surveyors", pages: ["Home"], customPages: [name], description },
    `page-${name.toLowerCase().replace(/\W+/g, "-")}`,
  );

it("C-32.1306 a page of no known kind is asked for its limits, its course and what people do before", () => {
  for (const part of ["what not", "for whom not", "how it goes", "bring, decide or sign before"])
    expect(pageOf("Level two reports")).toContain(part);
});

it("C-32.1307 a name with 'for' in the middle is no page for certain people", () => {
  expect(pageOf("Paying for care")).not.toContain("these people");
  expect(pageOf("For executors")).toContain("these people");
});

it("C-32.1308 a page about an occasion is asked for its course and terms", () => {
  expect(pageOf("Weddings", "We play at weddings.")).toMatch(/how does it go\?.*deposit, canceling/);
});

it("C-32.1309 'we attach importance to' announces no files", () => {
  const answers = { niche: "surveyors", pages: ["Home" as const], description: "We survey houses." };
  const notes = (contentNotes: string): boolean =>
    find({ ...answers, contentNotes }, "uploads") !== undefined;
  expect(notes("We attach great importance to precise terms.")).toBe(false);
  expect(notes("Clients should attach their documents to the form.")).toBe(true);
});

it.each([
  ["My daughter says don't let it look like a gentlemen's club.", false],
  ["My daughter says green, my wife wants blue.", true],
])("C-32.1310 '%s' needs somebody with the final say: %s", (contentNotes, isAsked) => {
  expect(
    find({ niche: "tailor", pages: ["Home"], description: "Suits.", contentNotes }, "sign-off") !== undefined,
  ).toBe(isAsked);
});
