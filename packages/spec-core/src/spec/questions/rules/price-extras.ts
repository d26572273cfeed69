import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, does, factsOf, hasFact, isOfIndustry, mentions, not, placeOf } from "../checks.ts";
import { isMobileTrade } from "../mobile-trade.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { askedOn, saying } from "../saying.ts";
import { pricesToConfirm } from "../told-already.ts";
import { asksUnpriced } from "./open-prices.ts";
import { goesToCustomers } from "./said-in-passing.ts";
import { asksForServicePrices } from "./services-covered.ts";
import { teaching } from "./work-kinds.ts";

/** Work at the customer's place, where the listed price is seldom the total. */
const worksAtCustomers: Check = any(
  isMobileTrade,
  (project) => goesToCustomers(project).length > 0,
  all(
    isOfIndustry("Real Estate & Construction"),
    ({ words }) =>
      !words.statements.some(({ text }) => /\b(?:workshop|studio|showroom|factory)\b/i.test(text)),
  ),
);

/** Work that is planned for weeks, not called for at night: a garden, an extension. */
const isPlannedWork: Check = ({ form }) =>
  /(?<!\p{L})(?:landscap\p{L}*|garden (?:design|build)\p{L}*|extensions?|(?:kitchen|bathroom) (?:fit|install)\p{L}*|loft conversions?|paving|thatch\p{L}*|decorat(?:or|ing)|house building|builders?)(?!\p{L})/iu.test(
    form.niche,
  );

const tells = ({ form, words }: Project, said: RegExp): boolean =>
  [
    ...form.offers.map(({ what, price }) => `${what} ${price}`),
    ...words.statements.flatMap(({ text, field }) => (field === "competitors" ? [] : [text])),
  ].some((text) => said.test(text));

const tellsMinimum =
  /(?<!\p{L})(?:(?:smallest|minimum|min\.?) (?:jobs?|order|charge|fee|spend)?|jobs? (?:from|over|above))[^.!?]{0,40}[£$€] ?\d/iu;
const distance = "(?:miles?|mi|km|kilomet(?:re|er)s?)(?!\\p{L})";
/** '40c a km', '£1.20 per mile': a charge for each mile or kilometre. */
const perDistance = new RegExp(
  `\\d ?(?:p|c|ct|cents?|pence|[€£$]|euros?|pounds?|dollars?)? ?(?:an?|per|each|every|for each|for every|/) ?(?:extra |further |additional )?${distance}`,
  "iu",
);
const tellsTravel = new RegExp(
  `(?<!\\p{L})(?:free|no charge|included?)(?!\\p{L})[^.!?]{0,20}(?<!\\p{L})within \\d+ ?${distance}|${perDistance.source}`,
  "iu",
);

/** From where and how the distance is counted. */
const tellsStart = new RegExp(
  `${distance} (?:away )?(?:from|of) |(?<!\\p{L})(?:radius of|outside(?: of)?|beyond) (?:the )?\\p{Lu}|(?<!\\p{L})from (?:the |our |my )(?:shop|workshop|yard|base|depot|door|office|kitchen|bakery|town|village)`,
  "iu",
);
const tellsWays =
  /(?<!\p{L})(?:(?:one|each|single|both|either) ways?|there and back|round[- ]?trip|return(?: trip| journey)?|in (?:one|each) direction)(?!\p{L})/iu;

const chargedByDistance = saying(perDistance);

/** What is open about a charge for the way: from where it is counted, and whether the way back counts. */
function distanceOpen(project: Project): string[] {
  const said = chargedByDistance(project);
  return [
    ...(said.some((text) => tellsStart.test(text)) ? [] : ["From where is the distance counted"]),
    ...(said.some((text) => tellsWays.test(text)) ? [] : ["is it charged one way or there and back"]),
  ];
}

