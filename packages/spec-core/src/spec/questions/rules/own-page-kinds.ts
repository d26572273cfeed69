import type { PartsQuestion } from "../parts.ts";
import type { Check } from "../rule.ts";
import { furtherPageKinds } from "./further-page-kinds.ts";
import { offerPageKinds } from "./offer-page-kinds.ts";
import { kind, type OwnPageKind } from "./own-page-kind.ts";

/** What is hired when a page names no thing: a place. */
const placesForHire =
  "rooms?|halls?|venues?|spaces?|barns?|studios?|pitch|courts?|fields?|pools?|clubs?|club ?house|theatres?|cent(?:re|er)s?|gyms?|kitchens?|churche?s?|private|exclusive|weddings?|part(?:y|ies)|functions?|events?|meetings?|conference|facilit(?:y|ies)|premises|site|staff|crew|we|us|to|for|and|the|our|your|a";

const thingHire = `(?<=\\p{L}{3,20} )(?<!\\b(?:${placesForHire}) )(?:hire|rentals?)`;
const hiredThing = new RegExp(`${thingHire}(?!\\p{L})`, "u");

const hiredPlace =
  /(?<!\p{L})(?:rooms?|halls?|venues?|barns?|studios?|pitch|courts?) (?:for )?(?:hire|rentals?)(?!\p{L})/u;

/** Whether the business hires out things: 'board & wetsuit hire'. A page named 'Hire' is then about these. */
const hiresThings: Check = ({ form }) => {
  const texts = [form.niche, ...form.offers.map(({ name }) => name)].map((text) => text.toLowerCase());
  return texts.some((text) => hiredThing.test(text)) && !texts.some((text) => hiredPlace.test(text));
};

const hiredGoods: PartsQuestion = {
  lead: "What should people know who hire this from you",
  parts: [
    { asks: "what there is, in which sizes or kinds" },
    {
      asks: "for how long (half a day, a day, longer)",
      answeredBy: /\bhalf[- ]days?\b|\b(?:per|an?) (?:hour|day|week|weekend)\b/i,
    },
    { asks: "the price", answeredBy: /[£$€]\s?\d|\d\s?[£$€]|\bper (?:piece|item|day|week)\b/i },
    { asks: "what they leave with you (a deposit, an ID)", answeredBy: /\b[Dd]eposits?\b|\bID\b/ },
    { asks: "who pays for what is lost or damaged", answeredBy: /\b(?:lost|damaged?)\b/i },
    {
      asks: "how it gets to them and back",
      answeredBy: /\b(?:deliver\p{L}*|pick(?:ed)?[- ]?up|collect\p{L}*)\b/iu,
    },
    { asks: "how they ask for it (or whether they simply come)" },
  ],
};
const ofHire = /\b(?:hire|hiring|rent|rental|deliver(?:y|ies)|pick[- ]?ups?)\b/i;

/** The kinds of custom pages about goods that are hired or delivered. */
const goodsPageKinds: readonly OwnPageKind[] = [
  kind(
    new RegExp(
      `${thingHire}(?!\\p{L})(?! .{0,40}\\b(?:tours?|events?)$)|^(?:our )?rentals?$|\\bhire (?:a|an|our) (?!room|hall|venue|space)`,
      "u",
    ),
    hiredGoods,
    "page",
    ofHire,
  ),
  { ...kind(/^(?:our |the )?(?:hire|for hire)$/, hiredGoods, "page", ofHire), fits: hiresThings },
  kind(
    /\bwhere (?:we|i) deliver\b|\bdelivery (?:areas?|zones?|map)\b/,
    {
      lead: "What should people know about your delivery",
      parts: [
        {
          asks: "which places or postal codes you serve (and which not)",
          answeredBy:
            /\b[Dd]eliver(?:y|ies|s|ing)? (?:is |are )?(?:to|in|around|across|within) (?:\p{Lu}|\d)/u,
        },
        {
          asks: "on which days",
          answeredBy: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bevery day\b/i,
        },
        {
          asks: "from when to when",
          answeredBy: /\d ?(?:am|pm)\b|\d[:.]\d\d\b|\b\d{1,2} ?(?:-|–|to) ?\d{1,2}\b/i,
        },
        {
          asks: "until when they order or change an order",
          answeredBy: /\border(?:s|ed)?\b[^.!?]{0,40}\b(?:by|before|until) \S/i,
        },
        { asks: "what it costs", answeredBy: /[£$€]\s?\d|\d\s?[£$€]|\b(?:free|included)\b/i },
        {
          asks: "where it is left if nobody is in",
          answeredBy: /\b(?:doorsteps?|porch|leave it|left (?:at|by|with|in|on))\b/i,
        },
      ],
    },
    "page",
    /\bdeliver(?:y|ies|ed|ing)?\b/i,
  ),
];

