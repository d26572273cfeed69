import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const hoursIn = (text: string): [string, string][] =>
  factsOf("hours", text, "GB").map(({ about, value }) => [about, value]);

it.each([
  [
    "We do have a sheep dip at the yard, Mondays and Wednesdays by appointment.",
    "sheep dip",
    "Mondays and Wednesdays by appointment",
  ],
  ["We have a wheelchair lift, weekdays 9-3.", "wheelchair lift", "weekdays 9-3"],
  ["There's a book exchange in the porch, closed Mondays.", "book exchange", "closed Mondays"],
])("C-30.736 the times in '%s' are those of the %s", (text, about, hours) => {
  expect(hoursIn(text)).toEqual([[about, hours]]);
});

it.each([
  ["We have a studio in Hove, Tuesdays to Saturdays 10 to 5.", "Tuesdays to Saturdays 10 to 5"],
  ["We've got a dye garden in the back field, Sundays 2 to 5.", "Sundays 2 to 5"],
  ["We have a vineyard above the village, Saturdays by appointment.", "Saturdays by appointment"],
  ["We have a receptionist, Mon-Fri 9-1.", "Mon-Fri 9-1"],
])("C-30.754 but those in '%s' are of the business", (text, hours) => {
  expect(hoursIn(text)).toEqual([["", hours]]);
});
