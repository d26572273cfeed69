import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const peopleIn = (text: string): string[] => factsOf("person", text).map(({ value }) => value);

it.each([
  "We shear and dip. Filled out by Nora in the office",
  "This form was completed by Anna, the manager.",
  "Form typed by my daughter Lena.",
  "Hello, it's me, Tom filling this in after work.",
  "This is Sue from the office, typing this for the boss.",
])("C-30.730 who wrote the answers is no person of the site: %s", (text) => {
  expect(peopleIn(text)).toEqual([]);
});

it.each([
  ["Wedding cakes filled and iced by Anna, our baker.", "Anna"],
  ["All fittings are done by Anna Price, our fitter.", "Anna Price"],
  ["The yard is run by Nora.", "Nora"],
])("C-30.755 but who does the work is: %s", (text, name) => {
  expect(peopleIn(text)).toEqual([name]);
});
