import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, does, factsOf, hasFact, isOfIndustry, mentions, not, placeOf } from "../checks.ts";
import { isMobileTrade } from "../mobile-trade.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { asksUnpriced } from "./open-prices.ts";
import { goesToCustomers } from "./said-in-passing.ts";

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

export const areExtrasOpen: Check = all(worksAtCustomers, not(mentions("surcharge")));

// With at least this many prices, the list is complete.
const wholeList = 4;

const isListShort: Check = (project) =>
  !does("shop")(project) && factsOf(project, "price").length + project.form.offers.length < wholeList;

/** Added to a question about prices: asks for extra costs and missing prices. Empty if the answers state them. */
export const extrasQuestion = (project: Project): string =>
  areExtrasOpen(project)
    ? " What comes on top (travel, evenings and weekends, material, a minimum), which kinds or sizes cost more, and what does the work cost that has no price here?"
    : isListShort(project)
      ? `${asksUnpriced(project) ? " Which" : " What does everything else you offer cost, and which"} kinds or sizes cost more?`
      : "";

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
  settledBy: (project) => factsOf(project, "price").some(({ isDecided }) => !isDecided),
};
