import { listed } from "../../../text/listed.ts";
import { singular } from "../../../text/singular.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, does, factsOf, isOfIndustry, placeOf, shows } from "../checks.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { meeting } from "../visits.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { wantsNoPrices } from "../wishes.ts";
import { hasGuests } from "./booking.ts";
import { isQuotedFirst, onTopQuestion } from "./price-extras.ts";
import { withoutPrice } from "./unpriced-offers.ts";

type Offer = Project["form"]["offers"][number];

/** With this many words a description explains what the price includes; as a list, with half as many. */
const wordsMin = 6;
const listedMin = 3;
const isList = (what: string): boolean => /[\p{L}\d](?:,|;| and| &|\+) ?[\p{L}\d]/u.test(what);

/** 'depends', 'individual', 'from 9 500 zł': the final price is open. */
const openPrice =
  /(?<!\p{L})(?:depends?|depending|individual(?:ly)?|var(?:y|ies)|on request|ask|tbd|tbc|quote|from|ab|à partir|desde|starting|starts)(?!\p{L})/iu;

/** A price that people ask for. */
const byQuote = /^(?:(?:by|on|free|ask for a|get a|per) )?(?:quotes?|quotations?|estimates?|request)[.!]?$/iu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** The stem of a word: 'walk', 'walks' and 'walking' are the same. */
const stem = (word: string): string => singular(word).replace(/(?:ing|er)$/u, "");

const offersMin = 2;
const sharedMin = 2;
const explainedMin = 15;

const joining: ReadonlySet<string> = new Set(["and", "the", "for", "with", "from", "per", "your", "our"]);

/** Whether a long sentence explains this offer: it contains words of its name. */
function explains(sentence: string, name: string): boolean {
  const said = wordsOf(sentence).map(singular);
  const wanted = wordsOf(name).filter((word) => word.length > 2 && !joining.has(word));
  const shared = wanted.filter((word) => said.includes(singular(word)));
  return said.length >= explainedMin && shared.length >= Math.min(sharedMin, wanted.length);
}

const listCommas = 3;
const namingLetters = 5;

/** Whether a sentence is a list that names several of the offers and explains none of them. */
const listsOffers = (sentence: string, offers: readonly Offer[]): boolean => {
  if (sentence.split(",").length <= listCommas) return false;
  const said = new Set(wordsOf(sentence).map(singular));
  const named = offers.filter(({ name }) =>
    wordsOf(name).some((word) => word.length >= namingLetters && said.has(singular(word))),
  );
  return named.length > 1;
};

/** Whether the description explains an offer. A list of the work does not explain an offer without own words. */
const isExplained = ({ name, what }: Offer, { words, form }: Project): boolean =>
  words.statements.some(
    ({ text, field }) =>
      field === "description" &&
      explains(text, name) &&
      !(what.trim() === "" && listsOffers(text, form.offers)),
  );

const isOfFood = isOfIndustry("Food & Hospitality");
/** Offers composed for guests. Any other priced item of a food business is a dish, whose name says what it is. */
const putTogether =
  /(?<!\p{L})(?:cater\p{L}*|buffets?|packages?|menus?|tast\p{L}*|workshops?|class(?:es)?|courses?|part(?:y|ies)|hampers?|box(?:es)?|platters?|afternoon tea|brunch|per (?:head|person)|hire|events?|weddings?)(?!\p{L})/iu;

/** Food that is served with things and service. */
const composed = /(?<!\p{L})(?:cater\p{L}*|buffets?|part(?:y|ies)|hire|afternoon tea|brunch)(?!\p{L})/iu;

const ofSession =
  /(?<!\p{L})(?:lessons?|class(?:es)?|tuition|tutoring|coaching|follow[- ]?ups?|appointments?|sessions?|consultations?|check[- ]?ups?)(?!\p{L})/iu;
/** Access to classes, whose name says for how many or how long: 'Drop in', '10 class pass', 'Monthly unlimited'. */
const ofPass =
  /(?<!\p{L})(?:drop[- ]?ins?|unlimited|(?:class|session|lesson|visit)s? (?:pass(?:es)?|cards?))(?!\p{L})/iu;
const withLength =
  /\d ?-?(?:mins?|minutes?|h|hrs?|hours?)(?!\p{L})|(?<!\p{L})(?:an|one|half an) hour(?!\p{L})/iu;
const tutors = /(?<!\p{L})tutors?(?!\p{L})/iu;
const withSize = /\d ?(?:cu(?:bic)?|sq(?:uare)?)\.? ?(?:ft|feet|m(?:et(?:er|re)s?)?)(?!\p{L})/iu;
const withServings =
  /\d ?(?:serves|servings|portions|slices|people|persons|pieces)(?!\p{L})|(?<!\p{L})(?:serves|feeds) \d/iu;

/**
 * Whether the name and a few words say what the offer is: a dish, a cake with its servings, a lesson with its length, a
 * container with its size.
 */
