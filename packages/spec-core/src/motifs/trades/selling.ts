import * as lines from "../lines.ts";
import { awning } from "../parts/awning.ts";
import * as bakes from "../parts/bakes.ts";
import * as bicycles from "../parts/bicycles.ts";
import * as care from "../parts/care.ts";
import * as consulting from "../parts/consulting.ts";
import * as cycling from "../parts/cycling.ts";
import * as dishes from "../parts/dishes.ts";
import * as flowers from "../parts/flowers.ts";
import * as garden from "../parts/garden.ts";
import * as gifts from "../parts/gifts.ts";
import * as greeting from "../parts/greeting.ts";
import * as building from "../parts/house.ts";
import * as journey from "../parts/journey.ts";
import { largeBicycle } from "../parts/large-bicycle.ts";
import * as market from "../parts/market.ts";
import * as works from "../parts/pipework.ts";
import * as toys from "../parts/playroom.ts";
import * as reading from "../parts/reading.ts";
import * as salon from "../parts/salon.ts";
import * as school from "../parts/school.ts";
import * as plates from "../parts/small-plates.ts";
import * as studio from "../parts/studio.ts";
import * as table from "../parts/table.ts";
import * as workshop from "../parts/workshop.ts";
import { at, box, disc, path } from "../shape.ts";
import { beyond, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A florist: a bunch of flowers in front of the window. */
export const florist: Trade = {
  id: "florist",
  industry: "Retail & E-commerce",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [flowers.vaseFlowers, journey.bouquet, journey.wreath, flowers.flowerBox],
        behind: [path("s", "M96 470V250a224 224 0 0 1 448 0V470Z")],
      },
      at([120, 26], flowers.bigBouquet),
      stand(garden.potted, [82, 1.15]),
      stand(garden.wateringCan, [564, 1.05]),
    ),
  keys: [
    {
      words: "bouquet tied birthday anniversar thank choice new baby",
      draw: journey.bouquet,
      isGeneral: true,
    },
    { words: "wedding event arch venue install marquee", draw: flowers.flowerArch },
    { words: "bridal =bridal bride bridesmaid posy", draw: flowers.posy },
    { words: "buttonhole corsage boutonni groom", draw: flowers.buttonhole },
    { words: "funeral wreath sympath tribute casket coffin memorial condolence", draw: journey.wreath },
    {
      words:
        "vase arrang table cent centrepiece corporate office contract reception subscript week weekly month display",
      draw: flowers.vaseFlowers,
      isGeneral: true,
    },
    { words: "letterbox =box hatbox hamper", draw: flowers.flowerBox },
    { words: "gift voucher card chocolate", draw: journey.parcel },
    { words: "plant house pot orchid succulent indoor terrarium tree", draw: garden.potted },
    { words: "hanging basket planter bedding", draw: flowers.hangingBasket },
    { words: "rose roses valentine romantic romance stem", draw: flowers.roseStem },
    { words: "deliver courier", draw: workshop.van },
    { words: "class workshop cut course lesson hen", draw: salon.scissors },
    {
      words: "season spring tulip bunch dried british wild market mother",
      draw: flowers.tulips,
      isGeneral: true,
    },
  ],
  prices: journey.bouquet,
  contact: greeting.openSign,
  footer: [journey.bouquet, garden.potted],
};

const shelfOf = (y: number): string =>
  `<use href="#m-row" y="${y - 112}"/>${box("e", [beyond.from, y, 3440, 16, 2])}`;

/** One full row of books, from edge to edge. */
const bookRow = Array.from(
  { length: 28 },
  (_, index) => `<use href="#m-spines" x="${-1340 + index * 120 + (index % 3) * 3}"/>`,
).join("");

/** A bookshop: full shelves and one open book. */
export const bookshop: Trade = {
  id: "bookshop",
  industry: "Retail & E-commerce",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.plank,
        ground: "m",
        wings: [school.globe, reading.notebook, reading.bookBag, school.spines],
      },
      `<defs><g id="m-spines">${school.spines}</g><g id="m-row">${bookRow}</g></defs>`,
      [-338, -178, -18, 146].map(shelfOf).join(""),
      stand(school.books, [330, 1.9]),
      at([334, 182, 2], at([-60, -20], school.openBook)),
      stand(table.cup, [550, 1.15]),
      stand(garden.potted, [96, 1.2]),
    ),
  keys: [
    {
      words: "book books fiction new novel crime poetry paperback hardback title bestseller cookbook",
      draw: school.books,
      isGeneral: true,
    },
    {
      words: "second hand secondhand used antiquar rare first local history shelf stock buy",
      draw: school.spines,
      isGeneral: true,
    },
    { words: "read event club =club group author sign launch", draw: school.openBook, isGeneral: true },
    {
      words: "child children picture story stories storytime young kids teen toddler",
      draw: reading.pictureBook,
    },
    { words: "coffee cafe café tea cake", draw: table.cup },
    { words: "gift voucher token wrap hamper present", draw: journey.parcel },
    { words: "card cards greeting", draw: reading.greetingCard },
    { words: "stationer notebook pen journal paper write writing art", draw: reading.notebook },
    { words: "order subscript deliver post parcel box reserv", draw: reading.bookParcel },
    { words: "repair bind restor conserv", draw: reading.boundBook },
    { words: "audio listen podcast music record", draw: reading.headphones },
    { words: "bag tote school suppl textbook", draw: reading.bookBag },
    { words: "map travel globe language", draw: school.globe },
    { words: "talk perform poem night", draw: school.microphone },
    { words: "toy game puzzle jigsaw", draw: school.blocks },
  ],
  prices: school.books,
  contact: greeting.openSign,
  footer: [school.spines, school.openBook],
};

