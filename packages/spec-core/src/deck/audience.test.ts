import { expect, it } from "vitest";
import { audienceText } from "./audience.ts";

it.each([
  [["Also architects and the odd hotel."], "Architects and the odd hotel."],
  [["And also people who look for a gift."], "People who look for a gift."],
  [["Two sorts of people."], ""],
  [["Farmers.", "Two kinds of customers."], "Farmers."],
  [["Two sorts of people.", "Farmers and landlords."], "Two sorts of people. Farmers and landlords."],
  [["Landlords in Leeds.", "Also agents."], "Landlords in Leeds. Also agents."],
  [[], ""],
  [["Lunch crowd from the mill mostly"], ""],
  [
    ["Walkers, many Dutch and Belgian and English now, families with children from 7 years approx"],
    "Walkers, families with children from 7 years",
  ],
  [["Half are Germans in the summer.", "Boat owners."], "Boat owners."],
  [["Parents, and some teachers who refer on."], "Parents, and some teachers who refer on."],
  [["Landlords, tenants mostly."], "Landlords."],
  [["Everybody."], ""],
  [["Really everyone!", "Boat owners."], "Boat owners."],
  [["Everybody, families, schools."], "Families, schools."],
  [["Anybody with logs."], "Anybody with logs."],
  [["Everyone, except on Mondays."], "Everyone, except on Mondays."],
  [["All people who sew."], "All people who sew."],
])("%j can be read without the sentences that are not printed: %j", (sentences, expected) => {
  expect(audienceText(sentences)).toBe(expected);
});
