import { expect, it } from "vitest";
import { roleOf } from "./people.ts";

const person = (text: string, about: string) =>
  ({
    id: text,
    kind: "person",
    field: "description",
    text,
    value: text,
    about,
    start: 0,
    end: text.length,
    proposal: "print",
    isConfirmed: true,
    isDecided: true,
  }) as const;

it.each([
  ["Coaches", "Coach"],
  ["Secretaries", "Secretary"],
  ["Waitresses", "Waitress"],
  ["Attorneys", "Attorney"],
  ["Nurses", "Nurse"],
  ["Partners", "Partner"],
  ["Actress", "Actress"],
])("each of two people called '%s' has the role '%s'", (about, role) => {
  const all = [person("Rhys Evans", about), person("Ann Lee", about)];
  expect(all.map((one) => roleOf(one, all))).toEqual([role, role]);
});

it.each([
  ["Coaches", "Coach"],
  ["Secretaries", "Secretary"],
  ["Directors", "Director"],
  ["Sales", "Sales"],
])("one person called '%s' has the role '%s'", (about, role) => {
  const one = person("Rhys Evans", about);
  expect(roleOf(one, [one])).toBe(role);
});
