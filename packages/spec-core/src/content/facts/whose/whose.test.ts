import { expect, it } from "vitest";
import type { OnboardingFormData } from "../../../onboarding/form-data.ts";
import type { FactKind } from "../../fact.ts";
import { described } from "../facts.fixture.ts";
import { findFacts } from "../find-facts.ts";

const contactKinds: ReadonlySet<FactKind> = new Set([
  "phone",
  "email",
  "address",
  "hours",
  "registration",
  "social",
]);
const proposedIn = (form: OnboardingFormData): string[] =>
  findFacts(form)
    .filter(({ kind, proposal }) => contactKinds.has(kind) && proposal === "print")
    .map(({ text }) => text);

it.each([
  "The boathouse answers 01632 960 220, which is not mine.",
  "01632 960 220 is the parish council and they are tired of our guests.",
  "01632 960 220 is the leisure centre's own switchboard.",
  "The crane has 01632 960 221 on its side. That's their number, ring us instead.",
  "For seats you ask them on 01632 960 222.",
  "Tickets come from their box office (01632 960 223).",
  "A power cut? Call Northern Grid on 01632 960 224 first, then us.",
  "Timber from Oakfields (01632 960 225, account 7741).",
  "Snap-on rep 01632 960 226 wants his banner up.",
  "The building's owner, Mr. Hale (01632 960 227), wants to sell.",
  "The harbour itself takes berth requests at 01632 960 228.",
  "My previous employer was Lowfell Motors, 01632 960 229.",
  "Heather Bank Press does our framing, 01632 960 230.",
  "It is me that you ring, 01632 960 231.",
  "Insurance: Avenir 0345 030 8000, ask for Ned.",
  "Our logo was designed by Pixel Barn, 01632 960 233.",
  "We work hand in hand with Clinic Orme, 01632 960 238.",
  "Lost the card? Call the bank on 0345 600 0000.",
  "Dr. Adeyemi's surgery, 01632 960 234, sends us people.",
  "Mum's number is 01632 960 235.",
  "The number on the old shop's phone was 01632 960 232.",
])("the number in '%s' is not the business's own", (text) => {
  expect(proposedIn(described(text, "GB"))).toEqual([]);
});

it.each([
  "The barn belongs to Mrs. Ford, 6 Castle Street, Exeter EX1 1AA.",
  "Flour comes from Weir Mill, 6 Castle Street, Exeter EX1 1AA.",
  "6 Castle Street, Exeter EX1 1AA is the dentist.",
  "Home is 6 Castle Street, Exeter EX1 1AA, letters go there.",
  "Post goes to 6 Castle Street, Exeter EX1 1AA, that's only for cheques.",
  "I live at 6 Castle Street, Exeter EX1 1AA, so not on the map please.",
  "No address on the site, people turn up. 6 Castle Street, Exeter EX1 1AA.",
])("the address in '%s' is not for visitors", (text) => {
  expect(proposedIn(described(text, "GB"))).toEqual([]);
});

it.each([
  "Malt comes Thursdays 8 to 10.",
  "The cleaner only comes Mondays 6pm to 8pm.",
  "My receptionist works just Tue and Thu 8-12.",
  "Parcels come Tuesdays between 10 and 12.",
  "We get flour delivered 5am to 6am Monday to Saturday.",
  "Beer people deliver Tue and Fri 8-10.",
  "Their yard is in Leith, they open at 6 on weekdays.",
  "The inn across the green does a roast, Sundays 12.30 to 4.",
  "Friday's truck is 4:30 to 5:30 a.m.",
  "I am free for you Mondays from 10 to 12.",
  "My salon days are Mon and Sat 9-5 at Ann's, so not those.",
])("the times in '%s' are not proposed", (text) => {
  expect(proposedIn(described(text, "GB"))).toEqual([]);
});

it.each([
  "Company no. 12345678 is of my father.",
  "The CPH licence no. 36/412/0077 is for your form.",
  "DEA number BN4417702 must never be anywhere.",
  "Council reg no. LCC/SP/2291, dont think it belongs on the site.",
])("the number in '%s' is not proposed", (text) => {
  expect(proposedIn(described(text, "GB"))).toEqual([]);
});

it.each([
  ["Put our number at the top, or they can text 07700 900 482.", "07700 900 482"],
  ["Visitors are welcome if they ring 01632 960 233 first.", "01632 960 233"],
  ["We come to you. 01632 960 234 24/7 but text first after 9.", "01632 960 234"],
  ["01632 960 235 is the booking line.", "01632 960 235"],
  ["Our trainers are happy to help, give them a ring on 01632 960 236.", "01632 960 236"],
  ["We work with schools across Leeds, 01632 960 237.", "01632 960 237"],
  ["Building surveyor Ann Lee on 01632 960 238.", "01632 960 238"],
  ["Dr Jones works Mondays 9-1.", "Mondays 9-1"],
  ["6 Castle Street, Exeter EX1 1AA is the old school house.", "6 Castle Street, Exeter EX1 1AA"],
  ["Pick up at 6 Castle Street, Exeter EX1 1AA, the side door.", "6 Castle Street, Exeter EX1 1AA"],
  ["To buy my pieces come Friday 5 to 9 pm.", "Friday 5 to 9 pm"],
  ["The office (my wife Ann) is manned 9 to 2 Monday to Thursday.", "9 to 2 Monday to Thursday"],
] as const)("'%s' proposes %s", (text, detail) => {
  expect(proposedIn(described(text, "GB"))).toContain(detail);
});

it("times that follow somebody else's address directly are theirs too", () => {
  const text =
    "Tiles you choose at Orlandi, Via Torricelli 37, Mon-Fri 8.30-12, then ring us on 0461 123 456.";
  expect(proposedIn(described(text, "IT"))).toEqual(["0461 123 456"]);
});

it("the words after an earlier 'but' are not taken for the whole sentence", () => {
  const text =
    "They say our bread is dear but everybody buys it\nthe girl's line is 01632 960 236, not public";
  expect(proposedIn(described(text, "GB"))).toEqual([]);
});

it("'call us' in the notes is for visitors, 'call me' is for the agency", () => {
  const notes = (contentNotes: string) => ({ ...described("", "GB"), contentNotes });
  expect(proposedIn(notes("Call us at 01632 960 237."))).toEqual(["01632 960 237"]);
  expect(proposedIn(notes("Call me on 01632 960 237."))).toEqual([]);
});
