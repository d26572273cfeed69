import * as lines from "../lines.ts";
import * as desk from "../parts/desk.ts";
import * as garden from "../parts/garden.ts";
import * as gardening from "../parts/garden-work.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as joinery from "../parts/joinery.ts";
import * as journey from "../parts/journey.ts";
import * as works from "../parts/pipework.ts";
import * as property from "../parts/property.ts";
import * as street from "../parts/street.ts";
import * as studio from "../parts/studio.ts";
import * as tools from "../parts/tools.ts";
import * as workshop from "../parts/workshop.ts";
import { at, disc, path } from "../shape.ts";
import { beyond, floorY, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** An estate agent: a street with one house in front. */
export const estateAgent: Trade = {
  id: "estate-agent",
  industry: "Real Estate & Construction",
  line: lines.road,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 500, 248, 54]),
        line: lines.road,
        ground: "m",
        wings: [building.gable, journey.cottage, building.house, building.gable],
        behind: [disc("s", [300, 250, 236])],
      },
      stand(garden.roundTree, [84, 1.6]),
      stand(building.house, [304, 3]),
      stand(garden.hedge, [428, 0.9]),
      stand(building.forSale, [524, 1.9]),
    ),
  keys: [
    { words: "sale sell market listing vendor", draw: building.forSale },
    { words: "let letting rent rental tenan landlord", draw: building.key, isGeneral: true },
    { words: "valu apprais price worth", draw: street.valued },
    { words: "=buy buying buyer purchase search find first", draw: building.house, isGeneral: true },
    { words: "block flat apartment leasehold commercial office development", draw: street.block },
    { words: "shop retail unit", draw: journey.shopfront },
    { words: "mortgage convey legal contract lease", draw: desk.deed },
    { words: "auction", draw: property.gavel },
    { words: "land =plan planning floor new", draw: building.plan },
    { words: "inspect inventor check epc energy report referenc", draw: works.certificate },
    { words: "photo video virtual tour", draw: studio.camera },
    { words: "survey homebuyer", draw: street.surveyed },
    { words: "viewing open", draw: building.door },
    { words: "reloc move moving", draw: workshop.van },
    { words: "holiday cottage country vacation", draw: at([8, 13, 0.88], journey.cottage) },
    { words: "manag mainten", draw: building.gable, isGeneral: true },
  ],
  prices: building.key,
  contact: building.door,
  footer: [building.house, building.gable],
};

/** Squared paper behind the drawing. */
const squares = [
  ...[34, 124, 214, 304, 394].map((y) => `M${beyond.from} ${y}H${beyond.to}`),
  ...Array.from({ length: 38 }, (_, column) => `M${column * 90 - 1380}-600V${floorY}`),
].join("");

/** An architect: a plan and a drawing hand. */
export const architect: Trade = {
  id: "architect",
  industry: "Real Estate & Construction",
  line: lines.ruler,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [330, 500, 250, 52]),
        line: lines.ruler,
        wings: [building.setSquare, street.model, building.windowFrame, building.stairs],
      },
      path("f", squares),
      at([262, 222, 3.5, -4], at([-60, -60], building.plan)),
      at([170, 281, 1.6, -15], at([-60, -56], building.pencil)),
      stand(building.dividers, [552, 2]),
    ),
  keys: [
    {
      words: "extension residential house home new build dwelling barn renovat remodel addition refurb",
      draw: building.house,
    },
    {
      words: "=plan planning masterplan drawing permission regulat technical applic",
      draw: building.plan,
      isGeneral: true,
    },
    { words: "loft dormer attic", draw: street.loft },
    { words: "interior kitchen joinery furniture", draw: joinery.kitchen },
    { words: "conserv listed heritage restor histor church", draw: street.portico },
    { words: "survey homebuyer level snag defect party report", draw: street.surveyed },
    { words: "measure feasib", draw: building.setSquare, isGeneral: true },
    { words: "commercial office school apartment flat retail public", draw: street.block },
    { words: "model 3d visual render cgi", draw: street.model },
    { words: "passiv sustain retrofit eco energy carbon", draw: street.eco },
    { words: "garden studio outbuilding annex", draw: street.gardenRoom },
    { words: "landscap", draw: gardening.gardenPlan },
    { words: "valu apprais", draw: street.valued },
    { words: "structur site contract project manag tender", draw: tools.hardHat },
    { words: "sketch concept consult brief", draw: property.sketch },
    { words: "design detail", draw: building.dividers, isGeneral: true },
  ],
  prices: building.setSquare,
  contact: greeting.envelope,
  footer: [building.dividers, building.setSquare],
};
