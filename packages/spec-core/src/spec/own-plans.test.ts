import { expect, it } from "vitest";
import { isOwnPlan, isPartlyPrinted } from "./own-plans.ts";

it.each([
  ["We'd love a second van but the bank has not agreed yet.", true],
  ["I want to move next year, the landlord still has to say yes.", true],
  ["I'd like more weddings, put those first.", false],
  ["I'd like a page on the loan, the bank has one.", false],
  ["We need a bigger logo.", false],
  ["We want a form that the council has too.", false],
])(
  "C-33.970 a plan of the owners that others decide is no wish about the website: '%s': %s",
  (text, isPlan) => {
    expect(isOwnPlan({ kind: "wish", text })).toBe(isPlan);
    expect(isOwnPlan({ kind: "fact", text })).toBe(false);
  },
);

it.each([
  ["We want a calendar of the fairs like the one the council has.", false],
  ["I'd like a counter for donations, the bank is slow.", false],
  ["We hope to open a second workshop, the lease is not signed.", true],
  ["We need a bigger oven but the loan has not come through.", true],
])(
  "C-32.1263 a plan of the owners is for their business, not a function of the site: '%s': %s",
  (text, isPlan) => {
    expect(isOwnPlan({ kind: "wish", text })).toBe(isPlan);
  },
);

it.each([
  ["in may i take £10 off, say that big", "In May I take £10 off.", true, true],
  ["in may i take £10 off, say that big", "In May I take £10 off.", false, false],
  ["a big map please", "We mend clocks.", true, false],
  ["say we mend", "We mend clocks.", true, false],
])("C-33.971 of the wish '%s' visitors read '%s' (printed: %s): %s", (wish, text, isPrinted, isPartly) => {
  const statements = [{ kind: "fact", text, isPrinted }];
  expect(isPartlyPrinted({ kind: "wish", text: wish }, statements)).toBe(isPartly);
});
