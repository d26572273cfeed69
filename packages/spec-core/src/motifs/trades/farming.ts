import * as lines from "../lines.ts";
import * as bees from "../parts/bees.ts";
import * as farm from "../parts/farm.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as market from "../parts/market.ts";
import * as medical from "../parts/medical.ts";
import * as pets from "../parts/pets.ts";
import * as salon from "../parts/salon.ts";
import * as craft from "../parts/small-crafts.ts";
import * as plates from "../parts/small-plates.ts";
import * as table from "../parts/table.ts";
import * as workshop from "../parts/workshop.ts";
import { disc, path } from "../shape.ts";
import { place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

const fields = path("s", "M-1400 380Q-900 250-300 350T320 330 900 320 1400 350 2040 290V470H-1400Z");

/** A farm that keeps animals: only those that it names. */
export const livestock: Trade = {
  id: "livestock",
  industry: "General Business",
  alsoIn: "Food & Hospitality",
  isOfKinds: true,
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [garden.fence, farm.bale, garden.roundTree, garden.fence],
        behind: [disc("y", [96, 96, 48]), fields],
      },
      stand(farm.barn, [270, 3.1]),
      stand(given.subject ?? farm.bale, [526, given.subject ? 1.9 : 1.3]),
      stand(garden.fence, [44, 1.1]),
    ),
  keys: [
    { words: "cow cows cattle beef dairy calf calves bull herd heifer", draw: farm.cow, isLarge: true },
    { words: "sheep lamb mutton wool fleece ewe flock", draw: farm.sheep, isLarge: true },
    { words: "goat goats cashmere mohair kid", draw: farm.goat, isLarge: true },
    { words: "hen hens egg =egg eggs chicken poultry pullet", draw: farm.hen, isLarge: true },
    { words: "horse pony donkey", draw: pets.horse, isLarge: true },
    { words: "milk =milk raw", draw: farm.milkChurn },
    { words: "cheese", draw: plates.cheese },
    { words: "honey bee", draw: market.honey },
    { words: "meat box =box freezer", draw: workshop.carton },
    { words: "hay straw feed bale field fodder silage", draw: farm.bale, isGeneral: true },
    { words: "farm visit tour open school stay barn", draw: farm.barn, isGeneral: true },
    { words: "shop market stall hamper", draw: market.hamper },
    { words: "deliver", draw: workshop.van },
  ],
  prices: farm.bale,
  contact: greeting.letterbox,
  footer: [farm.barn, farm.bale],
};

/** A vet for the animals of farms: no dog and no cat. */
export const farmVet: Trade = {
  id: "farm-vet",
  industry: "Healthcare",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [farm.sheep, farm.goat, garden.fence, garden.fence],
        behind: [disc("y", [580, 92, 44]), fields],
      },
      stand(farm.barn, [104, 1.7]),
      stand(farm.cow, [330, 2.7]),
      stand(medical.stethoscope, [572, 1.1]),
    ),
  keys: [
    {
      words: "cow cattle dairy beef calf calv herd bull pregnan fertil reproduct",
      draw: farm.cow,
      isGeneral: true,
    },
    { words: "sheep lamb ewe flock camelid alpaca llama", draw: farm.sheep },
    { words: "goat kid", draw: farm.goat },
    { words: "horse equine pony foal mare coggins", draw: pets.horse },
    { words: "hen poultry chicken bird", draw: farm.hen },
    {
      words: "health visit check exam lame cons appo plan advice",
      draw: medical.stethoscope,
      isGeneral: true,
    },
    { words: "emergenc urgent surg operat abomasum caesar castrat", draw: medical.bag, isGeneral: true },
    { words: "vaccin inject jab booster", draw: medical.syringe },
    { words: "blood test lab sample tb worm egg count", draw: medical.testTubes },
    { words: "medic prescri pharmac parasit", draw: medical.pills },
    { words: "certificat export passport report ultrasound scan record", draw: medical.clipboard },
    { words: "milk mastitis udder", draw: farm.milkChurn },
    { words: "feed nutrition diet", draw: farm.bale },
    { words: "hoof foot trim", draw: craft.horseshoe },
    { words: "farm call travel mileage chute clinic", draw: farm.barn },
  ],
  prices: medical.clipboard,
  contact: greeting.handset,
  footer: [farm.cow, farm.barn],
};

/** A beekeeper. */
export const beekeeper: Trade = {
  id: "beekeeper",
  industry: "General Business",
  alsoIn: "Food & Hospitality",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [bees.beehive, garden.hedge, garden.roundTree, bees.beehive],
        behind: [disc("s", [290, 236, 226])],
      },
      place(bees.bee, [520, 70, 1.1]),
      stand(bees.beehive, [284, 3.2]),
      stand(market.honey, [544, 1.6]),
    ),
  keys: [
    { words: "honey jar pot raw heather blossom set runny", draw: market.honey, isGeneral: true },
    { words: "hive colony coloni nucleus nuc queen adopt pollinat", draw: bees.beehive, isGeneral: true },
    { words: "comb frame wax beeswax propolis pollen wrap", draw: bees.comb },
    { words: "bee swarm course class beginner talk school visit rescue", draw: bees.bee, isGeneral: true },
    { words: "candle", draw: salon.candle },
    { words: "market stall hamper gift", draw: market.hamper },
    { words: "mead drink", draw: table.bottle },
    { words: "plant flower seed", draw: garden.potted },
    { words: "post deliver parcel", draw: workshop.carton },
  ],
  prices: market.honey,
  contact: greeting.letterbox,
  footer: [bees.beehive, market.honey],
};

/** Who makes or sells cheese. */
export const cheesemaker: Trade = {
  id: "cheesemaker",
  industry: "Food & Hospitality",
  alsoIn: "Retail & E-commerce",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [farm.milkChurn, market.hamper, plates.cheese, farm.bale],
        behind: [disc("s", [310, 240, 226])],
      },
      stand(plates.cheese, [300, 3.2]),
      stand(farm.milkChurn, [552, 1.6]),
      stand(market.dairy, [76, 1.1]),
    ),
  keys: [
    {
      words: "cheese soft hard blue brie cheddar wheel board halloumi feta",
      draw: plates.cheese,
      isGeneral: true,
    },
    { words: "milk butter cream yogurt yoghurt kefir curd", draw: market.dairy, isGeneral: true },
    { words: "raw dairy wholesale churn", draw: farm.milkChurn },
    { words: "goat", draw: farm.goat },
    { words: "sheep ewe", draw: farm.sheep },
    { words: "cow cows", draw: farm.cow },
    { words: "hamper gift box christmas selection subscript", draw: market.hamper },
    { words: "wedding tower celebrat", draw: table.cake },
    { words: "wine pairing tasting evening", draw: table.wineGlass },
    { words: "chutney cracker jar", draw: table.jar },
    { words: "tour visit farm", draw: farm.barn },
    { words: "deliver post", draw: workshop.van },
  ],
  prices: plates.cheese,
  contact: greeting.openSign,
  footer: [plates.cheese, farm.milkChurn],
};
