import { describe, expect, it } from "vitest";
import { drawMotif } from "./draw-motif.ts";
import { keysFor, subjectOf } from "./key-for.ts";
import { onlyNamed } from "./only-named.ts";
import { wholeFish } from "./parts/dishes.ts";
import { saxophone } from "./parts/instruments.ts";
import { drum, pianoKeys, violin } from "./parts/school.ts";
import { apple, bottle, cake, eggCup, loaf, wineGlass } from "./parts/table.ts";
import { tradeOf } from "./trade-of.ts";
import { trades } from "./trades/all-trades.ts";

/** All drawings of a business: the opening, its services, the foot of each page. */
function drawingsOf(niche: string, { description = "", services = [] as string[] } = {}): string {
  const named = tradeOf({ niche, businessName: "A", description, audience: "", services });
  if (!named) throw new Error(`No trade of '${niche}'.`);
  const trade = onlyNamed(named, { niche, names: services, description });
  const keys = keysFor(
    trade,
    services.map((name) => ({ name, text: "" })),
  );
  const subject = subjectOf(trade, description, niche);
  const given = {
    plate: [],
    initials: "A",
    measure: (text: string) => text.length / 2,
    random: () => 0.5,
    keys,
    ...(subject ? { subject } : {}),
  };
  const places = ["opening", "prices", "contact", "footer"] as const;
  return [
    ...places.map((place) => drawMotif(trade, place, given)),
    ...services.map((words, service) => drawMotif(trade, { service, words }, given)),
  ].join("");
}

describe("C-36.294 a drawing shows what the client names, or what every business of the trade has", () => {
  it("no fish and no wine at a falafel truck; both where they are named", () => {
    const truck = drawingsOf("Lebanese food truck", {
      services: ["Falafel wrap", "Chicken shawarma plate", "Manakish"],
    });
    for (const drawn of [wholeFish, wineGlass, bottle]) expect(truck).not.toContain(drawn);
    const bistro = drawingsOf("Fish restaurant", {
      description: "Fish from the bay, and a list of wines by the bottle.",
    });
    for (const drawn of [wineGlass, bottle]) expect(bistro).toContain(drawn);
  });

  it("no bread at a maker of wedding cakes, but a cake; bread at a bakery", () => {
    const cakes = drawingsOf("Wedding cakes, made at home", { services: ["Two tier", "Three tier"] });
    expect(cakes).not.toContain(loaf);
    expect(cakes).toContain(cake);
    const free = drawingsOf("Wedding cakes", { description: "Egg free on request, no bread or rolls." });
    for (const drawn of [eggCup, loaf]) expect(free).not.toContain(drawn);
    expect(drawingsOf("Bakery")).toContain(loaf);
    expect(drawingsOf("Home baker", { description: "Sourdough bread on Fridays." })).toContain(loaf);
  });

  it("no drum, piano or saxophone beside a violin teacher", () => {
    const teacher = drawingsOf("violin teacher", { services: ["30 minute lesson", "Trial lesson"] });
    for (const drawn of [drum, pianoKeys, saxophone]) expect(teacher).not.toContain(drawn);
    expect(teacher).toContain(violin);
    expect(drawingsOf("Music school", { description: "Piano, drums and saxophone." })).toContain(drum);
  });

  it("no apples at a butcher's", () => {
    expect(drawingsOf("Butcher", { services: ["Beef", "Sausages"] })).not.toContain(apple);
    expect(drawingsOf("Greengrocer", { description: "Fruit and vegetables from our orchard." })).toContain(
      apple,
    );
  });

  it("a trade whose businesses all have the same tools keeps its drawings", () => {
    const others = trades.filter(({ isOfKinds }) => !isOfKinds);
    for (const trade of others)
      expect(onlyNamed(trade, { niche: "", names: [], description: "" })).toBe(trade);
  });
});
