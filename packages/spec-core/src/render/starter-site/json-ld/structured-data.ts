import { areaServed } from "../../../deck/area-served.ts";
import { deckInput } from "../../../deck/deck-input.ts";
import { comesFromTown } from "../../../deck/visits-customers.ts";
import { withoutDenied } from "../../../industry/denied.ts";
import { sureIndustry } from "../../../industry/sure.ts";
import { exactTypes, industryTypes, noBusiness } from "../../../site/business-types.ts";
import { cleanText } from "../../../site/clean-text.ts";
import type { PageKind } from "../../../site/site-pages.ts";
import { said } from "../answers.ts";
import { Html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { pageSummary } from "../page-summary.ts";
import { introduction } from "../parts/introduction.ts";
import { profileUrls } from "../parts/social-links.ts";
import { confirmedDetails } from "./confirmed-details.ts";

/** A node of JSON-LD. */
export type JsonLd = {
  readonly [key: string]: string | number | readonly string[] | JsonLd | readonly JsonLd[];
};

const pageTypes: Readonly<Partial<Record<PageKind, string>>> = {
  About: "AboutPage",
  Contact: "ContactPage",
  Blog: "CollectionPage",
  Portfolio: "CollectionPage",
  Products: "CollectionPage",
};

/** A remark to the agency beside a place: 'Ripon (no house number please)'. */
const remark = /\s*\([^()]*\)/gu;

/** The most specific schema.org type that the client's own words name, else that of the industry. */
function businessType({ site }: PageContext, details: JsonLd): string {
  const { niche, industry, industryConfidence } = site.spec.businessInfo;
  const words = withoutDenied(said(niche) ?? site.description.at(0) ?? "");
  const type =
    exactTypes.find(([pattern]) => pattern.test(words))?.[1] ??
    industryTypes[sureIndustry(industry, industryConfidence)];
  // A maker who sells food to take home or by post serves nobody at a table.
  if (type === "FoodEstablishment" && deckInput(site.spec).trade.offers === "goods") return "LocalBusiness";
  // An organization has no opening hours: https://schema.org/openingHoursSpecification
  const isPlace = "openingHoursSpecification" in details || ("address" in details && !noBusiness.test(words));
  return type === "Organization" && isPlace ? "LocalBusiness" : type;
}

/** The URLs of site and page; null while the domain is undecided: ids are then relative, links are left out. */
type Place = { readonly root: string; readonly url: string } | null;

function business(context: PageContext, place: Place): JsonLd {
  const { site } = context;
  const about = pageSummary(site, site.home) || introduction(site);
  const { address, ...others } = confirmedDetails(site);
  // Visitors find nobody in the town of who comes to them.
  const isMobile = address !== undefined && comesFromTown(site.spec);
  const named = areaServed(site.description, site.spec.businessInfo.country);
  const area =
    isMobile && named.length === 0
      ? site.facts("address").map(({ text }) => text.replace(remark, "").trim())
      : named;
  const details: JsonLd = { ...others, ...(address === undefined || isMobile ? {} : { address }) };
  const profiles = profileUrls(context).map(({ url }) => url);
  const alternate = said(site.spec.businessInfo.websiteName);
  return {
    "@type": businessType(context, details),
    "@id": `${place?.root ?? ""}#business`,
    name: site.business,
    ...(place ? { url: place.root } : {}),
    ...(alternate && alternate !== site.business ? { alternateName: alternate } : {}),
    ...(about === "" ? {} : { description: about }),
    ...(area.length === 0 ? {} : { areaServed: area }),
    ...details,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(site.logo && place
      ? { logo: `${place.root}${site.logo.path.split("/").map(encodeURIComponent).join("/")}` }
      : {}),
  };
}

function breadcrumbs({ site, page }: PageContext, root: string): JsonLd {
  const parent = site.pages.find((entry) => entry.name === page.parent);
  const trail = [site.home, ...(parent?.url ? [parent] : []), page];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url ?? root,
    })),
  };
}

function graph(context: PageContext, place: Place): JsonLd {
  const { site, page } = context;
  const root = place?.root ?? "";
  return {
    "@context": "https://schema.org",
    "@graph": [
      business(context, place),
      {
        "@type": "WebSite",
        "@id": `${root}#website`,
        name: site.name,
        ...(place ? { url: place.root } : {}),
        publisher: { "@id": `${root}#business` },
      },
      {
        "@type": pageTypes[page.kind] ?? "WebPage",
        ...(place ? { "@id": place.url, url: place.url } : {}),
        name: cleanText(page.title),
        isPartOf: { "@id": `${root}#website` },
        about: { "@id": `${root}#business` },
      },
      ...(place && page !== site.home ? [breadcrumbs(context, place.root)] : []),
    ],
  };
}

// Characters that end a script element or hide its end in a comment, and line ends that old parsers reject.
const unsafe = /[<>&\u2028\u2029]/g;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * The facts about the business and the page for search engines, as JSON-LD (https://www.w3.org/TR/json-ld11/):
 * only those that the client gave, and no URL of the site while its domain is undecided.
 */
export function structuredData(context: PageContext): Html {
  const { url } = context.page;
  const root = url ? /^https?:\/\/[^/]+/i.exec(url)?.[0] : undefined;
  const place = url && root ? { root: `${root}/`, url } : null;
  const json = JSON.stringify(graph(context, place)).replace(unsafe, escaped);
  return new Html(`<script type="application/ld+json">${json}</script>`);
}
