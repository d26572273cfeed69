import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { isAddressWord, isOfHours } from "./addresses/address-word.ts";
import { rulesOf } from "./data/countries.ts";
import { findSpokenDigits } from "./phones/spoken-digits.ts";
import { isLaterPrice } from "./prices/later-price.ts";
import { asValue, priceValue } from "./prices/price-value.ts";
import { typedFacts } from "./typed.ts";

it("C-30.77 the value of a price has two decimals where there are any, and is its text where there is no amount", () => {
  expect(asValue({ amount: 13.9, currency: "EUR" })).toBe("13.90 EUR");
  expect(asValue({ amount: 14, currency: "" })).toBe("14");
  expect(priceValue("from £12.50 each", null)).toBe("12.50 GBP");
  expect(priceValue("on  request", null)).toBe("on request");
  expect(priceValue("11% + VAT", rulesOf("GB"))).toBe("11% + VAT");
  expect(priceValue("60% of a month's rent (min £480)", rulesOf("GB"))).toBe(
    "60% of a month's rent (min £480)",
  );
});

it.each([
  [["62 EUR", "from 85"], "85 EUR"],
  [["62", "from 85"], "85 PLN"],
  [["62 EUR", "£30", "from 85"], "85 PLN"],
])("of the price list %j the last price is '%s': in the currency of its one sign", (prices, value) => {
  const offers = prices.map((price, index) => ({ name: `Crown ${index}`, price }));
  const form = onboardingSchema.parse({ formData: { offers } }).formData;
  expect(typedFacts(form, "PL").at(-1)?.value).toBe(value);
});

it.each([
  ["£20 or £35", "£20 or £35"],
  ["£20-35", "£20-35"],
  ["20 to £35", "20 to £35"],
  ["10, 15 or 20", "10, 15 or 20"],
  ["10, 15, 20", "10, 15, 20"],
  ["2 for 15", "2 for 15"],
  ["15 per hour", "15 GBP"],
  ["1,250", "1250 GBP"],
  ["12.5", "12.50 GBP"],
  ["£45 plus VAT", "45 GBP"],
])(
  "C-30.87 the value of the typed price '%s' is '%s': an amount only where there is exactly one",
  (text, value) => {
    expect(priceValue(text, rulesOf("GB"))).toBe(value);
  },
);

it.each([
  ["from January £40", true],
  ["a wash £40", false],
  ["wash £20, cut £40", false],
])("C-30.78 the last price of '%s' only applies from or until a date: %s", (text, isLater) => {
  const start = text.lastIndexOf("£");
  expect(isLaterPrice(text, { start, end: text.length })).toBe(isLater);
});

it.each([
  ["ring oh one double two three four five six", ["01223456"]],
  ["ninety six, ninety six, ninety six", ["969696"]],
  ["one or two people", []],
])("C-30.79 the dictated digits in '%s' are %j", (text, digits) => {
  expect(findSpokenDigits(text).map((found) => found.digits)).toEqual(digits);
});

it("C-30.80 words of an address are distinguished from hours and other words", () => {
  expect(["Mill", "12", "Hauptstraße", "d'Arc"].every((word) => isAddressWord(word))).toBe(true);
  expect(isAddressWord("cheap")).toBe(false);
  expect(isOfHours("8-2pm", false)).toBe(true);
  expect(isOfHours("June–Oct,", false)).toBe(true);
  expect(isOfHours("Lane,", true)).toBe(false);
});

it.each([
  ["free within 12 miles", "free within 12 miles"],
  ["45 min", "45 min"],
  ["free under 5", "free under 5"],
  ["20, free parking", "20 GBP"],
  ["38 per hour", "38 GBP"],
])("C-30.711 the value of the typed price '%s' is '%s'", (price, value) => {
  expect(priceValue(price, rulesOf("GB"))).toBe(value);
});
