import { expect, it } from "vitest";
import { factsOf } from "./facts.fixture.ts";

const foundedIn = (text: string): string[] => factsOf("founded", text).map(({ value }) => value);

it.each([
  "Upholsterers for thirty years, the shop (an old dairy) only since 2019.",
  "I have fixed clocks all my life, our showroom only since 2020.",
])("C-30.827 the year of a part of the business is not its founding year: %s", (text) => {
  expect(foundedIn(text)).toEqual([]);
});

it.each(["We are in business only since 2021.", "The company exists only since 2021."])(
  "C-30.828 the year of the business is, although it is young: %s",
  (text) => expect(foundedIn(text)).toEqual(["2021"]),
);

it.each([
  ['The guest book says "Best soup since 2012".', []],
  ["We are a bookbinder in Hull since 1979. My aunt founded it, I have taken it over in 2015.", ["1979"]],
  ["The Ayre family has kept bees at Upper Farm since 1925. Boat trips began in 1981.", ["1925"]],
  ["My practice is all family law and has been since 2013.", []],
])("in '%s' the year of a guest, an heir or a part is not the founding year: %j", (text, years) => {
  expect(foundedIn(text)).toEqual(years);
});
