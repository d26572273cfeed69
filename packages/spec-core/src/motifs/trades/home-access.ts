import * as lines from "../lines.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as works from "../parts/pipework.ts";
import * as tools from "../parts/tools.ts";
import { disc } from "../shape.ts";
import { sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** Who makes a home easier to live in: a flight of stairs with its rail. */
export const homeAccess: Trade = {
  id: "home-access",
  industry: "Real Estate & Construction",
  alsoIn: "Healthcare",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [building.door, works.bath, building.house, building.windowFrame],
        behind: [disc("s", [310, 240, 226])],
      },
      stand(building.stairs, [290, 3.5]),
      stand(building.door, [556, 1.7]),
      stand(tools.steelTape, [70, 0.9]),
    ),
  keys: [
    { words: "stair lift stairlift curved straight step", draw: building.stairs, isGeneral: true },
    { words: "bath shower bathroom grab towel wet toilet", draw: works.bath },
    { words: "door ramp threshold outside entrance outdoor handrail rail", draw: building.door },
    { words: "visit measure survey quote assess", draw: tools.steelTape, isGeneral: true },
    { words: "fit repair service install mainten", draw: tools.toolbox, isGeneral: true },
    { words: "house home adaptation", draw: building.house, isGeneral: true },
  ],
  prices: tools.steelTape,
  contact: greeting.handset,
  footer: [building.stairs, building.house],
};