const mending = "repair repai servic servi tune tuning mend overhaul maintain";

/** A bicycle shop: a wheel. */
export const bikeShop: Trade = {
  id: "bike-shop",
  industry: "Retail & E-commerce",
  line: lines.chain,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 500, 248, 52]),
        line: lines.road,
        ground: "m",
        wings: [journey.tyrePump, bicycles.childBike, cycling.helmet, bicycles.foldingBike],
      },
      // As wide as the drawing, so that no frame crops a wheel.
      at([-30.6, 32.9, 0.93], largeBicycle),
    ),
  keys: [
    { words: "punctur puncture flat inner tube repair", draw: cycling.puncture },
    { words: "wheel truing spoke rim hub wheelbuild repair servic", draw: cycling.wheelStand },
    { words: "brake bleed repair servic", draw: cycling.brake },
    // A service of an electric bicycle is a service: shorter stems of the same words add to their weight.
    {
      words: `${mending} bronze silver gold platinum basic minor major intermediate essential premium safety check mot inspect workshop mechanic`,
      draw: cycling.workStand,
    },
    {
      words: `${mending} assembl build install part parts component upgrade strip class lesson course adjust`,
      draw: cycling.bikeTools,
    },
    {
      words: `${mending} gear chain cassette cog drivetrain crank bottom bracket index indexing suspension fork pedal`,
      draw: cycling.gears,
    },
    { words: "fold folder foldable brompton", draw: bicycles.foldingBike },
    { words: "ebike electric pedelec assist battery motor e", draw: bicycles.electricBike },
    {
      words: "child kids kid junior balance boys girls frog islabike",
      draw: bicycles.childBike,
    },
    { words: "cargo longtail trailer box trike", draw: bicycles.cargoBike },
    { words: "mountain mtb trail downhill enduro hardtail bmx dirt", draw: bicycles.mountainBike },
    { words: "gravel adventure tour touring bikepack cyclocross bag pannier", draw: bicycles.gravelBike },
    { words: "road racing race racer triathlon carbon club", draw: bicycles.roadBike, isGeneral: true },
    {
      words:
        "city commut town dutch hybrid classic second secondhand used refurbish new sale demo women ladies shopper scheme cyclescheme =work frame alloy alumin speed size upright rider",
      draw: bicycles.cityBike,
      isGeneral: true,
    },
    { words: "helmet cloth jersey glove shoe wear jacket", draw: cycling.helmet },
    { words: "lock secur storage insur theft", draw: cycling.cycleLock },
    { words: "lights lamp dynamo visib", draw: cycling.cycleLight },
    { words: "accessor bell basket mudguard gift voucher", draw: cycling.bell },
    { words: "fit sizing saddle position", draw: cycling.saddleFit },
    { words: "pump tyre tire air", draw: journey.tyrePump },
    { words: "ride rides guided route map", draw: journey.signpost },
    { words: "deliver collect collection pick mobile callout visit", draw: workshop.van },
    { words: "clean wash valet degreas", draw: workshop.bucket },
    { words: "coffee cafe café cake", draw: table.cup },
  ],
  prices: cycling.gears,
  contact: greeting.openSign,
  footer: [bicycles.cityBike],
};

/** A crate of 116 by 106 units. */
const bigCrate =
  box("e", [0, 0, 116, 106, 2]) +
  path("n", "M0 36H116M0 71H116") +
  box("e", [0, 0, 14, 106]) +
  box("e", [102, 0, 14, 106]);

