import * as lines from "../lines.ts";
import { awning } from "../parts/awning.ts";
import * as bakes from "../parts/bakes.ts";
import * as care from "../parts/care.ts";
import * as dishes from "../parts/dishes.ts";
import * as drinks from "../parts/drinks.ts";
import * as greeting from "../parts/greeting.ts";
import * as inn from "../parts/inn.ts";
import * as journey from "../parts/journey.ts";
import { type Dish, largePlate } from "../parts/large-plate.ts";
import * as rooms from "../parts/rooms.ts";
import * as school from "../parts/school.ts";
import * as small from "../parts/small-plates.ts";
import * as table from "../parts/table.ts";
import { wheat } from "../parts/table.ts";
import * as workshop from "../parts/workshop.ts";
import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { beyond, floorY, place, sign, stage, stand } from "../stage.ts";
import type { Given, Trade } from "../trade.ts";

/** A café: everything stands on one tiled counter. */
export const cafe: Trade = {
  id: "cafe",
  industry: "Food & Hospitality",
  isOfKinds: true,
  line: lines.counter,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [176, 509, 288, 48]),
        line: lines.counter,
        ground: "x",
        wings: [table.teapot, table.cake, table.loaf, table.moka],
        behind: [disc("s", [330, 250, 250])],
      },
      place(workshop.pendant, [120, 20, 1.15]),
      place(workshop.pendant, [556, 0, 1.15]),
      path("l", "M120-400V20M556-400V0"),
      stand(table.cup, [310, 2.7]),
      stand(table.moka, [92, 1.5]),
      stand(table.croissant, [556, 1.2]),
    ),
  keys: [
    {
      words: "coffee espresso =flat latte brew cappuccino americano mocha cortado filter hot choc chai drink",
      draw: table.cup,
      isGeneral: true,
    },
    {
      words:
        "table seat book outdoor terrac garden private hire venue evening supper event open mic club meeting space",
      draw: inn.bistroTable,
      isGeneral: true,
    },
    { words: "barista course class art machine train workshop", draw: table.moka, isGeneral: true },
    {
      words: "iced =iced cold =cold smooth juice milkshake shake lemonad frapp soft drink bubble boba",
      draw: drinks.coldDrink,
    },
    { words: "tea infus matcha", draw: table.teapot },
    { words: "ice gelat sundae sorbet cone scoop affogat", draw: drinks.iceCream },
    { words: "take away collect cup order", draw: drinks.paperCup },
    {
      words: "bean =beans retail bag ground roasted roastery roaster subscri wholesal",
      draw: drinks.coffeeBag,
    },
    { words: "soup broth chowder stew", draw: dishes.soup },
    {
      words: "sandwich toasti bagel panini wrap baguett ciabatt focacci sarni blt lunch roll",
      draw: bakes.sandwich,
    },
    { words: "sausage pasty pasti savour", draw: bakes.pasty },
    { words: "salad vegan veget plant bowl", draw: small.salad },
    { words: "pancake waffle crepe crêpe", draw: bakes.pancakes },
    { words: "breakf brunch egg shakshuka omelet porridge granola english", draw: table.eggCup },
    { words: "scone muffin cupcake fairy", draw: bakes.cupcake },
    { words: "bun cinnamon teacake brioche", draw: table.bun },
    { words: "cookie biscuit shortbread", draw: bakes.cookies },
    { words: "brownie blondie flapjack traybak", draw: bakes.brownies },
    { words: "doughnut donut", draw: bakes.doughnut },
    { words: "croissant pastr morning danish viennois", draw: table.croissant },
    { words: "bread toast sourdough loaf loaves", draw: table.loaf },
    { words: "cake bake baking sweet dessert gateau slice drizzle", draw: table.slice },
    { words: "celebrat birthday wedding", draw: table.cake },
    { words: "afternoon cater party parties buffet platter funct", draw: small.tierStand },
    { words: "main meal dinner special quiche pie jacket potato menu sunday =roast", draw: table.plateSet },
    { words: "dog", draw: care.dog },
    { words: "gift vouch hamper", draw: journey.parcel },
  ],
  prices: greeting.boardSign,
  contact: greeting.openSign,
  footer: [table.cup, table.slice],
};

