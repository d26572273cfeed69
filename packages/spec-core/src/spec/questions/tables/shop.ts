import type { Project } from "../../project.ts";
import { sellsSoftware } from "../../software.ts";
import {
  all,
  any,
  declines,
  does,
  hasPageNamed,
  mentions,
  not,
  sentencesOn,
  sentencesOnlyOn,
  shows,
  together,
} from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { isEvidentlyTiny } from "../size.ts";
import { deliveryQuestion } from "./delivery.ts";
import { shopPage } from "./own-pages.ts";

/** True where orders are collected and paid for on the spot. */
const isCollected: Check = all(mentions("payLater"), not(mentions("delivery")));

const pickedUp =
  /\b(?:pick(?:ed)?[- ]?(?:it |them )?up|click (?:and|&) collect|for collection|collect(?:ed)? (?:it|them|in|from|on|at))\b/i;
const amongOthers = /\b(?:also|or|option\w*|is possible|free|local)\b/i;
const someDay =
  /\b(?:not (?:just |quite )?yet|thinking (?:of|about)|one day|some ?day|later|no (?:delivery|shipping))\b/i;

/** True where orders are picked up, and no answer mentions sending them now. */
const isPickup: Check = (project) =>
  sentencesOn("pickup")(project).some((text) => pickedUp.test(text) && !amongOthers.test(text)) &&
  sentencesOn("delivery")(project).every((text) => someDay.test(text));

// Things that are sent to the agency are no parcels.
const mailOrders = (project: Project): string[] =>
  sentencesOn("mailOrder")(project).filter(
    (text) =>
      !/\b(?:numbers?|photos?|pictures?|files?|texts?|list|logo|papers?|documents?|invoices?|quotes?)\b/i.test(
        text,
      ),
  );

const noGoods =
  /\b(?:courses?|class(?:es)?|lessons?|tuition|rentals?|rent|hire|tickets?|guided tours?|memberships?|escape (?:rooms?|games?)|per (?:player|participant))\b/i;

/** True where the business sells places, hire, lessons or software, and nothing that is sent. */
export const sellsNoGoods: Check = (project) => sellsPlaces(project) || sellsSoftware(project);

const sellsPlaces: Check = (project) =>
  !shows("Products")(project) &&
  !mentions("shopTool", "pickup")(project) &&
  mailOrders(project).length === 0 &&
  (hasPageNamed(noGoods)(project) ||
    project.words.statements.some(({ text, field }) => field === "description" && noGoods.test(text)));

const deliverySentences = sentencesOn("delivery", "pickup");

const sellsBookedPlaces: Check = all(sellsNoGoods, does("booking"));

/** Whether the client leaves the choice of the shop system to the agency: by saying so, or by naming none. */
const isSystemOpen: Check = any(
  together("advice", "shopTool"),
  together("advice", "shop"),
  not(mentions("shopTool")),
);

