import { expect, it } from "vitest";
import { defaultOnboarding } from "../../onboarding/default-onboarding.ts";
import { publicWords } from "../public-words.ts";
import { contactRemarks, writtenAddress, writtenHours, writtenPhone } from "./contact-answers.ts";
import { isHidden, wantsPartLeftOut, withoutLabel, withoutRemarks } from "./without-remarks.ts";

const { formData } = defaultOnboarding;
/** What visitors read of a contact detail: its text, or nothing while the client has to be asked. */
const shown = (contact: Partial<typeof formData.contact>): string[] =>
  publicWords({ ...formData, contact: { ...formData.contact, country: "GB", ...contact } })
    .facts.filter(({ isConfirmed }) => isConfirmed)
    .map(({ text }) => text);

it.each([
  [
    "Near Kington, Herefordshire (I would rather the whole address were not shown)",
    "Near Kington, Herefordshire",
  ],
  ["Kington, please leave off the street", "Kington"],
  ["Kington. I work from home so no street please", "Kington"],
  ["Kington I'd rather only show the town", "Kington"],
  ["I'd rather only show the town, Kington", "Kington"],
  ["Kington (town only on the site please)", "Kington"],
  ["Reno, NV (I'd prefer if the street isnt on there)", "Reno, NV"],
  ["5 Duke Street, Kington (please make the map big)", "5 Duke Street, Kington"],
  ["5 Duke Street, Kington - put a map on the contact page", "5 Duke Street, Kington"],
  ["5 Duke Street, Kington (we may move in spring)", "5 Duke Street, Kington"],
  ["5 Duke Street, Kington (no post here!!)", "5 Duke Street, Kington"],
  ["Leeds LS1 (no street please)", "Leeds LS1"],
  ["Leeds LS1, the exact address only after booking", "Leeds LS1"],
  ["Kington upon Avon, Herefordshire. Village only", "Kington upon Avon, Herefordshire"],
  ["Marktgasse, 37154 Northeim (house number follows)", "Marktgasse, 37154 Northeim"],
  ["Lindenweg 4, 37154 Northeim im Kreis", "Lindenweg 4, 37154 Northeim im Kreis"],
  ["5 Duke Street, Kington (long story about the lease)", "5 Duke Street, Kington"],
  ["5 Duke Street, Kington (you know the one)", "5 Duke Street, Kington"],
  ["5 Duke Street, Kington (next to our other shop)", "5 Duke Street, Kington (next to our other shop)"],
  ["Workshop: 5 Duke Street, Kington (no walk ins)", "5 Duke Street, Kington (no walk ins)"],
])("of the address '%s' visitors read '%s'", (address, text) => {
  expect(shown({ address })).toEqual([text]);
});

it.each([
  "5 Duke Street, Kington (I would rather the whole address were not shown)",
  "5 Duke Street, Kington - please don't show the house number",
  "5 Duke Street, Kington (only the town on the site)",
  "5 Duke Street, Kington (this is my home)",
  "Duke Row, Kington (kitchen table business, no address anywhere pls)",
  "5 Duke Street, Kington (home address, keep it off the website)",
  "5 Duke Street, Kington (for invoices only)",
  "5 Duke Street, Kington (not sure about the postcode)",
  "Home: 5 Duke Street, Kington",
  "The Old Forge, Kington. Please only the village",
  "Hollins Farm, Kington. Village only",
  "Rose Villa, Kington (no street please)",
  "Fernlea Kington (no street please)",
  "Flat above Boots, Kington (just the town please)",
  "5 Duke Street, Kington (my mum's house)",
  "5 Duke Street, Kington for staff only",
  "Oak Cottage, Kington (just write Kington)",
  "Kington (not on the website)",
  "Lindenweg 4, 37154 Northeim (bitte nicht auf die Website)",
])("the address '%s' waits for the client", (address) => {
  expect(shown({ address })).toEqual([]);
  expect(isHidden("address", address)).toBe(true);
});

it.each([
  "5 Duke Street, Kington (above the bakery)",
  "5 Duke Street, Kington (please use the side door)",
  "5 Duke Street, Kington (our door is round the back)",
  "The Old Mill, Duke Lane, Kington (no sign, no number, blue gate)",
  "1 Please Lane, Kington",
  "12 Show Street, Kington",
  "We are at 5 Duke Street, Kington",
  "Lindenweg 4 (Hinterhof), 37154 Northeim",
  "Office: 5 Duke Street, Kington. Workshop: 3 Forge Road, Kington",
])("the address '%s' is for visitors as it is", (address) => {
  expect(writtenAddress(address)).toBe(address);
  expect(isHidden("address", address)).toBe(false);
});

