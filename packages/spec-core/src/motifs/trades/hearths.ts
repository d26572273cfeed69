import * as lines from "../lines.ts";
import * as electrics from "../parts/electrics.ts";
import * as gardening from "../parts/garden-work.ts";
import * as greeting from "../parts/greeting.ts";
import * as hearth from "../parts/hearth.ts";
import * as works from "../parts/pipework.ts";
import * as roof from "../parts/roof.ts";
import * as street from "../parts/street.ts";
import * as tools from "../parts/tools.ts";
import * as workshop from "../parts/workshop.ts";
import { disc } from "../shape.ts";
import { place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A chimney sweep: the brush comes out of the pot. */
export const sweep: Trade = {
  id: "sweep",
  industry: "Real Estate & Construction",
  alsoIn: "General Business",
  line: lines.bricks,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 514, 248, 42]),
        line: lines.bricks,
        ground: "m",
        wings: [hearth.cowl, hearth.nest, hearth.fireplace, hearth.cowl],
        behind: [disc("s", [300, 220, 216])],
      },
      place(hearth.flueBrush, [270, 22, 1.7]),
      stand(roof.chimney, [300, 2.5]),
      stand(hearth.stove, [552, 1.35]),
      stand(hearth.cowl, [72, 1.1]),
    ),
  keys: [
    { words: "sweep flue chimney brush clean", draw: hearth.flueBrush, isGeneral: true },
    {
      words: "stove burner woodburn multi fuel aga rayburn range boiler",
      draw: hearth.stove,
      isGeneral: true,
    },
    { words: "open fire fireplace inglenook grate", draw: hearth.fireplace },
    { words: "nest bird jackdaw", draw: hearth.nest },
    { words: "cowl cap pot guard rain terminal", draw: hearth.cowl, isGeneral: true },
    { words: "certificat insur landlord report smoke test", draw: works.certificate },
    { words: "cctv survey camera inspect", draw: street.surveyed },
    { words: "liner lining repair repoint stack", draw: roof.stack },
    { words: "log wood kindling", draw: gardening.logPile },
    { words: "alarm carbon monoxide detector", draw: electrics.smokeAlarm },
  ],
  prices: hearth.flueBrush,
  contact: greeting.handset,
  footer: [hearth.flueBrush, hearth.stove],
};

/** Who sells or fits stoves and fireplaces, or delivers the wood for them. */
export const stoves: Trade = {
  id: "stoves",
  industry: "Real Estate & Construction",
  alsoIn: "Retail & E-commerce",
  line: lines.bricks,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 514, 248, 42]),
        line: lines.bricks,
        ground: "m",
        wings: [hearth.fireplace, gardening.logPile, hearth.cowl, hearth.fireplace],
        behind: [disc("s", [300, 240, 226])],
      },
      stand(given.subject ?? hearth.stove, [300, 3.2]),
      stand(given.subject ? hearth.stove : gardening.logPile, [554, 1.4]),
      stand(roof.stack, [66, 1.1]),
    ),
  keys: [
    { words: "stove burner woodburn multi fuel pellet", draw: hearth.stove, isGeneral: true },
    {
      words: "firewood logs =log kindling kiln dried timber seasoned hardwood softwood",
      draw: gardening.logPile,
      isLarge: true,
    },
    { words: "fireplace hearth surround mantel stone open fire", draw: hearth.fireplace, isGeneral: true },
    { words: "install fit commission hetas", draw: tools.toolbox },
    { words: "sweep service clean maintain", draw: hearth.flueBrush },
    { words: "chimney flue liner lining cowl", draw: hearth.cowl },
    { words: "gas electric", draw: works.gasFlame },
    { words: "survey measure quote visit", draw: tools.steelTape },
    { words: "deliver load crate bag bulk", draw: workshop.van },
  ],
  prices: hearth.fireplace,
  contact: greeting.handset,
  footer: [hearth.stove, gardening.logPile],
};
