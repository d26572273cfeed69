import type { Spec } from "../spec/schema.ts";
import { wordKey } from "../text/keys.ts";
import type { DeckInput } from "./deck-input.ts";
import type { Offer } from "./offers.ts";

type Content = Spec["content"];

// Work for customers, even in a sentence about what is sold.
const deed =
  /(?<!\p{L})(?:services?|servicing|repairs?|fitting|truing|punctures?|install(?:ation|ing)|lessons?|class(?:es)?|courses?|hire|rentals?|treatments?|cuts?|consultations?|sessions?|visits?|cleaning|grooming|alterations?|workshops?|inspections?|engraving|sharpening)(?!\p{L})/iu;

/** Whether an offer is work for customers, or something that they take part in. */
export const isDeed = ({ name }: Pick<Offer, "name">): boolean => deed.test(name);

/** What a sentence says is sold: the words after the verb, up to the next one. */
const sold =
  /(?<!\p{L})(?:sells?|selling|stocks?|for sale:?)(?!\p{L})((?:(?!(?<!\p{L})(?:(?:we|i) |and (?:we |i |also )?(?:do|repair|make|offer|teach|fit|rent|hire|service|run)(?!\p{L})))[^.;]){3,300})/giu;

const spaced = (text: string): string => ` ${wordKey(text)} `;

/** The words of what the printed sentences say is sold. */
const soldIn = ({ statements }: Content): string =>
  statements
    .filter(({ isPrinted }) => isPrinted)
    .flatMap(({ text }) => [...text.matchAll(sold)].map(([, words = ""]) => spaced(words)))
    .join("|");

/** Plans of a product, of which there are several; 'a written plan' or 'a treatment plan' is part of one service. */
const planWords = /(?<!\p{L})(?:plans|tiers|subscriptions)(?!\p{L})/iu;
const namedPlan = /(?<!\p{L})(?:plan|tier|subscription)(?!\p{L})/giu;
const fewestPlans = 2;

/** Whether a sentence is about plans: 'Plans: Starter $49', 'Starter plan $49, Team plan $129'. */
const isOnPlans = (text: string): boolean =>
  planWords.test(text) || [...text.matchAll(namedPlan)].length >= fewestPlans;

/** The names, in lower case, of plans of one product that differ by price: 'Plans: Starter $49, Team $129 a month'. */
export function plansIn({ statements, facts }: Content): ReadonlySet<string> {
  const priced = facts.filter(
    ({ kind, about, isConfirmed }) => kind === "price" && isConfirmed && about !== "" && !deed.test(about),
  );
  const sentences = statements.filter(({ text }) => isOnPlans(text)).map(({ text }) => spaced(text));
  const plans = sentences.flatMap((text) => {
    const named = priced.filter(({ about }) => text.includes(spaced(about)));
    return named.length < fewestPlans ? [] : named.map(({ about }) => about.trim().toLowerCase());
  });
  return new Set(plans);
}

/**
 * Whether what the business offers needs two lists on the home page: goods, and work for customers. While nothing is
 * known, both lists are shown with open slots.
 */
function hasBoth({ facts }: Content): boolean {
  const names = facts.flatMap(({ kind, isConfirmed, text, about }) =>
    !isConfirmed ? [] : kind === "service" ? [text] : kind === "price" && about !== "" ? [about] : [],
  );
  const deeds = names.filter((name) => deed.test(name));
  return names.length === 0 || (deeds.length > 0 && deeds.length < names.length);
}

/**
 * Whether the portfolio section shows the goods of a shop. Not for a dentist with a shop's layout, who lists services
 * and has neither a goal to sell nor a page of products. Not if the list of services has all of them, nor for plans
 * that are beside their prices: both would be shown twice.
 */
