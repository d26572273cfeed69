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

describe("days written as initials", () => {
  it.each([
    ["M-F 6:30am-5:30pm", "Monday Tuesday Wednesday Thursday Friday"],
    ["M–F", "Monday Tuesday Wednesday Thursday Friday"],
    ["Office M-Th 8-4, F 8-12", "Monday Tuesday Wednesday Thursday Friday"],
    ["M/W/F 9-12", "Monday Wednesday Friday"],
    ["Tu-Sa 10-6", "Tuesday Wednesday Thursday Friday Saturday"],
    ["T-shirts in S-M and M&S bags", ""],
    ["T 020 7946 0123, F 020 7946 0124", ""],
  ])("C-30.733 '%s' covers '%s'", (text, days) => {
    const expected = days.split(" ").filter(Boolean);
    expect([...daysCovered(text)].toSorted()).toEqual(expected.toSorted());
  });

  it("C-30.752 days between two initials are covered and not named", () => {
    expect([...daysNamed("M-F 9-5")]).toEqual(["Monday", "Friday"]);
  });
});
