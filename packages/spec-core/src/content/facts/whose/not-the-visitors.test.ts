import { expect, it } from "vitest";
import { described } from "../facts.fixture.ts";
import { findFacts } from "../find-facts.ts";

const contactKinds: ReadonlySet<string> = new Set([
  "phone",
  "email",
  "address",
  "hours",
  "registration",
  "social",
]);
const proposedIn = (text: string): string[] =>
  findFacts(described(text, "GB"))
    .filter(({ kind, proposal }) => contactKinds.has(kind) && proposal === "print")
    .map((fact) => fact.text);

it.each([
  "Timber is shipped through Hull, the agent being Ned Cole at 01632 960 101.",
  "The sweep we ring is Tom Hay, 01632 960 102.",
  "The plumber who did our pipes is Ted, 01632 960 103.",
  "The depot office is wrong in the book: 01632 960 104 thats not us.",
  "Slate comes in May, ask the man in Lyme, his telephone is 01632 960 105.",
  "For permits he has the number 01632 960 106.",
  "Guests sometimes ring him instead of us on 01632 960 107.",
  "The courier calls 07700 900 108 when he is at the gate.",
  "At night they go to the hospital in Derby at 01632 960 109.",
  "Until May it was still my father's 01632 960 110.",
  "Wool from the tannery in Ayr takes a week, Mrs Lund 01632 960 111.",
  "Ring the judge herself, Mrs Lund, 01632 960 112.",
  "The scouts have the hut beside ours, 01632 960 113, which is again and again confused.",
  "Cousin Bill takes bookings on 01632 960 114, we do not work together any more.",
  "Beth's mobile is 07700 900 115 and she wants to keep that to herself.",
  "The phone in the store room is 01632 960 116, only suppliers have it.",
  "Night calls isn't us any more, that's Hale on 01632 960 117.",
  "Permit office is 01632 960 118.",
  "01632 960 119 is dad's.",
])("the number in '%s' is somebody else's or not for visitors", (text) => {
  expect(proposedIn(text)).toEqual([]);
});

it.each([
  "From: Ann Lee <ann@elm.example>",
  "Salt I collect at Bay Stores, 4 Castle Street, Exeter.",
  "The address, 4 Castle Street, Exeter, may change in May.",
])("'%s' has nothing for visitors", (text) => {
  expect(proposedIn(text)).toEqual([]);
});

it.each([
  "Meg is on 6 to 2 shift, Joan follows.",
  "Our yard: customer no 4411, they deliver on Mondays before 7 am.",
  "Our fitter Rob is only here Mondays 8 to 12.",
  "The trainee is in Mondays 9 to 1.",
  "The window man, Rob, comes Mondays at 9.",
  "The choir wants the hall Mondays from 6 to 8.",
  "Growers may deliver between 17:00 and 22:00.",
  "Boys on the press do 18-22h.",
  "Tom does the evenings 17-22.",
  "I have exams so I can't take Monday mornings.",
  "Bank appointments are Mondays at 10.",
  "Stock updates Sundays 7pm.",
  "Craft Week runs from 3 to 9 June.",
  "Orders are sent in 2-4 working days.",
  "Door opened 90 eur day, 140 after 20h on Sunday.",
])("the times in '%s' are no opening hours", (text) => {
  expect(proposedIn(text)).toEqual([]);
});

it.each([
  "Council registration SP/22/00117 has to be on the wall but nowhere says website.",
  "Membership number 4471022 is needed on papers only.",
  "VAT GB 123 4567 89 goes on invoices only.",
  "My EORI is GB205672212000, this you do not need.",
  "Company number 09112233, I do not know if it is obligatory.",
  "Company number 09112233 but check with me before you use it.",
  "Licence no. LX-44821 expires on 31 October.",
  "Licence for the fleet, no. 518822, is dear.",
  "Mooring permit no. 44821.",
  "Excise number GBWK002211400.",
  "Licence DW-4431 is dad's.",
  "Council reference CN/20119 but I don't think it needs to be there.",
])("the number in '%s' is not proposed", (text) => {
  expect(proposedIn(text)).toEqual([]);
});

it.each([
  ["Ask for Maria on 01632 960 120.", "01632 960 120"],
  ["The number we use for bookings is 01632 960 121.", "01632 960 121"],
  ["We hire out bikes, and we ring back: 01632 960 122.", "01632 960 122"],
  ["Our tax office in Leeds is on 01632 960 123.", "01632 960 123"],
  ["The best time to reach me on 01632 960 124 is noon.", "01632 960 124"],
  ["The barber does Tue to Sat 9-6.", "Tue to Sat 9-6"],
  ["Instructor Meg is there Mondays 4 to 6pm.", "Mondays 4 to 6pm"],
  ["Gas Safe 552210, expires 06/2027.", "552210"],
  ["We are open from 16 to 24 December.", "16 to 24 December"],
] as const)("'%s' proposes %s", (text, detail) => {
  expect(proposedIn(text).join(" ")).toContain(detail);
});

it.each([
  "My own number is 01632 960 120 so dont put it up, the shop is quiet anyway.",
  "The shop is quiet and 01632 960 121 is my own number, dont put that up.",
  "Please do not publish this: the shop phone is 01632 960 122.",
  "The shop is 01632 960 123, dont put that up.",
  "My mobile 07700 900 124 is private.",
  "The old shop is 01632 960 124, dont put that up, the rest you can.",
])("the number in '%s' is kept also where the shop is named", (text) => {
  expect(proposedIn(text)).toEqual([]);
});

it.each([
  "087 is my own number dont put that up, the shop is 01632 960 130.",
  "My mobile 07700 900 130 is private, the shop number is 01632 960 131.",
  "Please dont publish my mobile, use the office phone: 01632 960 132.",
  "07700 900 133 is my own number, keep it off the site. The studio is 01632 960 133.",
])("the number of the shop in '%s' is for visitors, though another in its sentence is private", (text) => {
  expect(proposedIn(text)).toEqual([text.slice(-"01632 960 130.".length, -1)]);
});
