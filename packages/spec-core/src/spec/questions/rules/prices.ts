import type { OpenPoint } from "../../../content/open/open-point.ts";
import { overlapInField } from "../../../content/place.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, does, factsOf, hasConflict, hasFact, not, placeOf, shows } from "../checks.ts";
import { oncePerProject } from "../once.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { pricesToConfirm } from "../told-already.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { replacesPrice, wantsNoPrices } from "../wishes.ts";
import { hasGuests, staysAsked } from "./booking.ts";
import { ofPrices } from "./open-point-questions.ts";
import { consumerPrices } from "./prices-without-tax.ts";
import { isRegistrationOpen } from "./registration-gaps.ts";
import { asksForOffers } from "./services-covered.ts";
import { sellsNoGoods } from "./shop.ts";
import { isTaxOpen, salesTax } from "./tax.ts";
import {
  openPriceQuestion,
  openPriceQuestionInShop,
  withOpenPrice,
  withOpenPriceInShop,
} from "./unpriced-offers.ts";

type Offer = Project["form"]["offers"][number];

const anySum = /[£$€] ?\d|\d ?[£$€]/u;

/** 'From £120', 'depends on the size': what somebody pays in the end is open. */
const openPrice =
  /(?<!\p{L})(?:depends?|depending|var(?:y|ies)|from|starting|starts?|ab|à partir|desde)(?!\p{L})/iu;

/** A longer description says what the price is for. */
const explainedMin = 4;
const isExplained = ({ what }: Offer): boolean =>
  (what.match(/[\p{L}\p{N}]{2,}/gu) ?? []).length >= explainedMin;

const pricedOffers = ({ form }: Project): Offer[] =>
  form.offers.filter(({ name, price }) => isAnswered(name) && isAnswered(price));

/** The typed prices that leave open what people get or pay. */
const openOffers = (project: Project): Offer[] =>
  pricedOffers(project).filter(
    (offer) => openPrice.test(offer.price) || (!isExplained(offer) && anySum.test(offer.price)),
  );

const told = ({ name, what, price }: Offer): string =>
  [`${name}: ${price}`, what].filter((part) => part !== "").join(", ");

const isDoubt = ({ kind, sentence }: OpenPoint): boolean =>
  (kind === "choice" || kind === "recall" || kind === "plan") && ofPrices.test(sentence);

/** Whether a sentence leaves its own price open, which the question about open points asks for. */
const isOpenItself = (text: string, { words }: Project): boolean =>
  words.open.points.some(
    (point) => isDoubt(point) && anySum.test(point.sentence) && point.sentence.includes(text),
  );

