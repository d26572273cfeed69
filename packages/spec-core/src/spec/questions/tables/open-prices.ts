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

/** What the answers leave open of prices that they name: what one buys, what the rest costs, what comes on top. */
export function openPrices(project: Project): OpenPrices[] {
  const prices = factsOf(project, "price");
  // What a price is told for that may not be shown is not asked for its price.
  const told = project.words.facts.filter(({ kind }) => kind === "price").map(({ about }) => about);
  const priced = [...told, ...offersPriced(project)].join("\n").toLowerCase();
  if (prices.length === 0 && offersPriced(project).length === 0) return [];
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
    { asks: "what comes on top for what is quoted", quotes: sentencesOn("surcharge")(project) },
  ];
  return found.filter(({ quotes }) => quotes.length > 0);
}
