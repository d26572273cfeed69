import { expect, it } from "vitest";
import { factsOf } from "./facts.fixture.ts";

it.each([
  ["We are in Mainz, Rosa-Klein-Straße 58, near the river.", "Mainz, Rosa-Klein-Straße 58"],
  ["Mainzer Ldstr. 40 Hanau, in the yard", "Mainzer Ldstr. 40 Hanau"],
  ["pizza in kassel, lange str 9", "lange str 9"],
  ["am deich 12, thu-sun 14-22", "am deich 12"],
  ["Launderette on Mill Lane in Preston, at number 153.", "Mill Lane in Preston, at number 153"],
  ["Above the bank in York Road, number 41.", "Above the bank in York Road, number 41"],
  ["barber on george st leith no 18", "george st leith no 18"],
  ["Unit 4, Riverside Centre, upper level.", "Unit 4, Riverside Centre"],
  ["The shop is at 2041 Aloe Extension, Soweto.", "2041 Aloe Extension, Soweto"],
  ["cafe in bude, 31 commerce st, pies", "31 commerce st"],
  ["unit 9 / 50 springs rd", "unit 9 / 50 springs rd"],
  ["pick up at my studio 220 20th st w", "220 20th st"],
  ["locksmith, 8 rue des lilas, tours", "8 rue des lilas"],
  ["We receive at 19 vallée de Brou in Luynes.", "19 vallée de Brou in Luynes"],
  ["Stand 7, 2 bis avenue de l'Hermitage.", "Stand 7, 2 bis avenue de l'Hermitage"],
  ["Calle Leal y Castro 18, from 8:30.", "Calle Leal y Castro 18"],
  ["Carretera de Ronda km 3, Baena", "Carretera de Ronda km 3, Baena"],
  ["laundry, av pablo neruda 22", "av pablo neruda 22"],
  ["Cabane 12, port de la Hume, Gujan: oysters.", "Cabane 12, port de la Hume, Gujan"],
  ["I am in the old bank at 5 River Street, Stroud.", "5 River Street, Stroud"],
])("the address in '%s' is '%s'", (text, address) => {
  expect(factsOf("address", text).map((fact) => fact.text)).toEqual([address]);
});

it.each([
  "Our old shop at 5 River Street, Stroud is let.",
  "We do plant fairs: Harrogate 24–27 April.",
  "We are at 5 Star Level, guests say.",
  "The unit needs a 3 phase road supply.",
])("'%s' has no address", (text) => {
  expect(factsOf("address", text)).toEqual([]);
});

it.each([
  ["open 630am-530pm m-f", "630am-530pm m-f"],
  ["We open at 8 every morning.", "at 8 every morning"],
  ["Classes are at 10:00, at 12:30 and at 16:00.", "at 10:00, at 12:30 and at 16:00"],
  ["tue to fri 10-18, sat only w appointment", "tue to fri 10-18, sat only w appointment"],
  ["The honey is there from early until dark.", "from early until dark"],
  ["Stall at the gate, any hour of daylight.", "any hour of daylight"],
  ["24hr towing in Stoke", "24hr"],
])("the times in '%s' are '%s'", (text, hours) => {
  expect(factsOf("hours", text).map((fact) => fact.text)).toEqual([hours]);
});

it.each([
  ["07700 900 301, evenings after 5.", "evenings after 5"],
  ["07700 900 302, by appointment, best to try after 4", "after 4"],
  ["Reach me in the evening after 7 o'clock on 07700 900 303.", "in the evening after 7 o'clock"],
  ["I answer messages until 20 o'clock.", "until 20 o'clock"],
])("'%s' says when to call: %s", (text, hours) => {
  expect(factsOf("hours", text, "GB").map((fact) => [fact.text, fact.about])).toEqual([[hours, "calls"]]);
});

it.each([
  ["CIF B54880217, RAICV 1204", "1204"],
  ["wcb 7730551 and insured", "7730551"],
  ["sambra grade b reg 6204", "6204"],
  ["Working at Heights cert. RIIWHS501", "RIIWHS501"],
  ["AHPRA registration for Jo is PHY0001234567.", "PHY0001234567"],
  ["ADI badge 371555", "371555"],
  ["Licensed passenger boat P1 0771 for 12 people", "P1 0771"],
])("the registration in '%s' is %s", (text, code) => {
  expect(factsOf("registration", text).map((fact) => fact.text)).toContain(code);
});

it.each([
  ["facebook /oakbakery.", "https://www.facebook.com/oakbakery"],
  ["insta oakbakerybude or text 07700 900 304", "https://www.instagram.com/oakbakerybude"],
])("the profile in '%s' is %s", (text, url) => {
  expect(factsOf("social", text).map(({ value }) => value)).toEqual([url]);
});

it.each([
  ["A braai for ten is R1 450, ring 082 555 0101.", ["1450 ZAR"]],
  ["Our cottage on the R600 near Kinsale is €80 a night.", ["80 EUR"]],
])("the prices in '%s' are %j", (text, prices) => {
  expect(factsOf("price", text).map(({ value }) => value)).toEqual(prices);
});

it.each([
  ["Ring 082 555 0101, a braai is R450.", "+27825550101"],
  ["04 65 71 00 40 24/7, €90", "+33465710040"],
])("the number in '%s' is %s", (text, number) => {
  expect(factsOf("phone", text).map(({ value }) => value)).toEqual([number]);
});
