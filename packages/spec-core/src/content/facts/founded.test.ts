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
