import { matches } from "../../../content/regex-prefilter/prefiltered-match.ts";
import { listed } from "../../../text/listed.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";

type Offer = Project["form"]["offers"][number];

const unpriced = /^(?:ask(?: me| us)?|on request|poa|p\.o\.a\.?|\?)?[.!]*$/iu;

/** 'Bit more, on request', 'depends on the lens': words that name no sum. */
const vague =
  /(?<!\p{L})(?:on (?:request|application)|(?:bit|little|slightly|lot) (?:more|less|extra|dearer|cheaper)|depends?|depending|ask)(?!\p{L})/iu;

/** 'Quoted per garden after the design': the description says how people learn the price. */
const toldLater =
  /(?<!\p{L})(?:quoted|by quote|on request|priced (?:after|per|by|individually)|price depends)(?!\p{L})/iu;

/** 'Around £28? not decided', '£40, tbc', 'still working it out': a price that is not settled. */
const undecided =
  /\d ?[£$€]? ?\?|^(?:later|soon|pending|unknown|no idea)[.!]*$|(?<!\p{L})(?:tb[acd]|t\.b\.[acd]|to (?:be (?:confirmed|decided|agreed|announced|discussed|determined|fixed|settled|set)|follow)|(?:not|n['’]t) (?:\p{L}+ )?(?:decided|set|fixed|settled|sure|certain|final|agreed)|undecided|unsure|maybe|perhaps|(?:i|we) (?:think|guess)|(?:working|thinking|figuring) (?:\p{L}+ )?(?:out|about|of|on))(?!\p{L})/iu;

const isUndecided = (price: string): boolean => matches(undecided, price.trim());

const hasSum = ({ price }: Offer): boolean => /\d/u.test(price);

/** 'Free, just ask', 'included, ask when you book': there is nothing to pay. */
const nothing = /(?<!\p{L})(?:free|no charge|included|nothing|donations?)(?!\p{L})/iu;

const hasNoPrice = (offer: Offer): boolean =>
  unpriced.test(offer.price.trim()) ||
  (!hasSum(offer) && vague.test(offer.price) && !nothing.test(offer.price));

const named = ({ form }: Project): Offer[] =>
  form.offers.some(hasSum) ? form.offers.filter(({ name }) => isAnswered(name)) : [];

/** The typed offers whose price names a sum that the client has not settled. */
const doubtful = (project: Project): Offer[] =>
  named(project).filter((offer) => hasSum(offer) && isUndecided(offer.price));

/** The typed offers whose price is still to come. */
const toCome = (project: Project): Offer[] =>
  named(project).filter((offer) => !hasSum(offer) && isUndecided(offer.price));

/** The typed offers without a price, if others have one; those whose price is still to come are among them. */
const withoutPrice = (project: Project): Offer[] => {
  const waiting = toCome(project);
  return named(project).filter(
    (offer) => waiting.includes(offer) || (hasNoPrice(offer) && !toldLater.test(offer.what)),
  );
};

/** The typed offers whose price is missing or not settled. */
export const withOpenPrice = (project: Project): Offer[] => [...withoutPrice(project), ...doubtful(project)];

/** The same of goods in a shop, where the question about the products asks for the prices that are missing. */
export const withOpenPriceInShop = (project: Project): Offer[] => [...toCome(project), ...doubtful(project)];

const names = (offers: readonly Offer[]): string => listed(offers.map(({ name }) => `‘${name.trim()}’`));
const does = (offers: readonly Offer[]): string => (offers.length === 1 ? "does" : "do");

/** Asks for the open prices by the names of their offers; empty if there are none. */
export function openPriceQuestion(project: Project): string {
  const missing = withoutPrice(project);
  const unsettled = doubtful(project);
  return [
    missing.length > 0 ? `What ${does(missing)} ${names(missing)} cost, or should people ask?` : "",
    unsettled.length > 0
      ? `What exactly ${does(unsettled)} ${names(unsettled)} cost, and what is included? You have not settled that.`
      : "",
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/** The same for a shop. */
export function openPriceQuestionInShop(project: Project): string {
  const open = withOpenPriceInShop(project);
  return `What exactly ${does(open)} ${names(open)} cost, what comes on top (postage, fees), what do people get for ${open.length === 1 ? "it" : "each"}, and from when or until when is it for sale?`;
}
