import { listed } from "../../../text/listed.ts";
import { singular } from "../../../text/singular.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, does, isOfIndustry, placeOf, shows } from "../checks.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { meeting } from "../visits.ts";
import { hasGuests } from "./booking.ts";
import { areExtrasOpen, extrasQuestion } from "./price-extras.ts";

/** With this many words a description explains what the price includes; as a list, with half as many. */
const wordsMin = 6;
const listedMin = 3;
const isList = (what: string): boolean => /[\p{L}\d](?:,|;| and| &|\+) ?\p{L}/u.test(what);

/** 'depends', 'individual', 'from 9 500 zł': the final price is open. */
const openPrice =
  /(?<!\p{L})(?:depends?|depending|individual(?:ly)?|var(?:y|ies)|on request|ask|tbd|tbc|quote|from|ab|à partir|desde|starting|starts)(?!\p{L})/iu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** The stem of a word: 'walk', 'walks' and 'walking' are the same. */
const stem = (word: string): string => singular(word).replace(/(?:ing|er)$/u, "");

const offersMin = 2;
const sharedMin = 2;
const explainedMin = 15;

/** Whether a long sentence explains this offer: it contains words of its name. */
function explains(sentence: string, name: string): boolean {
  const said = wordsOf(sentence).map(singular);
  const wanted = wordsOf(name).filter((word) => word.length > 2);
  const shared = wanted.filter((word) => said.includes(singular(word)));
  return said.length >= explainedMin && shared.length >= Math.min(sharedMin, wanted.length);
}

const isOfFood = isOfIndustry("Food & Hospitality");
/** Offers composed for guests. Any other priced item of a food business is a dish, whose name says what it is. */
const putTogether =
  /(?<!\p{L})(?:cater\p{L}*|buffets?|packages?|menus?|tast\p{L}*|workshops?|class(?:es)?|courses?|part(?:y|ies)|hampers?|box(?:es)?|platters?|afternoon tea|brunch|per (?:head|person)|hire|events?|weddings?)(?!\p{L})/iu;

const ofLesson = /(?<!\p{L})(?:lessons?|class(?:es)?|tuition|tutoring|coaching)(?!\p{L})/iu;
const withLength =
  /\d ?-?(?:mins?|minutes?|h|hrs?|hours?)(?!\p{L})|(?<!\p{L})(?:an|one|half an) hour(?!\p{L})/iu;
const withServings =
  /\d ?(?:serves|servings|portions|slices|people|persons|pieces)(?!\p{L})|(?<!\p{L})(?:serves|feeds) \d/iu;

/**
 * Whether the name and a few words say what the offer is: a dish, a cake with its servings, a lesson with its length.
 */
const isToldByName = (name: string, what: string, project: Project): boolean =>
  (isOfFood(project) && !/\bcater/iu.test(project.form.niche) && !putTogether.test(name)) ||
  withServings.test(`${name} ${what}`) ||
  (ofLesson.test(name) && withLength.test(`${name} ${what}`));

/** The typed offers with a price that do not say what it includes, in the client's words. */
const thinOffers = (project: Project): string[] =>
  project.form.offers
    .filter(
      ({ name, what, price }) =>
        isAnswered(name) &&
        isAnswered(price) &&
        !surcharge.test(name.trim()) &&
        !isToldByName(name, what, project) &&
        (wordsOf(what).length < (isList(what) ? listedMin : wordsMin) || openPrice.test(price)) &&
        !project.words.statements.some(({ text, field }) => field === "description" && explains(text, name)),
    )
    .map(({ name, what, price }) => [`${name}: ${price}`, what].filter((part) => part !== "").join(", "));

const isPriceOpen = ({ form }: Project): boolean => form.offers.some(({ price }) => openPrice.test(price));

const unpriced = /^(?:ask(?: me| us)?|on request|poa|p\.o\.a\.?|tbc|tbd|\?)?[.!]*$/iu;

/** The typed offers without a price, if others have one. */
const withoutPrice = ({ form }: Project): string[] =>
  form.offers.some(({ price }) => /\d/u.test(price))
    ? form.offers
        .filter(({ name, price }) => isAnswered(name) && unpriced.test(price.trim()))
        .map(({ name }) => name)
    : [];

const missingPrices = (project: Project): string => {
  const names = withoutPrice(project);
  return names.length === 0
    ? ""
    : ` What ${names.length === 1 ? "does" : "do"} ${listed(names.map((name) => `‘${name}’`))} cost, or should people ask?`;
};

// A surcharge includes no service: 'After hours: $160'.
const surcharge =
  /^(?:after|out of|outside) hours$|(?<!\p{L})(?:surcharge|call-?out|deposit|delivery|weekends?|nights?|sundays?|extra)(?: fee| charge| rate)?$/iu;

/** Whether the question about what prices include is asked. */
export const asksWhatIsIncluded: Check = (project) =>
  thinOffers(project).length > 0 && !does("shop")(project) && !hasGuests(project);

const areMostThin: Check = (project) => {
  const priced = project.form.offers.filter(({ name, price }) => isAnswered(name) && isAnswered(price));
  return thinOffers(project).length * 2 >= priced.length;
};

const ofPapers = isOfIndustry("Finance", "Legal Services", "Professional Services", "Technology");
const ofBodies = isOfIndustry("Healthcare", "Fashion & Beauty");
const ofGroups = isOfIndustry("Education", "Travel & Tourism");

/** What customers of such a business want to know about a price. */
function parts(project: Project): string {
  if (ofBodies(project)) return "what is done, how long it takes, what is charged besides";
  if (isOfFood(project)) return "for how many people, what is served, with which service and things";
  if (ofGroups(project)) return "for how many people, for how long, with which material";
  if (meeting(project) !== "comes" || isOfIndustry("Real Estate & Construction")(project))
    return "material, travel, disposal, how long it takes";
  return ofPapers(project)
    ? "what is done, how often, up to which volume"
    : "material, how many or how much, how long it takes";
}

/**
 * A part of the trade for which the list has no offer: 'pet sitting' in 'dog walking + pet sitting', if all offers are
 * walks.
 */
function unlisted({ form }: Project): string | undefined {
  const listedWords = new Set(form.offers.flatMap(({ name, what }) => wordsOf(`${name} ${what}`).map(stem)));
  const trades = form.niche.split(/[+&,/]|(?<!\p{L})and(?!\p{L})/iu).map((part) => part.trim());
  const isListed = (part: string): boolean => wordsOf(part).some((word) => listedWords.has(stem(word)));
  if (form.offers.length < offersMin || trades.length < 2 || !trades.some(isListed)) return undefined;
  return trades.find((part) => /ing$/iu.test(part) && !isListed(part));
}

const unlistedQuestion = (project: Project): string => {
  const trade = unlisted(project);
  return trade === undefined ? "" : ` What do you offer as ‘${trade}’, and what does it cost?`;
};

/** Asks what typed prices include. Goods and overnight stays have questions of their own. */
export const offersIncluded: QuestionRule = {
  id: "offers-included",
  path: placeOf("Pricing"),
  question: (project) =>
    `What does each of these include and what not (${parts(project)})${isPriceOpen(project) ? ", what does it depend on where the price is open" : ""}, and is the list complete?${areExtrasOpen(project) ? extrasQuestion(project) : ""}${missingPrices(project)}${unlistedQuestion(project)}`,
  asks: "client",
  // If most offers are explained, the page is complete enough.
  blocks: blocksPageIf(all(areMostThin, any(shows("Services", "services"), shows("Pricing", "pricing")))),
  when: asksWhatIsIncluded,
  quotes: thinOffers,
};
