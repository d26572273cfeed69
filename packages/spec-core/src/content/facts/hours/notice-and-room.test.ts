import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const hoursIn = (text: string): string[] => factsOf("hours", text, "GB").map(({ value }) => value);

it.each([
  "We ask for 24 hours' notice if you cannot come.",
  "24 hours’ notice, please, or half the fee.",
  "Orders need 24 hours' advance payment.",
])("C-30.787 the hours of a notice are no opening hours: %s", (text) => {
  expect(hoursIn(text)).toEqual([]);
});

it.each([
  "Evenings are full. In the mornings there is room, Monday to Wednesday.",
  "Puppy classes: we still have places, Tuesday to Friday.",
  "I have a few slots on Thursdays and Fridays only.",
])("C-30.788 days on which something is free to book are no opening hours: %s", (text) => {
  expect(hoursIn(text)).toEqual([]);
});

it.each([
  ["There is a tea room, Tuesday to Thursday.", ["Tuesday to Thursday"]],
  ["There is room for prams, open Tuesday to Thursday 9-4.", ["Tuesday to Thursday 9-4"]],
  ["Open 24 hours.", ["24 hours"]],
])("C-30.789 but those in '%s' are: %j", (text, hours) => {
  expect(hoursIn(text)).toEqual(hours);
});
