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
])("%j can be read without the sentences that are not printed: %j", (sentences, expected) => {
  expect(audienceText(sentences)).toBe(expected);
});