const isToldByName = (name: string, what: string, project: Project): boolean =>
  (isOfFood(project) && !/\bcater/iu.test(project.form.niche) && !putTogether.test(name)) ||
  withServings.test(`${name} ${what}`) ||
  withSize.test(`${name} ${what}`) ||
  ofPass.test(name) ||
  ((ofSession.test(name) || ofSession.test(project.form.niche) || tutors.test(project.form.niche)) &&
    withLength.test(`${name} ${what}`));

/** An hourly rate, which says what people get for it. */
const byTheHour =
  /(?<!\p{L})(?:per|an|each|by the) hour(?!\p{L})|(?<!\p{L})hourly(?!\p{L})|\/ ?h(?:ou)?r?(?!\p{L})/iu;

/** Whether neither the offer's own words nor the description say what its price includes. */
const isUndescribed = (offer: Offer, project: Project): boolean =>
  wordsOf(offer.what).length < (isList(offer.what) ? listedMin : wordsMin) &&
  !byTheHour.test(`${offer.what} ${offer.price}`) &&
  !isExplained(offer, project);

/** The typed offers with a price, except surcharges and those that their name explains. */
const pricedOffers = (project: Project): Offer[] =>
  project.form.offers.filter(
    ({ name, what, price }) =>
      isAnswered(name) &&
      isAnswered(price) &&
      !surcharge.test(name.trim()) &&
      !isToldByName(name, what, project),
  );

/** The offers that do not say what their price includes. */
const undescribed = (project: Project): Offer[] =>
  pricedOffers(project).filter((offer) => isUndescribed(offer, project));

/** 'From £90 (1 room), £120 (2 rooms)': the price goes by something that the answer lists. */
const stepsMin = 3;
const listsSteps = ({ price }: Offer): boolean => (price.match(/[£$€] ?\d|\d ?€/gu) ?? []).length >= stepsMin;

/** The offers whose price depends on something; 'by quote' says that people ask. */
const openlyPriced = (project: Project): Offer[] =>
  pricedOffers(project).filter(
    (offer) =>
      openPrice.test(offer.price) &&
      !byQuote.test(offer.price.trim()) &&
      // What else a sentence says of the offer does not tell whether 'from' holds for each price.
      (listsSteps(offer) || !isExplained(offer, project)),
  );

/** The typed offers about which something is open, in the client's words. */
const thinOffers = (project: Project): string[] => {
  const open = [...undescribed(project), ...openlyPriced(project)];
  return project.form.offers
    .filter((offer) => open.includes(offer))
    .map(({ name, what, price }) => [`${name}: ${price}`, what].filter((part) => part !== "").join(", "));
};

const namesOf = (offers: readonly Offer[]): string => listed(offers.map(({ name }) => `‘${name.trim()}’`));

const missingPrices = (project: Project): string => {
  const offers = withoutPrice(project);
  return offers.length === 0
    ? ""
    : `What ${offers.length === 1 ? "does" : "do"} ${namesOf(offers)} cost, or should people ask?`;
};

/** Words of a first and of a later appointment, and what both are called. */
const first = /(?<!\p{L})(?:first|initial)(?!\p{L})/iu;
const later = /(?<!\p{L})(?:follow[- ]?ups?|further|return|later|next|second)(?!\p{L})/iu;
const ofVisit: ReadonlySet<string> = new Set(
  "first initial appointment session visit consultation assessment treatment the and with".split(" "),
);

/** First appointments of a special kind without a price for the later ones, where another kind has both. */
function withoutFollowUp({ form }: Project): Offer[] {
  const followUps = form.offers.filter(({ name }) => later.test(name)).map(({ name }) => wordsOf(name));
  if (followUps.length === 0) return [];
  return form.offers.filter(({ name }) => {
    const special = wordsOf(name).filter((word) => !ofVisit.has(word));
    return (
      first.test(name) &&
      special.length > 0 &&
      !followUps.some((words) => special.some((word) => words.includes(word)))
    );
  });
}

const followUpPrices = (project: Project): string => {
  const offers = withoutFollowUp(project);
  return offers.length === 0 ? "" : `What does a follow-up cost after ${namesOf(offers)}?`;
};

// A surcharge includes no service: 'After hours: $160'.
const surcharge =
  /^(?:after|out of|outside) hours$|(?<!\p{L})(?:surcharge|call-?out|deposit|delivery|weekends?|nights?|sundays?|extra)(?: fee| charge| rate)?$/iu;

/** Whether the question about what prices include is asked. */
export const asksWhatIsIncluded: Check = (project) =>
  thinOffers(project).length + withoutPrice(project).length + withoutFollowUp(project).length > 0 &&
  !does("shop")(project) &&
  !hasGuests(project);

const areMostThin: Check = (project) => {
  const priced = project.form.offers.filter(({ name, price }) => isAnswered(name) && isAnswered(price));
  return undescribed(project).length * 2 >= priced.length && priced.length > 0;
};

const ofPapers = isOfIndustry("Finance", "Legal Services", "Professional Services", "Technology");
const ofBodies = isOfIndustry("Healthcare", "Fashion & Beauty");
const ofGroups = isOfIndustry("Education", "Travel & Tourism");