export function isShop({ spec }: Pick<DeckInput, "spec">): boolean {
  const { sections, pages: planned } = spec.siteStructure;
  const sells =
    spec.websiteGoals.some((goal) => goal.trim().toLowerCase() === "sell products") ||
    planned.some(({ name }) => /^(?:products?|shop|store)$/iu.test(name.trim()));
  const isPriced = sections.chosen.includes("pricing") && plansIn(spec.content).size > 0;
  return (
    (!sections.chosen.includes("services") || (sells && hasBoth(spec.content))) &&
    !isPriced &&
    spec.design.designSystem.layout.template.category === "ecommerce"
  );
}

const hasPage = ({ pages }: DeckInput, kind: DeckInput["pages"][number]["kind"]): boolean =>
  pages.some((page) => page.kind === kind);

/**
 * The list of services on the home page: without goods that have their own page or are in a printed sentence, and
 * without plans whose prices are shown elsewhere.
 */
export function servicesOf(known: DeckInput): readonly Offer[] {
  const { spec, offers } = known;
  const words = soldIn(spec.content);
  const isGoods = ({ name }: Offer): boolean => !deed.test(name) && words.includes(spaced(name));
  const showsPrices = spec.siteStructure.sections.chosen.includes("pricing") || hasPage(known, "Pricing");
  const plans = showsPrices ? plansIn(spec.content) : new Set<string>();
  const others = offers.filter(({ name }) => !plans.has(name.toLowerCase()));
  const services = others.filter(
    (offer) => !isGoods(offer) || (offer.price !== "" && !hasPage(known, "Products")),
  );
  return services.length > 0 ? services : others;
}

/** Whether the home page has the goods on a shelf, with their prices. */
export const hasHomeShelf = (known: DeckInput): boolean =>
  known.spec.siteStructure.sections.chosen.includes("portfolio") && isShop(known);

/** The list of services on the home page, without the goods on its shelf. */
export function homeServices(known: DeckInput): readonly Offer[] {
  const services = servicesOf(known);
  const deeds = services.filter(({ name }) => deed.test(name));
  return hasHomeShelf(known) && deeds.length > 0 ? deeds : services;
}

/** Whether the home page's list of services contains only work for customers. */
export const isOnlyDeeds = (known: DeckInput): boolean =>
  homeServices(known).length > 0 && homeServices(known).every(({ name }) => deed.test(name));

/** Whether goods have a page of their own: that of a shop, a maker or a menu. */
export const hasShelf = (known: DeckInput): boolean =>
  hasPage(known, "Products") && (known.trade.offers === "goods" || known.trade.shelf !== undefined);

/** The list of the page 'Services': without goods, which the home page may show beside work for customers. */
export const servicesApart = (known: DeckInput): readonly Offer[] =>
  hasShelf(known) ? servicesOf(known).filter(({ name }) => deed.test(name)) : servicesOf(known);

/** The list under 'Products': all plans of a product, and no work for customers if that has its own place. */
export function goodsOf(known: DeckInput): readonly Offer[] {
  const hasServices =
    known.spec.siteStructure.sections.chosen.includes("services") || hasPage(known, "Services");
  const plans = plansIn(known.spec.content);
  const isPlan = ({ name }: Offer): boolean => plans.has(name.toLowerCase());
  const others = known.offers.filter((offer) => !isPlan(offer));
  return [
    ...known.prices.filter(isPlan),
    ...(hasServices ? others.filter(({ name }) => !deed.test(name)) : others),
  ];
}

/** The names, in lower case, of the offers whose text is on a card, not in the price list. */
export function withCard(known: DeckInput): ReadonlySet<string> {
  const isOnHome = known.spec.siteStructure.sections.chosen.includes("services") && !hasShelf(known);
  const cards = [
    ...(hasPage(known, "Products") ? goodsOf(known) : []),
    ...(hasPage(known, "Services") ? servicesApart(known) : []),
    ...(isOnHome ? homeServices(known) : []),
  ];
  return new Set(cards.map(({ name }) => name.toLowerCase()));
}
