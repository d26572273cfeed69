import { expect, it } from "vitest";
import { drawMotif } from "./draw-motif.ts";
import { keysFor, subjectOf } from "./key-for.ts";
import { onlyNamed } from "./only-named.ts";
import { weddingCake } from "./parts/bakes.ts";
import { nippingPress } from "./parts/bindery.ts";
import { weddingDress } from "./parts/bridal.ts";
import { bellTent, camper, hookUp, pod } from "./parts/camping.ts";
import { cat, dog, paw } from "./parts/care.ts";
import { afterBuilders, carpet, cleanHouse, mop, spray, squeegee } from "./parts/cleaning.ts";
import { outdoorUnit } from "./parts/climate.ts";
import { barn, cow, hen, sheep } from "./parts/farm.ts";
import { acorn, boots } from "./parts/garden.ts";
import { logPile } from "./parts/garden-work.ts";
import { flueBrush, stove } from "./parts/hearth.ts";
import { mountains, tent } from "./parts/journey.ts";
import { chillies, chutneyJar, sauceBottle } from "./parts/larder.ts";
import { stethoscope } from "./parts/medical.ts";
import { carWash } from "./parts/motor.ts";
import { whistle } from "./parts/pets.ts";
import { tap } from "./parts/pipework.ts";
import { teddy } from "./parts/playroom.ts";
import { saddle } from "./parts/riding.ts";
import { flask, gradCap, slate } from "./parts/school.ts";
import { jacket, trousers } from "./parts/sewing.ts";
import { golfFlag, racket } from "./parts/sports.ts";
import { camera } from "./parts/studio.ts";
import { cake, loaf } from "./parts/table.ts";
import { tradeOf } from "./trade-of.ts";

/** All drawings of a business. */
function drawingsOf(niche: string, services: string[] = []): string {
  const named = tradeOf({ niche, businessName: "", description: "", audience: "", services });
  if (!named) throw new Error(`No trade of '${niche}'.`);
  const trade = onlyNamed(named, { niche, names: services, description: "" });
  const subject = subjectOf(trade, "", niche);
  const given = {
    plate: [],
    initials: "A",
    measure: (text: string) => text.length / 2,
    random: () => 0.5,
    keys: keysFor(
      trade,
      services.map((name) => ({ name, text: "" })),
    ),
    ...(subject ? { subject } : {}),
  };
  const places = ["opening", "prices", "contact", "footer"] as const;
  return [
    ...places.map((place) => drawMotif(trade, place, given)),
    ...services.map((words, service) => drawMotif(trade, { service, words }, given)),
  ].join("");
}

it.each([
  ["Cattle and sheep vet for farms", { shown: [cow, barn], absent: [dog, cat, paw] }],
  ["Wedding dress alterations", { shown: [weddingDress], absent: [jacket, trousers] }],
  ["Home day care", { shown: [teddy], absent: [gradCap, flask, slate, acorn, boots] }],
  ["Bookbinding and prints", { shown: [nippingPress], absent: [camera] }],
  ["Chimney sweep", { shown: [flueBrush, stove], absent: [] }],
  ["Chilli sauce", { shown: [sauceBottle, chillies], absent: [chutneyJar] }],
  ["Plum jam and jelly", { shown: [chutneyJar], absent: [sauceBottle, chillies] }],
  ["Sheep farm", { shown: [sheep], absent: [cow, hen] }],
  ["Golf coach", { shown: [golfFlag], absent: [racket] }],
] as const)(
  "C-36.309 the drawings show the trade and nothing that it has not: %s",
  (niche, { shown, absent }) => {
    const drawn = drawingsOf(niche);
    for (const each of shown) expect(drawn).toContain(each);
    for (const each of absent) expect(drawn).not.toContain(each);
  },
);

it.each([
  ["Domestic cleaning", cleanHouse, squeegee],
  ["Cleaning", mop, squeegee],
  ["Window cleaning", squeegee, mop],
  ["Wedding cakes", weddingCake, loaf],
  ["Birthday cakes", cake, weddingCake],
  ["Glamping in wooden pods", pod, mountains],
  ["Campsite", tent, mountains],
  ["HVAC", outdoorUnit, tap],
] as const)("the drawings of %s show its own work, and not that of its kin", (niche, shown, absent) => {
  const drawn = drawingsOf(niche);
  expect(drawn).toContain(shown);
  expect(drawn).not.toContain(absent);
});

it("each thing that campers book has its own drawing", () => {
  const drawn = drawingsOf("Campsite", ["Pitch with hook-up", "Bell tent", "Pod", "Pitch for a motorhome"]);
  for (const each of [hookUp, bellTent, pod, camper]) expect(drawn).toContain(each);
});

it("a clean of which builders are one example is no builder's, and a behaviour visit is no vet's", () => {
  const cleans = drawingsOf("House cleaning", ["One-off clean", "Regular clean"]);
  expect(cleans).toContain(spray);
  expect(cleans).not.toContain(afterBuilders);
  const dogs = drawingsOf("Dog training", ["Behaviour consultation", "Group class", "Recall lesson"]);
  expect(dogs).toContain(whistle);
  expect(dogs).not.toContain(stethoscope);
});

it("C-36.313 the hero shows what the niche names before what the description speaks of", () => {
  const niche = "Tomato sauce";
  const trade = tradeOf({ niche, businessName: "", description: "", audience: "", services: [] });
  if (!trade) throw new Error("No trade.");
  const description = "A marmalade and a pickle in every jar, a chutney and a relish for Christmas.";
  expect(subjectOf(trade, description, niche)).toBe(sauceBottle);
  expect(subjectOf(trade, description, "")).toBe(chutneyJar);
});

it.each([
  ["Carpet cleaning", carpet],
  ["Mobile car valeting", carWash],
  ["Firewood", logPile],
  ["Saddler", saddle],
  ["Egg farm", hen],
])("C-36.310 the hero shows what the niche names: %s", (niche, thing) => {
  const trade = tradeOf({ niche, businessName: "", description: "", audience: "", services: [] });
  expect(trade && subjectOf(trade, "", niche)).toBe(thing);
});