/** 'One to one only', 'private lessons'. */
const isOneToOne: Check = ({ form, words }) =>
  [form.niche, ...words.statements.map(({ text }) => text)].some((text) =>
    /(?<!\p{L})(?:one[- ](?:to|on)[- ]one|1[:-]1|1[- ]to[- ]1|individual lessons|private (?:lessons|tuition))(?!\p{L})/iu.test(
      text,
    ),
  );

const ofMoves = /(?<!\p{L})(?:remov(?:al|er)s?|moving|movers?|man (?:and|with a|&) vans?)(?!\p{L})/iu;

/** What customers of such a business want to know about a price. */
function parts(project: Project, offers: readonly Offer[]): string {
  const { niche } = project.form;
  if (ofMoves.test(niche)) return "people, packing, distance";
  if (ofBodies(project)) return "what is done, how long it takes, what is charged besides";
  if (isOfFood(project))
    return /(?<!\p{L})cater/iu.test(niche) || offers.some(({ name }) => composed.test(name))
      ? "for how many people, what is served, with which service and things"
      : "for how many people, which choices";
  if (ofGroups(project))
    return isOneToOne(project)
      ? "for how long, with which material"
      : "for how many people, for how long, with which material";
  if (isOfIndustry("Real Estate & Construction")(project))
    return "material, travel, disposal, how long it takes";
  if (meeting(project) !== "comes") return "what is done, how long it takes";
  if (isOfIndustry("Legal Services")(project)) return "which steps, which fees of courts and others";
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
  return trade === undefined ? "" : `What do you offer as ‘${trade}’, and what does it cost?`;
};

/** With fewer typed offers, the list does not hold all work. */
const wholeList = 4;
const servicesMin = 3;

/** The sentences that name more work than the offers: a plumber's 'repairs, radiators, leaks' beside one price. */
const otherWork = (project: Project): string[] => {
  if (project.form.offers.length >= wholeList || isQuotedFirst(project) || wantsNoPrices(project)) return [];
  const offered = new Set(project.form.offers.flatMap(({ name }) => wordsOf(name).map(stem)));
  const services = factsOf(project, "service").filter(
    ({ text }) => !wordsOf(text).some((word) => offered.has(stem(word))),
  );
  return services.length < servicesMin ? [] : sentencesWith(project, services);
};

const otherPrices = (project: Project): string =>
  otherWork(project).length === 0 ? "" : "What does the other work that you name cost, or should people ask?";

const includedQuestion = (project: Project): string => {
  const offers = undescribed(project);
  return offers.length === 0
    ? ""
    : `What ${offers.length === 1 ? "does" : "do"} ${namesOf(offers)} include and what not (${parts(project, offers)})?`;
};

const tellsWhatOn = /(?<!\p{L})(?:depend(?:s|ing)? on|according to) (?:the |your |its )?\p{L}{3,}/iu;

/** The sentence that says what the price of an offer depends on: 'Box scheme from £12, depends on size'. */
const dependingOn = ({ name, what, price }: Offer, { words }: Project): string | undefined => {
  const wanted = wordsOf(name).filter((word) => !joining.has(word));
  return tellsWhatOn.test(`${price} ${what}`)
    ? `${name}: ${price}`
    : words.statements.find(
        ({ field, text }) =>
          field !== "competitors" &&
          field !== "onlyForUs" &&
          tellsWhatOn.test(text) &&
          wanted.length > 0 &&
          wanted.every((word) => wordsOf(text).includes(word)),
      )?.text;
};

const dependsQuestion = (project: Project): string => {
  const offers = openlyPriced(project);
  const stepped = offers.filter(listsSteps);
  const told = offers.filter((offer) => !listsSteps(offer) && dependingOn(offer, project) !== undefined);
  const open = offers.filter((offer) => !stepped.includes(offer) && !told.includes(offer));
  return [
    ...(open.length === 0 ? [] : [`What does the price of ${namesOf(open)} depend on?`]),
    ...(told.length === 0
      ? []
      : [
          `Which steps does the price of ${namesOf(told)} have, and what does each cost? Or should people ask?`,
        ]),
    ...(stepped.length === 0
      ? []
      : [`Are all prices of ${namesOf(stepped)} the lowest ones or fixed, and what makes them dearer?`]),
  ].join(" ");
};

/** Asks about typed offers what they lack, by name. Goods and overnight stays have questions of their own. */
export const offersIncluded: QuestionRule = {
  id: "offers-included",
  path: placeOf("Pricing"),
  question: (project) =>
    [
      includedQuestion(project),
      dependsQuestion(project),
      missingPrices(project),
      otherPrices(project),
      followUpPrices(project),
      unlistedQuestion(project),
      onTopQuestion(project),
    ]
      .filter((text) => text !== "")
      .join(" "),
  asks: "client",
  // If most offers are explained, the page is complete enough.
  blocks: blocksPageIf(all(areMostThin, any(shows("Services", "services"), shows("Pricing", "pricing")))),
  when: asksWhatIsIncluded,
  quotes: (project) => [
    ...new Set([
      ...thinOffers(project),
      ...openlyPriced(project).flatMap((offer) =>
        listsSteps(offer) ? [] : (dependingOn(offer, project) ?? []),
      ),
      ...otherWork(project),
    ]),
  ],
};
