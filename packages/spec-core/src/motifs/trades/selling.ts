import * as lines from "../lines.ts";
import { awning } from "../parts/awning.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as journey from "../parts/journey.ts";
import * as works from "../parts/pipework.ts";
import * as salon from "../parts/salon.ts";
import * as school from "../parts/school.ts";
import * as table from "../parts/table.ts";
import * as workshop from "../parts/workshop.ts";
import { at, band, box, disc, path } from "../shape.ts";
import { beyond, floorY, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A florist: a bunch of flowers in front of the window. */
export const florist: Trade = {
  id: "florist",
  industry: "Retail & E-commerce",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        line: lines.plank,
        ground: "m",
        wings: [garden.potted, journey.bouquet, journey.wreath, garden.potted],
        behind: [path("s", "M96 470V250a224 224 0 0 1 448 0V470Z")],
      },
      at([232, 420, 1.5, -30], garden.tulip),
      at([430, 420, 1.5, 30], garden.tulip),
      at([262, 400, 2.1, -18], garden.tulip),
      at([404, 400, 2.1, 18], garden.tulip),
      at([276, 410, 1, -34], garden.sprig(7, 46)),
      at([384, 410, 1, 34], garden.sprig(7, 46)),
      at([330, 410, 2.35], garden.tulip),
      at([282, 196, 1.7], garden.rose),
      at([388, 190, 1.55], garden.daisy),
      at([338, 250, 1.75], garden.rose),
      at([262, 270, 1.35], garden.daisy),
      at([402, 274, 1.5], garden.rose),
      path("c", "M210 290L300 470H364L454 290 380 330 332 300 284 330Z") +
        path("n", "M284 330L320 470M380 330L344 470") +
        path("b", "M268 404H396L384 432H282Z"),
      stand(garden.potted, [92, 1.2]),
      stand(table.jar, [566, 1.05]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "bouquet gift hand tied birthday", draw: journey.bouquet },
    { words: "wedding bridal event arch", draw: at([60, 60, 2], garden.rose) },
    { words: "funeral wreath sympath", draw: journey.wreath },
    { words: "plant house pot office", draw: garden.potted },
    { words: "deliver subscript weekly order", draw: workshop.van },
    { words: "class workshop cut", draw: salon.scissors },
    { words: "seasonal spring tulip dried", draw: at([60, 112], garden.tulip) },
  ],
  prices: journey.bouquet,
  contact: greeting.openSign,
  footer: [journey.bouquet, garden.potted],
};

const shelf = (y: number): string =>
  [
    -1340, -1220, -1100, -980, -860, -740, -620, -500, -380, -260, -140, -20, 100, 220, 340, 460, 580, 700,
    820, 940, 1060, 1180,
  ]
    .map((x, index) => `<use href="#m-spines" x="${x + (index % 3) * 3}" y="${y - 112}"/>`)
    .join("") + box("e", [beyond.from, y, 3440, 16, 2]);

/** A bookshop: full shelves and one open book. */
export const bookshop: Trade = {
  id: "bookshop",
  industry: "Retail & E-commerce",
  line: lines.plank,
  opening: (given) =>
    stage(
      { line: lines.plank, ground: "m", wings: [] },
      `<defs><g id="m-spines">${school.spines}</g></defs>`,
      shelf(40),
      shelf(194),
      stand(school.books, [330, 2.2]),
      at([334, 128, 2.35], at([-60, -20], school.openBook)),
      stand(table.cup, [556, 1.2]),
      stand(garden.potted, [88, 1.25]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "book fiction new order novel", draw: school.books },
    { words: "second hand antiquar rare", draw: school.spines },
    { words: "read event club author sign", draw: school.openBook },
    { words: "child young story", draw: school.blocks },
    { words: "coffee cafe tea", draw: table.cup },
    { words: "gift voucher card stationer", draw: journey.parcel },
    { words: "map travel globe language", draw: school.globe },
    { words: "repair bind print write", draw: school.abc },
  ],
  prices: school.books,
  contact: greeting.openSign,
  footer: [school.spines, school.openBook],
};

