import { type Brand, type Service as BrandService, moneyText, type Plan, priceText } from "@sitewright/brand";
import type { Question as BrandQuestion } from "@sitewright/brand/questions";
import type { Answer, BreadcrumbList, FAQPage, Offer, Question, Service } from "schema-dts";
import { agencyReference } from "./agency.ts";
import type { JsonLd } from "./json-ld.ts";

interface OfPage {
  readonly origin: string;
  readonly path: string;
}

/** A page's breadcrumb: below the front page. */
export function breadcrumbData({ origin, path, name }: OfPage & { name: string }): JsonLd<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    "@id": `${origin}${path}#breadcrumb`,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
      { "@type": "ListItem", position: 2, name, item: `${origin}${path}` },
    ],
  };
}

// schema.org's types are large unions: a literal nested in another one takes the compiler seconds.
function questionOf({ question, answer }: BrandQuestion): Question {
  const acceptedAnswer: Answer = { "@type": "Answer", text: answer };
  return { "@type": "Question", name: question, acceptedAnswer };
}

/** The questions of a page with their answers, without those that make a promise. */
export function questionsData({
  origin,
  path,
  questions,
}: OfPage & { questions: readonly BrandQuestion[] }): JsonLd<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    "@id": `${origin}${path}#questions`,
    mainEntity: questions.filter(({ isPromise }) => !isPromise).map(questionOf),
  };
}

/** Both prices of a plan. */
const offersOf = ({ name, monthly, annually }: Plan): Offer[] =>
  [
    { ...monthly, unitCode: "MON", text: `${moneyText(monthly)} a month` },
    { ...annually, unitCode: "ANN", text: `${moneyText(annually)} a year` },
  ].map(({ amount, currency, unitCode, text }) => ({
    "@type": "Offer",
    name: `${name}, ${text}`,
    price: amount,
    priceCurrency: currency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: amount,
      priceCurrency: currency,
      unitCode,
    },
  }));

/** The plans as one service with its offers. Unit codes: UN/ECE Recommendation 20, as schema.org requires. */
export function plansData({ productName, plans }: Brand, origin: string): JsonLd<Service> {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": `${origin}/pricing#plans`,
    name: `${productName} plans`,
    serviceType: "Web design",
    provider: agencyReference(origin),
    offers: plans.flatMap(offersOf),
  };
}

/** A service or product of the agency, with its minimum price. */
export function serviceData({ origin, path, service }: OfPage & { service: BrandService }): JsonLd<Service> {
  const { amount, currency } = service.price.from;
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": `${origin}${path}#service`,
    name: service.name,
    description: service.summary,
    provider: agencyReference(origin),
    offers: {
      "@type": "Offer",
      description: priceText(service.price),
      priceSpecification: { "@type": "PriceSpecification", minPrice: amount, priceCurrency: currency },
    },
  };
}