/** A bakery: the shop window in the morning. */
export const bakery: Trade = {
  id: "bakery",
  industry: "Food & Hospitality",
  isOfKinds: true,
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [200, 498, 250, 54]),
        line: lines.plank,
        ground: "m",
        wings: [table.bun, table.croissant, table.cake, table.loaf],
      },
      awning,
      ...[80, 95, 110].map((x, index) => at([x, floorY, 1.55, -14 + index * 14], wheat)),
      stand(given.subject ?? table.loaf, [336, given.subject ? 2.6 : 2.9]),
      stand(table.croissant, [566, 1.15]),
    ),
  keys: [
    {
      words: "bakery bakehouse bread loaf loaves sourdough rye wholemeal focacci ciabatt stollen",
      draw: table.loaf,
    },
    { words: "bun cross roll bap brioche teacake cinnamon", draw: table.bun },
    { words: "cake birthday wedding celebrat christen annivers", draw: table.cake, isLarge: true },
    {
      words: "bake baking baker order bespoke flavour ingred vega glut",
      draw: bakes.mixingBowl,
      isGeneral: true,
    },
    { words: "cupcake muffin fairy scone panetton", draw: bakes.cupcake, isLarge: true },
    { words: "cookie biscuit shortbread macaron gingerbread", draw: bakes.cookies },
    { words: "brownie blondie flapjack tray", draw: bakes.brownies },
    { words: "doughnut donut", draw: bakes.doughnut },
    { words: "croissant pastr pain danish viennois chocolat", draw: table.croissant },
    { words: "pasty pasti sausage savour empanad turnover", draw: bakes.pasty },
    { words: "pie quiche", draw: bakes.pie },
    { words: "baguette stick french", draw: table.baguette },
    { words: "pizza", draw: table.pizza },
    { words: "sandwich lunch toasti panini wrap", draw: bakes.sandwich },
    { words: "course class =class learn workshop lesson", draw: table.rollingPin, isGeneral: true },
    { words: "wholesal flour grain supply wheat mill", draw: at([60, 112, 0.84], wheat) },
    { words: "tart slice dessert cheesecake gateau pudding", draw: table.slice },
    { words: "coffee tea latte =flat espresso cappuccino drink", draw: table.cup },
    { words: "breakf brunch egg benedict", draw: table.eggCup },
    { words: "afternoon cater party parties buffet platter", draw: small.tierStand },
    { words: "deliver subscri weekly", draw: workshop.van },
    { words: "collect click takeaw", draw: drinks.takeawayBag },
    { words: "gift vouch hamper", draw: journey.parcel },
  ],
  prices: table.bun,
  contact: greeting.openSign,
  footer: [table.loaf, table.baguette],
};

const stripes = [
  -1240, -1080, -920, -760, -600, -440, -280, -120, 40, 200, 360, 520, 680, 840, 1000, 1160, 1320, 1480,
]
  .map((x) => box("s", [x, -600, 80, 2400]))
  .join("");

/** The edge of a cloth whose upper side is the line, so that it hides no feet. */
const cloth: typeof lines.scallops = (run) => lines.scallops({ ...run, y: run.y + 14 });

const largeDishes: ReadonlyMap<Drawn, Dish> = new Map([
  [table.pizza, "pizza"],
  [dishes.steak, "steak"],
  [bakes.pancakes, "galette"],
  [dishes.seafood, "seafood"],
  [dishes.shells, "shells"],
]);

/** The dish on the large plate: what the restaurant is about, else what it lists; none where no fish is named. */
function dishOf({ subject, keys, named }: Given): Dish {
  const dish = subject && largeDishes.get(subject);
  if (dish) return dish;
  if (named && ![dishes.wholeFish, dishes.flatFish].some((fish) => named.has(fish))) return "none";
  return [...(keys?.values() ?? [])].includes(dishes.flatFish) ? "flatfish" : "fish";
}

