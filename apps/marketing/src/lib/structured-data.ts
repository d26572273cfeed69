import { type Brand, priceText } from "@sitewright/brand";

/** A schema.org node. */
export type JsonLd = Readonly<Record<string, unknown>>;

function openingHours(brand: Brand): JsonLd[] {
  return brand.contact.hours
    .filter((hours) => hours.opens !== undefined)
    .map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    }));
}

/**
 * The agency for search engines. Types and properties: schema.org/ProfessionalService.
 * @param origin scheme and host that the page is served from
 */
export function agencyData(brand: Brand, origin: string): JsonLd {
  const { contact, rating } = brand;
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
    address: {
      "@type": "PostalAddress",
      streetAddress: contact.address.lines[0],
      addressLocality: contact.address.locality,
      postalCode: contact.address.postalCode,
      addressCountry: contact.address.country,
    },
    openingHoursSpecification: openingHours(brand),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.value,
      bestRating: rating.best,
      reviewCount: rating.reviewCount,
    },
    makesOffer: brand.services.map((service) => ({
      "@type": "Offer",
      description: priceText(service.price),
      itemOffered: { "@type": "Service", name: service.name, description: service.summary },
    })),
  };
}

/** The site itself. */
export function siteData(brand: Brand, origin: string): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${origin}/#site`,
    name: brand.productName,
    url: `${origin}/`,
    publisher: { "@id": `${origin}/#agency` },
  };
}
