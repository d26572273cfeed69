import { expect, it } from "vitest";
import { asksOfSite } from "./asks-of-site.ts";
import { isSiteWish } from "./own-plans.ts";

it.each([
  ["No carousel and no music.", true],
  ["The kiln picture on top.", true],
  ["Australian spelling.", true],
  ["I'd love it to feel quiet.", true],
  ["That needs to be on every page.", true],
  ["Could you word this kindly", true],
  ["Keep it short.", true],
  ["Mostly families who have lost the manual of their stove.", false],
  ["I quote from a drawing and confirm after the first visit.", false],
  ["There is a ramp beside the gate but the yard is gravel.", false],
  ["so no referral needed for a first visit.", false],
  ["Old sailors who dont want to wait.", false],
  ["Die Farbe ist die von unserem Wagen und wir haben den auch.", true],
])("a wish speaks of the site or asks something of its makers: '%s': %s", (text, isWish) => {
  expect(asksOfSite(text)).toBe(isWish);
  expect(isSiteWish({ kind: "wish", text })).toBe(isWish);
  expect(isSiteWish({ kind: "fact", text })).toBe(false);
});
