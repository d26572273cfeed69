import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amount } from "./amount.ts";

const shown = (text: string): string => String(amount(text) ?? "");
const plain = (markup: string): string => markup.replace(/<[^>]*>/g, "");

describe("C-36.96 a price has its figure large and the words about it small, where it has one figure and few words", () => {
  it.each([
    ["from €14,000", "<small>From</small>", "€14,000"],
    ["€32 per hour", "<small>per hour</small>", "€32"],
    ["£500 plus VAT", "<small>plus VAT</small>", "£500"],
    ["ab 4,80 €", "<small>Ab</small>", "4,80 €"],
    ["€55 for 45 min", "<small>for 45 min</small>", "€55"],
    ["£4/100 g", "<small>/100 g</small>", "£4"],
    ["CHF 120 a day", "<small>a day</small>", "CHF 120"],
    ["à partir de 1 900 €", "<small>À partir de</small>", "1 900 €"],
    ["od 12 500 zł", "<small>Od</small>", "12 500 zł"],
    ["CHF 2 400 500 a year", "<small>a year</small>", "CHF 2 400 500"],
  ])("%s has its figure large and the words about it small, the first with a capital", (text, small, sum) => {
    expect(shown(text)).toContain(small);
    expect(shown(text)).toContain(`<span class="sum">${sum}</span>`);
  });

  it.each([
    "£85",
    "1 900 €",
    "by agreement",
    "£20 to £30",
    "70 - 180 zł",
    "70–180 €",
    "70 bis 180 €",
    "from 70 to 180 zł",
    "£20 for one, £30 for two",
    "£20 for £30 of goods",
    "2 for 1",
    "€95 per night, with breakfast and the use of the boat",
  ])("%s stays whole: no figure, or several, or a sentence around it", (text) =>
    expect(shown(text)).not.toContain("<small>"),
  );

  it.each(["on request", "by agreement", "by agreement, after a visit"])(
    "%s is words, no figure, and set smaller",
    (text) => expect(shown(text)).toContain("amount-long"),
  );

  it("no word of a price is lost", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,6} ?[€£$]?\d{1,5}(?:[.,]\d{2})? ?€? ?[a-z ]{0,9}$/), (text) => {
        expect(plain(shown(text)).replace(/\s/g, "").toLowerCase()).toBe(text.replace(/\s/g, ""));
      }),
      { numRuns: 200 },
    ));
});
