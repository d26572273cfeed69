import { expect, it } from "vitest";
import { knownField } from "./known-field.ts";

it.each([
  ["foot care nurse", null],
  ["Mobile dog groomers", null],
  ["clockmaker", null],
  ["Foot care", "Foot care"],
  ["Pottery", "Pottery"],
  ["discontinued tiles", "discontinued tiles"],
  ["Garden centre", "Garden centre"],
])("a business of the niche '%s' knows about %s", (niche, field) => {
  expect(knownField(niche)).toBe(field);
});
