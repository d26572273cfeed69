import { describe, expect, it } from "vitest";
import { daysCovered, daysNamed } from "./named-days.ts";

describe("days named in English", () => {
  it.each([
    ["Mon-Fri 9 to 5", "Monday Tuesday Wednesday Thursday Friday"],
    ["Friday to Monday", "Friday Saturday Sunday Monday"],
    ["Tues. – Thurs. 10-4", "Tuesday Wednesday Thursday"],
    ["Saturdays and Sundays", "Saturday Sunday"],
    ["the first Saturday of the month, until sunset", "Saturday"],
    ["for weddings, sundaes and frying pans", ""],
  ])("'%s' covers %s", (text, days) => {
    const expected = days.split(" ").filter(Boolean);
    expect([...daysCovered(text)].toSorted()).toEqual(expected.toSorted());
  });

  it("days between two are covered and not named", () => {
    expect([...daysNamed("Mon-Fri")]).toEqual(["Monday", "Friday"]);
  });
});
