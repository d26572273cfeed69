import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

it.each([
  ["ZA", "Rusks: packet R45, tin of 12 R140.", ["45 ZAR packet", "140 ZAR tin of 12"]],
  ["ZA", "Hamper of 3 R 400.", ["400 ZAR Hamper of 3"]],
  ["ZA", "Koeksisters, 6 for R50, tray of 24 r180.", ["50 ZAR", "180 ZAR tray of 24"]],
  ["GB", "Truffles, pack of 6 £12.", ["12 GBP pack of 6"]],
  ["US", "Cookies: box of 12 $40.", ["40 USD box of 12"]],
  ["DK", "Æske med 4 kr310.", ["310 DKK Æske med 4"]],
  ["DK", "Kage 45 kr, boller 6 kr.", ["45 DKK Kage", "6 DKK boller"]],
  ["PL", "Pierogi 12 zł, barszcz 9 zł.", ["12 PLN Pierogi", "9 PLN barszcz"]],
  ["DE", "Kanu 38€ 3 Tage 90€.", ["38 EUR Kanu", "90 EUR 3 Tage"]],
])("C-30.722 (%s) a sign that touches only the next number belongs to it: '%s'", (country, text, prices) => {
  expect(factsOf("price", text, country).map(({ value, about }) => `${value} ${about}`.trim())).toEqual(
    prices,
  );
});
