import { expect, it } from "vitest";
import type { SpecContent } from "../spec/blocks/content.ts";
import { isSaidElsewhere } from "./said-elsewhere.ts";

type Fact = SpecContent["facts"][number];

const hours = (text: string, field = "description"): Fact => ({
  id: text,
  kind: "hours",
  field,
  text,
  value: text,
  about: "",
  isConfirmed: true,
});
const sentence = (text: string, isProse = true): SpecContent["statements"][number] => ({
  id: text,
  field: "description",
  text,
  kind: "fact",
  isPrinted: true,
  decidedBy: "rules",
  isProse,
});
const answered = hours("Mon-Fri 9-5", "contact.openingHours");

it.each([
  ["Wednesday afternoons", "On Wednesday afternoons we only see anxious patients.", true, true],
  ["Sundays 10 till 2 in December", "Open Sundays 10 till 2 in December.", false, false],
  ["24 Stunden", "Unser Sauerteig reift 24 Stunden.", false, true],
  ["24 hours", "We answer 24 hours.", false, true],
  ["closed in August", "We are closed in August and bake at home.", true, false],
])(
  "beside answered hours, %j of the sentence %j is about something else: %s",
  (text, said, isProse, expected) => {
    const fact = hours(text);
    const statements = [sentence(said, isProse)];
    expect(isSaidElsewhere(fact, { facts: [answered, fact], statements })).toBe(expected);
    expect(isSaidElsewhere(fact, { facts: [fact], statements })).toBe(false);
  },
);

it("the hours that the client answered with are never about something else", () => {
  const always = hours("24 hours", "contact.openingHours");
  expect(isSaidElsewhere(always, { facts: [always, hours("24-hour")], statements: [] })).toBe(false);
});
