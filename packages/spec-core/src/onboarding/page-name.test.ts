import { expect, it } from "vitest";
import { pageOptions } from "./options.ts";
import { shownPageName } from "./page-name.ts";

it.each([
  ["Fundraisers (they buy for 11, sell for 16, min 50 doz)", "Fundraisers"],
  ["Fundraisers (they buy for 11", "Fundraisers"],
  ["Shop (later)", "Shop"],
  ["Blog (maybe?)", "Blog"],
  ["Parking is round the back by the bins not the front gate", "Parking"],
  ["call me at 802-555-0176 evenings is best", "call me"],
  ["Orders: write to jo@smith.example", "Orders: write"],
  ["Gallery - about twenty photos, my nephew sends them", "Gallery"],
  ["Our story: how a small bakery in Leeds grew into three shops", "Our story"],
  ["The mill is open to visitors all through the summer", "The mill"],
])("the page '%s' is called '%s'", (typed, shown) => {
  expect(shownPageName(typed)).toBe(shown);
});

it.each([
  ...pageOptions,
  "Fly tying (beginners)",
  "(Not) Just Cakes",
  "Is the river open today?",
  "What's working on the river",
  "How to get your logs ready",
  "Frequently asked questions about our services",
  "Before you call: what the error code means",
  "What to expect at your first appointment with us",
  "Why the river is good for you and for your family",
  "People who are new to swimming should begin here",
  "Weddings, christenings, funerals and other parties",
  "We are hiring carpenters and joiners this autumn",
  "Stock list 2026-2027",
  "1940-1945",
  "802-555-0176",
])("the page '%s' keeps its name", (typed) => {
  expect(shownPageName(typed)).toBe(typed);
});
