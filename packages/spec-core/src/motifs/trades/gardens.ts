import { drop } from "../forms.ts";
import * as lines from "../lines.ts";
import * as electrics from "../parts/electrics.ts";
import * as farm from "../parts/farm.ts";
import * as garden from "../parts/garden.ts";
import * as gardening from "../parts/garden-work.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as joinery from "../parts/joinery.ts";
import * as works from "../parts/pipework.ts";
import * as street from "../parts/street.ts";
import * as tools from "../parts/tools.ts";
import { at, box, type Drawn, disc, path } from "../shape.ts";
import { floorY, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A gardener: watered plants. */
export const gardener: Trade = {
  id: "gardener",
  industry: "Real Estate & Construction",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [340, 492, 250, 58]),
        line: lines.turf,
        ground: "m",
        wings: [garden.fence, garden.hedge, garden.roundTree, garden.potted],
        behind: [
          disc("y", [540, 100, 54]),
          path("s", "M-1400 400Q-700 240-200 360T300 330 760 300 1300 360 2040 280V470H-1400Z"),
        ],
      },
      stand(garden.roundTree, [548, 1.75]),
      ...[
        [62, 0.95],
        [120, 1.2],
        [182, 1],
      ].map(([x = 0, scale = 1]) => at([x, floorY - 3, scale], garden.tulip)),
      at([330, 190, 2.3, -24], at([-60, -56], garden.wateringCan)),
      ...[
        [158, 234],
        [120, 244],
        [186, 256],
        [146, 272],
        [104, 288],
        [196, 298],
      ].map(([x = 0, y = 0]) => at([x, y], drop("c", 14))),
      stand(gardening.wheelbarrow, [318, 1.15]),
      stand(garden.spade, [436, 1.6]),
    ),
  keys: [
    { words: "lawn grass mow mowing strim weed", draw: garden.mower },
    { words: "aerat overseed seed scarif dethatch", draw: gardening.aeratedLawn },
    { words: "straw hay bale", draw: farm.bale },
    { words: "turf turfing artificial sod lay", draw: gardening.turfRoll },
    { words: "hedge trim", draw: garden.hedge },
    { words: "prun rose shrub topiar", draw: gardening.secateurs },
    { words: "tree surg stump fell fruit", draw: garden.roundTree },
    { words: "plant border flower bed veg container basket bulb", draw: garden.potted },
    { words: "fence fencing gate trellis", draw: garden.fence },
    { words: "deck", draw: gardening.deck },
    { words: "patio pav paving paved path stone landscap drive slab jet pressure", draw: garden.paving },
    { words: "wall brick stone retaining sleeper", draw: building.wall },
    { words: "pergola gazebo arbour", draw: joinery.truss },
    { words: "shed summerhouse", draw: street.gardenRoom },
    { words: "light", draw: electrics.gardenLamp },
    { words: "leaf =leaf leaves rake autumn fall", draw: gardening.rake },
    { words: "design =plan consult", draw: gardening.gardenPlan },
    { words: "water irrigat sprinkl", draw: garden.wateringCan, isGeneral: true },
    { words: "dig soil rotavat ground allotment", draw: garden.spade, isGeneral: true },
    {
      words: "clear tidy waste rubbish mulch compost mainten",
      draw: gardening.wheelbarrow,
      isGeneral: true,
    },
  ],
  prices: garden.wateringCan,
  contact: greeting.letterbox,
  footer: [garden.hedge, garden.spade],
};

/** A retaining wall of three courses, with its cap. */
const retainingWall: Drawn =
  [0, 1, 2]
    .flatMap((course) => {
      const joints = course % 2 ? [40, 76, 148, 220, 292, 364, 400] : [40, 112, 184, 256, 328, 400];
      return joints
        .slice(1)
        .map((right, stone) =>
          box((course + stone) % 4 === 3 ? "g" : "e", [
            joints[stone] ?? 0,
            floorY - 32 - course * 32,
            right - (joints[stone] ?? 0),
            32,
            3,
          ]),
        );
    })
    .join("") + box("a", [28, floorY - 110, 384, 16, 4]);

/** A patio in front of the floor line, seen from above its near edge. */
const patio: Drawn =
  path("c", `M40 ${floorY}H330L400 560H-60Z`) +
  path(
    "a",
    `M112 ${floorY}H185L179 508H88ZM258 ${floorY}H330L360 508H269ZM-2 508H88L55 560H-60ZM179 508H269L285 560H170Z`,
  ) +
  path(
    "n",
    `M40 ${floorY}H330L400 560H-60ZM-2 508H360M112 ${floorY}L55 560M185 ${floorY}L170 560M258 ${floorY}L285 560`,
  );