const sentenceOf = (parts: readonly string[]): string => {
  const text = parts.join(", and ");
  return text === "" ? "" : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}?`;
};

/** Asks what a charge by distance leaves open. */
export const distanceCounted: QuestionRule = askedOn("distance-counted", chargedByDistance, {
  path: placeOf("Pricing"),
  question: (project) => sentenceOf(distanceOpen(project)),
  settledBy: (project) => distanceOpen(project).length === 0,
});

/** What may come on top of the price and is not told. */
const openExtras = (project: Project, ofMaterial: boolean): string[] => [
  ...(tells(project, tellsTravel) ? [] : ["travel"]),
  ...(isPlannedWork(project) ? [] : ["evenings and weekends"]),
  ...(ofMaterial ? ["material"] : []),
  ...(!ofMaterial || tells(project, tellsMinimum) ? [] : ["a minimum"]),
];

// With at least this many prices, the list is complete.
const wholeList = 4;

/** Whether a whole list has its prices and another sentence tells what the way costs: nothing comes on top. */
const isListWhole: Check = (project) =>
  project.form.offers.filter(({ price }) => isAnswered(price)).length >= wholeList &&
  tells(project, tellsTravel);

const areExtrasOpen: Check = all(worksAtCustomers, not(mentions("surcharge")), not(isListWhole));

const isListShort: Check = (project) =>
  !does("shop")(project) && factsOf(project, "price").length + project.form.offers.length < wholeList;

const ofBuilding = isOfIndustry("Real Estate & Construction");

/** 'Quotes free', an offer 'by quote': each customer is told the whole price beforehand. */
const quotes =
  /(?<!\p{L})(?:free (?:quotes?|quotations?|estimates?)|(?:quotes?|quotations?|estimates?) (?:are |is )?free|by (?:quote|quotation|estimate))(?!\p{L})/iu;

export const isQuotedFirst: Check = ({ form, words }) =>
  form.offers.some(({ price }) => quotes.test(price)) ||
  words.statements.some(({ text }) => quotes.test(text));

/** Asks what is charged besides the price for work at the customer's place; empty if the answers state it. */
export const onTopQuestion = (project: Project): string => {
  const extras = openExtras(project, ofBuilding(project));
  return extras.length > 0 && areExtrasOpen(project) && !isQuotedFirst(project)
    ? `What comes on top (${extras.join(", ")})?`
    : "";
};

/** The levels and people that a teacher names without a price of their own: 'resits', 'adults who start again'. */
const levels = saying(
  /(?<!\p{L})(?:gcses?|a[- ]levels?|further \p{L}+|years? \d{1,2}|grades? \d{1,2}|key stage|beginners?|advanced|adults?|re-?sits?|leaving cert\p{L}*)(?!\p{L})/iu,
  /[£$€] ?\d|\d ?[£$€]/u,
);

/** Those sentences, of which the question about prices asks what costs more. */
export const levelsToPrice = (project: Project): string[] =>
  teaching.trade.test(project.form.niche) && isListShort(project) && !areExtrasOpen(project)
    ? levels(project)
    : [];

/** Whether no other question asks for the prices of the rest, and no long list of prices holds them. */
const asksRest = (project: Project): boolean =>
  !asksUnpriced(project) &&
  !asksForServicePrices(project) &&
  project.form.offers.filter(({ price }) => isAnswered(price)).length < wholeList;

/** Added to a question about prices: asks for extra costs and missing prices. Empty if the answers state them. */
export const extrasQuestion = (project: Project): string => {
  const isRestAsked = !asksRest(project);
  if (areExtrasOpen(project)) {
    const onTop = ` What comes on top (${openExtras(project, true).join(", ")})`;
    return isRestAsked
      ? `${onTop}, and which kinds or sizes cost more?`
      : `${onTop}, which kinds or sizes cost more, and what does the work cost that has no price here?`;
  }
  if (levelsToPrice(project).length > 0)
    return " Which of the subjects, levels and pupils that you name here cost something else?";
  return isListShort(project)
    ? `${isRestAsked ? " Which" : " What does everything else you offer cost, and which"} kinds or sizes cost more?`
    : "";
};

const listedMin = 3;

/** 'I mend clocks, watches, radios and lamps': the sentences that list work without a price. */
const listedWithoutPrice = ({ words }: Project): string[] =>
  words.statements.flatMap(({ field, kind, text }) =>
    field === "description" &&
    kind !== "private" &&
    !/[£$€\d]/u.test(text) &&
    /^(?:i|we) /iu.test(text) &&
    text.split(/,|(?<!\p{L})and(?!\p{L})/u).length > listedMin
      ? [text]
      : [],
  );

const hasPrices: Check = any(hasFact("price"), ({ form }) =>
  form.offers.some(({ price }) => isAnswered(price)),
);

/**
 * Asks about extra costs if all prices are confirmed; otherwise the questions about prices and what they include cover
 * it.
 */
export const priceExtras: QuestionRule = {
  id: "price-extras",
  path: placeOf("Pricing"),
  question: (project) => extrasQuestion(project).trim(),
  asks: "client",
  blocks: "nothing",
  when: all(hasPrices, areExtrasOpen),
  settledBy: (project) => pricesToConfirm(project).length > 0,
  quotes: (project) => (asksRest(project) ? listedWithoutPrice(project) : []),
};
