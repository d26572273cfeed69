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
import type { Check, QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { foodFacts, sellsFood } from "./food-goods.ts";
import { seasonPrices, votedPricesQuestion } from "./launch-prices.ts";
import { shopPage } from "./page-names.ts";
import { priceQuestions } from "./prices.ts";
import { shareFees } from "./prices-without-tax.ts";
import { offersCovered, servicesCovered } from "./services-covered.ts";
import { goodsSent, isTakeout, ordersForCustomers, sellsNoGoods } from "./shop.ts";
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
  offersCovered,
  {
    id: "product-data",
    path: placeOf("Products"),
    question: (project) =>
      `${ordersForCustomers(project).length > 0 ? "If the site has a catalog with a checkout: which" : "Which"} products should the site show, with which pictures, ${refusesSomePrices(project) ? "" : "prices, "}${isFood(project) || sellsFood(project) ? "ingredients, allergens, origin, storage and shelf life, " : ""}sizes, weights, other variants, seasons and stock or the most that you can supply? Do you keep them in a file, till or stock system?${isTakeout(project) ? "" : foodFacts(project, goodsSent(project).length > 0)}`,
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
  ...priceQuestions,
  seasonPrices,
  votedPricesQuestion,
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