it.each([
  ["07700 900382 (make this big)", "07700 900382"],
  ["07700 900382, put it on every page", "07700 900382"],
  ["07700 900382 but I am changing it soon", "07700 900382"],
  ["07700 900382 (text only please)", "07700 900382 (text only please)"],
  ["07700 900382 (please don't ring before 9)", "07700 900382 (please don't ring before 9)"],
  ["07700 900382 (best to reach me by text)", "07700 900382 (best to reach me by text)"],
  ["07700 900382 we think text is best", "07700 900382 we think text is best"],
  ["07700 900382 (for bookings only)", "07700 900382 (for bookings only)"],
  ["07700 900382 (evenings only please)", "07700 900382 (evenings only please)"],
  ["07700 900382, leave a message and I'll reply", "07700 900382, leave a message and I'll reply"],
  ["07700 900382, I'd rather people texted", "07700 900382, I'd rather people texted"],
])("the phone number in '%s' is shown as '%s'", (phone, text) => {
  expect(writtenPhone(phone)).toBe(text);
  expect(shown({ phone })).toEqual([text]);
});

it.each([
  { phone: "07700 900382 please dont give it out" },
  { phone: "07700 900382 (not on the website, only for you)" },
  { phone: "07700 900382 (I think thats right)" },
  { phone: "07700 900382 but only for suppliers" },
  { phone: "07700 900382 for staff only" },
  { phone: "07700 900382 (not before my wife is up)" },
  { openingHours: "Mon-Fri 9-5 (I leave at 3 on Fridays but don't say)" },
  { openingHours: "Mon-Fri 9-5, can you check if Google says the same" },
  { openingHours: "Mon-Fri 9-5. We might close Mondays in winter." },
  { openingHours: "Mon-Fri 9-5, Thursdays I'm at the market" },
  { openingHours: "Mon-Fri 9-5 and I leave at 3 on Fridays" },
  { openingHours: "Open daily 9-5, except Fridays when we go to mosque" },
  { email: "jo@smith.example (for you, not for customers)" },
  { openingHours: "Mon-Fri 9-5 (please don't put Saturdays)" },
  { openingHours: "Mon-Fri 9-5 (not sure about Sat yet)" },
])("%j waits for the client", (contact) => {
  expect(shown(contact)).toEqual([]);
});

it.each([
  ["Mon-Fri 9-5, I might add Saturdays later", "Mon-Fri 9-5"],
  ["Mon-Fri 9-5, please put this at the top", "Mon-Fri 9-5"],
  ["Mon-Fri 9-5, between us I'm often late on Mondays", "Mon-Fri 9-5"],
  ["Tue-Sat 10-6. Evening classes see above", "Tue-Sat 10-6"],
  ["Tue-Sat 10-6 (lunch times as in the text)", "Tue-Sat 10-6"],
  ["Tue-Sat 10-6, Sun 11-3 as I said above", "Tue-Sat 10-6, Sun 11-3 as I said above"],
  ["Mon-Fri 9-5, not public holidays", "Mon-Fri 9-5, not public holidays"],
  ["Mon-Fri 9-5, we close for lunch 12-1", "Mon-Fri 9-5, we close for lunch 12-1"],
  [
    "Tue-Sat 10-4, times change so I think people should ring",
    "Tue-Sat 10-4, times change so I think people should ring",
  ],
  ["Mon-Fri 9-5 but ring first please", "Mon-Fri 9-5 but ring first please"],
  [
    "We answer from 9 to 7. If we are out we ring back.",
    "We answer from 9 to 7. If we are out we ring back.",
  ],
  ["Wed-Sun 12-6, we may close early if it's quiet", "Wed-Sun 12-6, we may close early if it's quiet"],
])("of the hours '%s' visitors read '%s'", (openingHours, text) => {
  expect(writtenHours(openingHours)).toBe(text);
  expect(shown({ openingHours })).toEqual([text]);
});

it.each([
  ["Kington (please leave off the street)", [], true],
  ["5 Duke Street, Kington (home address, keep it off the website)", [], false],
  [
    "5 Duke Street, Kington (we may move in spring)",
    ["5 Duke Street, Kington (we may move in spring)"],
    false,
  ],
  ["Shop: 5 Duke Street, Kington", [], false],
])(
  "beside the address '%s' the client is asked about %j; a part is left out: %s",
  (address, remarks, isPart) => {
    expect(contactRemarks({ ...formData.contact, address })).toEqual(remarks);
    expect(wantsPartLeftOut(address)).toBe(isPart);
  },
);

it("the address of the home beside another is left out with its town", () => {
  expect(writtenAddress("Studio: 5 Duke Street, Kington. Home: 12 Mill Lane, Kington")).toBe(
    "5 Duke Street, Kington",
  );
});

it("only the label of a single place is left out", () => {
  expect(withoutLabel("Our studio is at: 5 Duke Street")).toBe("5 Duke Street");
  expect(withoutLabel("Unit: 5")).toBe("Unit: 5");
});

it("repeated beginnings of remarks are read within the time of a test", () => {
  for (const piece of ["(", "(x) ", "please ", "I'd rather ", " - ", "not keep it ", ", "])
    for (const box of ["address", "phone", "openingHours"] as const) {
      const answer = piece.repeat(2000);
      expect(withoutRemarks(box, answer).length).toBeLessThanOrEqual(answer.length);
      expect(isHidden(box, answer)).toBeTypeOf("boolean");
    }
});
