import type { OpenPoint } from "../../../content/open/open-point.ts";
import { numberWords } from "../../../text/number-words.ts";
import { singular } from "../../../text/singular.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import {
  all,
  any,
  declines,
  does,
  factsOf,
  hasConflict,
  hasFact,
  hasFile,
  hasPageNamed,
  isOfIndustry,
  mentions,
  not,
  placeOf,
  sentencesOn,
  shows,
} from "../checks.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { pricesToConfirm } from "../told-already.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { replacesPrice, wantsNoPrices } from "../wishes.ts";
import { staysAsked } from "./booking.ts";
import { seasonPrices, votedPricesQuestion } from "./launch-prices.ts";
import { asksWhatIsIncluded, offersIncluded } from "./offers-included.ts";
import { ofPrices } from "./open-point-questions.ts";
import { asksUnpriced, isPackageOpen, openPrices } from "./open-prices.ts";
import { shopPage } from "./page-names.ts";
import { distanceCounted, extrasQuestion, levelsToPrice, priceExtras } from "./price-extras.ts";
import { consumerPrices, shareFees } from "./prices-without-tax.ts";
import { isRegistrationOpen } from "./registration-gaps.ts";
import { servicesCovered } from "./services-covered.ts";
import { ordersForCustomers, sellsNoGoods } from "./shop.ts";
import { isTaxOpen, salesTax } from "./tax.ts";
import { vouchersQuestion } from "./vouchers.ts";

const hasOffers: Check = ({ form }) => form.offers.some(({ name }) => isAnswered(name));
const hasPricedOffers: Check = ({ form }) => form.offers.some(({ price }) => isAnswered(price));

const listCommas = 2;

/** Whether a sentence of the description lists what is on offer. */
const listsOffers: Check = ({ words }) =>
  words.statements.some(
    ({ field, kind, text }) =>
      field === "description" && kind !== "private" && text.split(",").length > listCommas,
  );

const showsPrices = any(
  shows("Pricing", "pricing"),
  shows("Services", "services"),
  shows("Products"),
  does("shop"),
);

// Asked only once: the question about the business's registration includes the tax.
const asksTax: Check = all(isTaxOpen, not(isRegistrationOpen));

const lowest =
  /(?<!\p{L})(?:from|starting at|starts? at|ab|à partir de|desde) ?[£$€] ?\d|(?<!\p{L})from \d[\d.,]* ?[£$€]/iu;

/** Whether there are prices with 'from': the lowest of several. */
const startsAt: Check = (project) =>
  sentencesWith(project, factsOf(project, "price")).some((text) => lowest.test(text));

/** Normalises the name of an article: 'Canoe 3 persons' and 'canoe for 3 persons' are the same. */
const thingOf = (about: string): string =>
  (about.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !/^(?:an?|the|for|of|per|our|my|each|and|with)$/u.test(word))
    .map(singular)
    .join(" ");

/** '$95 / $140 night': the prices say when each of them applies. */
const holdsAtTimes =
  /\d ?\/ ?[£€$]? ?\d|(?<!\p{L})(?:nights?|evenings?|weekends?|days?|after|before|members?|child(?:ren)?|students?|seniors?)(?!\p{L})/iu;

/** Different prices for the same article: 'Cut 30', 'Cut 35'. */
function differingPrices(project: Project): string[] {
  const byThing = new Map<string, Map<string, string>>();
  for (const { about, value, text } of factsOf(project, "price")) {
    const thing = thingOf(about);
    if (thing === "" || season.test(thing) || holdsAtTimes.test(text)) continue;
    const prices = byThing.get(thing) ?? new Map<string, string>();
    byThing.set(thing, prices.set(value, `${about}: ${text}`));
  }
  return [...byThing.values()].filter((prices) => prices.size > 1).flatMap((prices) => [...prices.values()]);
}

