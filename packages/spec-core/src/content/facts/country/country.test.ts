import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { described } from "../facts.fixture.ts";
import { countryOf, likelyCountryOf } from "./country.ts";

it.each([
  ["A garage in Leeds, £45 a service, LS21 3AA", "GB"],
  ["Main Street, Dingle, Co. Kerry, V92 X2T3", "IE"],
  ["Plumbing in Tulsa OK 74146, bonded and insured", "US"],
  ["Pump tanks. 1000 gal is $325. Orleans county VT. Call 802-555-0173", "US"],
  ["Call 613-555-0173, $40 a visit, near Perth", "CA"],
  ["Bakery in Gatineau (Québec) J9H 9Z9, NEQ 1177000011", "CA"],
  ["Swim school, Wynnum QLD 4178, ABN 83 914 571 673", "AU"],
  ["Honey from Raglan, New Zealand, eftpos", "NZ"],
  ["Musterstraße 12, 80331 München, USt-IdNr. DE 123 456 789", "DE"],
  ["Heuriger, 1210 Wien, UID ATU12345678", "AT"],
  ["Uhren aus Biel, CHF 380.–, CHE-218.447.903", "CH"],
  ["Plombier, 69003 Lyon, SIRET 504 318 277 00021", "FR"],
  ["Calle Mayor 15, 28013 Madrid, CIF B-12345678", "ES"],
  ["Via Roma 12, 50123 Firenze, P.IVA 01234567890", "IT"],
  ["Klusbedrijf in Utrecht, KvK 30217745", "NL"],
  ["Rua do Almada 512, 4050-038 Porto", "PT"],
  ["ul. Głogowska 214, 60-104 Poznań, od 4 900 zł", "PL"],
])("C-30.19 '%s' is a business in %s", (text, country) => {
  expect(countryOf(described(text))).toBe(country);
});

it("C-30.20 the answered country wins, and without evidence the country is unknown", () => {
  expect(countryOf(described("Plombier, 69003 Lyon, SIRET 504 318 277 00021", "BE"))).toBe("BE");
  expect(countryOf(described("Plombier, 69003 Lyon", "uk"))).toBe("GB");
  expect(countryOf(described(""))).toBeNull();
  expect(countryOf(described("We make shoes for people who walk a lot."))).toBeNull();
  expect(countryOf(described("Translations between London and Berlin"))).toBeNull();
});

it("C-30.21 weak evidence of the country is enough to read numbers, and too little for legal questions", () => {
  expect(countryOf(described("A bakery in Utrecht"))).toBeNull();
  expect(likelyCountryOf(described("A bakery in Utrecht"))).toBe("NL");
});

it("C-30.94 a number of North America is read where nothing distinguishes the United States from Canada", () => {
  const form = formDataSchema.parse({ description: "Call (412) 555-0188, jobs from $90." });
  expect(likelyCountryOf(form)).toBe("US");
});

it.each([
  ["We teach German and French in Leeds.", "GB"],
  ["Italian restaurant in Leeds, chef from Naples.", "GB"],
  ["B&B near Sligo, German and French guests mostly.", "IE"],
  ["French bakery in Austin.", "US"],
  ["We ship to Germany and France. Workshop in Hexham.", "GB"],
  ["Surf camp in Ericeira, guests from Germany, Holland and France.", "PT"],
  ["Deliveries from Hexham to Carlisle, German sausages.", "GB"],
])(
  "C-30.104 languages, guests and goods of other countries in '%s' do not hide that the business is in %s",
  (text, country) => {
    expect(likelyCountryOf(described(text))).toBe(country);
  },
);

it.each([
  ["Call 082 555 0101, a braai for ten is R450.", "ZA"],
  ["Ring 071 555 0101 or mail us at info@kop.co.za.", "ZA"],
  ["Salon in Mthatha, deposit R1 200.", "ZA"],
  ["B&B on the R600, 021 555 0101, €80 a night.", "IE"],
  ["Barber in Hamilton, a cut is $35, 07 839 1100.", "NZ"],
  ["Trees in Newcastle, ring 0491 570 110.", "AU"],
  ["Honey at Zum Weinberg 5, ring 05623 973000.", "DE"],
  ["Write to hello@elm.ie or come by.", "IE"],
])("the numbers, sums and mail addresses in '%s' show that the business is in %s", (text, country) => {
  expect(likelyCountryOf(described(text))).toBe(country);
});
