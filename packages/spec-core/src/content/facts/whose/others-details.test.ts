import { expect, it } from "vitest";
import { described, factsOf } from "../facts.fixture.ts";
import { findFacts } from "../find-facts.ts";

const kinds: ReadonlySet<string> = new Set(["phone", "email", "address", "hours", "registration", "social"]);
const proposed = (text: string): string[] =>
  findFacts(described(text))
    .filter(({ kind, proposal }) => kinds.has(kind) && proposal === "print")
    .map((fact) => `${fact.kind}: ${fact.kind === "phone" ? fact.value : fact.text}`);

it.each([
  "My accountant is Pete, 01603 960 114.",
  "The landlord is Mr Shaw 01603 960 114, ask him about the sign.",
  "Treasurer is Pam pam@dent.example, she wants a copy.",
  "Our supplier Freeman, 01425 960808, account 55120.",
  "My bank manager is on 01603 960 115.",
  "People confuse us with the garage at 01472 960 990.",
  "I live at 4 Orchard Close, Hexham NE46 2CD.",
  "We did the kitchen at 4 Orchard Close last year.",
  "We won the contract for 14 Castle Street, Exeter.",
  "The new shop will be at 8 Park Lane, Exeter from May.",
  "Before we were at 9 Mill Lane, Hexham NE46 1AB.",
  "Next to 44 High Street, the old bank.",
  "The fire alarm company is 01632 960773, they test in May.",
  "HMRC helpline 0300 200 3300 is useless.",
  "Paypal goes to money@bev.example.",
  "I like how @bigcompetitor does it.",
  "My personal one is @kez_private so not that.",
])("C-30.97 '%s' contains no contact detail for visitors", (text) => {
  expect(proposed(text)).toEqual([]);
});

it.each([
  "Our quote ref Q-20418 came to 2400.",
  "The insurance number is NN-5520193.",
  "Policy no PL/8841-22 covers us.",
  "Ref NFDC/2019/0442 of the planning application.",
  "UPRN 100023336956.",
  "Passport 533401223.",
  "GST 104-228-991 for the bill.",
  "Building control ref BC/22/0771 signed off.",
  "Dossier URSSAF 2291-441.",
])("C-30.98 the number of a document in '%s' is no registration", (text) => {
  expect(proposed(text)).toEqual([]);
});

it.each([
  ["We are members of the Arboricultural Association 1187.", "1187"],
  ["Arboricultural Association approved 1187.", "1187"],
  ["Eingetragen in der Handwerksrolle Nr. 401722.", "401722"],
  ["WETT certified 8812.", "8812"],
  ["JAUPT centre AC02217, own lorries.", "AC02217"],
  ["CHAS accredited, 55120.", "55120"],
  ["Our EORI is GB123456789000.", "GB123456789000"],
])("C-30.99 the registration number in '%s' is %s", (text, code) => {
  expect(proposed(text)).toEqual([`registration: ${code}`]);
});

it.each([
  "It is $95 weekdays till 5, $140 after.",
  "Deposit by Friday 5pm.",
  "Staff meetings every Monday at 8am.",
  "The wholesaler is open 6 to 11am.",
  "Bus 44 runs every day 7am to 10pm.",
  "My son is at school Monday to Friday 9 to 3.",
  "Call me Mondays 9 to 12 about the site.",
  "Ages 9 to 12 on Mondays.",
  "The electrician came on Friday 8 to 4.",
  "The estate agent next door opens 9 to 5.",
])("C-30.100 '%s' contains no opening hours", (text) => {
  expect(proposed(text)).toEqual([]);
});

it.each([
  ["Call 520/555-0162 24/7.", ["phone: +15205550162", "hours: 24/7"]],
  ["Ring 0113 496 0123 9-5 weekdays.", ["phone: +441134960123", "hours: 9-5 weekdays"]],
  [
    "After hours 0 7700 900862. Unit 9 Wickham Rd, Grimsby",
    ["phone: +447700900862", "address: Unit 9 Wickham Rd, Grimsby"],
  ],
  ["We work M-F 7a-5p.", ["hours: M-F 7a-5p"]],
  ["Open from 7 in the morning to about 3.", ["hours: 7 in the morning to about 3"]],
  ["Arch 44, Stables Market, Camden, London NW1", ["address: Arch 44, Stables Market, Camden, London NW1"]],
  ["1600 Broadway, Suite 300, Denver", ["address: 1600 Broadway, Suite 300, Denver"]],
  ["Plaza de España s/n, Zarautz", ["address: Plaza de España s/n, Zarautz"]],
  ["118 N Commerce St #4, Natchez MS", ["address: 118 N Commerce St #4, Natchez MS"]],
] as const)("C-30.101 '%s' holds %j", (text, facts) => {
  expect(proposed(text).toSorted()).toEqual([...facts].toSorted());
});

it.each([
  ["Ring 01 555 0179 for dog walks.", "+35315550179"],
  ["Call 021 427 0555, €40 an hour.", "+353214270555"],
  ["0800 555 019, $95 callout.", "+64800555019"],
  ["We tune pianos. 0333 496 0123", "+443334960123"],
  ["06-12098431 € 40", "+31612098431"],
  ["0470 12 34 56 € 40", "+32470123456"],
  ["91 555 01 23, 40 €", "+34915550123"],
  ["Whatsapp 34 622 41 80 93", "+34622418093"],
  ["Phone 44 7700 900123", "+447700900123"],
])("C-30.102 the country of the number in '%s' is read from the way it is written: %s", (text, number) => {
  expect(proposed(text)).toEqual([`phone: ${number}`]);
});

it("C-30.103 an address that the text calls the wrong one is not proposed", () => {
  expect(proposed("enquiries@bev.example not bev@home.example")).toEqual(["email: enquiries@bev.example"]);
});

it.each([
  "Please don't ring after 8pm, 01631 496 011.",
  "Day and night: 01631 496 011, never a call centre.",
])("what is asked of callers does not forbid the number: '%s'", (text) => {
  expect(factsOf("phone", text, "GB").map(({ proposal }) => proposal)).toEqual(["print"]);
});

it.each([
  ["You can reach me at tess@maple.example.", "print"],
  ["Reach me at tess@maple.example about the invoice.", "keep"],
])("'%s' is proposed to %s", (text, proposal) => {
  expect(factsOf("email", text, "US").map((fact) => fact.proposal)).toEqual([proposal]);
});
