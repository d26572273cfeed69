import type { Post, PostSummary } from "@sitewright/articles";
import { categoryNames } from "@sitewright/articles";
import type { Brand } from "@sitewright/brand";
import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ItemList,
  ListItem,
  Organization,
  Person,
  WebSite,
} from "schema-dts";
import { articlePath, paths } from "../paths.ts";
import { agencyReference } from "./agency.ts";
import type { JsonLd } from "./json-ld.ts";

interface Place {
  readonly brand: Brand;
  /** Scheme and host of the page. */
  readonly origin: string;
}

// schema.org's types are large unions: literals nested in another one take the compiler seconds.
const publisherOf = ({ brand, origin }: Place): Organization => ({
  ...agencyReference(origin),
  name: brand.agencyName,
  url: `${origin}/`,
  logo: `${origin}/apple-touch-icon.png`,
});

function authorOf(post: Post, place: Place): Organization | Person {
  if (post.agentCreated)
    return { "@type": "Organization", name: place.brand.agencyName, url: `${place.origin}/` };
  return { "@type": "Person", name: post.author, worksFor: agencyReference(place.origin) };
}

const listItem = (post: PostSummary, position: number, { origin }: Place): ListItem => ({
  "@type": "ListItem",
  position,
  url: `${origin}${articlePath(post.slug)}`,
  name: post.title,
});

/**
 * An article as structured data, with the properties that Google requires (headline, image, dates, author).
 */
export function articleData(post: Post, place: Place): JsonLd<BlogPosting> {
  const { origin } = place;
  const url = `${origin}${articlePath(post.slug)}`;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt || post.title,
    image: `${origin}/og${articlePath(post.slug)}.png`,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    articleSection: categoryNames[post.category],
    wordCount: post.content.match(/\S+/g)?.length ?? 0,
    inLanguage: "en",
    author: authorOf(post, place),
    publisher: publisherOf(place),
  };
}

/** The article's breadcrumb. */
export function articleTrail(post: Post, { origin }: Place): JsonLd<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    "@id": `${origin}${articlePath(post.slug)}#trail`,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "News", item: `${origin}${paths.news}` },
      { "@type": "ListItem", position: 2, name: post.title },
    ],
  };
}

/** A page of the news as structured data: a list of articles. */
export function newsData(
  posts: readonly PostSummary[],
  { address, ...place }: Place & { address: string },
): JsonLd<CollectionPage> {
  const { origin, brand } = place;
  const site: WebSite = { "@type": "WebSite", "@id": `${origin}/#site` };
  const list: ItemList = {
    "@type": "ItemList",
    itemListElement: posts.map((post, index) => listItem(post, index + 1, place)),
  };
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    "@id": `${origin}${address}#page`,
    name: `Latest News & Insights: ${brand.productName}`,
    url: `${origin}${address}`,
    isPartOf: site,
    mainEntity: list,
  };
}