/** A landscaper: a patio below a wall, and what is moved for it; flowers are somebody else's. */
export const landscaper: Trade = {
  id: "landscaper",
  industry: "Real Estate & Construction",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: patio + sign(given, [384, 494, 244, 54]),
        line: lines.turf,
        ground: "m",
        wings: [garden.hedge, building.wall, garden.roundTree, garden.fence],
        behind: [
          disc("y", [520, 110, 54]),
          path("s", "M-1400 400Q-700 240-200 360T300 330 760 300 1300 360 2040 280V470H-1400Z"),
        ],
      },
      stand(garden.roundTree, [186, 3.3]),
      retainingWall,
      stand(gardening.wheelbarrow, [516, 1.9]),
    ),
  keys: [
    { words: "lawn grass mow mowing strim edging weed cut", draw: garden.mower, isGeneral: true },
    { words: "aerat overseed seed scarif dethatch fertili fescue", draw: gardening.aeratedLawn },
    { words: "turf turfing artificial sod", draw: gardening.turfRoll },
    { words: "straw hay bale", draw: farm.bale },
    { words: "hedge trim", draw: garden.hedge },
    { words: "prun rose shrub topiar", draw: gardening.secateurs },
    { words: "tree surg stump fell", draw: garden.roundTree },
    { words: "plant border flower bed", draw: garden.potted },
    { words: "fence fencing gate trellis", draw: garden.fence },
    { words: "deck", draw: gardening.deck },
    {
      words: "patio paver pav paving paved path stone hardscap drive slab walkway",
      draw: garden.paving,
      isGeneral: true,
    },
    { words: "wall brick retaining sleeper", draw: building.wall, isGeneral: true },
    { words: "drain french downspout regrad grading gutter", draw: works.valvedPipe },
    { words: "pergola gazebo arbour arbor", draw: joinery.truss },
    { words: "shed summerhouse", draw: street.gardenRoom },
    { words: "light", draw: electrics.gardenLamp },
    { words: "leaf =leaf leaves rake autumn fall", draw: gardening.rake },
    { words: "design =plan consult estimate", draw: gardening.gardenPlan },
    { words: "water irrigat sprinkl", draw: garden.wateringCan },
    { words: "dig soil ground excavat", draw: garden.spade },
    {
      words: "clear tidy clean waste mulch bark compost mainten",
      draw: gardening.wheelbarrow,
      isGeneral: true,
    },
  ],
  prices: gardening.wheelbarrow,
  contact: greeting.letterbox,
  footer: [garden.roundTree, gardening.wheelbarrow],
};

/** A tree surgeon: an oak, and what becomes of a felled one. */
export const treeSurgeon: Trade = {
  id: "tree-surgeon",
  industry: "Real Estate & Construction",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [340, 492, 250, 58]),
        line: lines.turf,
        ground: "m",
        wings: [garden.roundTree, garden.hedge, garden.hedge, garden.roundTree],
        behind: [
          disc("y", [110, 96, 50]),
          path("s", "M-1400 400Q-700 240-200 360T300 330 760 300 1300 360 2040 280V470H-1400Z"),
        ],
      },
      at([106, 28, 1.3], garden.oak),
      stand(gardening.logPile, [540, 1.35]),
      stand(garden.chainsaw, [100, 1.35]),
    ),
  keys: [
    { words: "hedge conifer leylandii", draw: garden.hedge },
    {
      words: "crown reduc prun thin lift pollard shap trim dead deadwood",
      draw: at([8, -3, 0.34], garden.oak),
    },
    { words: "stump grind root", draw: gardening.stump },
    { words: "fell dismantl remov clear cut", draw: garden.chainsaw },
    { words: "plant new young", draw: garden.sapling },
    { words: "fruit orchard apple", draw: gardening.fruitTree },
    { words: "chip woodchip mulch bark waste", draw: gardening.wheelbarrow },
    { words: "log firewood wood season kindling", draw: gardening.logPile },
    { words: "survey report tpo preserv inspect consult advice", draw: works.certificate },
    { words: "storm emergenc callout danger fallen wind", draw: gardening.brokenTree },
    { words: "tree ivy brac cabling climb", draw: garden.roundTree, isGeneral: true },
    { words: "site contract insur", draw: tools.sawHelmet, isGeneral: true },
  ],
  prices: gardening.logPile,
  contact: greeting.letterbox,
  footer: [garden.roundTree, garden.log],
};
