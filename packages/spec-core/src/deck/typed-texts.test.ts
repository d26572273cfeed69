import { expect, it } from "vitest";
import { mayOpen } from "./headline.ts";
import { hoursText } from "./hours-text.ts";
import { priceText, writtenCurrencies } from "./price-text.ts";
import { clientsLine } from "./printed-prose.ts";
import { registrationLabel } from "./registration-label.ts";

it.each([
  "Open fires and stoves fitted in Ludlow",
  "Open-plan kitchens are what we do best",
  "Sunday roasts and real ale by the canal",
  "Wedding cakes made in Hamilton",
  "Friday night music is what we are known for",
  "Cards and gifts for every day of the year",
  "Parking sensors and cameras fitted at your home",
  "12 years of fitting kitchens in Leeds",
  "Fully insured window cleaners in Hull",
  "Gas Safe registered plumber in Leeds",
  "We print business cards and invoices",
  "Closed loop recycling for printers",
  "Cancer care at home",
  "Calligraphy for weddings",
  "No-nonsense builders in Leeds",
])("C-36.145 '%s' may open a site", (sentence) => {
  expect(mayOpen(sentence)).toBe(true);
});

it.each([
  "Take £10 deposit to book, non refundable",
  "We're open from ten till six",
  "Closed sun mon",
  "No kids in the studio, it's wee",
  "Qualified 2019 at the city college, insured",
  "Mon to Fri half eight till five",
  "Parking on the street outside",
  "Cash or bank transfer",
  "Patch test if you're new, 48 hrs before",
  "Ring or text 07700 900412",
  "Call-out is £60",
  "Cancel 24h before or it's charged",
  "Licensed & insured.",
  "$10 per notarial act (state max) plus travel",
  "From £35 a visit",
  "Pensioners get 10 % with their card",
  "Some of our lessons are in Welsh",
  "15 miles from the yard at most",
  "Grafting, pruning. March 1 to 31 only",
  "Gutters - cleaning, brackets, downpipes",
  "Ring between 8 and 18.",
  "We are fully booked in June.",
  "Open since 2012.",
])("C-36.146 '%s' is a term, no introduction", (sentence) => {
  expect(mayOpen(sentence)).toBe(false);
});

it.each([
  ["55 quid", "55 GBP", "£55"],
  ["90 bucks", "90 AUD", "$90"],
  ["28", "28 GBP", "£28"],
  ["from 85 + vat", "85 GBP", "from £85 + VAT"],
  ["12 a month", "12 GBP", "£12 a month"],
  ["50p", "0.50 GBP", "50p"],
  ["3 for 20", "20 GBP", "3 for 20"],
  ["30 - 45", "30 - 45", "£30 - 45"],
  ["12 / 19 / 34", "12 / 19 / 34", "£12 / 19 / 34"],
  ["10, 15 or 20", "10, 15 or 20", "£10, 15 or 20"],
  ["85/hr", "85 USD", "$85/hr"],
  ["15pp", "15 GBP", "£15pp"],
  ["+ 60", "60 GBP", "+ £60"],
  ["30 min", "30 GBP", "30 min"],
  ["on request", "on request", "on request"],
  ["35 euro", "35 EUR", "35 euro"],
  ["35", "35 CHF", "CHF 35"],
  ["350", "350 SEK", "350 kr"],
  ["€40", "40 GBP", "€40"],
  ["40 CHF", "40 CHF", "40 CHF"],
  ["28", "28 EUR", "€28"],
  ["£85 plus vat", "85 GBP", "£85 plus VAT"],
  ["1,200", "1200 INR", "₹1,200"],
  ["300 rupees", "300 INR", "₹300"],
  ["Rs. 300 per km", "300 INR", "Rs. 300 per km"],
  ["300 rs", "300 INR", "300 rs"],
])("C-36.147 the price '%s' of %s stands as '%s' beside prices with signs", (text, value, shown) => {
  const signed = [
    { text: "£60", value: "60 GBP" },
    { text: "£45", value: "45 GBP" },
    { text: "$20", value: "20 AUD" },
    { text: "₹450", value: "450 INR" },
  ];
  expect(priceText(text, value, writtenCurrencies(signed))).toBe(shown);
});

it.each([
  [["28"], "28 GBP", "£28"],
  [["35"], "35 EUR", "€35"],
  [["35", "6,50 €"], "35 EUR", "35 €"],
  [["35", "120€", "160€"], "35 EUR", "35€"],
  [["35", "€12", "140 €"], "35 EUR", "€35"],
  [["12 / 19 / 34", "6,50 €"], "12 / 19 / 34", "12 / 19 / 34 €"],
  [["12 / 19 / 34"], "12 / 19 / 34", "12 / 19 / 34"],
])("C-36.148 beside the prices %j a number of %s stands as '%s'", (texts, value, shown) => {
  const [text = ""] = texts;
  const values = texts.map((written, index) =>
    index === 0 ? value : `${written.replace(/[^\d,]/gu, "").replace(",", ".")} EUR`,
  );
  const prices = texts.map((written, index) => ({ text: written, value: values[index] ?? "" }));
  expect(priceText(text, value, writtenCurrencies(prices))).toBe(shown);
});

it.each([
  ["FR", ["35"], "35 €"],
  ["DE", ["35", "€12"], "€35"],
  ["IE", ["35"], "€35"],
  ["IE", ["35", "12 €"], "35 €"],
])("a number of euros in %s beside the prices %j stands as '%s'", (country, texts, shown) => {
  const prices = texts.map((text) => ({ text, value: "35 EUR" }));
  expect(priceText("35", "35 EUR", writtenCurrencies(prices, country))).toBe(shown);
});

it.each([
  ["tues to sat 8 till 4", "Tues to Sat 8 till 4"],
  ["wed-sun 12-10ish, closed mondays", "Wed-Sun 12-10ish, closed Mondays"],
  ["sunday@pub.example, montag geschlossen", "sunday@pub.example, montag geschlossen"],
])("C-36.151 the hours '%s' stand as '%s'", (typed, shown) => {
  expect(hoursText(typed)).toBe(shown);
});

it.each([
  ["gas safe registered", "552310", "Gas Safe registered no."],
  ["gas safe no", "552310", "Gas Safe no."],
  ["gas safe reg.", "552310", "Gas Safe registered no."],
  ["Gas Safe", "552310", "Gas Safe"],
  ["CIPHE member", "44812", "CIPHE member no."],
  ["NICEIC approved contractor no", "D601234", "NICEIC approved contractor no."],
  ["ofsted urn", "EY123456", "Ofsted urn"],
  ["MRB licence", "MRB 7712", "Licence"],
  ["registered with the ico", "ZA123456", "Registered with the ICO"],
  ["Ltd", "09123456", "Company no."],
])("C-36.149 the number of '%s' %s is labelled '%s'", (about, code, label) => {
  expect(registrationLabel(about, code)).toBe(label);
});

it.each([
  ["Best to whatsapp me!!", "Best to WhatsApp me!"],
  ["We cover all of UK.", "We cover all of the UK."],
  ["We cover all of the UK.", "We cover all of the UK."],
  ["See whatsapp.example for more...", "See whatsapp.example for more..."],
  ["Really?!", "Really?!"],
])("C-36.717 the client's line %j is printed as %j", (typed, printed) => {
  expect(clientsLine(typed)).toBe(printed);
});
