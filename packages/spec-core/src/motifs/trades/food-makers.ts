import * as lines from "../lines.ts";
import { awning } from "../parts/awning.ts";
import * as bakes from "../parts/bakes.ts";
import * as dishes from "../parts/dishes.ts";
import * as greeting from "../parts/greeting.ts";
import * as larder from "../parts/larder.ts";
import * as market from "../parts/market.ts";
import * as craft from "../parts/small-crafts.ts";
import * as plates from "../parts/small-plates.ts";
import * as table from "../parts/table.ts";
import * as workshop from "../parts/workshop.ts";
import { disc } from "../shape.ts";
import { sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A maker of sauces, chutneys or jams: only what the client names. */
export const preserves: Trade = {
  id: "preserves",
  industry: "Food & Hospitality",
  alsoIn: "Retail & E-commerce",
  isOfKinds: true,
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [larder.preservingPan, market.hamper, larder.preservingPan, market.hamper],
        behind: [disc("s", [310, 236, 226])],
      },
      stand(given.subject ?? larder.chutneyJar, [306, 3.3]),
      stand(larder.chillies, [544, 1.6]),
      stand(larder.preservingPan, [90, 1.35]),
    ),
  keys: [
    {
      words: "sauce ketchup mustard vinegar dressing cordial syrup oil bottle",
      draw: larder.sauceBottle,
      isLarge: true,
    },
    {
      words:
        "chutney jam jelly marmalade pickle preserv relish curd jar piccalilli kimchi salsa pesto spread",
      draw: larder.chutneyJar,
      isLarge: true,
    },
    {
      words: "chilli chili chile hot heat habanero jalap scotch bonnet pepper peri spic",
      draw: larder.chillies,
    },
    { words: "cook kitchen recipe class workshop", draw: larder.preservingPan, isGeneral: true },
    { words: "case crate mixed four six twelve", draw: larder.bottleBox },
    { words: "hamper gift set basket christmas box", draw: market.hamper, isGeneral: true },
    { words: "apple fruit plum berry berri orchard", draw: table.apple },
    { words: "tomato onion vegetable beetroot", draw: plates.vegetables },
    { words: "honey", draw: market.honey },
    { words: "courier post deliver ship wholesale trade stockist", draw: workshop.carton },
    { words: "market stall fair", draw: market.paperBag },
  ],
  prices: larder.preservingPan,
  contact: greeting.envelope,
  footer: [larder.preservingPan, larder.chutneyJar],
};

/** A butcher: the joint under the awning. */
export const butcher: Trade = {
  id: "butcher",
  industry: "Retail & E-commerce",
  alsoIn: "Food & Hospitality",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [craft.knife, market.sausages, bakes.pie, dishes.roast],
      },
      awning,
      stand(dishes.steak, [304, 2.8]),
      stand(market.shopScale, [548, 1.5]),
      stand(market.sausages, [82, 1.3]),
    ),
  keys: [
    {
      words: "meat =meat beef lamb pork steak joint venison game rib chop hung aged mince",
      draw: dishes.steak,
      isGeneral: true,
    },
    {
      words: "sausage hot dog charcuterie salami chorizo pudding haggis",
      draw: market.sausages,
      isGeneral: true,
    },
    { words: "turkey =turkey chicken goose duck poultry roast", draw: dishes.roast },
    { words: "bacon ham gammon cut bone knife order special", draw: craft.knife },
    { words: "burger", draw: dishes.burger },
    { words: "bbq barbecue kebab skewer", draw: dishes.skewers },
    { words: "pie pies pasty ready meal", draw: bakes.pie },
    { words: "box hamper freezer pack christmas gift voucher", draw: market.hamper },
    { words: "cheese deli", draw: plates.cheese },
    { words: "egg eggs", draw: table.eggCup },
    { words: "sandwich lunch roll", draw: bakes.sandwich },
    { words: "deliver wholesale trade catering restaurant", draw: workshop.van },
    { words: "shop counter weigh kilo", draw: market.shopScale, isGeneral: true },
  ],
  prices: market.shopScale,
  contact: greeting.openSign,
  footer: [dishes.steak, market.sausages],
};

/** A fishmonger: the catch under the awning. */
export const fishmonger: Trade = {
  ...butcher,
  id: "fishmonger",
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [dishes.shells, dishes.smallFish, dishes.shells, dishes.smallFish],
      },
      awning,
      stand(dishes.wholeFish, [304, 3]),
      stand(market.shopScale, [548, 1.5]),
      stand(dishes.shells, [74, 1.1]),
    ),
  keys: [
    {
      words: "fish fillet salmon cod haddock bass trout tuna whole fresh",
      draw: dishes.wholeFish,
      isGeneral: true,
    },
    { words: "smoked smokehouse kipper mackerel herring sardine", draw: dishes.smallFish, isGeneral: true },
    { words: "oyster mussel cockle clam scallop shell", draw: dishes.shells },
    { words: "crab lobster prawn shrimp shellfish seafood platter", draw: dishes.seafoodAlone },
    { words: "turbot plaice sole flat", draw: dishes.turbot },
    { words: "pie chowder soup ready", draw: dishes.soup },
    { words: "sushi", draw: plates.sushi },
    { words: "box hamper subscript gift voucher", draw: market.hamper },
    { words: "cut fillet prep knife", draw: craft.knife },
    { words: "deliver wholesale trade restaurant van", draw: workshop.van },
    { words: "shop counter weigh kilo", draw: market.shopScale, isGeneral: true },
  ],
  footer: [dishes.wholeFish],
};
