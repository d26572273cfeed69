import { expect, it } from "vitest";
import { offerOfPage } from "./offer-of-page.ts";

it.each([
  ["Wednesday class", ["One-day workshop", "Wednesday evening class"], "Wednesday evening class"],
  ["Weddings", ["Wedding"], "Wedding"],
  ["Weddings", ["Wedding cakes", "Birthday cakes"], undefined],
  ["Evening class", ["Monday evening class", "Friday evening class"], undefined],
  ["Evening class", ["Evening class for adults", "Evening class"], "Evening class"],
  ["Wednesday class", ["Saturday class"], undefined],
])("the page '%s' among the offers %j is about %s", (page, offers, about) => {
  expect(offerOfPage(page, offers)).toBe(about);
});
