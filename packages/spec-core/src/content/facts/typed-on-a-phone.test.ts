import { expect, it } from "vitest";
import { factsOf } from "./facts.fixture.ts";

const values = (kind: Parameters<typeof factsOf>[0], text: string): string[] =>
  factsOf(kind, text).map(({ value }) => value);

it.each([
  [
    "We do burst pipes mainly Leeds, boiler repairs round Bradford, taps.",
    ["burst pipes", "boiler repairs", "taps"],
  ],
  ["im in leeds. do burst pipes, boiler repairs, taps. ring me", ["burst pipes", "boiler repairs", "taps"]],
  ["We repair boilers and fit bathrooms across West Yorkshire.", ["boilers", "bathrooms"]],
  ["We fix zips, mend coats, sell lining fabrics.", ["zips", "coats", "lining fabrics"]],
  ["Lessons £38 an hour, first 2 hrs £60 for new pupils", ["Lessons"]],
  ["cover ups yes, hourly 160, deposits £75", []],
  ["Do you need taps, boilers, drains?", []],
  [
    "i do dining chairs, window seats. drop in seats from 35 quid",
    ["dining chairs", "window seats", "drop in seats"],
  ],
  ["1-2-1 £45, a block of 10 £400, leaflets 1000 £20", ["1-2-1", "block of 10", "leaflets"]],
] as const)("C-30.82 the names of what is offered in '%s' are %j: no place, no verb", (text, services) => {
  expect(values("service", text)).toEqual(services);
});

it.each([
  [
    "Check in 4 to 8pm, out by 10.30. Closed Nov to Feb except new year (3 night min).",
    ["Check in 4 to 8pm, out by 10.30. Closed Nov to Feb except new year"],
  ],
  ["Drop off 9-11am or 4-5.30pm", ["Drop off 9-11am or 4-5.30pm"]],
  ["Open wed-sun 12-10ish, longer in summer", ["wed-sun 12-10ish"]],
  ["small group (max 6) saturdays 9am in the park", ["saturdays 9am"]],
  ["Cancel 24 hrs before. Tues 10 to 6, Wed 10 to 8", ["Tues 10 to 6, Wed 10 to 8"]],
  ["Tues 10 to 6, mon n wed 9 till teatime", ["Tues 10 to 6, mon n wed 9 till teatime"]],
  [
    "Mon to Fri half eight till five, sats till dinnertime",
    ["Mon to Fri half eight till five, sats till dinnertime"],
  ],
] as const)("C-30.83 the hours in '%s' are %j: without other numbers and sentences", (text, hours) => {
  expect(values("hours", text)).toEqual(hours);
});

it.each([
  ["callout £60 plus VAT", ["60 GBP callout"]],
  ["Grooming Tuesdays and Thursdays only, from £35", ["35 GBP Grooming"]],
  ["Traditional Sunday lunch £18, puppies sundays £9", ["18 GBP Traditional Sunday lunch", "9 GBP puppies"]],
  ["Driveway £120, roofs call for quote", ["120 GBP Driveway"]],
  ["Somebody gave us a quote of £900 for this", []],
  ["next one is christmas wreaths 6 dec, €75 incl mulled wine", ["75 EUR"]],
  [
    "Kayak $25/hr or $60 half day, tandem $35/hr, $85 half day",
    ["25 USD Kayak", "60 USD Kayak, half day", "35 USD tandem", "85 USD tandem, half day"],
  ],
  ["Sunset tour Fri & Sat 6pm, £65 per person", ["65 GBP Sunset tour"]],
  [
    "Revision class Saturdays 10-12 term time £20. One to one £45/hr",
    ["20 GBP Revision class", "45 GBP One to one"],
  ],
  ["Small dogs £38, large from £60, doodles quoted on the day", ["38 GBP Small dogs", "60 GBP large dogs"]],
  ["No food after 8. Quiz £2 a head", ["2 GBP Quiz"]],
  ["£10 per notarial act (the most) plus travel 25 to 60 depending", ["10 GBP"]],
  ["We take £10 deposit", ["10 GBP deposit"]],
  [
    "1-2-1 £45, block of 10 £400, leaflets 1000 £20",
    ["45 GBP 1-2-1", "400 GBP block of 10", "20 GBP leaflets 1000"],
  ],
  ["kayak 38€ 3 days 90€", ["38 EUR kayak", "90 EUR 3 days"]],
  ["toes £22, nail art £2 per nail", ["22 GBP toes", "2 GBP nail art"]],
] as const)("C-30.84 the prices in '%s' are %j", (text, prices) => {
  expect(factsOf("price", text).map(({ value, about }) => `${value} ${about}`.trim())).toEqual(prices);
});

