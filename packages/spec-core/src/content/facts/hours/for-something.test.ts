import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const hoursIn = (text: string): string[] =>
  factsOf("hours", text, "GB").map(({ about, text: said }) => `${about}: ${said}`);

it.each([
  ["Also storm damage 24hr just ring 07700 900613 if its on the house.", ["storm damage: 24hr"]],
  ["Lock outs 24/7, ring 07700 900613. Mon-Fri 8-6.", ["Lock outs: 24/7", ": Mon-Fri 8-6"]],
  ["We are open 24/7.", [": 24/7"]],
  ["Mon to fri 7.30 - 5 sat mornings for quotes", [": Mon to fri 7.30 - 5 sat mornings for quotes"]],
  ["Mon-Fri 8-5, Sat 8-12 for collections only.", [": Mon-Fri 8-5, Sat 8-12 for collections only"]],
  ["Mon-Fri 8-5, Sat mornings for quotes that we send by post.", [": Mon-Fri 8-5, Sat mornings"]],
  [
    "And weaving on Wednesday mornings which is a lovely slow group, do come.",
    ["weaving: Wednesday mornings"],
  ],
  ["Tue and Thu 16:00 toddlers", ["toddlers: Tue and Thu 16:00"]],
])("what times are for stays with them in '%s': %j", (text, hours) => {
  expect(hoursIn(text)).toEqual(hours);
});
