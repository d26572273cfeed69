import * as lines from "../lines.ts";
import * as cleaning from "../parts/cleaning.ts";
import * as desk from "../parts/desk.ts";
import * as garden from "../parts/garden.ts";
import * as gardening from "../parts/garden-work.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as journey from "../parts/journey.ts";
import * as pets from "../parts/pets.ts";
import * as works from "../parts/pipework.ts";
import * as salon from "../parts/salon.ts";
import * as sewing from "../parts/sewing.ts";
import * as craft from "../parts/small-crafts.ts";
import * as street from "../parts/street.ts";
import * as tools from "../parts/tools.ts";
import * as workshop from "../parts/workshop.ts";
import { at, box, disc, path } from "../shape.ts";
import { beyond, place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A sharpener: a grindstone under a rack of knives. */
export const sharpener: Trade = {
  id: "sharpener",
  industry: "General Business",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [gardening.secateurs, workshop.van, salon.scissors, craft.whetstone],
        behind: [disc("s", [320, 300, 206])],
      },
      box("e", [beyond.from, 30, 3440, 20, 6]),
      ...[60, 150, 490, 580].map((x, index) => at([x, 50, 0.9 + (index % 2) * 0.25], craft.hangingKnife)),
      stand(craft.grindstone, [320, 3]),
      stand(salon.scissors, [96, 1.25]),
      stand(gardening.secateurs, [548, 1.25]),
    ),
  keys: [
    { words: "kitchen knife knives chef blade cleaver", draw: craft.knife, isGeneral: true },
    { words: "bread serrated", draw: craft.serratedKnife },
    { words: "scissor hair dressmak fabric shear", draw: salon.scissors },
    { words: "garden secateur lopper shears hedge pruner tool", draw: gardening.secateurs },
    { words: "chisel plane wood axe saw mower lawn", draw: craft.grindstone, isGeneral: true },
    { words: "class lesson learn stone hone", draw: craft.whetstone },
    { words: "collect mobile visit call round pub restaurant trade", draw: workshop.van },
  ],
  prices: craft.whetstone,
  contact: greeting.handset,
  footer: [craft.grindstone, craft.knife],
};

/** A shoe repairer: a boot on the bench. */
export const cobbler: Trade = {
  id: "cobbler",
  industry: "Fashion & Beauty",
  line: lines.seam,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 54]),
        line: lines.seam,
        ground: "m",
        wings: [craft.heeledShoe, craft.sole, salon.reel, journey.walkingBoot],
        behind: [disc("s", [300, 250, 216])],
      },
      place(craft.sole, [92, 60, 1.3]),
      place(craft.shoeHammer, [554, 70, 1.3]),
      stand(journey.walkingBoot, [290, 3.1]),
      stand(craft.heeledShoe, [534, 1.6]),
      stand(salon.reel, [74, 1.2]),
    ),
  keys: [
    { words: "heel tip stiletto ladies pump", draw: craft.heeledShoe, isGeneral: true },
    { words: "sole resol leather rubber vibram half", draw: craft.sole, isGeneral: true },
    { words: "boot work walking hiking cowboy resol", draw: journey.walkingBoot },
    { words: "stitch sew thread seam bag purse handbag", draw: salon.reel },
    { words: "zip zipper", draw: salon.zip },
    { words: "patch mend hole tear", draw: sewing.patch },
    { words: "stretch repair fix nail", draw: craft.shoeHammer },
    { words: "key cut copy", draw: building.key },
    { words: "watch batter strap", draw: salon.watch },
    { words: "post parcel mail", draw: journey.parcel },
  ],
  prices: craft.sole,
  contact: craft.heeledShoe,
  footer: [journey.walkingBoot, craft.heeledShoe],
};

/** A farrier: a horse beside the anvil. */
export const farrier: Trade = {
  id: "farrier",
  industry: "General Business",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [garden.fence, garden.fence, garden.fence, garden.fence],
        behind: [disc("s", [330, 240, 216])],
      },
      stand(garden.fence, [80, 1.5]),
      place(craft.horseshoe, [110, 60, 1.2]),
      stand(pets.horse, [310, 3.2]),
      stand(craft.anvil, [542, 1.6]),
    ),
  keys: [
    { words: "shoe set full fronts hinds hot refit", draw: craft.horseshoe, isGeneral: true },
    { words: "trim barefoot file hoof", draw: craft.rasp, isGeneral: true },
    { words: "remedial corrective vet lame foal horse pony donkey", draw: pets.horse },
    { words: "forge hot weld gate iron made", draw: craft.anvil },
    { words: "call travel visit yard", draw: workshop.van },
  ],
  prices: craft.horseshoe,
  contact: greeting.handset,
  footer: [pets.horse, craft.horseshoe],
};

/** Repairs of household appliances. */
export const applianceRepair: Trade = {
  id: "appliance-repair",
  industry: "General Business",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 54]),
        line: lines.rule,
        ground: "m",
        wings: [workshop.van, cleaning.oven, craft.fridge, workshop.plug],
        behind: [disc("s", [300, 250, 216])],
      },
      stand(works.washer, [280, 3.3]),
      stand(tools.toolbox, [548, 1.4]),
      place(works.wrench, [96, 70, 1.2]),
    ),
  keys: [
    { words: "washing washer machine dryer tumble spin", draw: works.washer, isGeneral: true },
    { words: "dishwasher =dish", draw: craft.dishwasher },
    { words: "fridge freezer refrigerat cool", draw: craft.fridge },
    { words: "oven cooker hob stove range", draw: cleaning.oven },
    { words: "repair fix call fault part diagnos", draw: works.wrench, isGeneral: true },
    { words: "install fit plumb hose", draw: works.tap },
    { words: "test safe landlord certificat", draw: works.certificate },
    { words: "sale used recondition deliver collect", draw: workshop.van },
  ],
  prices: tools.toolbox,
  contact: greeting.handset,
  footer: [works.washer, tools.toolbox],
};

/** Windows, doors, blinds and screens, measured and fitted. */
export const windowFitter: Trade = {
  id: "window-fitter",
  industry: "Real Estate & Construction",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 496, 248, 54]),
        line: lines.rule,
        ground: "m",
        wings: [building.windowFrame, building.door, building.windowFrame, building.house],
        behind: [disc("s", [300, 240, 210])],
      },
      box("e", [170, 50, 262, 392, 4]) +
        box("c", [186, 66, 230, 360]) +
        path("n", "M301 66V426M186 246H416") +
        path("w", "M200 150L276 84M316 330L392 264") +
        box("b", [150, 438, 302, 22, 4]),
      stand(building.door, [80, 1.7]),
      stand(tools.steelTape, [548, 1.3]),
    ),
  keys: [
    { words: "screen mesh insect mosquito pollen cat proof", draw: craft.meshFrame },
    { words: "blind roller pleated shade awning shutter", draw: craft.blind },
    { words: "window glaz sash pane glass casement", draw: building.windowFrame, isGeneral: true },
    { words: "door balcon patio bifold", draw: building.door },
    { words: "measur survey quote visit fit", draw: tools.steelTape, isGeneral: true },
    { words: "repair seal hinge handle", draw: works.wrench },
    { words: "conservator porch orangery", draw: street.gardenRoom },
    { words: "plan design advice", draw: desk.laptop },
  ],
  prices: tools.steelTape,
  contact: building.door,
  footer: [building.windowFrame, tools.steelTape],
};
