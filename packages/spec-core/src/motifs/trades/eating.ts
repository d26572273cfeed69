import * as lines from "../lines.ts";
import { awning } from "../parts/awning.ts";
import * as greeting from "../parts/greeting.ts";
import * as table from "../parts/table.ts";
import { wheat } from "../parts/table.ts";
import * as workshop from "../parts/workshop.ts";
import { at, band, box, disc, path } from "../shape.ts";
import { beyond, floorY, place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A café: everything stands on one tiled counter. */
export const cafe: Trade = {
  id: "cafe",
  industry: "Food & Hospitality",
  line: lines.counter,
  opening: (given) =>
    stage(
      {
        line: lines.counter,
        ground: "x",
        wings: [table.teapot, table.cake, table.loaf, table.moka],
        behind: [disc("s", [330, 250, 250])],
      },
      place(workshop.pendant, [120, 20, 1.15]),
      place(workshop.pendant, [556, 0, 1.15]),
      path("l", "M120-400V20M556-400V0"),
      stand(table.cup, [310, 2.7]),
      stand(table.moka, [100, 1.6]),
      stand(table.croissant, [560, 1.2]),
      sign(given, [176, 509, 288, 48]),
    ),
  keys: [
    { words: "coffee espresso flat latte brew bean", draw: table.cup },
    { words: "cake bake sweet dessert", draw: table.cake },
    { words: "tea afternoon infus", draw: table.teapot },
    { words: "breakfast brunch egg", draw: table.eggCup },
    { words: "croissant pastr morning", draw: table.croissant },
    { words: "lunch sandwich soup bread toast", draw: table.loaf },
    { words: "cater party private event hire", draw: table.slice },
    { words: "take away machine barista course", draw: table.moka },
  ],
  prices: greeting.boardSign,
  contact: greeting.openSign,
  footer: [table.cup, table.slice],
};

/** A bakery: the shop window in the morning. */
export const bakery: Trade = {
  id: "bakery",
  industry: "Food & Hospitality",
  line: lines.plank,
  opening: (given) =>
    stage(
      { line: lines.plank, ground: "m", wings: [table.bun, table.croissant, table.cake, table.loaf] },
      awning,
      ...[40, 74, 110].map((x, index) => at([x, floorY, 2.1, -14 + index * 13], wheat)),
      stand(table.loaf, [330, 3]),
      stand(table.bun, [550, 1.45]),
      at([470, 410, 1.55], at([-60, -56], table.rollingPin)),
      sign(given, [200, 498, 250, 54]),
    ),
  keys: [
    { words: "bread loaf sourdough rye", draw: table.loaf },
    { words: "bun roll hot cross", draw: table.bun },
    { words: "cake birthday wedding celebrat", draw: table.cake },
    { words: "croissant pastr danish", draw: table.croissant },
    { words: "baguette stick french", draw: table.baguette },
    { words: "course class learn workshop", draw: table.rollingPin },
    { words: "wholesale flour grain supply", draw: at([60, 112, 0.84], wheat) },
    { words: "pie tart slice dessert", draw: table.slice },
    { words: "coffee tea latte flat white espresso cappuccino drink", draw: table.cup },
    { words: "breakfast brunch egg english benedict", draw: table.eggCup },
  ],
  prices: table.bun,
  contact: greeting.openSign,
  footer: [table.loaf, table.baguette],
};

const cloth = [
  -1240, -1080, -920, -760, -600, -440, -280, -120, 40, 200, 360, 520, 680, 840, 1000, 1160, 1320, 1480,
]
  .map((x) => box("s", [x, -600, 80, 2400]))
  .join("");

/** A restaurant: the table as a guest sees it. */
export const restaurant: Trade = {
  id: "restaurant",
  industry: "Food & Hospitality",
  line: lines.scallops,
  opening: (given) =>
    cloth +
    [-300, 940].map((x) => at([x, 262, 3.1], at([-60, -60], table.plateSet))).join("") +
    at([320, 262, 3.9], at([-60, -60], table.plateSet)) +
    at(
      [602, 50, 1.25],
      at([-60, -56], disc("c", [60, 56, 40]), disc("a", [60, 56, 31]), disc("w", [60, 56, 22])),
    ) +
    at([320, 262, 0.92], at([-60, -56], table.fish)) +
    sign(given, [196, 496, 248, 56]),
  keys: [
    { words: "dinner evening carte tasting", draw: table.plateSet },
    { words: "lunch sunday roast menu", draw: table.pot },
    { words: "wine drink bar cocktail", draw: table.wineGlass },
    { words: "fish seafood sea", draw: table.fish },
    { words: "pizza italian oven", draw: table.pizza },
    { words: "private party event wedding cater", draw: table.bottle },
    { words: "breakfast brunch", draw: table.eggCup },
    { words: "takeaway delivery curry noodle kitchen", draw: table.pan },
    { words: "dessert pudding cake", draw: table.slice },
  ],
  prices: table.wineGlass,
  contact: greeting.bell,
  footer: [table.plateSet, table.bottle],
};

/** A pub or brewery: hops. */
export const pub: Trade = {
  id: "pub",
  industry: "Food & Hospitality",
  line: lines.plank,
  opening: (given) =>
    stage(
      { line: lines.plank, ground: "x", wings: [table.barrel, table.bottle, table.wineGlass, table.barrel] },
      band("l", { d: `M${beyond.from} 16H${beyond.to}`, width: 4 }),
      ...[-330, -120, 70, 178, 300, 430, 560, 760, 980].map((x, index) =>
        at([x, 18 - (index % 2) * 6, 0.72 + (index % 3) * 0.14], at([-60, 0], table.hop)),
      ),
      stand(table.barrel, [500, 2.5]),
      stand(table.pint, [262, 2.75]),
      stand(table.wineGlass, [96, 1.6]),
      sign(given, [196, 506, 248, 46]),
    ),
  keys: [
    { words: "beer ale brew cask keg lager", draw: table.pint },
    { words: "food kitchen lunch dinner roast", draw: table.plateSet },
    { words: "wine spirit gin cocktail", draw: table.wineGlass },
    { words: "tour tasting barrel cellar", draw: table.barrel },
    { words: "hop shop bottle take", draw: table.bottle },
    { words: "room stay garden", draw: table.hop },
    { words: "pizza quiz music event", draw: table.pizza },
    { words: "breakfast coffee", draw: table.cup },
  ],
  prices: table.pint,
  contact: greeting.openSign,
  footer: [table.pint, table.barrel],
};
