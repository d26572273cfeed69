import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const textsOf = (description: string): string[] =>
  readStatements(formDataSchema.parse({ description })).map(({ text }) => text);

const proposed = (description: string): string[] =>
  readStatements(formDataSchema.parse({ description }))
    .filter(({ proposal }) => proposal === "print")
    .map(({ text }) => text);

it.each([
  "We run a knitting table on Mondays, bring cake for Vera. Hm, maybe not write the cake.",
  "We run a knitting table on Mondays, bring cake for Vera. Better not mention the cake.",
])("a sentence of which the next one takes a word back is not proposed: %s", (text) => {
  expect(proposed(text)).toEqual([]);
});

it("a sentence is proposed if the word that is not wanted is part of another one", () => {
  expect(proposed("We sell pancakes on Mondays. Maybe not write the cake.")).toEqual([
    "We sell pancakes on Mondays.",
  ]);
});

it.each([
  "We restored the chapel roof, commended in 2019 (mention the commendation or not, Vera and I disagree).",
  "We restored the chapel roof (we can't agree about naming it).",
])("words about which the owners disagree are not proposed: %s", (text) => {
  expect(proposed(text)).toEqual([]);
});

it("a sentence about two persons is two", () => {
  expect(textsOf("Anna is a chartered surveyor; Peter is a certified tree inspector.")).toEqual([
    "Anna is a chartered surveyor",
    "Peter is a certified tree inspector.",
  ]);
});

it("other clauses around a semicolon stay together", () => {
  expect(textsOf("Surveys are done in daylight; Peter is a certified tree inspector.")).toHaveLength(1);
});
