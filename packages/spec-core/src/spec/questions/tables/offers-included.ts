import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { any, does, listed, placeOf, shows } from "../checks.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { hasGuests } from "./booking.ts";
import { areExtrasOpen, extrasQuestion } from "./price-extras.ts";

/** So many words say what one gets for a price. */
const wordsMin = 6;

/** 'depends', 'individual', 'from 9 500 zł': what somebody pays is open. */
const openPrice =
  /(?<!\p{L})(?:depends?|depending|individual(?:ly)?|var(?:y|ies)|on request|ask|tbd|tbc|quote|from|ab|à partir|desde|starting|starts)(?!\p{L})/iu;

/** The typed offers with a price of which it is not told what one gets for it, as their owner wrote them. */
const thinOffers = ({ form }: Project): string[] =>
  form.offers
    .filter(
      ({ name, what, price }) =>
        isAnswered(name) &&
        isAnswered(price) &&
        !surcharge.test(name.trim()) &&
        (what.split(/\s+/u).filter((word) => word !== "").length < wordsMin || openPrice.test(price)),
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

/** Asks what typed prices include; goods and rooms have questions of their own. */
export const offersIncluded: QuestionRule = {
  id: "offers-included",
  path: placeOf("Pricing"),
  question: (project) =>
    `What does each of these include and what not (material, travel, for how many people, for how long)${isPriceOpen(project) ? ", what does it depend on where the price is open" : ""}, and is the list complete?${areExtrasOpen(project) ? extrasQuestion(project) : ""}${missingPrices(project)}`,
  asks: "client",
  blocks: blocksPageIf(any(shows("Services", "services"), shows("Pricing", "pricing"))),
  when: asksWhatIsIncluded,
  quotes: thinOffers,
};
