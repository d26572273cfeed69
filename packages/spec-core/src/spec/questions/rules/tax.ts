import { salesTaxes } from "../../legal/data/register-names.ts";
import { endsLikeCompany } from "../../legal/name-in-law.ts";
import type { Project } from "../../project.ts";
import { does, factsOf, hasFact, isNotice, sentencesOn, shows } from "../checks.ts";
import type { Check } from "../rule.ts";

// In the United States, sales tax is added to the price.
const hasValueAddedTax: Check = ({ legal }) => legal.law !== null && legal.law.family !== "us";

export const isAmerican: Check = ({ legal }) => legal.law?.family === "us";

/** The name of the tax that prices include in the business's country. */
export const salesTax = ({ country }: Project): string => salesTaxes[country ?? ""] ?? "VAT";

/**
 * Whether the site has to show the VAT number: in the EU always, if there is one (Directive 2000/31/EC, Article
 * 5(1)(g)).
 */
export const hasTaxNumber: Check = (project) =>
  hasValueAddedTax(project) &&
  !chargesNoTax(project) &&
  !isOfMembers(project) &&
  salesTax(project) === "VAT" &&
  (isNotice(project) ||
    showsPrices(project) ||
    hasFact("price")(project) ||
    project.legal.law?.family === "eu");

const noTax =
  /\b(?:not|n['’]t) (?:\p{L}+ ){0,2}(?:vat|gst|sales tax)(?: |-)?registered\b|\b(?:not|n['’]t) registered for (?:vat|gst)\b|\b(?:vat|gst)[- ]exempt\b|\bexempt from (?:vat|gst)\b|\b(?:below|under) the (?:vat|gst) threshold\b/iu;

/** Whether the answers say that the business charges no tax: it then has no VAT number, and its prices include none. */
const chargesNoTax: Check = ({ words }) =>
  words.statements.some(({ text, field }) => field !== "competitors" && noTax.test(text));

// With at least this many prices, the site has a price list.
const pricesMin = 3;

/**
 * A group that its members run, which seldom charges a sales tax: a choir, a club, an association, a charity. It ends
 * what is said or is followed by its place; clubs in the plural are customers or, of golf, goods.
 */
const ofMembers =
  /(?<!\p{L})(?:choirs?|chorus|community (?:group|garden|orchestra|theatre)|association|orchestra|scout (?:group|troop)|charity|charitable(?: \p{L}+){1,2}|volunteers?(?: (?:group|project|brigade|fire brigade|organi[sz]ation))?|residents['’]? group|parish(?: (?:church|council|group|hall))?|congregation|allotments?|(?:football|rugby|cricket|tennis|bowls|bowling|curling|golf|sailing|rowing|running|walking|cycling|swimming|athletics?|boxing|hockey|camera|gardening|garden|chess|bridge|youth|sports|canoe|gaa|rotary|lions) club|(?:choral|dramatic|drama|historical|history|horticultural|musical|opera|operatic|music|literary|film|archaeological|flower) society)(?=\s*(?:$|[,;.()–-]| (?:in|at|near|from|for|of|with) ))/iu;

/** Before the group, it is whom somebody works for: 'cleaning for a housing association'. */
const worksFor = /(?<!\p{L})(?:for|to|of|with|by)(?!\p{L})/iu;

const namesMembers = (text: string): boolean => {
  const found = ofMembers.exec(text);
  return found !== null && !worksFor.test(text.slice(0, found.index));
};

/** Whether the client is such a group, not a business. */
export const isOfMembers: Check = (project) => {
  const { form, legal } = project;
  return (
    legal.isCharity ||
    ([form.niche, form.businessName, form.legalForm].some(namesMembers) &&
      !endsLikeCompany(form.businessName) &&
      !chargesTax(project))
  );
};

/** Whether the site shows prices or sells goods. */
export const showsPrices: Check = (project) =>
  does("shop")(project) ||
  shows("Pricing", "pricing")(project) ||
  project.form.offers.length + factsOf(project, "price").length >= pricesMin;

// A sentence about tax: '$45 incl toenails' is not.
const ofTax =
  /(?<!\p{L})(?:vat|gst|hst|tax|btw|tva|iva|mwst|ust|moms|ttc|ht|(?:incl|excl|net)\.?(?=[,;)]|\.?$))(?!\p{L})/iu;
const taxAdded = /(?:\+|(?<!\p{L})(?:plus|ex|excl|excluding)\.?) ?(?:vat|gst|hst)(?!\p{L})/iu;
const taxInPrice = /(?<!\p{L})(?:inc|incl|including|with)\.? ?(?:the )?(?:vat|gst|hst)(?!\p{L})/iu;

/** The sentences and the typed prices, which may say '+ VAT'. */
const pricesSaid = ({ form, words }: Project): string[] => [
  ...form.offers.flatMap(({ what, price }) => [what, price]),
  ...words.statements.filter(({ field }) => field !== "competitors").map(({ text }) => text),
];

/** Whether a price says that it includes tax, or that tax comes on top: the business is registered for it. */
export const chargesTax: Check = (project) =>
  pricesSaid(project).some((text) => taxAdded.test(text) || taxInPrice.test(text));

const saysTaxIncluded: Check = (project) =>
  chargesTax(project) || sentencesOn("taxIncluded")(project).some((text) => ofTax.test(text));

/** Whether the answers leave open if prices include tax. */
export const isTaxOpen: Check = (project) =>
  hasValueAddedTax(project) &&
  !saysTaxIncluded(project) &&
  !chargesNoTax(project) &&
  !isOfMembers(project) &&
  (showsPrices(project) || hasFact("price")(project));

/**
 * Consumer prices must be stated in full: Competition and Consumer Act 2010 (AU), Schedule 2, section 48; Fair Trading
 * Act 1986 (NZ), section 13(g).
 */
const hasWholePrices: Check = ({ country }) => country === "AU" || country === "NZ";

/** The states of the USA without a sales tax of their own, in an address. */
const withoutSalesTax =
  /(?<!\p{L})(?:Alaska|Delaware|Montana|New Hampshire|Oregon)(?!\p{L})(?! (?:Ave|Blvd|Dr|Hwy|Ln|Rd|St)\p{L}*(?!\p{L}))|(?<!\p{L})(?:AK|DE|MT|NH|OR)(?=,? \d{5}|[.,;)\s]*$|,? USA?(?!\p{L}))/u;

/** Asks for the state of a business, and for its permit to collect sales tax if the state has such a tax. */
export const stateQuestion = ({ form }: Project, isIn: string): string =>
  withoutSalesTax.test(form.contact.address)
    ? `, and in which state is it${isIn}`
    : `, in which state is it${isIn}, and do you have a sales tax permit there`;

/** Asks about the tax in prices; only if they include it where the law makes prices for consumers whole. */
export function taxQuestion(project: Project): string {
  if (!isTaxOpen(project)) return "";
  return hasWholePrices(project)
    ? ` Prices for consumers have to be whole: do yours include any ${salesTax(project)}?`
    : ` Do your prices include ${salesTax(project)}, at which rate, or are you exempt?`;
}
