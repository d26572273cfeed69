import { singular } from "../../../text/singular.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, hasFact, not, placeOf } from "../checks.ts";
import { blocksLaunchIf, blocksPageIf, type QuestionRule } from "../rule.ts";
import { askedOn, saying, sayingForUs } from "../saying.ts";
import { wantsNoPrices } from "../wishes.ts";

const rise =
  "(?:go(?:ing)? up|rise|rising|increas(?:e|ing)|chang(?:e|ing)|(?:put|putting|rais(?:e|ing)) (?:it|them|that|this|(?:the |our |my |all )?(?:prices?|rates?|fees?)|(?:[\\p{L}’'-]+ ){1,4}(?:up(?!\\p{L})|to(?= [£$€]?\\d)))(?: up)?)";
const perhaps =
  "(?:might|may|could|will|would|going to|about to|want to|have to|thinking (?:of|about)|considering|plan(?:ning)? (?:to|on)|(?:not|n['’]t|havent) decided)";
const soon =
  "(?:(?:after|before|from|in|by|at|around|over|next|this) (?:the )?(?:new year|christmas|xmas|easter|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|week|month|season|term|launch|holidays)|soon|shortly)";
const ofPrices = /[£$€] ?\d|\d ?[£$€]|(?<!\p{L})(?:prices?|rates?|fees?|charges?)(?!\p{L})/iu;

const beforeLaunch =
  "(?<!\\p{L})(?:check|ask|confirm)(?!\\p{L})[^.!?]{0,40}before (?:it|the site|this|you) (?:goes?|is|are|puts?|gets?) (?:it )?(?:live|online|up)(?!\\p{L})";

const announced = new RegExp(
  `(?<!\\p{L})${perhaps} (?:\\p{L}+ ){0,2}${rise}(?!\\p{L})[^.!?]{0,60}(?<!\\p{L})${soon}(?!\\p{L})|${beforeLaunch}`,
  "iu",
);
const changes = saying(announced);

/** The same in the notes for the agency alone, which no question quotes. */
const changesForUs = sayingForUs(announced);

const undecided =
  /(?:(?<!\p{L})(?:not|havent|hasnt)|n['’]t) (?:yet )?(?:decided|sure|certain)(?!\p{L})|(?<!\p{L})(?:undecided|no idea)(?!\p{L})/iu;
const asksForCheck = new RegExp(beforeLaunch, "iu");

/** 'Prices may go up after Easter', 'might rise to £40 in March', 'check the fees with us before it goes live'. */
const changingPrices = (project: Project): string[] => changes(project).filter((text) => ofPrices.test(text));

const priceWord = /(?<!\p{L})(?:prices?|rates?|fees?|charges?)(?!\p{L})/iu;
const lettersMin = 4;

/** The typed offers with a price that a note names: 'Loaf' for 'we may put the loaf up'. */
const offersNamed = ({ form }: Project, text: string): Project["form"]["offers"] => {
  const said = text.toLowerCase();
  return form.offers.filter(
    ({ name, price }) =>
      isAnswered(price) &&
      (name.toLowerCase().match(/\p{L}+/gu) ?? []).some(
        (word) => word.length >= lettersMin && said.includes(singular(word)),
      ),
  );
};

/** The notes for the agency that say so of a price. */
const changingForUs = (project: Project): string[] =>
  changesForUs(project).filter(
    (text) => priceWord.test(text) || (ofPrices.test(text) && offersNamed(project, text).length > 0),
  );

/** The typed prices that these notes name. */
const pricesNamed = (project: Project): string[] => [
  ...new Set(
    changingForUs(project).flatMap((text) =>
      offersNamed(project, text).map(({ name, price }) => `${name}: ${price}`),
    ),
  ),
];

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
  question: (project) =>
    changingPrices(project).length > 0
      ? "Which prices hold on the day the site goes online? If others follow later: which, and from which day?"
      : "In your notes for us you say that a price may change soon. Which one holds on the day the site goes online? If another follows later: which, from which day, and do your other prices stay?",
  asks: "client",
  // A change that nobody has decided on leaves the present prices right.
  blocks: blocksLaunchIf((project) =>
    changingPrices(project).some((text) => asksForCheck.test(text) || !undecided.test(text)),
  ),
  when: all(
    (project) => changingPrices(project).length + changingForUs(project).length > 0,
    any(hasFact("price"), ({ form }) => form.offers.some(({ price: sum }) => isAnswered(sum))),
    not(wantsNoPrices),
  ),
  quotes: (project) => [...changingPrices(project), ...pricesNamed(project)],
};
