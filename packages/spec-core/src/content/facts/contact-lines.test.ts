import { expect, it } from "vitest";
import { contactLines } from "./contact-lines.fixture.ts";
import { contactLinesAbroad } from "./contact-lines-abroad.fixture.ts";
import { described } from "./facts.fixture.ts";
import { findFacts } from "./find-facts.ts";
import { readHours } from "./hours/read-hours.ts";

const kinds: ReadonlySet<string> = new Set(["phone", "email", "address", "hours", "registration"]);

it.each([...contactLines, ...contactLinesAbroad])("C-30.37 '%s' contains the facts %j", (text, facts) => {
  const found = findFacts(described(text))
    .filter(({ kind, proposal }) => kinds.has(kind) && proposal === "print")
    .map((fact) => `${fact.kind}: ${fact.kind === "phone" ? fact.value : fact.text}`);
  expect(found.toSorted()).toEqual(facts.toSorted());
});

it.each([
  ["My son Oliver made the logo. We bought it from Mr Atkins in 2006.", []],
  ["Photos by Hannah Lowe. We sing Bach, John Rutter and Adele.", []],
  ["Our team: Kath (senior stylist), Zuri (colour), Wren (junior).", ["Kath", "Zuri", "Wren"]],
  [
    "Ferdi, our baker, gets up at 2am. Maura and Packie Joyce run the place.",
    ["Ferdi", "Maura", "Packie Joyce"],
  ],
  [
    "Pieter Janssens and Dragan Ilić. Chef Paolo trained in Lyon.",
    ["Pieter Janssens", "Dragan Ilić", "Paolo"],
  ],
] as const)("C-30.38 the people of the business in '%s' are %j", (text, names) => {
  const found = findFacts(described(text)).filter(({ kind }) => kind === "person");
  expect(found.map((fact) => fact.text).toSorted()).toEqual(names.toSorted());
});

it.each([
  [
    "Bitte nicht veröffentlichen: meine private Nummer 0160 5550123, Hauptstr. 5, 79098 Freiburg",
    "0160 5550123",
  ],
  ["Phone for you if questions: 07700 900 222.", "07700 900 222"],
  ["Please send drafts to mike.draft@home.example.", "mike.draft@home.example"],
])("C-30.39 a detail that is only for the agency in '%s' is proposed to be kept", (text, kept) => {
  const found = findFacts(described(text)).filter((fact) => fact.text === kept);
  expect(found.map(({ proposal }) => proposal)).toEqual(["keep"]);
});

it.each([
  "Five days a week 9-5",
  "open all year 9-5",
  "from 9 in the evening to 11",
  "Kitchen 12-2.30 and 6-9 Wed to Sun",
])("C-30.40 the hours '%s' are too unclear for structured data", (text) => {
  expect(readHours(text)).toEqual([]);
});

it("C-30.41 the word for working days in several languages means Monday to Friday", () => {
  const [hours] = readHours("vardagar 10:00-18:00", "SE");
  expect(hours).toEqual({
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "10:00",
    closes: "18:00",
  });
});
