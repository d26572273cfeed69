import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const hoursIn = (text: string): string[] => factsOf("hours", text, "GB").map((fact) => fact.text);

it.each([
  [
    "We are closed Mondays and tuesdays except Pancake Day.",
    "closed Mondays and tuesdays except Pancake Day",
  ],
  ["Open Mon-Fri 9-5 apart from bank holidays.", "Mon-Fri 9-5 apart from bank holidays"],
  [
    "Open Tues to Sat 10 to 4, but not the week of the fair.",
    "Tues to Sat 10 to 4, but not the week of the fair",
  ],
  [
    "Closed Sundays other than Mothering Sunday, ring the bell.",
    "Closed Sundays other than Mothering Sunday",
  ],
])("C-30.872 the hours in '%s' are '%s': an exception belongs to them", (text, hours) => {
  expect(hoursIn(text).map((found) => found.replace(/^We are /u, ""))).toEqual([hours]);
});

it.each([
  "Open Mon-Fri 9-5, except I do weddings then.",
  "Open Mon-Fri 9-5, except my wife is at the market on Tuesdays.",
  "Open Mon-Fri 9-5, except the whole of the week before and the whole of the week after the county show.",
])("C-30.873 hours with an exception that cannot be told are not confirmed: %s", (text) => {
  expect(factsOf("hours", text, "GB").map(({ proposal }) => proposal)[0]).toBe("keep");
});

it.each([
  ["Open Tuesday to Saturday 10-5, apart from our fortnight in June.", "our fortnight in June"],
  ["Open Mon-Fri 9-5 except show days (ring first).", "show days"],
  ["Open Mon-Fri 9-5 except show days - ring first.", "show days"],
  ["Open Mon-Fri 9-5 except half-term.", "half-term"],
])("C-30.924 the exception in '%s' is '%s'", (text, exception) => {
  const [found] = factsOf("hours", text, "GB");
  expect(found?.text.endsWith(` ${exception}`)).toBe(true);
  expect(found?.proposal).toBe("print");
});

it.each([
  ["Open Mon-Fri 9-5. Apart from bread we sell cakes.", "Mon-Fri 9-5"],
  ["Open Mon-Fri 9-5, apart from that by arrangement with Jo.", "Mon-Fri 9-5"],
  ["Open every day except Monday.", "every day except Monday"],
  ["Open Mon-Fri 9-5, Saturdays by appointment.", "Mon-Fri 9-5, Saturdays by appointment"],
])("C-30.874 the hours in '%s' are '%s': they have no exception, or have it already", (text, hours) => {
  expect(hoursIn(text)).toEqual([hours]);
});

it.each([
  ["Open daily 9-5, except Fridays when we go to mosque.", "daily 9-5, except Fridays"],
  ["Open Mon-Sat 9-5 but not Wednesdays when I see my mother.", "Mon-Sat 9-5 but not Wednesdays"],
  [
    "Open Mon-Sat 9-5, except Fridays when we close at noon.",
    "Mon-Sat 9-5, except Fridays when we close at noon",
  ],
])("in '%s' the hours are '%s': the reason for an exception is no part of them", (text, hours) => {
  expect(hoursIn(text)).toEqual([hours]);
});
