import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const verdictsOf = (contentNotes: string): string[] =>
  readStatements(formDataSchema.parse({ contentNotes })).map(
    ({ kind, proposal, text }) => `${kind} ${proposal}: ${text}`,
  );

it.each([
  ["Fully insured and vetted, parents always ask about that.", "Fully insured and vetted"],
  ["We make cakes for weddings, brides always ask for it first.", "We make cakes for weddings"],
  ["We hold a hygiene rating of five, it is due for review in May.", "We hold a hygiene rating of five"],
  [
    "We both hold a climbing certificate, mine is up for renewal I think.",
    "We both hold a climbing certificate",
  ],
])("C-30.851 what customers ask, or which paper is due, is no part of the fact: %s", (text, fact) => {
  const [first, second] = verdictsOf(text);
  expect(first).toBe(`unsure print: ${fact}`);
  expect(second).toMatch(/^private keep: /u);
});

it.each([
  "My debts are known, people always ask that",
  "The price depends on the size, we tell people who ask.",
  "Book early, customers often ask for Saturdays.",
])("C-30.852 other sentences stay whole: %s", (text) => {
  expect(verdictsOf(text)).toHaveLength(1);
});
