import { readHours } from "../../../content/facts/read-hours.ts";
import { pricedOffers } from "../offers.ts";
import type { Site } from "../site.ts";
import type { JsonLd } from "./structured-data.ts";

/** A property that is left out where there is nothing to say. */
const unless = (isEmpty: boolean, properties: JsonLd): JsonLd => (isEmpty ? {} : properties);

const listed = (values: readonly string[]): string | readonly string[] =>
  values.length === 1 ? (values[0] ?? "") : values;

const price = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/;

/** An offer with the price that programs can read (schema.org/Offer), where the client's words hold one amount. */
function offersOf(site: Site): JsonLd[] {
  const values = new Map(site.facts("price").map(({ text, value }) => [text, value]));
  return pricedOffers(site).flatMap((offer): JsonLd[] => {
    const [, amount, currency] = price.exec(values.get(offer.price) ?? "") ?? [];
    return amount && currency
      ? [{ "@type": "Offer", name: offer.name, price: amount, priceCurrency: currency }]
      : [];
  });
}

/** What the client confirmed of the business, in the words of schema.org (LocalBusiness, Organization). */
export function confirmedDetails(site: Site): JsonLd {
  const phones = site.facts("phone").map(({ value }) => value);
  const emails = site.facts("email").map(({ value }) => value);
  const places = site.facts("address").map(({ text }) => text.replace(/\s*\n\s*/g, ", "));
  const hours = site.facts("hours").flatMap(({ text }) => readHours(text));
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
