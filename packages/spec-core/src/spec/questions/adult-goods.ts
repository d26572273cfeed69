import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import type { Project } from "../project.ts";

const drink = "(?:beer|wine|gin|whisk(?:e)?y|cider|prosecco)";

/** Things named after a drink or made for one: 'neon beer mugs', 'wine racks', 'vegetables in beer batter'. */
const namedAfter = new RegExp(
  `\\b${drink} (?:mugs?|glass(?:es)?|mats?|signs?|racks?|barrels?|crates?|labels?|bottles? (?:openers?|holders?)|gardens?|halls?|kits?|batter|bread|vinegar|gums?|sauce|stains?|tours?|walks?|schools?|tastings?)\\b|\\b(?:ginger|root) (?:beer|wine)\\b|\\b(?:labels|yeast|hops|barrels|glasses) (?:\\p{L}+ ){0,3}${drink}\\b|\\bfor (?:the )?${drink}\\b`,
  "iu",
);

/** A drink served on the premises or as part of something else: 'a workshop with mulled wine', 'licensed bar'. */
const givenOnTheSpot =
  /\b(?:mulled|glass(?:es)? of|serv(?:e|es|ed|ing)|includ(?:e|es|ed|ing)|bring|byo|workshops?|class(?:es)?|courses?|lessons?|evenings?|part(?:y|ies)|dinner|lunch|supper|menu|weddings?|per person|on board|bar|taproom|on tap|draught)\b/i;

/** A landmark in directions: 'next to the vape shop'. */
const neighbor =
  /\b(?:next to|next door to|above|over|opposite|beside|behind|under|near|from) (?:the|a) (?:\p{L}+ )?(?:vape|tobacco|wine|beer|cbd)\b/iu;

/** Words for selling goods: 'we also sell our own cider by the bottle'. */
const sold =
  /\b(?:sells?|selling|sold|ships?|shipping|by post|deliver\w*|hampers?|gift (?:box|set)(?:es|s)?|by the (?:bottle|case)|cases of|bottles of)\b/i;

const isSold = (text: string): boolean =>
  !matches(namedAfter, text) &&
  !matches(neighbor, text) &&
  (!matches(givenOnTheSpot, text) || (matches(sold, text) && !/\bbring\b/i.test(text)));

/**
 * The sentences about goods that only adults may buy (alcohol, tobacco and the like), without those that decline to
 * sell them.
 */
export function adultGoods({ mentions: { of, against }, form }: Project): string[] {
  const declined = new Set(against("alcohol"));
  return of("alcohol").filter((text) => !declined.has(text) && !form.goals.includes(text) && isSold(text));
}
