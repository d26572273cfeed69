import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { findFacts } from "../find-facts.ts";

it.each([
  [
    "GP consultation £95 for 20 minutes, £135 for 30.",
    ["95 GBP GP consultation, 20 minutes", "135 GBP GP consultation, 30 minutes"],
  ],
  [
    "Massage 45 € for 30 min, 80 € for 60 min, 110 € for 90.",
    ["45 EUR Massage, 30 min", "80 EUR Massage, 60 min", "110 EUR Massage, 90 min"],
  ],
  [
    "Piano lessons £20 for 30 minutes, £28 for 45 and £36 for an hour.",
    ["20 GBP Piano lessons, 30 minutes", "28 GBP Piano lessons, 45 minutes", "36 GBP Piano lessons, an hour"],
  ],
  [
    "Swedish massage: 30 min £35, 60 min £60",
    ["35 GBP Swedish massage, 30 min", "60 GBP Swedish massage, 60 min"],
  ],
  [
    "Unlimited classes £70 for a month, £190 for 3.",
    ["70 GBP Unlimited classes, a month", "190 GBP Unlimited classes, 3 months"],
  ],
  [
    "First appointment £58 for an hour, then £48 for 40 minutes.",
    ["58 GBP First appointment, an hour", "48 GBP 40 minutes"],
  ],
  ["Bikes £15 a day, helmet £3 for 2 days.", ["15 GBP Bikes", "3 GBP helmet, 2 days"]],
])("C-30.93 the prices in '%s' are %j: a length belongs to the offer named before", (description, prices) => {
  const facts = findFacts(formDataSchema.parse({ description }));
  expect(facts.filter(({ kind }) => kind === "price").map(({ value, about }) => `${value} ${about}`)).toEqual(
    prices,
  );
});