/** Trades that make the drinks which a page of theirs lists. */
const makesDrinks =
  /(?<!\p{L})(?:vineyards?|winer(?:y|ies)|wine ?makers?|brewer(?:y|ies)|cider(?:y| makers?)?|distiller(?:y|ies))(?!\p{L})/iu;

/** Pages that the general kinds below would take for others: 'Our wines' for a menu, 'Schedule a tour' for a course. */
const particularPageKinds: readonly OwnPageKind[] = [
  kind(
    /\bhandbook\b/,
    "What should this page hold: a file to download, a summary, or only how to get it? Please send the present one and say what in it may be used and who keeps it up to date.",
    "page",
    /\bhandbook\b/i,
  ),
  kind(
    /\benrol(?:l|ling|lment|ment)?\b|^(?:school |our )?admissions$/,
    "How does somebody join, step by step, from the first contact or visit to the first day: who decides, from what age and when, what do they fill in, bring, sign and pay, is there a waiting list, and how do they ask for a visit?",
    "page",
    /\b(?:enrol\p{L}*|admissions?|waiting lists?|visits?)\b/iu,
  ),
  kind(
    /^(?:(?:our|the|my|meet) )+(?:horses|ponies|donkeys|dogs|cats|goats|sheep|cows|cattle|pigs|hens|alpacas|llamas|herd|flock|animals)\b/,
    "Which animals should this page show, each with its name, kind, age, picture and a line on what it is like, and which not? Who writes that, and who keeps the page up to date?",
    "page",
    /\b(?:horses?|pon(?:y|ies)|donkeys?|dogs?|cats?|goats?|sheep|cows?|pigs?|hens?|alpacas?|animals?)\b/i,
  ),
  kind(
    /^(?:our )?(?:school|nursery|pre-?school|kindergarten) policies\b|\bpolicies\b.*\b(?:reports?|ero|ofsted|inspections?)\b|\b(?:reports?|ero|ofsted|inspections?)\b.*\bpolicies\b/,
    "Which policies and reports should this page show, in full, as files or in a summary, and of which date? Who sends them, and who replaces them when they change?",
    "page",
    /\b(?:polic(?:y|ies)|reports?)\b/i,
  ),
  kind(
    /\b(?:schedule|book|arrange|request) an? (?:tour|visit|viewing)\b|^(?:school )?(?:tours?|visits?) (?:of|to) (?:the|our) (?:school|preschool|nursery|home|premises|site|hall)\b/,
    "Who may come and see it, on which days and at what times, for how long and how far ahead? Do people ask for a time that you confirm, or book a free one (in which calendar), and how soon do you reply?",
    "page",
    /\b(?:tours?|viewings?)\b/i,
  ),
  {
    ...kind(
      /\b(?:wines|ciders|beers|gins|spirits|whiskies)\b(?! (?:bank|clubs?|tours?|tastings?|fairs?|festivals?))/,
      "Please send of each drink: its name and year or style, what it is made of, how it tastes, its alcohol by volume, its allergens (such as sulphites), the size, the price, and whether it is still for sale. Which picture shows it?",
      "page",
      /\b(?:vintages?|bottles?|tasting notes?)\b/i,
    ),
    fits: ({ form }) => makesDrinks.test(form.niche),
  },
];

/** The kinds of custom pages; the first that matches a page's name applies. */
export const ownPageKinds: readonly OwnPageKind[] = [
  ...particularPageKinds,
  ...offerPageKinds,
  ...goodsPageKinds,
  ...furtherPageKinds,
];

/** The question about a house or room that guests can book. */
export const housePage: PartsQuestion = {
  lead: "What should this page show",
  parts: [
    { asks: "the beds in each room", answeredBy: /\b(?:double|twin|single|king|bunk)s?\b/i },
    {
      asks: "the equipment",
      answeredBy: /\b(?:kitchen|wi-?fi|woodburner|stove|dishwasher|washing machine)\b/i,
    },
    { asks: "the price by season", answeredBy: /[£$€]\s?\d|\d\s?(?:[£$€]|eur\b|euros?\b)/ },
    { asks: "which pictures belong to it" },
  ],
};

/** The question about a page whose name matches no kind. */
export const otherPage: PartsQuestion = {
  lead: "What should be on this page",
  parts: [
    { asks: "what you offer or explain (and what not)" },
    { asks: "for whom it is, and for whom not" },
    { asks: "how it goes, and what is included" },
    { asks: "what people have to know, bring, decide or sign before" },
    {
      asks: "where and when (or how long it takes)",
      answeredBy:
        /\d[:.]\d\d\b|\d ?(?:am|pm|hours?|weeks?|days?|min\p{L}*)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu,
    },
    { asks: "the price", answeredBy: /[£$€]\s?\d|\d\s?(?:[£$€]|eur\b|euros?\b)|\bfree\b/i },
    { asks: "which pictures or lists belong to it" },
    {
      asks: "how people ask for it",
      answeredBy: /\b(?:ring|call|phone|text|whats ?app|e-?mail|book|order)(?:ed|ing|s)?\b/i,
    },
  ],
};
