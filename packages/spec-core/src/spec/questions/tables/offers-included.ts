import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, does, isOfIndustry, listed, placeOf, shows } from "../checks.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { meeting } from "../visits.ts";
import { hasGuests } from "./booking.ts";
import { areExtrasOpen, extrasQuestion } from "./price-extras.ts";

/** So many words say what one gets for a price; where they list it, half as many. */
const wordsMin = 6;
const listedMin = 3;
const isList = (what: string): boolean => /[\p{L}\d](?:,|;| and| &|\+) ?\p{L}/u.test(what);

/** 'depends', 'individual', 'from 9 500 zł': what somebody pays is open. */
const openPrice =
  /(?<!\p{L})(?:depends?|depending|individual(?:ly)?|var(?:y|ies)|on request|ask|tbd|tbc|quote|from|ab|à partir|desde|starting|starts)(?!\p{L})/iu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

const sharedMin = 2;
const explainedMin = 15;

/** Whether a long sentence is about this offer: it has the first words of its name. */
function explains(sentence: string, name: string): boolean {
  const said = wordsOf(sentence);
  const wanted = wordsOf(name).filter((word) => word.length > 2);
  const shared = wanted.filter((word) =>
    said.some((each) => each.replace(/s$/u, "") === word.replace(/s$/u, "")),
  );
  return said.length >= explainedMin && shared.length >= Math.min(sharedMin, wanted.length);
}

/** The typed offers with a price of which it is not told what one gets for it, as their owner wrote them. */
const thinOffers = ({ form, words }: Project): string[] =>
  form.offers
    .filter(
      ({ name, what, price }) =>
        isAnswered(name) &&
        isAnswered(price) &&
        !surcharge.test(name.trim()) &&
        (wordsOf(what).length < (isList(what) ? listedMin : wordsMin) || openPrice.test(price)) &&
        !words.statements.some(({ text, field }) => field === "description" && explains(text, name)),
    )
    .map(({ name, what, price }) => [`${name}: ${price}`, what].filter((part) => part !== "").join(", "));

const isPriceOpen = ({ form }: Project): boolean => form.offers.some(({ price }) => openPrice.test(price));

const unpriced = /^(?:ask(?: me| us)?|on request|poa|p\.o\.a\.?|tbc|tbd|\?)?[.!]*$/iu;

/** The typed offers without a price, where others have one. */
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

// A surcharge includes nothing: 'After hours: $160'.
const surcharge =
  /^(?:after|out of|outside) hours$|(?<!\p{L})(?:surcharge|call-?out|deposit|delivery|weekends?|nights?|sundays?|extra)(?: fee| charge| rate)?$/iu;

/** Whether that question is asked. */
export const asksWhatIsIncluded: Check = (project) =>
  thinOffers(project).length > 0 && !does("shop")(project) && !hasGuests(project);

const areMostThin: Check = (project) => {
  const priced = project.form.offers.filter(({ name, price }) => isAnswered(name) && isAnswered(price));
  return thinOffers(project).length * 2 >= priced.length;
};

const ofPapers = isOfIndustry("Finance", "Legal Services", "Professional Services", "Technology");
const ofBodies = isOfIndustry("Healthcare", "Fashion & Beauty");
const ofGroups = isOfIndustry("Education", "Travel & Tourism", "Food & Hospitality");

/** What people ask about a price of such a trade. */
function parts(project: Project): string {
  if (ofBodies(project)) return "what is done, how long it takes, what is charged besides";
  if (ofGroups(project)) return "for how many people, for how long, with which material";
  if (meeting(project) !== "comes" || isOfIndustry("Real Estate & Construction")(project))
    return "material, travel, disposal, how long it takes";
  return ofPapers(project)
    ? "what is done, how often, up to which volume"
    : "material, how many or how much, how long it takes";
}

/** Asks what typed prices include; goods and rooms have questions of their own. */
export const offersIncluded: QuestionRule = {
  id: "offers-included",
  path: placeOf("Pricing"),
  question: (project) =>
    `What does each of these include and what not (${parts(project)})${isPriceOpen(project) ? ", what does it depend on where the price is open" : ""}, and is the list complete?${areExtrasOpen(project) ? extrasQuestion(project) : ""}${missingPrices(project)}`,
  asks: "client",
  // Of a list that is mostly told a page says enough.
  blocks: blocksPageIf(all(areMostThin, any(shows("Services", "services"), shows("Pricing", "pricing")))),
  when: asksWhatIsIncluded,
  quotes: thinOffers,
};
