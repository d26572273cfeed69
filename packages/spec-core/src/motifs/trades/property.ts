import * as lines from "../lines.ts";
import * as desk from "../parts/desk.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as journey from "../parts/journey.ts";
import { at, disc, path } from "../shape.ts";
import { beyond, place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** An estate agent: a street with one house in front. */
export const estateAgent: Trade = {
  id: "estate-agent",
  industry: "Real Estate & Construction",
  line: lines.road,
  opening: (given) =>
    stage(
      {
        line: lines.road,
        ground: "m",
        wings: [
          building.house,
          building.gable,
          journey.cottage,
          building.house,
          building.gable,
          journey.cottage,
        ],
        behind: [disc("s", [330, 250, 240])],
      },
      stand(building.gable, [560, 1.9]),
      stand(journey.cottage, [56, 1.5]),
      stand(building.house, [300, 3.3]),
      stand(garden.roundTree, [470, 1.5]),
      stand(garden.hedge, [150, 0.8]),
      stand(building.forSale, [560, 1.25]),
      sign(given, [196, 500, 248, 54]),
    ),
  keys: [
    { words: "sale sell market", draw: building.forSale },
    { words: "let letting rent tenan landlord", draw: building.key },
    { words: "valu apprais price", draw: desk.target },
    { words: "buy purchase search", draw: building.house },
    { words: "manag block mainten", draw: building.gable },
    { words: "mortgage convey legal", draw: desk.deed },
    { words: "new land develop plan", draw: building.plan },
    { words: "holiday cottage country", draw: journey.cottage },
  ],
  prices: building.key,
  contact: building.door,
  footer: [building.house, building.gable],
};

/** An architect: a plan and a drawing hand. */
export const architect: Trade = {
  id: "architect",
  industry: "Real Estate & Construction",
  line: lines.ruler,
  opening: (given) =>
    stage(
      {
        line: lines.ruler,
        wings: [building.setSquare, building.dividers, building.windowFrame, building.stairs],
      },
      path(
        "f",
        `M${beyond.from} 34H${beyond.to}M${beyond.from} 124H${beyond.to}M${beyond.from} 214H${beyond.to}M${beyond.from} 304H${beyond.to}M${beyond.from} 394H${beyond.to}M-190-600V470M-90-600V470M10-600V470M610-600V470M710-600V470M810-600V470`,
      ),
      at([330, 218, 3.7, -5], at([-60, -60], building.plan)),
      place(building.dividers, [492, 84, 2.6, 14]),
      at([150, 384, 2, 24], at([-60, -56], building.pencil)),
      sign(given, [330, 500, 250, 52]),
    ),
  keys: [
    { words: "extension residential house home", draw: building.house },
    { words: "plan drawing permission", draw: building.plan },
    { words: "interior design kitchen", draw: building.cabinet },
    { words: "conserv listed heritage restor", draw: building.windowFrame },
    { words: "survey measure feasib", draw: building.setSquare },
    { words: "new build project manag", draw: building.gable },
    { words: "commercial office school", draw: building.stairs },
    { words: "sketch concept consult", draw: building.pencil },
  ],
  prices: building.setSquare,
  contact: greeting.envelope,
  footer: [building.dividers, building.pencil],
};
