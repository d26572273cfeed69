import { expect, it } from "vitest";
import { drawMotif, type MotifPlace } from "./draw-motif.ts";
import { subjectOf } from "./key-for.ts";
import type { Given, Trade } from "./trade.ts";
import { tradeOf } from "./trade-of.ts";
import { trades } from "./trades/all-trades.ts";

const given: Given = { plate: [], initials: "AB", measure: (text) => text.length, random: () => 0.5 };

const named = (niche: string, rest: { businessName?: string; description?: string } = {}) =>
  tradeOf({ niche, businessName: "", description: "", audience: "", services: [], ...rest })?.id ?? "letters";

const tradeCalled = (id: string): Trade => {
  const trade = trades.find((each) => each.id === id);
  if (!trade) throw new Error(`No ${id}.`);
  return trade;
};

it.each([
  ["Mobile knife and tool sharpening", "sharpener"],
  ["Shoe repair", "cobbler"],
  ["Farrier", "farrier"],
  ["Washing machine repair", "appliance-repair"],
  ["Insect screens made to measure", "window-fitter"],
  ["Window cleaning and blinds", "cleaner"],
  ["Cat boarding", "cattery"],
  ["Dog boarding", "vet"],
  ["Mountain hut", "hut"],
  ["Surf school", "surf"],
  ["Sailing school", "boats"],
  ["Barbecue trailer", "restaurant"],
  ["Crêperie", "restaurant"],
])("%s has the drawings of: %s", (niche, trade) => {
  expect(named(niche)).toBe(trade);
});

it.each([
  [
    "Odom & Daughter BBQ",
    "Barbecue trailer. Pork shoulder, ribs, hot links, beans, slaw. By the old feed store.",
    "restaurant",
  ],
  ["Refuge de la Combe", "We keep a mountain hut in the Queyras. You come by foot from the village.", "hut"],
])(
  "the name or the description names the trade where it agrees with a likely industry: %s",
  (businessName, description, trade) => {
    expect(named("", { businessName, description })).toBe(trade);
  },
);

it("a place for cats shows no dog", () => {
  const places: MotifPlace[] = ["opening", "prices", "contact", "footer"];
  const allOf = (trade: Trade): string => places.map((place) => drawMotif(trade, place, given)).join("");
  const [dog = ""] = tradeCalled("vet").footer;
  expect(allOf(tradeCalled("vet"))).toContain(dog);
  expect(allOf(tradeCalled("cattery"))).not.toContain(dog);
});

it.each([
  ["Barbecue trailer. Pork shoulder, ribs, hot links, beans, slaw."],
  ["Little crêperie in the port. Galettes with buckwheat, crêpes with butter."],
])("no fish is on the plate of who serves none: %s", (description) => {
  const trade = tradeCalled("restaurant");
  const subject = subjectOf(trade, description);
  expect(subject).toBeDefined();
  const hero = drawMotif(trade, "opening", { ...given, ...(subject ? { subject } : {}) });
  expect(hero).not.toBe(drawMotif(trade, "opening", given));
});
