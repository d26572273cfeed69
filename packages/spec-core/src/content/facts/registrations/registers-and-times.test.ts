import { expect, it } from "vitest";
import { described } from "../facts.fixture.ts";
import { findFacts } from "../find-facts.ts";

const found = (kind: "hours" | "registration" | "phone", text: string): string[] =>
  findFacts(described(text))
    .filter((fact) => fact.kind === kind && fact.proposal === "print")
    .map((fact) => (kind === "phone" ? fact.value : fact.text));

it.each([
  ["DTV Klassifizierung 11882", "11882"],
  ["BAFA energy adviser 188204", "188204"],
  ["Yoga Alliance Professionals YAP10188", "YAP10188"],
  ["Kennel Club Assured Breeder 44812", "44812"],
  ["NHBC registered builder 44812", "44812"],
  ["GPhC premises 9044812", "9044812"],
  ["Registered dietitian 448120", "448120"],
  ["Reg. company 09448120 (England)", "09448120"],
  ["CFC1448120", "CFC1448120"],
  ["licence number LI/22_004481", "LI/22_004481"],
  ["Handwerksrollennummer 4481207", "4481207"],
  ["A.B.N. 44 812 071 299", "44 812 071 299"],
])("C-30.115 the number of the business in a register in '%s' is %s", (text, code) => {
  expect(found("registration", text)).toEqual([code]);
});

it.each([
  "Our Sage licence is 448-1207-22",
  "Photo licence Getty 4481207",
  "PI certificate B0621PFAIR001823",
  "Insured through Balens certificate BL/0044/8821",
  "EPC certificate 0448-1207-2201-4481",
  "PAYE ref 448/AB12071",
  "GEMA 4418820",
  "Parking permit 44812",
  "Gym membership 44812",
  "Pobal ref 15KE0118",
  "Premises ID ON4118820",
  "Frame number WBT448120",
])(
  "C-30.116 the number of a policy, of a licence for things or of a customer in '%s' is no registration",
  (text) => {
    expect(found("registration", text)).toEqual([]);
  },
);

it.each([
  "Heritage Crafts membership HCA 2231 lapsed",
  "Lexcel cert LX1188, renewal due so not yet",
  "Health permit PR0118824 on the window",
  "Operator licence OC1182204 is under the old firm",
])(
  "C-30.117 an expired or expected number, or one that only hangs on a wall, is no registration: '%s'",
  (text) => {
    expect(found("registration", text)).toEqual([]);
  },
);

it.each([
  "The fish van comes Tuesday 7am.",
  "Delivery from the brewery is Thursdays 9-11.",
  "Lieferung vom Großmarkt Di und Fr 5-6 Uhr",
  "The bakery opposite opens 6-2 every day.",
  "The nursery where we get the plants is open Sat 8-12.",
  "Kids' swimming is Wednesday 15:30, so no calls.",
  "I have choir Tuesday 7-9pm.",
  "Shift times 6-2 and 2-10 Monday to Friday.",
  "I pack orders 6-9am and 8-10pm.",
  "Babies nap 12.30 to 2 every day.",
  "Loading bay 7-10am weekdays.",
  "Royal Mail collects 5pm weekdays",
  "The bar at the club is open 5-11 Fridays, nothing to do with me",
  "From next year maybe Sundays 10-2",
  "A family buys a house from 1900-1930 and lifts the carpet.",
  "Spawn must stay cold, so we send only Monday to Wednesday.",
])("C-30.118 the times in '%s' are somebody else's and no opening hours", (text) => {
  expect(found("hours", text)).toEqual([]);
});

it.each([
  "Next course 12/13 April 10am to 5pm.",
  "First aid training Saturday 14 June 9.30-4.30, £85.",
  "Teacher training from 4 October to 20 June, one weekend a month Sat 9-18",
  "Open day Saturday 3 May 10-4.",
])("C-30.119 the times of an event on dates in '%s' are no opening hours", (text) => {
  expect(found("hours", text)).toEqual([]);
});

it.each([
  ["Court hire 7am-10pm daily", "7am-10pm daily"],
  ["The gym is open 6am-10pm weekdays", "6am-10pm weekdays"],
  ["We deliver, shop open 8-6 Mon-Sat", "8-6 Mon-Sat"],
  ["Parents and toddlers Friday 9.30-11", "Friday 9.30-11"],
  ["Collections 10am-4pm Mon to Sat", "10am-4pm Mon to Sat"],
  ["In August we are closed, and in January we work indoors only.", "August we are closed"],
  ["We are closed in August and in January.", "We are closed in August and in January"],
])("C-30.120 the hours of '%s' are proposed", (text, hours) => {
  expect(found("hours", text)).toEqual([hours]);
});

it("C-30.121 two numbers with dots beside each other are two numbers", () => {
  expect(found("phone", "303.555.0171 720.555.0127")).toEqual(["+13035550171", "+17205550127"]);
});

it("'BIG' beside a number to dial is a word, not the register of that name", () => {
  const text = "Put the phone number BIG, 902-555-0143";
  expect(found("registration", text)).toEqual([]);
  expect(found("registration", "BIG 19049021301")).toEqual(["19049021301"]);
});

it.each(["Qualified TCD 2009, member of our society.", "Certified UCL 2014. We see adults."])(
  "the place and year of a degree in '%s' are no number",
  (text) => {
    expect(found("registration", text)).toEqual([]);
  },
);

it.each([
  ["All our fitters are Gas Safe registered, number 448120.", "Gas Safe registered number"],
  ["We're with the Federation of Master Builders, membership number 448120.", "membership number"],
])("the register in '%s' is named by whole words and without the people: '%s'", (text, about) => {
  expect(findFacts(described(text)).find(({ kind }) => kind === "registration")?.about).toBe(about);
});
