import { matches } from "../../../content/regex-prefilter/prefiltered-match.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, does } from "../checks.ts";
import type { Check } from "../rule.ts";
import { saying } from "../saying.ts";

/** Things named after food or made for it: 'cheese boards', 'tea towels', 'coffee tables', 'honey soap'. */
const wares =
  "(?:boards?|knives|knife|stands?|toppers?|tins?|bins?|towels?|cloths?|tables?|racks?|mats?|tanks?|ponds?|cups?|dishes|mugs?|glass(?:es|ware)?|pots?|labels?|packaging|aprons?|machines?|equipment|supplies|decorat\\p{L}*|making|kits?|courses?|class(?:es)?|lessons?|workshops?|tours?|tastings?|photo\\p{L}*|paintings?|prints?|posters?|books?|wraps?|mou?lds?|cutters?|grinders?|lamps?|candles?|soaps?|balms?|creams?|shampoos?|plants?|seeds?|trees?|hives?|suits?|vouchers?|bowls?|plates?|spoons?|baskets?|containers?|storage|fishing|vans?|trucks?|hire|banks?|styl\\p{L}*|blog\\p{L}*|writ\\p{L}*|safety|hygiene|consult\\p{L}*|waste)";

const ofAnimals =
  "cheeses?|cheesemongers?|creamery|butchers?|butchery|fishmongers?|smokehouse|meats?|beef|lamb|pork|venison|poultry|sausages?|bacon|charcuterie|salami|fish|salmon|trout|kippers|oysters?|mussels|shellfish|eggs|milk|butter|yogh?urts?|kefir|ice cream";

const ofPlants =
  "bakery|bakers?|bakehouse|patisserie|chocolat(?:iers?|erie)|confection(?:ers?|ery)|greengrocers?|deli|delicatessen|brewer(?:y|ies|s)|distiller(?:y|ies|s)|winer(?:y|ies)|vineyards?|cidery|coffee roaster\\p{L}*|tea merchants?|chocolates?|truffles|fudge|toffees?|sweets|cakes?|brownies|biscuits?|cookies|shortbread|bread|sourdough|pies|jams?|marmalades?|chutneys?|preserves|pickles|sauces?|seasonings?|spices?|honey|coffee|teas?|wines?|beers?|ales?|cider|mead|gin|whisk(?:e)?y|liqueurs?|juices?|cordials?|flour|pasta|granola|muesli|nuts(?! (?:and|&) bolts)|olive oil|vinegars?|hampers?|groceries|foods?";

const ofDrinks =
  "brewer(?:y|ies|s)|distiller(?:y|ies|s)|winer(?:y|ies)|vineyards?|cidery|wines?|beers?|ales?|cider|mead|gin|whisk(?:e)?y|liqueurs?";

const named = (goods: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?<!(?<!\\p{L})(?:dog|cat|pet|horse|bird|for|rose|house) )(?:${goods})(?!\\p{L})(?![ -](?:(?:\\p{L}+ )?${wares}|for (?:dogs|cats|pets|horses|birds))(?!\\p{L}))`,
    "iu",
  );
const food = named(`${ofAnimals}|${ofPlants}`);
const animalFood = named(ofAnimals);

/** A single offer may be a coincidence: 'Tea' in a yarn shop. */
const offersMin = 2;

/** Whether the trade, or several of the typed offers, match. */
const isSold =
  (goods: RegExp): Check =>
  ({ form }) =>
    matches(goods, form.niche) ||
    form.offers.filter(({ name }) => isAnswered(name) && matches(goods, name)).length >= offersMin;

/** Whether the site sells food or drink. */
export const sellsFood: Check = all(does("shop"), isSold(food));

const rawMilk = saying(/(?<!\p{L})(?:raw[- ]milk|milk is raw|unpasteuri[sz]ed)(?!\p{L})/iu);

/** What the law wants buyers to read who order food from a distance; empty where none is sold so. */
export function foodFacts(project: Project, isSent: boolean): string {
  if (!sellsFood(project)) return "";
  const family = project.legal.law?.family;
  const isDrink = isSold(named(ofDrinks))(project);
  // Regulation (EU) No 1169/2011, Article 14, which the United Kingdom kept.
  const isRuled = family === "eu" || family === "uk";
  return [
    isRuled
      ? " Buyers must read of each food what is in it, with its allergens, how much it is, how to store it and how long it keeps, before they order."
      : "",
    // Article 28 and Annex XII of the same.
    isRuled && isDrink ? " Of each drink: its alcohol by volume, and what it was fined with." : "",
    isRuled && isSent && isSold(animalFood)(project)
      ? " Under which approval or registration number do you send goods made of meat, fish, milk or eggs?"
      : "",
    rawMilk(project).length > 0
      ? " Which of them are made with raw milk, and what do you tell pregnant women and parents of small children?"
      : "",
  ].join("");
}