/** A restaurant: the table as a guest sees it. */
export const restaurant: Trade = {
  id: "restaurant",
  industry: "Food & Hospitality",
  isOfKinds: true,
  line: cloth,
  isFromAbove: true,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [178, 444, 284, 62]),
        line: () => "",
        wings: [table.plateSet, table.plateSet, table.plateSet, table.plateSet].map((set) =>
          at([0, -46], set),
        ),
        behind: [stripes],
      },
      at([0, -44], largePlate(dishOf(given))),
    ),
  keys: [
    {
      words: "lunch dinner evening supper carte main meal food",
      draw: table.plateSet,
      isGeneral: true,
    },
    {
      words: "private dining function event party parties celebrat wedding chef special corporat anniversar",
      draw: small.cloche,
      isGeneral: true,
    },
    {
      words: "stew casserol hotpot tagine chilli goulash cassoulet braise pot feijoada oxtail",
      draw: table.pot,
    },
    { words: "soup broth chow bisque consomm gazpacho", draw: dishes.soup },
    {
      words:
        "curry curried rice biryani tikka masala korma madras vindaloo jalfrezi bhuna balti dhal dal daal thali risotto paella katsu rendang tandoor jollof",
      draw: dishes.curry,
    },
    { words: "noodle ramen pho pad thai udon laksa mein stir wok", draw: dishes.noodles },
    {
      words:
        "pasta spaghet linguin tagliat lasagn carbonar raviol gnocchi penne rigaton macaron =mac bologn pappard tortell cannell ragu",
      draw: dishes.pasta,
    },
    { words: "pizza margherit pepperoni calzone napoli marinara", draw: table.pizza, isLarge: true },
    { words: "burger cheeseburger slider smash patty", draw: dishes.burger },
    { words: "taco tostad burrito fajita quesad wrap nacho enchilad", draw: small.taco },
    { words: "kebab skewer kofta shish souvlaki satay shawarma gyros", draw: dishes.skewers },
    { words: "sushi maki nigiri sashimi bento", draw: small.sushi },
    { words: "dumpling gyoza dim sum bao momo wonton pierogi perog pirog varenyk", draw: small.dumplings },
    { words: "salad slaw caesar leaves", draw: small.salad },
    { words: "sandwich toasti baguett panini sub", draw: bakes.sandwich },
    { words: "=pie pie pasty quiche", draw: bakes.pie },
    {
      words: "fish =cod hake bass bream trout mack salm tuna monk hadd kipper =eel",
      draw: dishes.wholeFish,
    },
    { words: "turbot =brill plaice =sole halibut skate flounder =dab", draw: dishes.flatFish },
    { words: "anchov anchoa boqueron sardin whitebait sprat herring", draw: dishes.smallFish },
    { words: "oyster auster huître ostra", draw: dishes.shells, isLarge: true },
    {
      words:
        "seafood shell praw shri muss clam crab lobs langoust scall squi calam octo gamba scampi cockle crayfish moules",
      draw: dishes.seafood,
      isLarge: true,
    },
    { words: "breakf brunch egg benedict omelet english", draw: table.eggCup },
    {
      words: "sunday =roasts chic duck turkey goose poultry hog carver poussin quail yorkshire wings",
      draw: dishes.roast,
    },
    {
      words:
        "steak txulet chuleton ribeye rib sirloin rump tomahawk beef lamb pork chop cutlet meat =grill brisket entrecot bavett veal bbq barbec venison",
      draw: dishes.steak,
      isLarge: true,
    },
    { words: "chip fries frit =side loaded wedges", draw: small.chips },
    { words: "pepper padron gernika pimient jalapen shishito", draw: small.peppers },
    {
      words:
        "veg veget vegan plant toma auberg courg aspar mush leek spin cauli brocc artich beet bean pota greens",
      draw: small.vegetables,
    },
    { words: "chee board raclet fondue halloumi", draw: small.cheese },
    {
      words:
        "tapa pint pincho snack small nibble start canap olive croquet brusch antip meze mezz dip hummus bite appeti sharing charcut cured jamon jamón board",
      draw: small.bites,
    },
    { words: "bread focacci sourdough naan flatbread", draw: table.loaf },
    {
      words:
        "dessert pudding pud cake cheesecake =tart =tarte brownie tirami pavlov crumble brulee sticky choc sweets afters",
      draw: table.slice,
    },
    { words: "ice gelat sorbet sundae", draw: drinks.iceCream },
    { words: "pancake crepe crêpe galette waffle", draw: bakes.pancakes, isLarge: true },
    {
      words:
        "wine drink bar pair glass sherry champagn prosecc fizz sommelier cocktail pisco mojito spritz negroni",
      draw: table.wineGlass,
    },
    { words: "soft cold juice lemonad smooth drink", draw: drinks.coldDrink },
    { words: "cocktail gin aperitif martini negroni spritz", draw: drinks.cocktail },
    { words: "beer ale lager cider craft", draw: table.pint },
    { words: "coffee espresso tea latte", draw: table.cup },
    {
      words: "menu course tast prix set child kids theatre early degust",
      draw: small.menuCard,
      isGeneral: true,
    },
    { words: "takeaw away deliver collect order", draw: drinks.takeawayBag },
    { words: "cater buffet afternoon", draw: small.tierStand },
    { words: "bottle byo corkage cellar", draw: table.bottle },
    { words: "class cook kitchen lesson", draw: table.pan },
    { words: "terrac garden outdoor alfresco", draw: inn.parasolTable },
    { words: "gift vouch hamper", draw: journey.parcel },
  ],
  prices: small.menuCard,
  contact: greeting.bell,
  footer: [table.wineGlass, table.bottle],
};

