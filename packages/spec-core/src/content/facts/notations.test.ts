import { expect, it } from "vitest";
import { factsOf } from "./facts.fixture.ts";

it.each([
  ["Ring 0113 four nine six, 0 two double 3.", "+441134960233"],
  ["oh-one-one-three, 496, 0-2-double-3", "+441134960233"],
  ["0113 496 0233 9 to 5", "+441134960233"],
])("the number in '%s' is %s", (text, number) => {
  expect(factsOf("phone", text, "GB").map(({ value }) => value)).toEqual([number]);
});

it.each([
  "The mower is a Stiga, serial 0115 230 4471.",
  "IBAN FR76 3000 6000 0112 3456 7890 189",
  "We have 1 two 3 bed flats and one four.",
])("'%s' has no phone number", (text) => {
  expect(factsOf("phone", text, "GB")).toEqual([]);
});

it("an Indian number before times ends where they begin", () => {
  const text = "98765 43210 9 to 9 all days";
  expect(factsOf("phone", text, "IN").map(({ value }) => value)).toEqual(["+919876543210"]);
  expect(factsOf("hours", text, "IN").map((fact) => fact.text)).toEqual(["9 to 9 all days"]);
});

it("the host of an e-mail address may have accents", () => {
  expect(factsOf("email", "Write to hallo@brotundbrücke.de or ring.").map(({ value }) => value)).toEqual([
    "hallo@brotundbrücke.de",
  ]);
});

it.each([
  ["Come on a Friday between three and six.", "Friday between three and six"],
  ["Thurs & Fri, 8 until we sell out.", "Thurs & Fri, 8 until we sell out"],
  ["We open from 1 April to 30 September.", "from 1 April to 30 September"],
  ["Season runs from May 15th to October 3rd.", "from May 15th to October 3rd"],
  ["Mid-May to 3 October, every day.", "Mid-May to 3 October, every day"],
  ["Egg stall at the gate, daylight hours.", "daylight hours"],
  ["Breakfast until 11 h, cake always.", "Breakfast until 11 h"],
  ["Breakfast runs 7.30 until 9.", "7.30 until 9"],
  ["I'm at my desk 9.15 to 2.45.", "9.15 to 2.45"],
  ["Pick-ups between 9 and 11.", "Pick-ups between 9 and 11"],
  ["Ring 01632 960 240 on workdays from 8.30 till 9.30.", "workdays from 8.30 till 9.30"],
  ["We open at 10h30 and shut at 20h, Mondays never.", "at 10h30 and shut at 20h, Mondays never"],
  ["The Post Office counter is Mon and Thurs 9.00-13.00.", "Mon and Thurs 9.00-13.00"],
  ["8am - 5pm Mon to Thurs, term time only.", "8am - 5pm Mon to Thurs, term time"],
])("the times in '%s' are '%s'", (text, hours) => {
  expect(factsOf("hours", text).map((fact) => fact.text)).toEqual([hours]);
});

it.each(["We may close over the holidays.", "Come fasting of 10-12 hrs.", "Ring us but not before."])(
  "'%s' has no times",
  (text) => {
    expect(factsOf("hours", text)).toEqual([]);
  },
);

it.each([
  ["Ring 01632 960 241 after seven in the evening.", "after seven in the evening", "calls"],
  ["The estate walk starts 7 am.", "starts 7 am", "The estate walk"],
])("the times in '%s' are '%s', which are no opening hours", (text, hours, about) => {
  expect(factsOf("hours", text, "GB").map((fact) => [fact.text, fact.about])).toEqual([[hours, about]]);
});

it.each([
  ["Roadside stall at 1290 Grange Rd, honesty box.", "1290 Grange Rd"],
  ["ring the bell at 561 2nd ave, round the back", "561 2nd ave"],
  ["Via dell'Orso 41/r, 50124 Firenze", "Via dell'Orso 41/r, 50124 Firenze"],
  ["Sat nav: use IP9 1AN and keep going.", "IP9 1AN"],
  ["It's on the A38 south of Wells, postcode BA5 1AA.", "on the A38 south of Wells, postcode BA5 1AA"],
  ["At my house in Ripley Road, HG2 or on Zoom", "Ripley Road, HG2"],
  ["Kiosk 9 in the Kirkgate market hall, Leeds", "Kiosk 9 in the Kirkgate market hall, Leeds"],
  ["Mondays 4-6pm at Moor End School pool, NE7 7DP", "Moor End School pool, NE7 7DP"],
  ["Tue 10:00-11:15 – St Jude's hall, Hanover St, Hove", "St Jude's hall, Hanover St, Hove"],
  ["Face to face Thursdays 10-3 at the Ormeau Baths hub.", "Ormeau Baths hub"],
  ["Yoga Tuesdays 6-7pm at Hove Town Hall, Fridays online.", "Hove Town Hall"],
  ["We are above the chandlery on Quay Lane, Totnes.", "above the chandlery on Quay Lane, Totnes"],
  ["The smoke is at 3318 E State Hwy 21.", "3318 E State Hwy 21"],
])("the address in '%s' is '%s'", (text, address) => {
  expect(factsOf("address", text).map((fact) => fact.text)).toEqual([address]);
});

it.each([
  "The recital is May 18 at 3 pm in Priory Church.",
  "Classes: Fridays 4-6 at the Y. Barn dances later.",
])("'%s' names no place where the business is", (text) => {
  expect(factsOf("address", text)).toEqual([]);
});

it("where customers collect is an address beside that of the business", () => {
  const text = "1186 Route 9, Garrison, NY 10524. Pick-up is at the Howland Center, 477 Main St.";
  expect(factsOf("address", text, "US").map((fact) => fact.text)).toContain("Howland Center, 477 Main St.");
});

it.each([
  ["CMTO registration T041.", "T041"],
  ["lbp no 128 445 foundations", "128 445"],
  ["CPC1459920 licensed and insured", "CPC1459920"],
  ["Instructor card 02918ED0066.", "02918ED0066"],
])("the registration in '%s' is %s", (text, code) => {
  expect(factsOf("registration", text).map((fact) => fact.text)).toEqual([code]);
});

it.each(["The firm's number 0131 496 0720 is dead.", "The box is 8359 Elk Florin Rd #103-214."])(
  "'%s' has no registration",
  (text) => {
    expect(factsOf("registration", text)).toEqual([]);
  },
);
