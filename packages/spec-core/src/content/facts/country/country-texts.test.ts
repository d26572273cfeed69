import { expect, it } from "vitest";
import { described, factsOf } from "../facts.fixture.ts";
import { likelyCountryOf } from "./country.ts";
import { countryTexts } from "./country-texts.fixture.ts";
import { americanTexts } from "./country-texts-americas.fixture.ts";

it.each([...countryTexts, ...americanTexts])("the business of '%s' is in %s", (text, country) => {
  expect(likelyCountryOf(described(text))).toBe(country);
});

it.each([
  ["Colour and cuts, $60, neighbours welcome", "US"],
  ["Plomero en Guadalajara, 33 1234 5678, desde $450 MXN.", "ES"],
])("'%s' is not read as a text from %s", (text, country) => {
  expect(likelyCountryOf(described(text))).not.toBe(country);
});

it.each([
  ["Prices at northwindows.ca", "CA"],
  ["See tuipots.co.nz for stock", "NZ"],
  ["Voir le centre.au revoir", null],
])("the web address in '%s' shows the country %s", (text, country) => {
  expect(likelyCountryOf(described(text))).toBe(country);
});

it("prices beside an area code of Canada are in Canadian dollars", () => {
  expect(factsOf("price", "Tutoring $45 an hour, 604-555-0155").map(({ value }) => value)).toEqual([
    "45 CAD",
  ]);
});
