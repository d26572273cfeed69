import type { Project } from "../../project.ts";
import { sellsSoftware } from "../../software.ts";
import { adultGoods } from "../adult-goods.ts";
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
import { blocksLaunchIf, type Check, type QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { hasSmallBudget, isEvidentlyTiny } from "../size.ts";
import { deliveryQuestion } from "./delivery.ts";
import { goodsBeside } from "./goods-beside.ts";
import { shopPage } from "./page-names.ts";
import { subscriptionTerms } from "./subscriptions.ts";

/** True if orders are collected and paid for on site. */
const isCollected: Check = all(mentions("payLater"), not(mentions("delivery")));

const pickedUp =
  /\b(?:pick(?:ed)?[- ]?(?:it |them )?up|click (?:and|&) collect|pick[- ]?up only|collection only|for collection|collect(?:ed)? (?:it|them|in|from|on|at))\b/i;
const amongOthers = /\b(?:also|or|option\w*|is possible|free|local)\b/i;
const someDay =
  /\b(?:not (?:just |quite )?yet|thinking (?:of|about)|one day|some ?day|later|no (?:delivery|shipping)|(?:don['’]?t|do not|won['’]?t|can['’]?t|cannot|not)(?: ask us to)? (?:ship|post|send|deliver|promise)|maybe|perhaps)\b/i;

/** 'Please don't put anything about delivery', wherever it stands, also in what only the agency reads. */
const noDelivery =
  /(?<!\p{L})(?:no (?:home |online )?(?:delivery|shipping)(?! (?:charges?|fees?|costs?))|(?<=^|[.,;!] )(?:(?:and|but|so) )?(?:we|i) (?:don['’]?t|do not|never|can['’]?t|cannot) (?:deliver|ship|post)(?=[.,;!]|$| (?:anything|at all))|(?:nothing|(?:don['’]?t|do not|dont) \p{L}+ anything) about (?:delivery|shipping|postage))(?!\p{L})/iu;
const refusesDelivery: Check = ({ words }) =>
  words.statements.some(({ text, field }) => field !== "competitors" && noDelivery.test(text));

/** True if orders are collected, and no answer mentions that they are currently shipped. */
const isPickup: Check = (project) =>
  (refusesDelivery(project) ||
    sentencesOn("pickup")(project).some((text) => pickedUp.test(text) && !amongOthers.test(text))) &&
  sentencesOn("delivery")(project).every((text) => someDay.test(text) || noDelivery.test(text));

const orderedAhead = saying(/(?<!\p{L})pre-?orders?(?!\p{L})/iu);

/** Whether people order on the site and collect it. */
export const asksCollectedOrders: Check = all(does("shop"), any(isCollected, isPickup));

/** Takeaway food: nothing is shipped or returned. */
export const isTakeout: Check = (project) =>
  /\btake-?(?:out|away)\b/i.test(`${project.form.niche} ${project.form.description}`) &&
  !mentions("mailOrder")(project) &&
  sentencesOn("delivery")(project).every((text) => /\bno\b/i.test(text));

// Things sent to the agency are not orders.
const mailOrders = (project: Project): string[] =>
  sentencesOn("mailOrder")(project).filter(
    (text) =>
      !/\b(?:numbers?|scores?|reports?|results?|reminders?|photos?|pictures?|files?|texts?|list|logo|papers?|documents?|invoices?|quotes?)\b/i.test(
        text,
      ) &&
      !sentAway.test(text) &&
      !notSent.test(text),
  );

/** 'This cannot be done by post', 'nothing by post'. */
const notSent =
  /(?<!\p{L})(?:not|n['’]t|cannot|never|nothing|no)(?!\p{L})[^.!?]{0,30}(?<!\p{L})by (?:post|mail|courier)(?!\p{L})/iu;

/** Work that others do: 'Bigger we send to Sicily', 'anything else we send to a specialist'. */
const sentAway =
  /(?<!\p{L})(?:bigger|larger|the rest|anything \p{L}+|others?|those|these|that) (?:ones? )?(?:we|i) (?:also )?send(?: (?:it|them))? (?:to|away|out|off)(?!\p{L})/iu;

/** 'I fit what I sell', 'we sell and install boilers', 'supply and fit'. */
const installed = saying(
  /(?<!\p{L})(?:i|we) (?:also |only )?(?:install|fit|mount|lay|hang|put in) (?:only )?(?:what|all|everything|whatever|those|the ones|only what) (?:i|we) sell(?!\p{L})|(?<!\p{L})(?:sell|sells|suppl(?:y|ies)) and (?:also )?(?:install|fit|put in|mount|lay|hang)s?(?!\p{L})/iu,
);

/** Words for an order that is placed, paid or sent without a visit. */
const orderedAway =
  /(?<!\p{L})(?:online|web ?shop|checkout|basket|cart|by post|postage|courier|parcels?|ship(?:ped|ping)?|click (?:and|&) collect|deliver(?:y|ies|ed)?|order on)(?!\p{L})/iu;

/**
 * Whether the goods are seen in a showroom and sold with their installation: nothing is put into a cart, and whether
 * the site takes any money is the first question.
 */
export const isShowroomAlone: Check = all(
  does("shop"),
  not(mentions("payOnline", "payTool", "shopTool", "mailOrder")),
  (project) => installed(project).length > 0,
  ({ words }) =>
    !words.statements.some(({ text, field }) => field !== "competitors" && orderedAway.test(text)),
);

const noGoods =
  /\b(?:courses?|class(?:es)?|lessons?|tuition|rentals?|rent|hire|tickets?|guided tours?|memberships?|escape (?:rooms?|games?)|per (?:player|participant))\b/i;

/** True if the business sells places, rentals, lessons or software, and nothing that is shipped. */
export const sellsNoGoods: Check = (project) => sellsPlaces(project) || sellsSoftware(project);

// Things that are shipped or sold by weight are goods.
const sendsGoods = saying(
  /\b(?:send|sending|ship|shipping|parcels?|by post|in the post|courier)\b|\d ?(?:kg|g|grams?|kilos?)\b/iu,
  /\b(?:numbers?|dates?|photos?|pictures?|files?|texts?|lists?|logo|papers?|documents?|invoices?|quotes?|certificates?|links?|e-?mails?|messages?)\b/iu,
);

/** The shop of a business that also gives courses: 'at the front is the shop, mostly our own mugs'. */
const ofOwnShop = saying(/(?<!\p{L})(?:the|our|my|own|a|little|small|tiny|gift) shop(?!\p{L})/iu, noGoods);
const ofNoGoods = (text: string): boolean =>
  noGoods.test(text) ||
  /(?<!\p{L})(?:vouchers?|gift cards?|(?:per|a) (?:person|player|head|guest|child)|team events?|birthdays?|part(?:y|ies))(?!\p{L})/iu.test(
    text,
  );

/** Whether the site has a page for a shop and the answers name something in it that is no course, ticket or voucher. */
const hasShopOfGoods: Check = (project) =>
  hasPageNamed(shopPage)(project) &&
  (ofOwnShop(project).length > 0 ||
    project.form.offers.some(({ name, what }) => name.trim() !== "" && !ofNoGoods(`${name} ${what}`)));

const sellsPlaces: Check = (project) =>
  !shows("Products")(project) &&
  !hasShopOfGoods(project) &&
  sendsGoods(project).length === 0 &&
  !mentions("shopTool", "pickup")(project) &&
  mailOrders(project).length === 0 &&
  (hasPageNamed(noGoods)(project) ||
    noGoods.test(project.form.niche) ||
    project.words.statements.some(({ text, field }) => field === "description" && noGoods.test(text)));

const ofDelivery = /\b(?:deliver|shipping|postage|carriage|collection|pick[- ]?up)/i;

/** What the answers say about delivery, in sentences and in the list of offers. */
const deliverySentences = (project: Project): string[] => [
  ...sentencesOn("delivery", "pickup")(project),
  ...project.form.offers
    .map(({ name, what, price }) => `${name}: ${what} ${price}`)
    .filter((text) => ofDelivery.test(text)),
];

/** Words for shipping; 'Colin will come to the house' is a visit by a buyer, 'off the cruise ships' a vessel. */
const isSent =
  /(?<!\p{L})(?:deliver\p{L}*|(?<!(?:cruise|sailing|tall|the|of|off|their|these|those|old|big|an?) )ship(?:s|ped|ping)?|post(?:s|ed|age|al)?|parcels?|couriers?|send|click (?:and|&) collect|pick(?:ed)?[- ]?up|collect(?:s|ed|ion)?)(?!\p{L})/iu;
/** 'Maybe parcels, we tried it once and lost money': nothing is sent at present. */
const notSentNow =
  /(?<!\p{L})(?:tried (?:it|that|this)|lost money|used to (?:deliver|send|ship|post)|stopped (?:it|that|deliver\p{L}*|sending|shipping|posting)|gave (?:it|that) up|no longer (?:deliver|send|ship|post))(?!\p{L})/iu;
/** What the client says of goods that are sent at present. */
export const goodsSent = (project: Project): string[] =>
  deliverySentences(project).filter((text) => isSent.test(text) && !notSentNow.test(text));

// Verpackungsgesetz § 9 (DE), Verpackungsverordnung 2014 § 8 (AT), Code de l'environnement L541-10-13 (FR).
const packagingCountries: readonly string[] = ["DE", "AT", "FR"];
const namedThere = /\b(?:germany|austria|france|the (?:whole )?eu|european union|europe)\b/i;

/** Whether parcels go to a country in which businesses must register packaging sent to consumers. */
const sendsWherePackagingIsRegistered: Check = (project) =>
  packagingCountries.includes(project.country ?? "") ||
  deliverySentences(project).some((text) => namedThere.test(text));

/** Whether a shop stands beside courses or tickets, and nothing is said of sending anything from it. */
const isRangeOpen: Check = (project) =>
  hasShopOfGoods(project) &&
  noGoods.test(project.form.description) &&
  deliverySentences(project).length === 0;

const sellsBookedPlaces: Check = all(sellsNoGoods, does("booking"));

// 'Shop runs on Commerce7': a system of any name.
const runsOn = saying(
  /(?<!\p{L})(?:[Ss]hop|[Ss]tore|[Oo]rders?|[Cc]heckout) (?:\p{Ll}+ )?(?:runs?|goes|go|works?|sits?) (?:on|through|via|with) (?!Insta|Face|Whats|Google|Excel|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}[\p{L}\p{N}]+/u,
);
const namesSystem: Check = (project) => mentions("shopTool")(project) || runsOn(project).length > 0;

/** Whether the agency chooses the shop system: the client says so, or names none. */
const isSystemOpen: Check = any(together("advice", "shopTool"), together("advice", "shop"), not(namesSystem));

/** Whether the answers say how people order. A goal alone does not. */
const speaksOfOrdering: Check = ({ words, does: done }) =>
  done.has("booking") ||
  words.statements.some(({ text }) =>
    /\b(?:online|web ?shop|e-?shop|(?:on|through|via) (?:the|our|my) (?:web ?)?(?:site|shop)|check ?out|cart|basket|orders? (?:by|over|on)|click and collect)\b/i.test(
      text,
    ),
  );

/** 'We order any title for you': customers ask, and buy in the shop. */
export const ordersForCustomers = saying(
  /(?<!\p{L})(?:we|i)(?:['’]ll| will| can)? (?:also |gladly )?order (?:in )?(?:any|anything|whatever|it|them|parts|for you|what)(?!\p{L})|(?<!\p{L})(?:order|reserve|ask) (?:in|at) the (?:shop|store)(?!\p{L})/iu,
);

const whetherCatalog =
  "Should the site have a catalog with a checkout, or do customers order with you and pick it up in the shop?";

/** What the agency may write is not a topic of its own: 'You can draft the part on returns'. */
const leftToAgency =
  /(?<!\p{L})you (?:can|could|may|should|must) (?:\p{L}+ )?(?:draft|write|make up|fill in|do)(?!\p{L})/iu;

/** 'Could people order by WhatsApp and pay by transfer first?': how the client thinks of orders. */
const orderingWays = saying(
  /(?<!\p{L})(?:orders?|ordering|buy|buying)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:whats ?app|by (?:phone|text|e-?mail|message)|eft|bank transfer|paypal)(?!\p{L})/iu,
);

/** Questions about selling on the site, and about other income. */
export const shopQuestions: readonly QuestionRule[] = [
  {
    id: "shop-system",
    path: "technology.backend",
    question:
      "Do you want to keep your shop system and give it a new design, or move? Who can give us access, and which apps, orders and customers have to be kept?",
    asks: "client",
    blocks: "page",
    when: all(does("shop"), not(isSystemOpen)),
    // They are sold through the booking tool.
    settledBy: sellsBookedPlaces,
    quotes: (project) => [
      ...new Set([...sentencesOnlyOn(["shopTool", "productData"], ["reviews"])(project), ...runsOn(project)]),
    ],
  },
  {
    id: "shop-online",
    path: "projectRequirements.scope.features",
    question: (project) =>
      isShowroomAlone(project)
        ? "Should people be able to pay for anything on the site (goods, a deposit, a visit), or does it only show what you sell and install? Until you say so, it takes no money."
        : "Should people be able to buy on the site, or should the page only say where the shop is, when it is open and what it sells?",
    asks: "client",
    blocks: "page",
    when: any(all(hasPageNamed(shopPage), not(does("shop"))), isShowroomAlone),
    quotes: (project) => (isShowroomAlone(project) ? installed(project) : []),
  },
  {
    id: "marketplace",
    path: "projectRequirements.scope.features",
    question:
      "Will you keep your shop or profile there, what is its address, and should the site link to it? Do stock and prices have to match?",
    asks: "client",
    blocks: "nothing",
    when: mentions("marketplace"),
    quotes: sentencesOn("marketplace"),
  },
  {
    id: "sell-online",
    path: "projectRequirements.scope.features",
    question: "Should visitors order on the site, or by phone and e-mail as they do now?",
    asks: "client",
    blocks: "page",
    when: all((project) => mailOrders(project).length > 0, mentions("mailOrder"), not(does("shop"))),
    settledBy: declines("shop"),
    quotes: mailOrders,
  },
  goodsBeside,
  subscriptionTerms,
  {
    id: "orders-elsewhere",
    path: "projectRequirements.scope.features",
    question:
      "How do people order what you deliver (in the shop, by phone, by e-mail), and when do they pay? What does it cost to send what is large or heavy? Until when do you take goods back, who pays the postage, and what if something arrives damaged? Whoever orders and pays without coming in needs terms of sale, and in many countries may withdraw.",
    asks: "client",
    blocks: blocksLaunchIf(({ legal }) => legal.law?.family === "eu" || legal.law?.family === "uk"),
    when: all(declines("shop"), not(does("shop")), (project) => goodsSent(project).length > 0),
    settledBy: any(sellsNoGoods, ({ legal }) => legal.isForBusinessesOnly),
    quotes: goodsSent,
  },
  {
    id: "payment",
    path: "technology.backend",
    question: (project) =>
      does("shop")(project)
        ? `${ordersForCustomers(project).length > 0 ? `${whetherCatalog} If it has one: ` : speaksOfOrdering(project) ? "" : "Should customers order and pay on the site, or call and write to you? "}How can customers pay and when (with the order, a deposit, on delivery), through which payment provider, and do you have an account there? Do you take orders in a system already (at which address), or does the site need a basket of its own?`
        : "What can people pay for on the site, through which payment provider, and do you have an account there?",
    asks: "client",
    blocks: "launch",
    when: any(does("shop"), mentions("payOnline")),
    settledBy: any(all(isCollected, not(mentions("payOnline"))), isShowroomAlone),
    quotes: (project) => [
      ...sentencesOn("payTool", "payOnline")(project),
      ...(does("shop")(project) ? orderingWays(project) : []),
    ],
  },
  {
    id: "delivery",
    path: "projectRequirements.scope.features",
    question: (project) =>
      `${isRangeOpen(project) ? "Which of your goods can people buy on the site (with price, size and stock), and which only with you? " : ""}${deliveryQuestion(deliverySentences(project)) ?? ""}`,
    asks: "client",
    blocks: "launch",
    when: does("shop"),
    settledBy: any(
      isShowroomAlone,
      isCollected,
      isPickup,
      isTakeout,
      all(sellsNoGoods, not(mentions("delivery"))),
      (project) => deliveryQuestion(deliverySentences(project)) === null,
    ),
    quotes: deliverySentences,
  },
  {
    id: "returns",
    path: "projectRequirements.scope.features",
    question:
      "Until when can an order be canceled, within how many days do you take goods back and in what condition, do you refund or exchange them, where do customers send them, who pays the postage, and what cannot be returned? What do you do if something arrives late or damaged?",
    asks: "client",
    // The law on withdrawal already sets the period and the costs.
    blocks: blocksLaunchIf(({ legal }) => legal.law?.family !== "eu" && legal.law?.family !== "uk"),
    when: does("shop"),
    settledBy: any(
      isShowroomAlone,
      isCollected,
      isPickup,
      isTakeout,
      sellsNoGoods,
      ({ legal }) => legal.isForBusinessesOnly,
    ),
    quotes: (project) => sentencesOn("returns")(project).filter((text) => !leftToAgency.test(text)),
  },
  {
    id: "packaging",
    path: "legalAndCompliance.requirements",
    question:
      "Under which number are you registered for packaging waste in each country that you send parcels to (LUCID in Germany, a collection system in Austria, the UIN in France)? Shops that send to private customers there have to be.",
    asks: "client",
    blocks: "launch",
    when: all(does("shop"), sendsWherePackagingIsRegistered),
    settledBy: any(
      isShowroomAlone,
      isCollected,
      isPickup,
      sellsNoGoods,
      ({ legal }) => legal.isForBusinessesOnly,
    ),
  },
  {
    id: "age-check",
    path: "legalAndCompliance.requirements",
    question:
      "Does your license cover selling to adults online, and how do you check the buyer's age: on the site, with the order, or on delivery?",
    asks: "client",
    blocks: "launch",
    when: (project) => does("shop")(project) && adultGoods(project).length > 0,
    quotes: adultGoods,
  },
  {
    id: "collected-orders",
    path: "projectRequirements.scope.features",
    question:
      "What can people order, for which days, by when, and how many at most? Until when can they change or cancel it, who confirms it, when do they pick it up, and what if nobody comes?",
    asks: "client",
    blocks: "launch",
    when: asksCollectedOrders,
    quotes: (project) => [
      ...new Set([...sentencesOn("payLater", "pickup")(project), ...orderedAhead(project)]),
    ],
  },
  {
    id: "accessibility-duty",
    path: "implementationGuidance.accessibility",
    question:
      "Do you have fewer than ten people, and no more than two million euros in sales or on your balance sheet? Larger businesses fall under the European Accessibility Act.",
    asks: "client",
    blocks: "launch",
    when: all(does("shop", "booking"), ({ legal }) => legal.law?.family === "eu"),
    settledBy: any(isEvidentlyTiny, hasSmallBudget),
  },
  {
    id: "donations",
    path: "projectRequirements.scope.features",
    question: ({ country }) =>
      country === "GB"
        ? "Which provider handles donations, can people give monthly, do you claim Gift Aid, and who sends receipts?"
        : "Which provider handles donations, can people give monthly, and who sends the tax receipts?",
    asks: "client",
    blocks: "page",
    when: does("donations"),
    quotes: sentencesOn("donations", "donationTool"),
  },
  {
    id: "charity-number",
    path: "legalAndCompliance.provider",
    question: "What is the registration number of your charity or association, and in which register is it?",
    asks: "client",
    blocks: "launch",
    when: ({ legal }) => legal.isCharity,
    settledBy: ({ form, words }) =>
      form.registrationNumber.trim() !== "" || words.facts.some(({ kind }) => kind === "registration"),
    // A sentence about collecting for another charity is not about the association's own number.
    quotes: (project) =>
      sentencesOn("charity")(project).filter(
        (text) =>
          !/(?<!\p{L})(?:for|to) (?:a|an|the|some|other|two|local)(?: \p{L}+){0,2} charit/iu.test(text),
      ),
  },
];