it("C-30.85 bucks are dollars of the country", () => {
  const about = (country: string): string[] =>
    factsOf("price", "diagnostics 90 bucks", country).map(({ value }) => value);
  expect([about("AU"), about("US")]).toEqual([["90 AUD"], ["90 USD"]]);
});

it.each([
  ["FL license JB 204417", ["JB 204417 FL license"]],
  ["Repairs done right. Ofsted URN EY 482 197", ["EY 482 197 Ofsted URN"]],
  ["Certificate ACACED 2019/8f2b-0417", ["2019/8f2b-0417 ACACED"]],
  ["Reg. charity no. 1123456", ["1123456 charity"]],
] as const)("C-30.86 the registrations in '%s' are %j", (text, registrations) => {
  expect(factsOf("registration", text).map((fact) => `${fact.text} ${fact.about}`)).toEqual(registrations);
});

it.each([
  ["Open every day 11am - 8pm. Winter is quieter.", ["every day 11am - 8pm"]],
  ["Thursday to Sunday, 12-6. Closed all of January.", ["Thursday to Sunday, 12-6"]],
  ["The shed is open Sat 9 to 1, closed match days.", ["Sat 9 to 1"]],
  [
    "Ouvert le samedi 9h30-13h. Fermé lundi et dimanche, fermé aussi en août.",
    ["samedi 9h30-13h. Fermé lundi et dimanche"],
  ],
  ["In the hall. Mon: Pilates 10am. Tue: Whist at the bar.", []],
] as const)("C-30.88 the hours in '%s' are %j: nothing that only begins there", (text, hours) => {
  expect(values("hours", text)).toEqual(hours);
});

it.each([
  ["A ridge is from £95 a foot and a survey is £120.", ["95 GBP ridge", "120 GBP survey"]],
  ["Film night, doors 7, £5.", ["5 GBP"]],
  ["The sauna's €15 extra per head.", ["15 EUR sauna"]],
  ["Honey 1 lb $18 / 2 lb $32 / qt $45 in Georgia", ["18 USD Honey 1 lb", "32 USD Honey 2 lb", "45 USD qt"]],
  ["2 budget cabins from $95 in Ohio", ["95 USD 2 budget cabins"]],
] as const)("C-30.89 what the prices in '%s' are for is %j", (text, prices) => {
  expect(factsOf("price", text).map(({ value, about }) => `${value} ${about}`.trim())).toEqual(prices);
});

it.each([
  ["Chair: Col. Peter Fanshawe.", ["Col. Peter Fanshawe"]],
  ["Trustees: Delyth Hopkin, Marcus Obi, Rev. Sue Lloyd.", ["Delyth Hopkin", "Marcus Obi", "Rev. Sue Lloyd"]],
  ["Name's Brambo.", ["Brambo"]],
  ["Foot Health Practitioner (FHP) in Conwy.", []],
  ["Guten Tag, ich bin Hebamme in Leipzig.", []],
  ["Guten Tag, ich bin Katrin und Hebamme in Leipzig.", ["Katrin"]],
] as const)("C-30.90 the people in '%s' are %j", (text, people) => {
  expect(values("person", text)).toEqual(people);
});

it("C-30.91 a number to call and not to text is for visitors", () => {
  expect(factsOf("phone", "Call DONT text 0113 496 0123").map(({ proposal }) => proposal)).toEqual(["print"]);
});
