import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { publicWords } from "../../public-words.ts";
import { factsOf } from "../facts.fixture.ts";
import { isSurcharge } from "./surcharges.ts";

it.each([
  "tourist tax",
  "Tourist tax per person and night",
  "Kurtaxe",
  "taxe de séjour",
  "Deposit",
  "Refundable damage deposit",
  "weekend surcharge",
  "Cleaning fee",
  "Final cleaning",
  "booking fee",
  "Delivery",
  "Delivery within 10 miles",
  "postage & packing",
  "Extra bed",
  "single supplement",
])("'%s' comes with something else", (name) => {
  expect(isSurcharge(name)).toBe(true);
});

it.each([
  "Tax return",
  "Corporation tax",
  "Flower delivery",
  "Deep cleaning",
  "End of tenancy cleaning",
  "Parcel delivery service",
  "Night nursing",
  "Food supplements",
  "Membership fee",
  "Honey",
  "Van with driver",
  "Deposit box hire",
])("'%s' is an offer", (name) => {
  expect(isSurcharge(name)).toBe(false);
});

it("a tax in the list of offers has its price and is no service", () => {
  const form = formDataSchema.parse({
    offers: [
      { name: "Room", what: "double, breakfast", price: "58 €" },
      { name: "tourist tax", price: "1,60 €" },
      { name: "Deposit", what: "for the apartment alone", price: "200 €" },
      { name: "Delivery" },
    ],
  });
  expect(
    publicWords(form).facts.map(({ kind, text, about, isConfirmed }) => [kind, text, about, isConfirmed]),
  ).toEqual([
    ["service", "Room", "double, breakfast", true],
    ["price", "58 €", "Room", true],
    ["service", "tourist tax", "", false],
    ["price", "1,60 €", "tourist tax", true],
    // What it says would be lost to the price list.
    ["service", "Deposit", "for the apartment alone", true],
    ["price", "200 €", "Deposit", true],
    ["service", "Delivery", "", true],
  ]);
});

it("C-30.703 a charge with a price in a sentence is no service", () => {
  const servicesIn = (description: string) =>
    publicWords(formDataSchema.parse({ description, contact: { country: "AU" } }))
      .facts.filter(({ kind }) => kind === "service")
      .map(({ text }) => text);
  expect(servicesIn("BYO wine only, corkage $10 a bottle.")).toEqual([]);
  expect(servicesIn("BYO wine only, lunch plate $10 a person.")).toEqual(["lunch plate"]);
});

it.each([
  ["Soap £5, postage £3.50.", "£3.50"],
  ["Soap £5, courier £12 up to 5kg.", "£12"],
  ["Soap £5, local delivery £4.", "£4"],
  ["Soap £5, shipping to the islands £8.", "£8"],
])("C-30.723 in '%s' only the soap is an offer, and %s is what it costs to bring it", (text, price) => {
  expect(factsOf("service", text, "GB").map(({ value }) => value)).toEqual(["Soap"]);
  expect(factsOf("price", text, "GB").map((fact) => fact.text)).toEqual(["£5", price]);
});

it("C-30.760 what a courier or a florist offers is an offer", () => {
  expect(
    factsOf("service", "Parcel courier service £15, flower delivery £30.", "GB").map(({ value }) => value),
  ).toEqual(["Parcel courier service", "flower delivery"]);
});
