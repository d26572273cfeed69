import { type Brand, type Service as BrandService, priceText } from "@sitewright/brand";
import type {
  AggregateRating,
  Offer,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  ProfessionalService,
  Service,
  WebSite,
} from "schema-dts";
import type { JsonLd } from "./json-ld.ts";

function openingHours(brand: Brand): OpeningHoursSpecification[] {
  return brand.contact.hours.flatMap(({ days, opens, closes }) =>
    opens === undefined || closes === undefined
      ? []
      : [{ "@type": "OpeningHoursSpecification", dayOfWeek: [...days], opens, closes }],
  );
}

/** The rating, only where readers can verify it: a sample brand, or a rating without a source, has none. */
function ratingOf({ rating, sampleBrand }: Brand): { aggregateRating: AggregateRating } | undefined {
  if (sampleBrand || rating.source === undefined) return undefined;
  const { value, best, reviewCount, source } = rating;
  const author: Organization = { "@type": "Organization", name: source.name, url: source.url };
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: value,
      bestRating: best,
      reviewCount,
      author,
    },
  };
}

function addressOf({ contact: { address } }: Brand): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: address.lines[0] ?? address.locality,
    addressLocality: address.locality,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}

// schema.org's types are large unions: a literal nested in another one takes the compiler seconds.
function offerOf({ name, summary, price }: BrandService): Offer {
  const service: Service = { "@type": "Service", name, description: summary };
  return { "@type": "Offer", description: priceText(price), itemOffered: service };
}

/** Names the agency in other structured data: the object that `agencyData` describes. */
export const agencyReference = (origin: string) =>
  ({ "@type": "Organization", "@id": `${origin}/#agency` }) as const;

/**
 * The agency as structured data. Types and properties: schema.org/ProfessionalService.
 * @param origin scheme and host of the page
 */
export function agencyData(brand: Brand, origin: string): JsonLd<ProfessionalService> {
  const { contact } = brand;
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    "@id": `${origin}/#agency`,
    name: brand.agencyName,
    url: `${origin}/`,
    image: `${origin}/og.png`,
    logo: `${origin}/apple-touch-icon.png`,
    slogan: brand.tagline,
    email: contact.email,
    ...(contact.phone === undefined ? {} : { telephone: contact.phone }),
    address: addressOf(brand),
    openingHoursSpecification: openingHours(brand),
    ...ratingOf(brand),
    makesOffer: brand.services.map(offerOf),
  };
}

/** The site itself. */
export function siteData(brand: Brand, origin: string): JsonLd<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${origin}/#site`,
    name: brand.productName,
    url: `${origin}/`,
    publisher: agencyReference(origin),
  };
}
