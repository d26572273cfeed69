import { readHours } from "../../../content/facts/read-hours.ts";
import { pricedOffers } from "../offers.ts";
import type { Site } from "../site.ts";
import type { JsonLd } from "./structured-data.ts";

/** Properties that are left out if they have no value. */
const unless = (isEmpty: boolean, properties: JsonLd): JsonLd => (isEmpty ? {} : properties);

const listed = (values: readonly string[]): string | readonly string[] =>
  values.length === 1 ? (values[0] ?? "") : values;

const price = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/;

/** An offer with a machine-readable price (schema.org/Offer), if the client's text contains one amount. */
function offersOf(site: Site): JsonLd[] {
  return pricedOffers(site).flatMap(({ name, value }): JsonLd[] => {
    const [, amount, currency] = price.exec(value) ?? [];
    return amount && currency ? [{ "@type": "Offer", name, price: amount, priceCurrency: currency }] : [];
  });
}

/** The client's confirmed details as properties of schema.org (LocalBusiness, Organization). */
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
