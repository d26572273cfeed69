import { expect, it } from "vitest";
import { drawMotif, type MotifPlace } from "./draw-motif.ts";
import { keysFor, subjectOf } from "./key-for.ts";
import { awning } from "./parts/awning.ts";
import { foot } from "./parts/beauty.ts";
import { cat } from "./parts/care.ts";
import { shells } from "./parts/dishes.ts";
import { chainsaw, oak, roundTree } from "./parts/garden.ts";
import { pianoKeys, violin } from "./parts/school.ts";
import { croissant, loaf } from "./parts/table.ts";
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

it("a butcher whose trade only the name tells has the drawings of a butcher, and a restaurant its own", () => {
  const description =
    "Butcher's shop, third generation. Lamb from two farms, own sausages, beef hung 28 days.";
  expect(named("", { businessName: "J. Prosser Family Butchers", description })).toBe("butcher");
  expect(
    named("", { businessName: "The Old Mill", description: "A restaurant with steaks from our butcher." }),
  ).toBe("restaurant");
});

it.each([
  ["Mobile knife and tool sharpening", "sharpener"],
  ["Shoe repair", "cobbler"],
  ["Skip bin hire", "skips"],
  ["Farrier", "farrier"],
  ["Washing machine repair", "appliance-repair"],
  ["Insect screens made to measure", "window-fitter"],
  ["Window cleaning and blinds", "cleaner"],
  ["Cat boarding", "cattery"],
  ["Dog walking and day care", "dogs"],
  ["Birthday cakes to order", "cakes"],
  ["Pet grooming and boarding", "vet"],
  ["Lactation consultant", "clinic"],
  ["Sleep consultant", "letters"],
  ["Consultant dermatologist", "letters"],
  ["Football coach", "sports-coach"],
  ["Life coach", "consultant"],
  ["Management consultants", "consultant"],
  ["Stump grinding", "stump-grinder"],
  ["Tree surgery and stump grinding", "tree-surgeon"],
  ["Laundry self-service", "laundry"],
  ["Dry cleaning", "laundry"],
  ["Waschsalon", "laundry"],
  ["House cleaning, ironing and laundry", "cleaner"],
  ["Piano tuning and repair", "piano-workshop"],
  ["Piano lessons", "music"],
  ["Gravestone cleaning", "letters"],
  ["Cleaning and straightening of old gravestones", "letters"],
  ["Memorial mason", "letters"],
  ["Grave flowers", "florist"],
  ["Gravel driveways and landscaping", "landscaper"],
  ["Landscaping and lawn care", "landscaper"],
  ["Patio builder", "landscaper"],
  ["Lawn care", "gardener"],
  ["Yoga and pilates. No physio!", "yoga"],
  ["Gym, we're not a clinic", "gym"],
  ["Funeral celebrant", "funeral-celebrant"],
  ["Solar panel cleaning", "cleaner"],
  ["Solar panel installation", "electrician"],
  ["Architectural salvage", "shop"],
  ["Discontinued wallpaper", "shop"],
  ["Ear wax removal", "clinic"],
  ["Organ builder", "letters"],
  ["Doll hospital", "letters"],
  ["Typewriter repair", "letters"],
  ["Hi-fi repair", "letters"],
  ["Lost pet finder", "letters"],
  ["Bicycle wheel builder", "bike-shop"],
  ["Gate automation repair", "letters"],
  ["Auto repair", "garage"],
  ["Piano moving", "removals"],
  ["Foot care at home, for older people", "podiatrist"],
  ["Mobile Fußpflege", "podiatrist"],
  ["Kosmetikstudio mit Fußpflege", "beautician"],
  ["Oysters opened in front of the guests", "restaurant"],
  ["Oyster bar", "restaurant"],
  ["Oyster farm", "letters"],
  ["Oyster mushroom growing kits", "letters"],
  ["Goats for hire (weed & brush clearing)", "letters"],
  ["Frozen perogies", "letters"],
  ["Walnut oil mill", "letters"],
  ["Costume hire", "letters"],
  ["Canoe rental and also a bit of camping", "boats"],
  ["Help with Spanish paperwork", "letters"],
  ["Plant nursery", "gardener"],
  ["Tool library", "letters"],
  ["School uniforms", "letters"],
  ["Kitesurf school", "surf"],
  ["Parquet and wooden floors", "carpenter"],
  ["Dog boarding", "dogs"],
  ["Mountain hut", "hut"],
  ["Surf school", "surf"],
  ["Bicycle workshop + coffee", "bike-shop"],
  ["Florist and a little café", "florist"],
  ["Barber & coffee", "hairdresser"],
  ["Roof and gutter cleaning", "cleaner"],
  ["Hair and beauty", "beautician"],
  ["HVAC", "hvac"],
  ["Air conditioning and heat pumps", "hvac"],
  ["Plumbing and heating", "plumber"],
  ["Car air con regas", "garage"],
  ["Quiet campsite by a lake", "campsite"],
  ["Walking tours", "guide"],
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

it("C-36.952 a business for dogs shows no cat, a maker of cakes no shop, no bread and no croissant", () => {
  const places: MotifPlace[] = ["opening", "prices", "contact", "footer"];
  const allOf = (trade: Trade): string => places.map((place) => drawMotif(trade, place, given)).join("");
  expect(allOf(tradeCalled("vet"))).toContain(cat);
  expect(allOf(tradeCalled("dogs"))).not.toContain(cat);
  for (const drawn of [awning, loaf, croissant]) {
    expect(allOf(tradeCalled("bakery"))).toContain(drawn);
    expect(allOf(tradeCalled("cakes"))).not.toContain(drawn);
  }
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

it("who grinds stumps and fells no tree has neither a standing tree nor a saw", () => {
  const places: MotifPlace[] = ["opening", "prices", "contact", "footer"];
  const drawn = places.map((place) => drawMotif(tradeCalled("stump-grinder"), place, given)).join("");
  for (const part of [oak, roundTree, chainsaw]) expect(drawn).not.toContain(part);
});

it("the music lessons' hero shows the instrument that is named", () => {
  const trade = tradeCalled("music");
  const heroOf = (niche: string): string => {
    const subject = subjectOf(trade, "", niche);
    return drawMotif(trade, "opening", { ...given, ...(subject ? { subject } : {}) });
  };
  expect(heroOf("Piano lessons")).toContain(pianoKeys);
  expect(heroOf("Piano lessons")).not.toContain(violin);
  expect(heroOf("Music school")).toContain(violin);
});

it("the plate of who opens oysters holds shells, no fish", () => {
  const trade = tradeCalled("restaurant");
  expect(subjectOf(trade, "", "Oysters opened in front of the guests")).toBe(shells);
});

it("who cares for feet operates on nails without weights", () => {
  const drawn = keysFor(tradeCalled("podiatrist"), [{ name: "Nail surgery", text: "one toe" }]).get(
    "Nail surgery",
  );
  expect(drawn).toBe(foot);
});
