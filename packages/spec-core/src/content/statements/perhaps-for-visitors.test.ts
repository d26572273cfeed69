import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import type { StatementField } from "../statement.ts";
import { isPerhapsForVisitors } from "./perhaps-for-visitors.ts";
import { readStatements } from "./read-statements.ts";

const isAnyPerhaps = (field: StatementField, text: string): boolean =>
  readStatements(formDataSchema.parse({ [field]: text }))
    .filter(({ proposal, dictatedBy }) => proposal === "keep" && dictatedBy === undefined)
    .some(isPerhapsForVisitors);

it.each([
  ["description", "where do I even begin!"],
  ["description", "dont want anything fancy."],
  ["description", "Please have the phone number at the bottom of every page."],
  ["description", "and a button so people can ask for a free quote"],
  ["contentNotes", "No men in hard hats pointing at a plan please"],
  ["contentNotes", "Also dont promise anybody a 'healed' horse, we cant guarantee it."],
  ["contentNotes", "Keep the French terms, with English in brackets."],
  ["description", "Keep site short please."],
  ["description", "Put our real faces, not models with white teeth."],
  ["description", "I would wish a small flag beside the course in the plan."],
  ["description", "I'll send them over, got about 60 on my phone."],
  ["description", "parked up dont worry"],
  ["description", "What we can do for you"],
  ["description", "Oh and please please can the site have leaves falling down the page"],
] as const)(
  "in the %s, no wish or small talk is put to the client as if it were for visitors: %s",
  (field, text) => {
    expect(isAnyPerhaps(field, text)).toBe(false);
  },
);

it.each([
  "Oh and because I'm a home brewer I have to be clear it's made in a kitchen that isn't inspected, I say it proudly.",
  "We must state that the tours are at your own risk.",
  "By law we have to say that the loans are secured on your home.",
])("but what the business has to tell is: %s", (text) => {
  const [first] = readStatements(formDataSchema.parse({ contentNotes: text }));
  expect(first && (first.proposal === "print" || isPerhapsForVisitors(first))).toBe(true);
});

it("'I have to say' alone is no duty", () => {
  expect(isAnyPerhaps("contentNotes", "I have to say I love the colour green.")).toBe(false);
});

it("withheld words about customers are put to the client too", () => {
  expect(
    isAnyPerhaps(
      "audience",
      "Walkers, lots of them have desk jobs and want to do something with their hands.",
    ),
  ).toBe(true);
});

it.each([
  "been on the ladders 30 yrs, 12 of them for the council then went on me own in 2016.",
  "I was apprenticed to a saddler in Walsall and went out on my own in 1998.",
])("how long the owner has done the work is put to the client: %s", (text) => {
  const [first] = readStatements(formDataSchema.parse({ description: text }));
  expect(first && first.kind !== "fact" && (first.proposal === "print" || isPerhapsForVisitors(first))).toBe(
    true,
  );
});

it.each([
  "Copy to be approved by both of us before it goes live.",
  "We have four vans. Please make that obvious on the site because people think it's only me.",
])("but no order to the agency: %s", (text) => {
  expect(isAnyPerhaps("description", text)).toBe(false);
});

it("a word that also names a part of a website makes no wish of a sentence that asks for nothing", () => {
  expect(
    isAnyPerhaps(
      "description",
      "There is an accessible toilet by the barn but the fields are rough and buggies struggle.",
    ),
  ).toBe(true);
});
