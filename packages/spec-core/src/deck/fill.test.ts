import { expect, it } from "vitest";
import { capital, fill, inSentence } from "./fill.ts";
import { listedOffers } from "./listed-offers.ts";
import { noteAfter } from "./price-notes.ts";

it("C-31.25 a template takes the words of the trade, with a capital where it begins so, and doubles no full stop", () => {
  const words = { we: "I", us: "me", "we’re": "I’m", list: "bread etc." };
  expect(fill("When {we’re} open", words)).toBe("When I’m open");
  expect(fill("{Us}, {we} and {unknown}", words)).toBe("Me, I and {unknown}");
  expect(fill("Ask for {list}.", words)).toBe("Ask for bread etc.");
  expect(fill("{constructor}", {})).toBe("{constructor}");
});

it.each([
  ["Boiler service.", "boiler service"],
  ["MOT", "MOT"],
  ["Wednesday evening class", "Wednesday evening class"],
  ["Sundays only", "Sundays only"],
  ["A week of meals", "a week of meals"],
  ["Microsoft 365 management", "Microsoft 365 management"],
  ["", ""],
  ["Xero setup", "Xero setup"],
  ["QuickBooks training", "QuickBooks training"],
  ["Swedish massage", "Swedish massage"],
  ["Roman blinds", "Roman blinds"],
  ["Romance novels", "romance novels"],
])("C-31.26 '%s' stands inside a sentence as '%s'", (text, inside) => {
  expect(inSentence(text)).toBe(inside);
  expect(capital(inside).toLowerCase()).toBe(inside.toLowerCase());
});

it.each([
  ["certificate £65 for landlords, call out £60", "£65", "certificate", "for landlords"],
  ["certificate £65, call out £60", "£65", "certificate", ""],
  ["certificate £65 and VAT", "£65", "certificate", ""],
  ["certificate £65 or £70 for two", "£65", "certificate", ""],
])("C-31.28 in '%s' the price %s keeps the words that limit it", (text, price, about, note) => {
  expect(noteAfter(price, about, [{ text, isPrinted: true }])).toBe(note);
  expect(noteAfter(price, about, [{ text, isPrinted: false }])).toBe("");
});

it("C-31.29 a sentence lists offers after its colon, or none where one of them is no name", () => {
  const namesIn = (text: string) =>
    listedOffers([{ id: "s", text }]).offers.map(({ name, what }) => [name, what]);
  expect(namesIn("Three groups: Acorns (2-3), Saplings and Oaks (4-5).")).toEqual([
    ["Acorns", "2-3"],
    ["Saplings", ""],
    ["Oaks", "4-5"],
  ]);
  expect(namesIn("Open: Monday, Tuesday.")).toEqual([]);
  expect(namesIn("Ours: bread, we bake it daily.")).toEqual([]);
});