/** A greengrocer, farm shop or market stall. */
export const grocer: Trade = {
  id: "grocer",
  industry: "Retail & E-commerce",
  alsoIn: "Food & Hospitality",
  isOfKinds: true,
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 508, 248, 44]),
        line: lines.plank,
        ground: "x",
        wings: [market.hamper, market.vegCrate, plates.cheese, market.paperBag],
      },
      awning,
      at([4, 186, 1.34], table.leek),
      at([43, 246, 1.3, -24], table.carrot) + at([82, 252, 1.3, -18], table.carrot),
      at([14, 282, 1.77], bigCrate),
      at([264, 242, 0.7], table.apple) + at([316, 240, 0.72], table.apple),
      stand(market.shopScale, [320, 1.75]),
      at([436, 184, 0.95], table.apple) + at([502, 180, 0.95], table.apple),
      at([412, 232, 0.95], table.apple) + at([519, 232, 0.95], table.apple),
      at([466, 238, 0.95], table.apple),
      at([420, 282, 1.77], bigCrate),
    ),
  keys: [
    { words: "vegetable veg root potato carrot salad produce onion", draw: table.carrot },
    { words: "fruit apple orchard juice berries berry strawberr pick smoothie", draw: table.apple },
    { words: "box veg vegetable subscript weekly organic", draw: market.vegCrate },
    { words: "jam preserve pickle chutney marmalade sauce olive oil pantry pesto", draw: table.jar },
    { words: "honey bee beeswax honeycomb pollen hive", draw: market.honey },
    { words: "egg eggs", draw: table.eggCup },
    { words: "cheese board platter fondue raclette", draw: plates.cheese },
    { words: "dairy milk butter cream yogurt yoghurt", draw: market.dairy },
    {
      words:
        "meat =meat beef lamb pork steak joint butcher venison game bacon ham burger bbq barbecue freezer dry aged",
      draw: dishes.steak,
    },
    { words: "turkey =turkey chicken goose duck poultry roast", draw: dishes.roast },
    { words: "sausage hot dog charcuterie salami chorizo pudding", draw: market.sausages },
    { words: "fish seafood salmon shellfish crab oyster smoked kipper", draw: dishes.wholeFish },
    { words: "bread bake bakery sourdough loaf", draw: table.loaf },
    { words: "cake pastry pastries tart", draw: table.slice },
    { words: "pie pies ready meal frozen quiche pasty", draw: bakes.pie },
    { words: "wine cider drink beer ale gin spirit", draw: table.bottle },
    { words: "coffee tea cafe café breakfast", draw: table.cup },
    { words: "hamper gift basket christmas picnic present voucher", draw: market.hamper, isGeneral: true },
    { words: "deliver courier van wholesale trade supply", draw: workshop.van },
    { words: "sandwich =sandwich lunch takeaway catering roll buffet", draw: bakes.sandwich },
    { words: "refill zero loose grain cereal flour pulse nut spice", draw: market.refill },
    { words: "plant herb leek asparagus", draw: table.leek },
    { words: "flower bouquet", draw: journey.bouquet },
    { words: "shop counter stall =deli local farm kitchen", draw: market.shopScale, isGeneral: true },
    { words: "click collect groceries grocery", draw: market.paperBag, isGeneral: true },
  ],
  prices: market.shopScale,
  contact: greeting.openSign,
  footer: [market.vegCrate, table.jar],
};

/** Any other shop: a shop front. */
export const shop: Trade = {
  id: "shop",
  industry: "Retail & E-commerce",
  isOfKinds: true,
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.rule,
        ground: "m",
        wings: [gifts.homeware, journey.bag, journey.parcel, gifts.priceTag],
        behind: [disc("s", [320, 250, 240])],
      },
      stand(journey.shopfront, [320, 3.4]),
      at([178, 335, 0.78], garden.potted) + at([250, 335, 0.78], toys.teddy),
      stand(journey.bag, [572, 1.08]),
      stand(journey.parcel, [78, 1.1]),
    ),
  keys: [
    { words: "gift wrap present hamper christmas souvenir", draw: journey.parcel, isGeneral: true },
    { words: "shop collect click store visit open pop", draw: journey.shopfront, isGeneral: true },
    { words: "order custom bag tote personal accessor leather handbag", draw: journey.bag, isGeneral: true },
    { words: "sale voucher offer price outlet discount card", draw: gifts.priceTag },
    {
      words: "cloth clothing fashion wear dress shirt knit jumper sweater women men baby scarf scarves",
      draw: salon.shirt,
    },
    { words: "deliver ship post courier", draw: workshop.van },
    { words: "box stock wholesale trade subscript", draw: workshop.carton },
    { words: "return exchange refund", draw: gifts.returned },
    { words: "candle scent fragranc diffuser wax", draw: gifts.glassCandle },
    { words: "soap bath body skincare beauty lotion", draw: gifts.soap },
    { words: "toy game child children kids teddy puzzle", draw: toys.teddy },
    {
      words: "home homeware house interior furniture lamp cushion rug blanket textile throw lighting",
      draw: gifts.homeware,
    },
    { words: "kitchen ceramic pottery mug tableware plate glass jug cook", draw: gifts.tableware },
    { words: "jewel earring necklace ring bracelet", draw: gifts.jewellery },
    { words: "greeting cards stationer paper", draw: reading.greetingCard },
    { words: "books notebook", draw: school.books },
    { words: "art poster picture frame painting prints", draw: studio.frame },
    { words: "plant pot garden seed", draw: gifts.housePlant },
    { words: "food jam chocolat sweet honey", draw: table.jar },
    { words: "pet =pet dog cat", draw: care.dog },
    { words: "bike bicycle", draw: bicycles.cityBike },
    { words: "repair mend tool hardware diy", draw: works.wrench },
    { words: "workshop class craft", draw: salon.scissors },
    { words: "wool yarn sewing fabric haberdash thread", draw: salon.spool },
    { words: "key lock", draw: building.key },
    { words: "vintage antique clock restor", draw: consulting.clock },
  ],
  prices: journey.bag,
  contact: greeting.openSign,
  footer: [journey.bag, journey.parcel],
};
