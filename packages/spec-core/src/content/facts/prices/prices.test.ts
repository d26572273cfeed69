import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const pricesIn = (text: string, country = ""): string[] =>
  factsOf("price", text, country).map(({ value, about }) => `${value} ${about}`);

it.each([
  [
    "Bread from £3.20, sourdough £4.50, cakes to order from £38.",
    ["3.20 GBP Bread", "4.50 GBP sourdough", "38 GBP cakes to order"],
  ],
  ["Dogs cut 38€, cats 25€, colour from 65€", ["38 EUR Dogs cut", "25 EUR cats", "65 EUR colour"]],
  ["Einzelstunde 120,- €, Paare 180,-. Berlin", ["120 EUR Einzelstunde", "180 EUR Paare"]],
  ["Season ticket CHF 890.–, revision Fr. 1'250.-", ["890 CHF Season ticket", "1250 CHF revision"]],
  [
    "boots ab € 139,-, children until 10 € 62,-, sledge € 8,-/day",
    ["139 EUR boots", "62 EUR children until 10", "8 EUR sledge"],
  ],
  ["Week 1.350€, week in August 1 700 €", ["1350 EUR Week", "1700 EUR week in August"]],
  ["Obiady od 32 zł, pierogi 28 zł", ["32 PLN Obiady", "28 PLN pierogi"]],
  [
    "Haircut 18 euro, beard 12 euro, children 14, eyebrow 5. Open daily.",
    ["18 EUR Haircut", "12 EUR beard", "14 EUR children", "5 EUR eyebrow"],
  ],
  ["curry sauce 1.80, mushy peas 1.60, Whitby, Yorkshire", ["1.80 GBP curry sauce", "1.60 GBP mushy peas"]],
  [
    "headstones £2,400–£4,500, pavers 18 to 24 pounds",
    ["2400 GBP to 4500 GBP headstones", "18 GBP to 24 GBP pavers"],
  ],
  ["new ponds usually between 28.000 and 70.000 euros", ["28000 EUR to 70000 EUR new ponds"]],
  ["pool care one hundred ten euros a month", ["110 EUR pool care"]],
  ["£16 for 45 min, £22 the hour", ["16 GBP 45 min", "22 GBP"]],
] as const)("C-30.10 the prices in '%s' are %j", (text, prices) => {
  expect(pricesIn(text).map((price) => price.trim())).toEqual(prices);
});

it("C-30.11 a dollar is the country's own, and 'from' and 'per hour' belong to the words that are printed", () => {
  expect(pricesIn("Lessons $21.50", "AU")).toEqual(["21.50 AUD Lessons"]);
  expect(pricesIn("Lessons $21.50", "CA")).toEqual(["21.50 CAD Lessons"]);
  expect(factsOf("price", "Live-in care from £27.50 per hour + VAT, call us")[0]?.text).toBe(
    "from £27.50 per hour + VAT",
  );
});

it.each([
  "my landlord wants £2,200 a month",
  "the last agency took 3.400 € and made nothing",
  "orders over £50 are post free, 20 % off, £5 off",
  "turnover is about £310k, the boiler is £48k",
  "goods in transit cover £30,000, over £1.2 million raised",
  "we pay £110 a month for Checkatrade",
  "not on the site: £85 for friends",
  "since 1998 in Austin, TX 78704, sizes 36 to 42",
  "La Grange sleeps 6, Le Four sleeps 4, near a lake",
])("C-30.12 '%s' names no price of the business", (text) => {
  expect(pricesIn(text)).toEqual([]);
});

