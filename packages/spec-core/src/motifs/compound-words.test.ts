import { expect, it } from "vitest";
import { tradeOf } from "./trade-of.ts";

const named = (niche: string, description = ""): string =>
  tradeOf({ niche, businessName: "", description, audience: "", services: [] })?.id ?? "letters";

it.each([
  ["Towel bars and mirrors", "letters"],
  ["Bar stools made to order", "letters"],
  ["Pull-up bars", "letters"],
  ["Tow bar fitting", "garage"],
  ["Grab bar fitting", "home-access"],
  ["Snack bar", "cafe"],
  ["Coffee bar", "cafe"],
  ["Nail bar", "beautician"],
  ["Wine bar", "pub"],
  ["Bar and beer garden", "pub"],
  ["Late-night bar", "pub"],
])("C-29.740 a word of a trade inside the name of another thing names no trade: %s, %s", (niche, trade) => {
  expect(named(niche)).toBe(trade);
});

it.each([
  ["Stairlifts, rails and ramps", "home-access"],
  ["Handrails and grab rails fitted", "home-access"],
  ["Home adaptations for older people", "home-access"],
  ["Staircases and joinery", "carpenter"],
  ["Bathroom fitting", "plumber"],
])("C-29.741 who fits rails and lifts in homes has drawings of stairs and doors: %s, %s", (niche, trade) => {
  expect(named(niche, "I was a joiner for years and hang doors as well.")).toBe(trade);
});

it.each([
  ["Artisan bakery and cafe", "bakery"],
  ["Bakery café", "bakery"],
  ["Bread for cafés and hotels", "bakery"],
  ["Café with cakes", "bakery"],
  ["Cafe and roastery", "cafe"],
  ["Coffee shop", "cafe"],
])("C-29.742 a bakery with a café shows bread: %s, %s", (niche, trade) => {
  expect(named(niche)).toBe(trade);
});
