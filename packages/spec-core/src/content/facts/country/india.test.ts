import { expect, it } from "vitest";
import { described, factsOf } from "../facts.fixture.ts";
import { countryOf } from "./country.ts";

it.each([
  "Tailor in Jayanagar, Bengaluru, blouses from Rs 850",
  "Cabs from Chandigarh to Leh, ₹16 per km",
  "GST returns, office in Coimbatore, GSTIN 33ABCDE1234F1Z5",
])("'%s' is in India", (text) => {
  expect(countryOf(described(text))).toBe("IN");
});

it("an Indian restaurant in Leeds is not in India", () => {
  expect(countryOf(described("Indian restaurant in Leeds LS1 4DY, curries from £9"))).toBe("GB");
});

it.each([
  ["WhatsApp 98450 12345, Koramangala, Bengaluru", "+919845012345"],
  ["Tailor in Pune. Call 98220-12345.", "+919822012345"],
  ["Office in Coimbatore, 0422 255 0181, rupees only", "+914222550181"],
])("the number in '%s' is %s", (text, value) => {
  expect(factsOf("phone", text).map((fact) => fact.value)).toEqual([value]);
});

it.each([
  ["Single meal 140/- in Pune", "140 INR"],
  ["Monthly plan Rs 3,600 in Pune", "3600 INR"],
  ["Wedding package ₹1,20,000 in Pune", "120000 INR"],
])("the price in '%s' is %s", (text, value) => {
  expect(factsOf("price", text).map((fact) => fact.value)).toEqual([value]);
});

it("a postcode of six digits ends an address", () => {
  const [address] = factsOf("address", "Find us at 45 DB Road, RS Puram, Coimbatore 641002.", "IN");
  expect(address?.text).toBe("45 DB Road, RS Puram, Coimbatore 641002");
});
