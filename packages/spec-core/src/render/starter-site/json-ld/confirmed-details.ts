import { withoutDirections } from "../../../content/facts/addresses/without-directions.ts";
import { readHours } from "../../../content/facts/hours/read-hours.ts";
import { writingOf } from "../../../content/writing/writing-of.ts";
import { spelledOut } from "../../../content/writing/written-out.ts";
import { timesOfCalls } from "../../../deck/call-times.ts";
import { capital } from "../../../deck/fill.ts";
import { withoutCalls } from "../../../deck/hours-text.ts";
import { isMinimum, one, pricedOffers } from "../../../deck/offers.ts";
import { cleanText } from "../../../site/clean-text.ts";
import type { Site } from "../site.ts";
import type { JsonLd } from "./structured-data.ts";

/** Properties that are left out if they have no value. */
const unless = (isEmpty: boolean, properties: JsonLd): JsonLd => (isEmpty ? {} : properties);

const listed = (values: readonly string[]): string | readonly string[] =>
  values.length === 1 ? (values[0] ?? "") : values;

/** Values without those that are equal to an earlier one: '24 hours' and '24-hour' are the same hours. */
const eachOnce = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const price = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/;
const currencies = /(?<!\p{L})(?:[A-Z]{3}|euros?|pounds?|quid|dollars?|bucks?|kr|zł|Kč|Fr)(?!\p{L})/gu;

/** Whether a price is its amount alone: 'from £85' and '£34 a month' are not £85 and £34. */
const isBare = (text: string): boolean => !/[\p{L}/+]/u.test(text.replace(currencies, ""));

const from = /^(?:from|starts? (?:at|from)|starting (?:at|from)) /iu;

/** A price as properties of schema.org/Offer; of 'from £85' the lowest one. Empty if other words are about it. */
function costOf(text: string, { amount, currency }: { amount: string; currency: string }): JsonLd {
  if (isBare(text)) return { price: amount, priceCurrency: currency };
  if (!from.test(text) || !isBare(text.replace(from, ""))) return {};
  return {
    priceSpecification: { "@type": "PriceSpecification", minPrice: amount, priceCurrency: currency },
  };
}

/** Services without those that an earlier name has in the singular or the plural: 'Perms' after 'Perm'. */
function eachNamedOnce<Service extends { readonly text: string }>(
  services: readonly Service[],
  priced: readonly string[],
): Service[] {
  const names = new Set(priced.map(one));
  return services.filter(({ text }) => {
    const isNew = !names.has(one(text));
    names.add(one(text));
    return isNew;
  });
}

/** Descriptions one after the other: a sentence ends with its own mark, other words with a comma. */
const joined = (details: readonly string[]): string =>
  details.reduce((text, next) => {
    if (text === "") return next;
    return /[.!?]$/u.test(text) ? `${text} ${capital(next)}` : `${text}, ${next}`;
  }, "");

/**
 * The confirmed offers (schema.org/Offer): the priced ones, each with its price if it is a bare amount, else with the
 * words about it, and those without a price.
 */
function offersOf(site: Site): JsonLd[] {
  const writing = writingOf(site.spec.content.statements, site.business);
  const written = (name: string, details: readonly string[], cost: JsonLd = {}): JsonLd => {
    const said = details.filter((detail) => detail.trim() !== "");
    return {
      "@type": "Offer",
      name: spelledOut(name, writing),
      ...cost,
      ...unless(said.length === 0, {
        description: joined(said.map((detail) => spelledOut(cleanText(detail), writing))),
      }),
    };
  };
  const priced = pricedOffers(site.facts("price", "service"), { country: site.spec.businessInfo.country });
  return [
    ...priced.map(({ name, what, price: text, value }) => {
      const [, amount, currency] = price.exec(value) ?? [];
      if (!amount || !currency) return written(name, [what, text]);
      // 'First hour' of 'Call out, first hour, €90' is part of what the amount is for.
      const cost = costOf(text, { amount, currency });
      return written(name, [what, Object.keys(cost).length > 0 ? "" : text], cost);
    }),
    ...eachNamedOnce(
      site.facts("service"),
      priced.map(({ name }) => name),
    )
      .filter(({ text }) => !isMinimum(text))
      .map(({ text, about }) => written(capital(text.trim()), [capital(about)])),
  ];
}

/** ' and bank holidays' after a day with the same times: not a day of the week. */
const holidaysBesideDay =
  /(?<=(?<!\p{L})(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?|s)?)(?:,? and|,| ?&) (?:on )?(?:bank|public) (?:holidays?|hols?)(?=:? (?:from )?\d)/giu;

/** The client's confirmed details as properties of schema.org (LocalBusiness, Organization). */
export function confirmedDetails(site: Site): JsonLd {
  const phones = site.facts("phone").map(({ value }) => value);
  const emails = site.facts("email").map(({ value }) => value);
  const places = eachOnce(
    site.facts("address").flatMap(({ text }) => {
      const address = withoutDirections(text);
      return address === "" ? [] : [address];
    }),
  );
  const hours = eachOnce(
    site
      .facts("hours")
      .flatMap(({ text, about }) =>
        about === "" && timesOfCalls(text) === ""
          ? readHours(withoutCalls(text).replace(holidaysBesideDay, ""))
          : [],
      ),
  );
  const offers = offersOf(site);
  const [founded] = site.facts("founded");
  return {
    ...unless(phones.length === 0, { telephone: listed(phones) }),
    ...unless(emails.length === 0, { email: listed(emails) }),
    ...unless(places.length === 0, { address: listed(places) }),
    ...unless(hours.length === 0, {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: [...days],
        opens,
        closes,
      })),
    }),
    ...unless(founded === undefined, { foundingDate: founded?.value ?? "" }),
    ...unless(offers.length === 0, { makesOffer: offers }),
  };
}