it.each([
  [
    "£15 not decided, nails £12 no appointment needed. cat bath £20",
    ["15 GBP", "12 GBP nails", "20 GBP cat bath"],
  ],
  ["A €500 booking fee holds the date.", ["500 EUR booking fee"]],
  [
    "Full trim small £42 med £50 large from £62",
    ["42 GBP Full trim small", "50 GBP Full trim med", "62 GBP Full trim large"],
  ],
  ["company (SARL, SAS) from 190 €", ["190 EUR company (SARL, SAS)"]],
  ["Double room 85 €, 110 € July and August", ["85 EUR Double room", "110 EUR Double room, July and August"]],
  ["£650 to £1400 depending on the season", ["650 GBP to 1400 GBP"]],
  ["most nights but not on sundays service call is $89", ["89 USD"]],
  ["First £55, each after £45 for lessons.", ["55 GBP lessons, first", "45 GBP lessons, each after"]],
  [
    "landlord checks £65, first £55, each after £45 if you have several flats",
    ["65 GBP landlord checks", "55 GBP landlord checks, first", "45 GBP landlord checks, each after"],
  ],
  [
    "Private lesson £90 for one, £60 each for two.",
    ["90 GBP Private lesson", "60 GBP Private lesson, for two"],
  ],
  ["First consultation 80 Euro, each follow-up 45 Euro.", ["80 EUR First consultation", "45 EUR follow-up"]],
] as const)("C-30.65 a price's name in '%s' is a noun of its clause: %j", (text, prices) => {
  expect(pricesIn(text).map((price) => price.trim())).toEqual(prices);
});

it("C-30.76 'first' by itself is no name for a list of prices", () => {
  const [price] = factsOf("price", "First £55.");
  expect(price?.proposal).toBe("keep");
  expect(factsOf("service", "First £55.")).toEqual([]);
});

it("C-30.66 a thing on a list of prices is a service, with its price or on request", () => {
  const text = "Full trim small £42, bath £28. hand stripping: ask. Half day £90";
  expect(factsOf("service", text).map(({ value }) => value)).toEqual(["Full trim", "bath", "hand stripping"]);
});

it("C-30.123 the pay in a job advertisement is no price, also far from the words that say so", () => {
  const text = "We seek at once teachers for chemistry and for mathematics upper level, EUR 19 per hour.";
  expect(factsOf("price", text).filter(({ proposal }) => proposal === "print")).toEqual([]);
});

it.each([
  ["All volunteers, around 18 of us but really 6. Membership is $40 a year.", ["40 CAD Membership"]],
  ["Lunch $9, we were 12 volunteers and honestly it is now 7.", ["9 CAD Lunch"]],
  ["Haircut $20, four of us on a good day but today 3.", ["20 CAD Haircut"]],
  ["Haircut $20, helpers 4, more like 3", ["20 CAD Haircut"]],
  ["Haircut $20, members 15, staff meal 8", ["20 CAD Haircut", "15 CAD members", "8 CAD staff meal"]],
] as const)("the numbers of people in '%s' are no prices: %j", (text, prices) => {
  expect(pricesIn(text, "CA")).toEqual(prices);
});

it.each([
  "Candles £14 (my sister thinks £16).",
  "Candles £14 (Ruth says 16).",
  "Candles £14. My wife says £16 is fair.",
  "Candles £14. Ben reckons more like £16.",
])("C-30.724 what somebody suggests in '%s' is no price", (text) => {
  expect(pricesIn(text, "GB")).toEqual(["14 GBP Candles"]);
});

it("C-30.757 but the price of an offer after a sentence of a customer is one", () => {
  expect(pricesIn("Haircut £20, she says. Dry trim £12.", "GB")).toEqual([
    "20 GBP Haircut",
    "12 GBP Dry trim",
  ]);
});

it.each([
  ["Basic clean £55, full strip £95 plus parts.", ["£55", "£95 plus parts"]],
  ["Visit £60 + travel and parking.", ["£60 + travel and parking"]],
  ["Labour £45 an hour plus VAT plus materials.", ["£45 an hour plus VAT plus materials"]],
  ["Stunde 60 € plus Material.", ["60 € plus Material"]],
  // What follows is a price or a sentence of its own.
  ["Adults £10 plus kids £5.", ["£10", "£5"]],
  ["Groom £45 plus we do nails.", ["£45"]],
  ["A clean costs £30 plus.", ["£30"]],
])("C-30.732 in '%s' what comes on top stays with the price: %j", (text, prices) => {
  expect(factsOf("price", text, "GB").map((fact) => fact.text)).toEqual(prices);
});