const tens = `(?:${numberWords(20, 90)})`;
const pricesInPassing = saying(
  new RegExp(
    `[£$€] ?\\d|\\d ?[£$€]|(?<!\\p{L})(?:prices?|costs?|from|is|are|at|for|starts? at) (?:about |only |just )?(?:(?:an?|${numberWords(1, 9)}) hundred|${tens}[ -](?:\\p{L}+ )?(?:dollars|pounds|euros?|quid|bucks)|(?:ten|fifteen|${tens}) (?:dollars|pounds|euros?|quid|bucks))(?!\\p{L})`,
    "iu",
  ),
);

/** A time of the year, which is not an article. */
const season =
  /(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|summer|winter|spring|autumn|season|weekdays?|weekends?)\p{L}*/iu;

/** 'Don't show stove prices, they change': the question about the products asks for none. */
const pricesOfThing =
  /(?<!\p{L})(?:do not|don['’]?t|dont|never|not) (?:show|print|put|list|give|publish|display) (?:the |our |my |any )?(?!wholesale|trade|old|all)(\p{L}{3,}) prices(?!\p{L})/iu;
const refusesSomePrices: Check = ({ form, words }) =>
  words.statements.some(({ text, field }) => {
    const thing = pricesOfThing.exec(text)?.[1];
    return (
      field === "contentNotes" &&
      thing !== undefined &&
      form.niche.toLowerCase().includes(singular(thing.toLowerCase()))
    );
  });

const isFood = any(mentions("allergens"), isOfIndustry("Food & Hospitality"));

/** The foods that have to be named (Regulation (EU) No 1169/2011, Annex II), in a sentence that says where they are. */
const namesAllergen = saying(
  /(?<!\p{L})(?:contains?|ha(?:s|ve)|with|traces of|made (?:with|of|from))(?!\p{L})[^.!?;]{0,40}(?<!\p{L})(?:gluten|wheat|crustaceans?|shellfish|eggs?|fish|peanuts?|soya?|milk|dairy|nuts?|almonds?|hazelnuts?|walnuts?|celery|mustard|sesame|sulphites?|sulfites?|lupin|molluscs?)(?!\p{L})/iu,
);

const saysHowToPay = saying(
  /\b(?:cash|cards?|contactless|cheques?|checks?|bank transfers?|invoices?|direct debit|paypal|venmo|zelle|stripe|sumup|klarna|bizum|twint|revolut|apple pay|google pay|(?:pay|paid|payment|pays) (?:by|in|with|on|online|at|when|after|before|up front|upfront))\b/i,
);

/** What is charged besides an offer and includes nothing: 'corkage $10', 'delivery is $2 a mile'. */
const ofCharge =
  /(?<!\p{L})(?:corkage|dogs?|pets?|call[- ]?outs?|surcharges?|parking|late fees?)(?!\p{L})[^.;!?]{0,20}[£$€] ?\d|(?<!\p{L})(?:deliver(?:y|ies|ed)?|travel(?:ling)?|mileage|postage|petrol|fuel)(?!\p{L})[^;!?]{0,50}\d ?(?:p|c|cents?|pence)? ?(?:an?|per|each|\/) ?(?:extra )?(?:miles?|km|kilomet(?:re|er)s?)(?!\p{L})/iu;

const anySum = /[£$€] ?\d|\d ?[£$€]/u;

const openPriceSentences = (project: Project): string[] =>
  sentencesWith(project, pricesToConfirm(project)).filter(
    (text) => !replacesPrice(text) && !isOpenItself(text, project),
  );

const isDoubt = ({ kind, sentence }: OpenPoint): boolean =>
  (kind === "choice" || kind === "recall" || kind === "plan") && ofPrices.test(sentence);

/** How the prices are to be shown, without a sum: 'maybe say from? or leave prices off'. */
const howShown =
  /(?<!\p{L})(?:leave|take) (?:the |our |my )?(?:prices?|fees?|rates?|them|it) (?:off|out)(?!\p{L})|(?<!\p{L})(?:say|write|put|show) ['’‘"“]?from(?!\p{L})|(?<!\p{L})(?:show|print|name|list|publish)(?: (?:the|our|my|any|all))? (?:prices?|fees?|rates?)(?!\p{L})/iu;

/** The doubts about how to show the prices, which the question about them takes up. */
const showingDoubts = ({ words }: Project): string[] =>
  words.open.points
    .filter((point) => isDoubt(point) && howShown.test(point.sentence) && !anySum.test(point.sentence))
    .map(({ text }) => text);

/** Whether a sentence leaves its own price open, which the question about open points asks for. */
const isOpenItself = (text: string, { words }: Project): boolean =>
  words.open.points.some(
    (point) => isDoubt(point) && anySum.test(point.sentence) && point.sentence.includes(text),
  );

/** Whether the only prices in question are such charges, beside offers with typed prices. */
const isChargeAlone: Check = (project) =>
  hasPricedOffers(project) && openPriceSentences(project).every((text) => ofCharge.test(text));

/** Added to the question about prices, if no answer says how people pay. */
const payingQuestion = (project: Project): string =>
  saysHowToPay(project).length > 0 || does("shop")(project) ? "" : " How do people pay?";

const belonging =
  /(?<!\p{L})(?:choir|club|society|association|orchestra|singers|league|scouts?|guild|community (?:group|garden))(?!\p{L})/iu;
const perTime = /\d(?: |-)?(?:a|an|per|each|every) (?:term|year|season|month|session|week)(?!\p{L})/iu;

/** Whether all prices are membership fees, which include the group's activities. */
const isFeeTold: Check = (project) => {
  const told = sentencesWith(project, factsOf(project, "price"));
  return (
    belonging.test(`${project.form.niche} ${project.form.businessName}`) &&
    told.length > 0 &&
    told.every((text) => perTime.test(text))
  );
};

/** Questions about the business's offers and prices. */
export const offerQuestions: readonly QuestionRule[] = [
  {
    id: "services-list",
    path: placeOf("Services"),
    question: "Which services should the site list, what does each include, and who is it for?",
    asks: "client",
    blocks: "page",
    when: shows("Services", "services"),
    settledBy: any(hasOffers, hasFact("service"), listsOffers),
  },
  servicesCovered,
  {
    id: "product-data",
    path: placeOf("Products"),
    question: (project) =>
      `${ordersForCustomers(project).length > 0 ? "If the site has a catalog with a checkout: which" : "Which"} products should the site show, with which pictures, ${refusesSomePrices(project) ? "" : "prices, "}${isFood(project) ? "ingredients, allergens, origin, storage and shelf life, " : ""}sizes, weights, other variants, seasons and stock or the most that you can supply? Do you keep them in a file, till or stock system?`,
    asks: "client",
    blocks: "page",
    when: any(shows("Products"), does("shop")),
    settledBy: any(
      sellsNoGoods,
      all(hasPricedOffers, not(does("shop"))),
      // If the client wants no shop and lists the range, the page has enough.
      all(declines("shop"), not(does("shop")), listsOffers),
      // The question about the menu page asks for the dishes.
      all(
        isFood,
        not(shows("Products")),
        not(hasPageNamed(shopPage)),
        hasPageNamed(/^(?:our |the )?menus?$|^speisekarte$|^(?:la )?carte$/),
      ),
    ),
    quotes: (project) => {
      const said = [
        ...sentencesOn("productData", "allergens")(project),
        ...(isFood(project) ? namesAllergen(project) : []),
      ];
      // The words to print may stand in the sentence that asks for them.
      return said.filter((text) => !said.some((other) => other !== text && other.includes(text)));
    },
  },
  {
    id: "prices-missing",
    path: placeOf("Pricing"),
    question: (project) =>
      shareFees(project).length > 0
        ? "Of what is this share charged, is there a minimum, and what do customers pay on top of it (or at the start or end)? May the price page show it?"
        : pricesInPassing(project).length > 0
          ? "Which prices should the price page show? So far we only know what you wrote in passing."
          : "Which prices should the price page show? You have not given us any.",
    asks: "client",
    blocks: "page",
    when: shows("Pricing", "pricing"),
    // A price that is known but must not be shown is not missing.
    settledBy: any(
      hasPricedOffers,
      ({ words }) => words.facts.some(({ kind }) => kind === "price"),
      hasConflict("price", "prices"),
    ),
    quotes: (project) => [...new Set([...shareFees(project), ...pricesInPassing(project)])],
  },
  {
    id: "prices-differ",
    path: placeOf("Pricing"),
    question: "Which of these prices is right?",
    asks: "client",
    blocks: "page",
    when: (project) => differingPrices(project).length > 0,
    quotes: differingPrices,
  },
  {
    id: "prices-open",
    path: placeOf("Pricing"),
    question: (project) =>
      openPrices(project)
        .map(({ asks }) => asks)
        .join(" "),
    asks: "client",
    // Beside the other prices, the page says 'ask us' for these.
    blocks: blocksPageIf(
      all(
        asksUnpriced,
        any(hasPricedOffers, (project) => factsOf(project, "price").some(({ isConfirmed }) => isConfirmed)),
      ),
    ),
    when: (project) => openPrices(project).length > 0,
    // The question about the membership page asks for fees and benefits.
    settledBy: any(
      all(wantsNoPrices, not(hasConflict("price", "prices"))),
      all(hasPageNamed(/\bjoin|\bmember/), (project) =>
        openPrices(project).every(({ quotes }) => quotes.every((text) => /\ba year\b|\bmember/i.test(text))),
      ),
    ),
    quotes: (project) => openPrices(project).flatMap(({ quotes }) => quotes),
  },
  {
    id: "prices-current",
    path: placeOf("Pricing"),
    question: (project) => {
      if (isChargeAlone(project))
        return `Is this charge current${asksTax(project) ? `, and is ${salesTax(project)} in it` : ""}?`;
      const included = isPackageOpen(project)
        ? "what does each include, for how many people and for how long"
        : startsAt(project)
          ? "what does the lowest one include, and what makes it dearer"
          : "what does each include";
      const shown =
        showingDoubts(project).length > 0
          ? " How should the site show them: exactly, with 'from', or not at all?"
          : "";
      return asksTax(project)
        ? `Are these prices current, ${included}, and is ${salesTax(project)} in them?${shown}${extrasQuestion(project)}${payingQuestion(project)}`
        : `Are these prices current, and ${included}?${shown}${extrasQuestion(project)}${payingQuestion(project)}`;
    },
    asks: "client",
    blocks: blocksPageIf(any(shows("Pricing", "pricing"), does("shop", "booking"))),
    when: hasFact("price"),
    settledBy: any(
      (project) => openPriceSentences(project).length === 0,
      // Whether the site shows any is asked where the client also names prices for visitors.
      all(wantsNoPrices, not(hasConflict("price", "prices"))),
      isFeeTold,
      // The question about stays asks for the prices of the rooms.
      (project) => openPriceSentences(project).every((text) => staysAsked(project).includes(text)),
      // The question about the products asks for their prices.
      all(does("shop"), not(sellsNoGoods), not(does("booking"))),
    ),
    quotes: (project) => [
      ...openPriceSentences(project),
      ...showingDoubts(project),
      ...levelsToPrice(project),
    ],
  },
  seasonPrices,
  votedPricesQuestion,
  offersIncluded,
  distanceCounted,
  { ...priceExtras, when: all(priceExtras.when, not(asksWhatIsIncluded)) },
  {
    id: "prices-tax",
    path: placeOf("Pricing"),
    question: (project) => `Do your prices include ${salesTax(project)}?`,
    asks: "client",
    blocks: "page",
    when: all(hasPricedOffers, showsPrices, asksTax, not(hasFact("price"))),
  },
  consumerPrices,
  vouchersQuestion,
  {
    id: "product-pictures",
    path: "assets.files",
    question: "Who takes the product pictures, and when will they be ready?",
    asks: "client",
    blocks: "page",
    when: all(does("shop"), ({ form }) => form.aiImageSourcing),
    settledBy: hasFile("product"),
  },
];
