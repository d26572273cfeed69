import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasWrongCheckDigits } from "./check-number.ts";

// Numbers that their owners or the registers publish.
const published: readonly (readonly [string, string, string])[] = [
  ["AU", "51 824 753 556", "the ABN in the register's own explanation"],
  ["BE", "BE 0403.170.701", "Electrabel"],
  ["CH", "CHE-116.281.710 MWST", "the example of the tax administration"],
  ["CZ", "45274649", "ČEZ"],
  ["DE", "DE 136 695 976", "the example of the tax office"],
  ["DK", "CVR 24256790", "Novo Nordisk"],
  ["FI", "0112038-9", "Nokia"],
  ["FR", "552 032 534", "Danone"],
  ["FR", "732 829 320 00074", "the example of the statistical office"],
  ["HR", "HR 27759560625", "INA"],
  ["IT", "IT 00743110157", "the example of the revenue agency"],
  ["NO", "923 609 016 MVA", "Equinor"],
  ["NZ", "9429036975273", "the New Zealand registry"],
  ["PL", "NIP 856-734-62-15", "the example of python-stdnum"],
  ["PT", "PT 500697256", "EDP"],
  ["SE", "556012-5790", "Volvo"],
];

describe("check digits of registers", () => {
  it.each(published)("C-33.16 in %s %s is right (%s)", (country, number) => {
    expect(hasWrongCheckDigits(number, country)).toBe(false);
  });

  it("C-33.17 one digit mistyped makes a number wrong", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...published),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        ([country, number], at, by) => {
          // The first two digits of a number of New Zealand say that it is one.
          const places = [...number.matchAll(/\d/g)]
            .map(({ index }) => index)
            .slice(country === "NZ" ? 2 : 0);
          const place = places[at % places.length] ?? 0;
          const typed = `${number.slice(0, place)}${(Number(number[place]) + by) % 10}${number.slice(place + 1)}`;
          return hasWrongCheckDigits(typed, country);
        },
      ),
    );
  });

  it.each([
    ["GB", "12345678"],
    ["DE", "HRB 123456"],
    ["FR", "RCS Dijon 500 000 000 B"],
    ["US", "12-3456789"],
    ["SI", "1234567000"],
  ])("C-33.18 in %s '%s' has no digits to check", (country, number) => {
    expect(hasWrongCheckDigits(number, country)).toBe(false);
  });
});
