import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const pricesIn = (text: string): string[] =>
  factsOf("price", text, "US").map(({ value, about }) => `${value} ${about}`.trim());

it.each([
  "Vetted by the county, $250,000 E&O.",
  "Fully insured, $2,000,000 public liability.",
  "I carry $50,000 of errors and omissions insurance.",
  "Licensed in Ohio, bonded for $15,000.",
  "All work is insured up to $100,000.",
  "Professional indemnity: $1,000,000.",
  "Vetted by the county, E&O insurance up to $250,000.",
])("C-30.770 an amount of insurance cover is no price, and what stands before it no service: %s", (text) => {
  expect(pricesIn(text)).toEqual([]);
  expect(factsOf("service", text, "US")).toEqual([]);
});

it.each([
  ["Damage insurance $12 a day.", ["12 USD Damage insurance"]],
  ["Notary bond $50, seal $30.", ["50 USD Notary bond", "30 USD seal"]],
  ["Roof replacement $9,500, gutters $1,200.", ["9500 USD Roof replacement", "1200 USD gutters"]],
  ["Bonded leather sofa $5,500.", ["5500 USD Bonded leather sofa"]],
])("C-30.771 but what an insurance, a bond or a thing costs is: %s", (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});