/** How the prices are to be shown, without a sum: 'maybe say from? or leave prices off'. */
const howShown =
  /(?<!\p{L})(?:leave|take) (?:the |our |my )?(?:prices?|fees?|rates?|them|it) (?:off|out)(?!\p{L})|(?<!\p{L})(?:say|write|put|show) ['’‘"“]?from(?!\p{L})|(?<!\p{L})(?:show|print|name|list|publish)(?: (?:the|our|my|any|all))? (?:prices?|fees?|rates?)(?!\p{L})/iu;

/** 'I'd go with "starting at"', 'let's say starting at for now': a wording, with no sum after it. */
const startingAt = saying(
  /(?<!\p{L})(?:go(?:ing)? with|say(?:ing)?|put(?:ting)?|write|writing|use|show|prefer|have) (?:just |only |a |an |the )?(?:['’‘"“”](?:from|starting (?:at|from)|prices? from)['’‘"“”]|(?:starting|prices) (?:at|from)(?= for now|[.,;!?)]|$))/iu,
);

/** What the client says of how to show the prices. */
const showingDoubts = (project: Project): string[] => [
  ...project.words.open.points
    .filter((point) => isDoubt(point) && howShown.test(point.sentence) && !anySum.test(point.sentence))
    .map(({ text }) => text),
  ...startingAt(project),
];

const year = "20[2-4]\\d(?:[/–-]\\d{2,4})?(?!\\d|\\.\\d| ?(?:[£$€]|euros?|pounds?|dollars?))";
const priceList =
  "(?:prices?|pricing|rates?|fees?|charges?|tariffs?|price list|(?:table|list|numbers|figures|sums) (?:below|above|here))";

/** 'The table below is 2026', '2026 prices', 'fees for 2025/26': the year or season for which they hold. */
const ofYear = saying(
  new RegExp(
    `(?<!\\p{L})${priceList} (?:below |above |here )?(?:(?:is|are|hold|apply|valid) )?(?:(?:for|of|from) )?(?:the )?(?:(?:season|year) )?${year}|(?<!\\d)${year} (?:season )?${priceList}(?!\\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:since|before|until|last year|old)(?!\p{L})/iu,
);

/** The client's sentences with prices that still have to be confirmed. */
const sentencesToConfirm = (project: Project): string[] =>
  sentencesWith(project, pricesToConfirm(project)).filter(
    (text) => !replacesPrice(text) && !isOpenItself(text, project) && !staysAsked(project).includes(text),
  );

/** The sentences for visitors whose price cannot be listed apart from them. */
const pricedSentences = ({ words }: Project): string[] =>
  words.statements
    .filter(
      (statement) =>
        (statement.isPrinted || statement.proposal === "print") &&
        words.facts.some(
          (fact) => fact.kind === "price" && fact.isOnlyInSentence && overlapInField(fact, statement),
        ),
    )
    .map(({ text }) => text);

/** A reduction of the price for somebody: 'students get 10 %', 'kids half price'. */
const reduced =
  /(?<!\p{L})(?:discounts?|concession\w*|reduced (?:price|rate|fee)s?|half price|sliding scale)(?!\p{L})|\d ?% off(?!\p{L})|\d ?(?:%|percent|per cent) (?:discount|reduction|less|cheaper)/iu;
const reductions = saying(
  reduced,
  /(?<!\p{L})(?:no|not|never|n['’]t) (?:\p{L}+ ){0,3}(?:discounts?|concessions?)/iu,
);

const saysHowToPay = saying(
  /\b(?:cash|cards?|contactless|cheques?|checks?|bank transfers?|invoices?|direct debit|paypal|venmo|zelle|stripe|sumup|klarna|bizum|twint|revolut|apple pay|google pay|(?:pay|paid|payment|pays) (?:by|in|with|on|online|at|when|after|before|up front|upfront))\b/i,
);

// Asked only once: the question about the business's registration includes the tax.
const asksTax: Check = all(isTaxOpen, not(isRegistrationOpen));

const quotesOf = oncePerProject((project: Project): string[] => {
  const prices = [
    ...sentencesToConfirm(project),
    ...pricedSentences(project),
    ...(hasGuests(project) || openOffers(project).length === 0 ? [] : pricedOffers(project).map(told)),
    ...(hasFact("price")(project) ? reductions(project) : []),
  ];
  return prices.length === 0 ? [] : [...new Set([...prices, ...showingDoubts(project), ...ofYear(project)])];
});

/** What is open about the prices that the site would show, as one question. */
function priceQuestion(project: Project): string {
  const quotes = quotesOf(project);
  const isAnyOpen = quotes.length > 0;
  const isFrom = quotes.some((text) => openPrice.test(text));
  const isReduced = quotes.some((text) => reduced.test(text));
  return [
    isAnyOpen
      ? `Are these prices right on the day of the launch, will any change soon (from when, to what), and may the site show each of them? What is each for (a person, an hour, a piece)${asksForOffers(project) ? "" : ", what does it include and what not"}, when or for whom does another one hold (children, weekends, holidays), and what is charged besides (tax, travel, materials)?`
      : "",
    showingDoubts(project).length > 0
      ? "How should the site show them: exactly, with 'from', or not at all?"
      : "",
    isAnyOpen && ofYear(project).length > 0
      ? "For which year or season do they hold, should the site say so, and what does the next one cost?"
      : "",
    isFrom ? "What do the lowest prices stand for, and what makes it dearer?" : "",
    isReduced ? "Who gets the reduction, and on which of the prices?" : "",
    isAnyOpen && !hasGuests(project) && pricedOffers(project).length > 0
      ? "What do you offer that this list does not name, and what does it cost, or should people ask?"
      : "",
    openPriceQuestion(project),
    asksTax(project) ? `Is ${salesTax(project)} in all of them?` : "",
    saysHowToPay(project).length > 0 || does("shop")(project) ? "" : "How do people pay?",
  ]
    .filter((text) => text !== "")
    .join(" ");
}

const belonging =
  /(?<!\p{L})(?:choir|club|society|association|orchestra|singers|league|scouts?|guild|community (?:group|garden))(?!\p{L})/iu;
const perTime = /\d(?: |-)?(?:a|an|per|each|every) (?:term|year|season|month|session|week)(?!\p{L})/iu;

/** Whether all prices are membership fees, which include the group's activities. */
const isFeeTold: Check = (project) => {
  const said = sentencesWith(project, factsOf(project, "price"));
  return (
    belonging.test(`${project.form.niche} ${project.form.businessName}`) &&
    said.length > 0 &&
    said.every((text) => perTime.test(text))
  );
};

/** Whether the question about the products asks for their prices. */
const isShopOfGoods: Check = all(does("shop"), not(sellsNoGoods), not(does("booking")));

const isShopAsked: Check = all(isShopOfGoods, (project) => withOpenPriceInShop(project).length > 0);

/** The one question about prices that are known, and those about how they are taxed. */
export const priceQuestions: readonly QuestionRule[] = [
  {
    id: "prices-current",
    path: placeOf("Pricing"),
    question: (project) =>
      isShopOfGoods(project) ? openPriceQuestionInShop(project) : priceQuestion(project),
    asks: "client",
    blocks: "page",
    when: (project) => quotesOf(project).length + withOpenPrice(project).length > 0,
    settledBy: any(
      // Whether the site shows any is asked where the client also names prices for visitors.
      all(wantsNoPrices, not(hasConflict("price", "prices"))),
      isFeeTold,
      all(isShopOfGoods, not(isShopAsked)),
    ),
    quotes: (project) =>
      isShopOfGoods(project) ? withOpenPriceInShop(project).map(told) : quotesOf(project),
  },
  {
    id: "prices-tax",
    path: placeOf("Pricing"),
    question: (project) => `Do your prices include ${salesTax(project)}?`,
    asks: "client",
    blocks: "page",
    when: all(
      ({ form }) => form.offers.some(({ price }) => isAnswered(price)),
      any(shows("Pricing", "pricing"), shows("Services", "services"), shows("Products"), does("shop")),
      asksTax,
      not(all((project) => quotesOf(project).length + withOpenPrice(project).length > 0, not(isShopAsked))),
    ),
  },
  consumerPrices,
];
