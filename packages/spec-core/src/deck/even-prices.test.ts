import fc from "fast-check";
import { expect, it } from "vitest";
import { evenPrices } from "./even-prices.ts";
import { isUnit, withUnit } from "./price-unit.ts";

it.each([
  [
    ["€85,-", "€62,50", "€ 495,00", "€0.85"],
    ["€85", "€62,50", "€495", "€0,85"],
  ],
  [
    ["£8.95", "£14.00"],
    ["£8.95", "£14.00"],
  ],
  [
    ["from £14.00", "£6 each"],
    ["from £14", "£6 each"],
  ],
  [
    ["€ 12,50", "€ 9,00"],
    ["€ 12,50", "€ 9,00"],
  ],
  [
    ["€1.900,00", "€1.250", "on request"],
    ["€1.900,00", "€1.250", "on request"],
  ],
  [
    ["85,- €", "85.– €"],
    ["85 €", "85 €"],
  ],
])("prices %j stand in one notation", (written, shown) => {
  expect(evenPrices(written)).toEqual(shown);
});

it("no amount is changed", () => {
  const amount = fc
    .record({ units: fc.integer({ min: 1, max: 999 }), cents: fc.integer({ min: 0, max: 99 }) })
    .chain((value) =>
      fc.constantFrom(
        ...[".", ","].map((mark) => `€${value.units}${mark}${`${value.cents}`.padStart(2, "0")}`),
      ),
    );
  const numberOf = (price: string): number => Number(price.replace(",", ".").replace("€", ""));
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 5 }), (prices) => {
      expect(evenPrices(prices).map(numberOf)).toEqual(prices.map(numberOf));
    }),
  );
});

it.each([
  ["€0.85", "per km", "€0.85 per km"],
  ["£450/day", "Per day", "£450/day"],
  ["£85", "with a written report", "£85"],
  ["", "per km", ""],
])("the price '%s' of something '%s' is '%s'", (price, what, shown) => {
  expect(withUnit(price, what)).toBe(shown);
  expect(isUnit(what)).toBe(what.toLowerCase().startsWith("per "));
});