/** Questions about selling on the site, and about money that comes in otherwise. */
export const shopQuestions: readonly QuestionRule[] = [
  {
    id: "shop-system",
    path: "technology.backend",
    question:
      "Does the shop stay on the system named, with a new design, or move; who gives access to it, and which of its apps, orders and customers are kept?",
    asks: "client",
    blocks: "page",
    when: all(does("shop"), not(isSystemOpen)),
    // The booking tool sells them.
    settledBy: sellsBookedPlaces,
    quotes: sentencesOnlyOn(["shopTool", "productData"], ["reviews"]),
  },
  {
    id: "shop-system",
    path: "technology.backend",
    question:
      "Which shop system is proposed, at which monthly cost within the budget, and in whose account does it run?",
    asks: "agency",
    blocks: "page",
    when: all(does("shop"), isSystemOpen),
    settledBy: sellsBookedPlaces,
    quotes: sentencesOnlyOn(["shopTool", "productData"], ["reviews"]),
  },
  {
    id: "shop-online",
    path: "projectRequirements.scope.features",
    question:
      "Does the shop sell on the site as well, or does its page only tell where it is, when it is open and what there is?",
    asks: "client",
    blocks: "page",
    when: all(hasPageNamed(shopPage), not(does("shop"))),
  },
  {
    id: "marketplace",
    path: "projectRequirements.scope.features",
    question:
      "What becomes of the shop or profile on the marketplace named: does it stay, at which address, does the site link to it, and are stock and prices kept in step?",
    asks: "client",
    blocks: "page",
    when: mentions("marketplace"),
    quotes: sentencesOn("marketplace"),
  },
  {
    id: "sell-online",
    path: "projectRequirements.scope.features",
    question: "Shall visitors order on the site, or by phone and e-mail as now?",
    asks: "client",
    blocks: "page",
    when: all((project) => mailOrders(project).length > 0, mentions("mailOrder"), not(does("shop"))),
    settledBy: declines("shop"),
    quotes: mailOrders,
  },
  {
    id: "payment",
    path: "technology.backend",
    question: (project) =>
      does("shop")(project)
        ? "How can customers pay, through which payment provider, and is there an account with it?"
        : "What can be paid for on the site, through which payment provider, and is there an account with it?",
    asks: "client",
    blocks: "launch",
    when: any(does("shop"), mentions("payOnline")),
    settledBy: all(isCollected, not(mentions("payOnline"))),
    quotes: sentencesOn("payTool", "payOnline"),
  },
  {
    id: "delivery",
    path: "projectRequirements.scope.features",
    question: (project) => deliveryQuestion(deliverySentences(project)) ?? "",
    asks: "client",
    blocks: "launch",
    when: does("shop"),
    settledBy: any(
      isCollected,
      isPickup,
      all(sellsNoGoods, not(mentions("delivery"))),
      (project) => deliveryQuestion(deliverySentences(project)) === null,
    ),
    quotes: deliverySentences,
  },
  {
    id: "returns",
    path: "projectRequirements.scope.features",
    question: "Where do returned goods go, who pays for the way back, and which goods cannot be returned?",
    asks: "client",
    blocks: "launch",
    when: does("shop"),
    settledBy: any(isCollected, isPickup, sellsNoGoods),
    quotes: sentencesOn("returns"),
  },
  {
    id: "age-check",
    path: "legalAndCompliance.requirements",
    question:
      "Does the licence cover sales online of what only adults may buy, and how is the age checked: on entry, on ordering and on delivery?",
    asks: "client",
    blocks: "launch",
    when: all(does("shop"), mentions("alcohol")),
    quotes: sentencesOn("alcohol"),
  },
  {
    id: "collected-orders",
    path: "projectRequirements.scope.features",
    question:
      "What can be ordered for which days and until when, how many at most, who confirms it, when is it collected, and what happens to what nobody collects?",
    asks: "client",
    blocks: "launch",
    when: all(does("shop"), any(isCollected, isPickup)),
    quotes: sentencesOn("payLater", "pickup"),
  },
  {
    id: "accessibility-duty",
    path: "implementationGuidance.accessibility",
    question:
      "Does the business have fewer than ten people and at most two million euros of turnover or balance sheet? Services of others fall under the European Accessibility Act.",
    asks: "client",
    blocks: "launch",
    when: all(does("shop", "booking"), ({ legal }) => legal.law?.family === "eu"),
    settledBy: isEvidentlyTiny,
  },
  {
    id: "donations",
    path: "projectRequirements.scope.features",
    question: ({ country }) =>
      country === "GB"
        ? "Through which provider are donations taken, once or monthly, with Gift Aid, and who sends receipts?"
        : "Through which provider are donations taken, once or monthly, and who sends receipts for the tax office?",
    asks: "client",
    blocks: "page",
    when: does("donations"),
    quotes: sentencesOn("donations", "donationTool"),
  },
  {
    id: "charity-number",
    path: "legalAndCompliance.provider",
    question: "Under which number and in which register is the charity or association entered?",
    asks: "client",
    blocks: "launch",
    when: ({ legal }) => legal.isCharity,
    settledBy: ({ form, words }) =>
      form.registrationNumber.trim() !== "" || words.facts.some(({ kind }) => kind === "registration"),
    quotes: sentencesOn("charity"),
  },
];
