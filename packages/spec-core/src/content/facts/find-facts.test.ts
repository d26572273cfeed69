import fc from "fast-check";
import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { anyCharacter } from "../../random/any-character.fixture.ts";
import { described } from "./facts.fixture.ts";
import { findFacts } from "./find-facts.ts";

const short = (form: Parameters<typeof findFacts>[0]): string[] =>
  findFacts(form).map(({ kind, field, value, about }) =>
    [kind, field, value, about].filter(Boolean).join(" | "),
  );

it("C-30.22 typed answers are facts of their fields, before those of the texts, which do not repeat them", () => {
  const form = formDataSchema.parse({
    description: "Ring 01632 960123 or 07700 900123. Puncture £12.",
    contact: {
      phone: "(01632) 960 123",
      email: " Hello@Kiln.Example ",
      country: "GB",
      openingHours: "Mon-Fri 9-5",
    },
    registrationNumber: "09876543",
    legalForm: "Ltd",
    offers: [
      { name: "Full service", what: "strip down", price: "£85" },
      { name: "Wheel true", what: "", price: "18" },
    ],
  });
  expect(short(form)).toEqual([
    "phone | contact.phone | +441632960123",
    "email | contact.email | hello@kiln.example",
    "hours | contact.openingHours | Mon-Fri 9-5",
    "registration | registrationNumber | 09876543 | Ltd",
    "service | offers | Full service | strip down",
    "price | offers | 85 GBP | Full service",
    "service | offers | Wheel true",
    "price | offers | 18 GBP | Wheel true",
    "phone | description | +447700900123",
    "service | description | Puncture",
    "price | description | 12 GBP | Puncture",
  ]);
});

it("C-30.23 an answer such as 'none' yields no fact", () => {
  const none = { phone: "tbd", email: "n/a", address: "-", openingHours: "none" };
  expect(findFacts(formDataSchema.parse({ contact: none, offers: [{ name: "tbd", price: "-" }] }))).toEqual(
    [],
  );
});

it("C-30.24 answers on competitors or only for the agency have no facts", () => {
  const text = "Smith's at 5 Mill Lane, LS1 4AB, 01632 960123, £35, open Mon-Fri 9-5";
  expect(findFacts(formDataSchema.parse({ competitors: text, onlyForUs: text }))).toEqual([]);
});

it.each([
  ["My personal mobile is 07700 900321 but the public one is 01632 960321, York, England", ["keep", "print"]],
  ["not on the site please: 07700 900777, ring 01632 960777, Leeds", ["keep", "keep"]],
  ["Mail accounts@mine.example, that's only for you. Customers use hello@mine.example.", ["keep", "print"]],
  ["14 rue Feuillat, 69003 Lyon\nit is my home so without the street", ["keep"]],
  ["07700 900633 (please don't publish)", ["keep"]],
  ["Text me on 07700 900562", ["print"]],
] as const)("C-30.25 '%s' is proposed %j", (text, proposals) => {
  expect(findFacts(described(text)).map(({ proposal }) => proposal)).toEqual(proposals);
});

it("C-30.31 in the notes, a number after 'me' is for the agency", () => {
  const form = formDataSchema.parse({
    contentNotes: "I am on 07700 900562",
    description: "I am on 07700 900563",
    contact: { country: "GB" },
  });
  expect(findFacts(form).map(({ proposal }) => proposal)).toEqual(["print", "keep"]);
});

it("C-30.26 a fact that occurs twice is one fact, taken from the place where it may be printed", () => {
  const text = "don't put 01632 960123 on the site. Ring 01632 960 123 any time.";
  expect(findFacts(described(text, "GB"))).toMatchObject([{ text: "01632 960 123", proposal: "print" }]);
});

it("C-30.36 the same amount for two offers is two facts with different ids", () => {
  const facts = findFacts(described("Puncture £12, brake pads £12")).filter(({ kind }) => kind === "price");
  expect(new Set(facts.map(({ id }) => id)).size).toBe(2);
});

it("C-30.32 the id of a fact does not depend on its position in the answer", () => {
  const [first] = findFacts(described("Ring 01632 960123", "GB"));
  const [second] = findFacts(described("Hello there. Please do ring 01632 960123", "GB"));
  expect(second?.id).toBe(first?.id);
});

// What owners write is put together from pieces that each finder knows, beside anything at all.
const pieces = fc.constantFrom(
  "07700 900123",
  "Mon-Fri 9-5",
  "£12",
  "12 High Street, Otley LS21 3AA",
  "since 1998",
  "Dr. Ann Ray",
  "\n",
  ", ",
  ". ",
  " (",
  ")",
  "a@b.example",
  "@loaf",
  "VAT no. 123 4567 89",
  "- Tyres\n",
  "from 45",
  "one two three four five six seven",
  "We offer cuts, colour and care",
  "€",
  "0",
  "/",
);
const texts = fc
  .array(fc.oneof(pieces, fc.string({ unit: anyCharacter, maxLength: 20 })), { maxLength: 40 })
  .map((parts) => parts.join(" "));

it("C-30.27 every fact is a part of its answer, and facts are in the order of their positions", () => {
  fc.assert(
    fc.property(texts, texts, (description, contentNotes) => {
      const form = { ...described(description), contentNotes };
      const facts = findFacts(form);
      for (const { field, text, start, end } of facts)
        if (field === "description" || field === "contentNotes")
          expect(form[field].slice(start, end)).toBe(text);
      const places = facts.map(({ field, start }) => (field === "description" ? start : 100_000 + start));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(findFacts(form)).toEqual(facts);
    }),
  );
});
