import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, hasFact, not, placeOf } from "../checks.ts";
import { blocksLaunchIf, blocksPageIf, type QuestionRule } from "../rule.ts";
import { askedOn, saying } from "../saying.ts";
import { wantsNoPrices } from "../wishes.ts";

const rise =
  "(?:go(?:ing)? up|rise|rising|increas(?:e|ing)|chang(?:e|ing)|(?:put|putting|rais(?:e|ing)) (?:it|them|that|this|(?:the |our |my |all )?(?:prices?|rates?|fees?))(?: up)?)";
const perhaps =
  "(?:might|may|could|will|would|going to|about to|want to|have to|thinking of|(?:not|n['’]t|havent) decided)";
const soon =
  "(?:(?:after|before|from|in|by|at|around|over|next|this) (?:the )?(?:new year|christmas|xmas|easter|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|week|month|season|term|launch|holidays)|soon|shortly)";
const ofPrices = /[£$€] ?\d|\d ?[£$€]|(?<!\p{L})(?:prices?|rates?|fees?|charges?)(?!\p{L})/iu;

const beforeLaunch =
  "(?<!\\p{L})(?:check|ask|confirm)(?!\\p{L})[^.!?]{0,40}before (?:it|the site|this|you) (?:goes?|is|are|puts?|gets?) (?:it )?(?:live|online|up)(?!\\p{L})";

const changes = saying(
  new RegExp(
    `(?<!\\p{L})${perhaps} (?:\\p{L}+ ){0,2}${rise}(?!\\p{L})[^.!?]{0,60}(?<!\\p{L})${soon}(?!\\p{L})|${beforeLaunch}`,
    "iu",
  ),
);

const undecided =
  /(?:(?<!\p{L})(?:not|havent|hasnt)|n['’]t) (?:yet )?(?:decided|sure|certain)(?!\p{L})|(?<!\p{L})(?:undecided|no idea)(?!\p{L})/iu;
const asksForCheck = new RegExp(beforeLaunch, "iu");

/** 'Prices may go up after Easter', 'might rise to £40 in March', 'check the fees with us before it goes live'. */
export const changingPrices = (project: Project): string[] =>
  changes(project).filter((text) => ofPrices.test(text));

/** 'I haven't set this year's price for the trees yet.' */
const pricesUnset = saying(
  /(?:(?<!\p{L})(?:not|havent|hasnt)|n['’]t) (?:yet )?(?:set|fixed|settled|worked out|agreed|decided(?: on)?) (?:(?:this|next) (?:year|season|summer|autumn|winter|spring)(?:['’]?s)?|the (?:new|20\d\d)|our new) (?:prices?|rates?|fees?)(?!\p{L})/iu,
);

/** Asks for a price that the client has still to set for the year or season. */
export const seasonPrices: QuestionRule = askedOn("prices-unset", pricesUnset, {
  path: placeOf("Pricing"),
  question: "What is the price for this year, and from which day does it hold?",
  // A page that shows the price of another year is wrong.
  blocks: blocksPageIf(({ words }) => words.facts.some(({ kind }) => kind === "price")),
  settledBy: wantsNoPrices,
});

const body = "(?:committee|board|members|trustees|council|partners|meeting|agm|assembly)";
const sums = "(?:fees?|prices?|rates?|subscriptions?|dues|charges?|rents?)";

/** The sentences that leave a price to a meeting: 'The committee votes on the fee in May', 'to be set at the AGM'. */
export const votedPrices = saying(
  new RegExp(
    `(?<!\\p{L})${body} (?:\\p{L}+ ){0,3}(?:vote|votes|voting|decide|decides|deciding|set|sets|agree|fix|fixes) (?:on |about |whether )?(?:\\p{L}+(?:[’']s)? ){0,3}${sums}(?!\\p{L})|(?<!\\p{L})${sums}(?!\\p{L}) (?:\\p{L}+ ){0,3}(?:voted(?: on)?|decided|set|agreed|fixed) (?:on )?(?:by|at) (?:the|our) ${body}(?!\\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:has|have|had|was|were|last (?:year|month|week)|already) (?:\p{L}+ )?(?:voted|decided|agreed|set|fixed)(?!\p{L})/iu,
);

/** Asks what was decided about a price that a meeting has to settle. */
export const votedPricesQuestion: QuestionRule = askedOn("prices-voted", votedPrices, {
  path: placeOf("Pricing"),
  question:
    "What was decided here, for which of the prices that you gave (also the reduced ones), and from which day does it hold? Until then the site shows the present ones.",
  blocks: "page",
  settledBy: wantsNoPrices,
});

/** Asks for the prices of the launch where the client says that they may change before it. */
export const launchPrices: QuestionRule = {
  id: "launch-prices",
  path: placeOf("Pricing"),
  question:
    "Which prices hold on the day the site goes online? If others follow later: which, and from which day?",
  asks: "client",
  // A change that nobody has decided on leaves the present prices right.
  blocks: blocksLaunchIf((project) =>
    changingPrices(project).some((text) => asksForCheck.test(text) || !undecided.test(text)),
  ),
  when: all(
    (project) => changingPrices(project).length > 0,
    any(hasFact("price"), ({ form }) => form.offers.some(({ price: sum }) => isAnswered(sum))),
    not(wantsNoPrices),
  ),
  quotes: changingPrices,
};
