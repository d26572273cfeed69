import * as lines from "../lines.ts";
import * as beauty from "../parts/beauty.ts";
import * as bees from "../parts/bees.ts";
import * as care from "../parts/care.ts";
import * as farm from "../parts/farm.ts";
import * as garden from "../parts/garden.ts";
import * as gifts from "../parts/gifts.ts";
import * as greeting from "../parts/greeting.ts";
import * as journey from "../parts/journey.ts";
import * as market from "../parts/market.ts";
import * as works from "../parts/pipework.ts";
import * as salon from "../parts/salon.ts";
import * as table from "../parts/table.ts";
import * as workshop from "../parts/workshop.ts";
import { at, disc } from "../shape.ts";
import { floorY, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A maker of candles. */
export const candles: Trade = {
  id: "candles",
  industry: "Retail & E-commerce",
  alsoIn: "Creative & Design",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [gifts.glassCandle, salon.candle, journey.parcel, gifts.glassCandle],
        behind: [disc("s", [310, 230, 226])],
      },
      stand(salon.candle, [216, 3.3]),
      stand(gifts.glassCandle, [404, 2.2]),
      stand(salon.candle, [552, 1.3]),
      stand(beauty.waxPot, [74, 1]),
    ),
  keys: [
    { words: "jar glass tin scent soy fragranc", draw: gifts.glassCandle, isGeneral: true },
    { words: "candle pillar dinner taper church hand", draw: salon.candle, isGeneral: true },
    { words: "melt wax refill pour class workshop", draw: beauty.waxPot },
    { words: "beeswax honey", draw: bees.comb },
    { words: "diffuser oil reed room spray", draw: care.bottleDrops },
    { words: "gift set box hamper voucher wedding favour favor", draw: journey.parcel },
    { words: "wholesale trade bulk", draw: workshop.carton },
    { words: "market stall fair", draw: market.hamper },
  ],
  prices: gifts.glassCandle,
  contact: greeting.envelope,
  footer: [salon.candle, gifts.glassCandle],
};

/** A maker of soap. */
export const soaps: Trade = {
  id: "soaps",
  industry: "Fashion & Beauty",
  alsoIn: "Retail & E-commerce",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [salon.pump, salon.towels, journey.parcel, gifts.soap],
        behind: [disc("s", [310, 236, 226])],
      },
      at([128, floorY, 1, -10], garden.sprig(7, 40)),
      stand(gifts.soap, [304, 3.2]),
      stand(salon.towels, [552, 1.3]),
    ),
  keys: [
    { words: "soap bar hand natural cold process", draw: gifts.soap, isGeneral: true },
    { words: "shampoo lotion cream liquid wash conditioner gel", draw: salon.pump, isGeneral: true },
    { words: "bath bomb salt soak", draw: works.bath },
    { words: "herb lavender plant botanical rose", draw: garden.potted },
    { words: "balm butter scrub jar salve", draw: table.jar },
    { words: "goat", draw: farm.goat },
    { words: "honey beeswax", draw: bees.comb },
    { words: "candle", draw: gifts.glassCandle },
    { words: "gift set box hamper voucher favour favor", draw: journey.parcel },
    { words: "wholesale trade bulk", draw: workshop.carton },
    { words: "towel spa", draw: salon.towels },
  ],
  prices: salon.pump,
  contact: greeting.envelope,
  footer: [gifts.soap, salon.towels],
};