/** A pub or brewery: hops. */
export const pub: Trade = {
  id: "pub",
  industry: "Food & Hospitality",
  line: lines.plank,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 506, 248, 46]),
        line: lines.plank,
        ground: "x",
        wings: [table.barrel, table.bottle, table.wineGlass, table.barrel].map(
          (part) => part + at([60, -189, 0.55], at([-60, 0], table.hop)),
        ),
      },
      band("l", { d: `M${beyond.from} 16H${beyond.to}`, width: 4 }),
      ...[70, 178, 300, 430, 560].map((x, index) =>
        at([x, 18 - (index % 2) * 6, 0.72 + (index % 3) * 0.14], at([-60, 0], table.hop)),
      ),
      stand(table.wineGlass, [84, 1.5]),
      stand(table.pint, [246, 2.55]),
      stand(table.barrel, [508, 2.15]),
    ),
  keys: [
    {
      words: "beer ale brew cask keg lager stout pint bitter craft draught tap taproom cider ipa real",
      draw: table.pint,
      isGeneral: true,
    },
    { words: "family welcome regular local happy hour", draw: inn.innSign, isGeneral: true },
    {
      words: "party parties celebrat funct event private wedding christmas wake hire toast birthday",
      draw: drinks.cheers,
      isGeneral: true,
    },
    { words: "wine prosecc champagn fizz bubbl", draw: table.wineGlass },
    { words: "cocktail =gin spritz mixer vodka vermouth", draw: drinks.cocktail },
    { words: "whisk =rum bourbon malt spirit", draw: drinks.tumbler },
    { words: "soft cold juice lemonad", draw: drinks.coldDrink },
    { words: "fish", draw: dishes.wholeFish },
    { words: "burger", draw: dishes.burger },
    { words: "curry", draw: dishes.curry },
    { words: "=pie pie pasty", draw: bakes.pie },
    { words: "pizza", draw: table.pizza },
    { words: "sunday =roast carver", draw: dishes.roast },
    { words: "steak grill bbq barbec rib", draw: dishes.steak },
    { words: "chip fries", draw: small.chips },
    { words: "chee board ploughman", draw: small.cheese },
    { words: "snack tapa sharing board small nibble scotch", draw: small.bites },
    { words: "dessert pudding", draw: table.slice },
    { words: "breakf brunch", draw: table.eggCup },
    { words: "food kitchen lunch dinner meal menu supper dining restaur", draw: table.plateSet },
    { words: "music live mic band karaoke gig comedy disco dj", draw: school.microphone },
    { words: "quiz bingo trivia", draw: inn.quizSheet },
    { words: "dart pool game skittle sport league billiard", draw: inn.dartboard },
    { words: "tour tast barrel cellar cooper brewery", draw: table.barrel },
    { words: "shop bottle take gift can carry merch sale growler", draw: table.bottle },
    { words: "hop brewery harvest", draw: table.hop },
    { words: "room stay accommod bed =bed", draw: rooms.doubleBed },
    { words: "garden terrac outdoor outside patio court", draw: inn.parasolTable },
    { words: "coffee tea", draw: table.cup },
    { words: "dog", draw: care.dog },
    { words: "vouch hamper", draw: journey.parcel },
  ],
  prices: table.pint,
  contact: greeting.openSign,
  footer: [table.pint, table.barrel],
};