/** A bicycle shop: a wheel. */
export const bikeShop: Trade = {
  id: "bike-shop",
  industry: "Retail & E-commerce",
  line: lines.chain,
  opening: (given) =>
    stage(
      {
        line: lines.road,
        ground: "m",
        wings: [journey.tyrePump, journey.bicycle, journey.cog, journey.bicycle],
      },
      // As wide as the drawing, so that no frame crops a wheel.
      at(
        [-24, 61, 0.87],
        at([186, floorY - 132, 1.32], journey.spokedWheel),
        at([586, floorY - 132, 1.32], journey.spokedWheel),
        band("n", {
          d: "M186 338L280 130H470L360 338ZM280 130L360 338M262 90L280 130M486 70L586 338",
          width: 20,
          isRound: true,
        }),
        band("a", {
          d: "M186 338L280 130H470L360 338ZM280 130L360 338M486 70L586 338",
          width: 15,
          isRound: true,
        }) + band("e", { d: "M262 92L278 128", width: 13, isRound: true }),
        path("d", "M216 78Q260 62 312 82L300 96H232Z") +
          band("n", { d: "M486 74Q540 50 566 82T540 118", width: 9, isRound: true }),
        disc("n", [360, 338, 46]) +
          disc("e", [360, 338, 42]) +
          disc("c", [360, 338, 28]) +
          disc("b", [360, 338, 12]) +
          band("n", { d: "M360 338L396 398M384 402H414", width: 9, isRound: true }),
      ),
      sign(given, [196, 500, 248, 52]),
    ),
  keys: [
    { words: "bike new second bicycle cargo ebike electric sale", draw: journey.bicycle },
    { words: "repair service mend tune puncture", draw: works.wrench },
    { words: "wheel build tyre spoke", draw: at([60, 60, 0.5], journey.spokedWheel) },
    { words: "gear part chain cog accessor", draw: journey.cog },
    { words: "pump brake fit", draw: journey.tyrePump },
    { words: "hire rent tour ride", draw: journey.signpost },
    { words: "child family class", draw: journey.backpack },
  ],
  prices: journey.cog,
  contact: journey.tyrePump,
  footer: [journey.bicycle],
};

/** A greengrocer, farm shop or market stall. */
export const grocer: Trade = {
  id: "grocer",
  industry: "Retail & E-commerce",
  line: lines.plank,
  opening: (given) =>
    stage(
      { line: lines.plank, ground: "x", wings: [table.crate, table.produce, table.jar, table.produce] },
      awning,
      at([62, 170, 1.5], table.leek),
      at([196, 176, 1.5, 8], table.leek),
      at([116, 176, 1.4, 6], table.carrot),
      at([10, 206, 1.3, -8], table.carrot),
      at([236, 196, 1.3, -6], table.carrot),
      at([18, 310, 2.8, 0], at([0, -60], table.crate)),
      at([352, 196, 1.2], table.apple),
      at([482, 196, 1.2], table.apple),
      at([418, 160, 1.25], table.apple),
      at([404, 220, 1.1, 8], table.apple),
      at([500, 238, 0.9], table.apple),
      box("e", [366, 290, 240, 180, 3]) +
        path("n", "M366 350H606M366 410H606") +
        box("e", [366, 290, 24, 180]) +
        box("e", [582, 290, 24, 180]),
      sign(given, [196, 508, 248, 44]),
    ),
  keys: [
    { words: "vegetable veg root organic", draw: table.carrot },
    { words: "fruit apple orchard juice", draw: table.apple },
    { words: "box deliver subscript weekly", draw: table.produce },
    { words: "jam honey preserve deli pickle", draw: table.jar },
    { words: "egg dairy milk cheese", draw: table.eggCup },
    { words: "bread bake cake", draw: table.loaf },
    { words: "wine cider drink", draw: table.bottle },
    { words: "meat fish butcher", draw: table.fish },
    { words: "plant herb leek", draw: table.leek },
  ],
  prices: table.apple,
  contact: greeting.openSign,
  footer: [table.produce, table.jar],
};

/** Any other shop: a shop front. */
export const shop: Trade = {
  id: "shop",
  industry: "Retail & E-commerce",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        line: lines.rule,
        ground: "m",
        wings: [journey.parcel, journey.bag, "", journey.parcel],
        behind: [disc("s", [320, 250, 240])],
      },
      stand(journey.shopfront, [320, 3.6]),
      stand(journey.bag, [562, 1.3]),
      stand(journey.parcel, [84, 1.15]),
      sign(given, [196, 498, 248, 54]),
    ),
  keys: [
    { words: "gift wrap present voucher", draw: journey.parcel },
    { words: "shop collect store", draw: journey.shopfront },
    { words: "cloth fashion wear", draw: salon.shirt },
    { words: "deliver ship post", draw: workshop.van },
    { words: "order custom bag", draw: journey.bag },
    { words: "repair", draw: works.wrench },
    { words: "box stock wholesale", draw: workshop.carton },
  ],
  prices: journey.bag,
  contact: greeting.openSign,
  footer: [journey.bag, journey.parcel],
};
