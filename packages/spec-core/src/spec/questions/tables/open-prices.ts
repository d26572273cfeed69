import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { factsOf, sentencesOn, shows } from "../checks.ts";

interface OpenPrices {
  readonly asks: string;
  /** The client's words that leave it open. */
  readonly quotes: readonly string[];
}

// '25 min 48 €' tells how long, and not what.
const lengthAlone = /^(?:\d+ ?(?:min|mins|minutes|h|hr|hrs|hours?))?$/i;

const offersPriced = ({ form }: Project): string[] =>
  form.offers.filter(({ price }) => isAnswered(price)).map(({ name }) => name);

const offersUnpriced = ({ form }: Project): string[] =>
  form.offers.filter(({ name, price }) => isAnswered(name) && !isAnswered(price)).map(({ name }) => name);

const varies = /\b(?:prices?|costs?|rates?|fees?) (?:depends?|var(?:y|ies)|(?:is |are )?on request)\b/i;
const reduced = /\b(?:low[- ]cost|reduced|concession\w*|sliding scale)\b/i;

/** The sentences of what visitors may read that name such a price without its sum. */
const withoutSum = ({ words }: Project, pattern: RegExp, sum: RegExp): string[] =>
  words.statements
    .filter(
      ({ text, field }) =>
        field !== "onlyForUs" && field !== "competitors" && pattern.test(text) && !sum.test(text),
    )
    .map(({ text }) => text);

const anySum = /\d/;
// A reduced price stands behind the words for it.
const sumBehind = /\b(?:low[- ]cost|reduced|concession\w*|sliding scale)\b.{0,60}\d|\d ?%/i;

const dearer =
  /\b(?:more expensive|costs? (?:more|extra)|extra (?:charge|cost|fee)|at an? extra|for an? extra)\b/i;
const sumAfter =
  /\b(?:more expensive|costs? (?:more|extra)|extra (?:charge|cost|fee)|at an? extra|for an? extra)\b.{0,40}\d/i;

const onTop = (project: Project): string[] => [
  ...new Set([...sentencesOn("surcharge")(project), ...withoutSum(project, dearer, sumAfter)]),
];

/** What the answers leave open of prices that they name: what one buys, what the rest costs, what comes on top. */
export function openPrices(project: Project): OpenPrices[] {
  const prices = factsOf(project, "price");
  // What a price is told for that may not be shown is not asked for its price.
  const told = project.words.facts.filter(({ kind }) => kind === "price").map(({ about }) => about);
  const priced = [...told, ...offersPriced(project)].join("\n").toLowerCase();
  if (told.length === 0 && offersPriced(project).length === 0) return [];
  const bare = prices
    .filter(({ about }) => lengthAlone.test(about.trim()))
    .map(({ about, text }) => `${about} ${text}`.trim());
  const named = [...factsOf(project, "service").map(({ text }) => text), ...offersUnpriced(project)];
  const unpriced = named.filter((name) => !priced.includes(name.toLowerCase()));
  const found: OpenPrices[] = [
    { asks: "what do those quoted buy", quotes: bare },
    {
      asks: "what does the rest cost that is named",
      quotes: shows("Pricing", "pricing")(project) ? unpriced : [],
    },
    {
      asks: "from how much on is what depends",
      quotes: shows("Pricing", "pricing")(project) ? withoutSum(project, varies, anySum) : [],
    },
    {
      asks: "how much is the reduced price, and for whom",
      quotes: withoutSum(project, reduced, sumBehind),
    },
    { asks: "what comes on top for what is quoted", quotes: onTop(project) },
  ];
  return found.filter(({ quotes }) => quotes.length > 0);
}
