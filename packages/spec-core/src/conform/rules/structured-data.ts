import { confirmedFacts } from "../../content/contact-facts.ts";
import { readHours } from "../../content/facts/hours/read-hours.ts";
import { exactTypes, industryTypes } from "../../site/business-types.ts";
import { notSpecified, specified } from "../../spec/answers.ts";
import { knownOrigin } from "../../spec/known-origin.ts";
import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { givenWords } from "../site/given.ts";
import { attribute, rawText } from "../site/html/element.ts";
import { withTag } from "../site/html/semantics.ts";
import type { Page, Site } from "../site/site.ts";
import { plain } from "../site/wording.ts";
import { isGiven } from "./contact-details.ts";
import { profile } from "./social-links.ts";

type Node = Readonly<Record<string, unknown>>;

interface Block {
  readonly page: Page;
  readonly line: number;
  /** Null if the text is not JSON. */
  readonly nodes: readonly Node[] | null;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

function nodesOf(text: string): Node[] | null {
  try {
    return nodesIn(JSON.parse(text));
  } catch {
    return null;
  }
}

const blocksOf = (page: Page): Block[] =>
  withTag(page, "script")
    .filter((element) => /ld\+json/i.test(attribute(element, "type") ?? ""))
    .map((element) => ({ page, line: element.line, nodes: nodesOf(rawText(element)) }));

const texts = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
};

/** A URL's host without `www.`, which makes no difference here. */
const hostOf = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .replace(/\/.*$/s, "")
    .toLowerCase();

const general = ["Organization", "LocalBusiness", "Corporation", "OnlineStore", "OnlineBusiness"];

/** The allowed schema.org types of a business: general ones, that of its industry, and those its words name. */
function allowedTypes({ businessInfo }: Spec): string[] {
  const { niche, description, name } = businessInfo;
  const words = `${specified(niche) ?? description} ${name}`;
  const exact = exactTypes.filter(([pattern]) => pattern.test(words)).map(([, type]) => type);
  return [...general, industryTypes[businessInfo.industry], ...exact];
}

const known = new Set<string>([
  ...general,
  ...Object.values(industryTypes),
  ...exactTypes.map(([, type]) => type),
]);
const businessLike =
  /(?:Business|Organization|Store|Shop|Service|Agent|Agency|Restaurant|Contractor|Establishment|Salon|Clinic|Dealer)$/;

const isBusiness = (node: Node): boolean =>
  texts(node["@type"]).some((type) => known.has(type) || businessLike.test(type)) && node.name !== undefined;

const invented = [
  "telephone",
  "faxNumber",
  "email",
  "address",
  "geo",
  "openingHours",
  "aggregateRating",
  "review",
  "priceRange",
  "founder",
  "foundingDate",
  "vatID",
  "taxID",
  "award",
  "numberOfEmployees",
] as const;

function addressFaults(url: string, origin: string, spec: Spec): string[] {
  if (knownOrigin(spec) === null)
    return /^https?:/i.test(url) ? [`The business's address is ${url}, but the domain is still open.`] : [];
  return hostOf(url) === hostOf(origin) ? [] : [`The business's address is ${url}; the spec says ${origin}.`];
}

function factsOf(node: Node, site: Site, spec: Spec): string[] {
  const { name, websiteName } = spec.businessInfo;
  const names = [name, websiteName].filter((one) => one !== notSpecified);
  const said = givenWords(site, spec);
  const url = texts(node.url)[0];
  const types = texts(node["@type"]).filter((type) => !allowedTypes(spec).includes(type));
  const profiles = spec.siteStructure.socialLinks.map((link) => profile(link.url));
  const given = texts(node.sameAs);
  return [
    ...types.map((type) => `The business is typed ${type}, which nothing in the spec says.`),
    ...(names.length === 0 || names.some((one) => texts(node.name).map(plain).includes(plain(one)))
      ? []
      : [`The business is named “${texts(node.name)[0] ?? ""}”; the spec says “${names[0]}”.`]),
    ...(url && site.origin ? addressFaults(url, site.origin, spec) : []),
    ...given
      .filter((one) => !profiles.includes(profile(one)))
      .map((one) => `${one} is no profile that the client gave.`),
    ...(given.length > 0
      ? spec.siteStructure.socialLinks
          .filter((link) => !given.map(profile).includes(profile(link.url)))
          .map((link) => `sameAs lacks ${link.url}.`)
      : []),
    ...invented
      .filter((key) => node[key] !== undefined && !isSaid(node[key], said))
      .map((key) => `The client gave no ${key}.`),
    ...(openHours(node).every((period) => areGiven(period, spec))
      ? []
      : ["The client gave no such openingHoursSpecification."]),
  ];
}

const openHours = ({ openingHoursSpecification: hours }: Node): Node[] =>
  (Array.isArray(hours) ? hours : [hours]).filter(isNode);

/** Whether the client confirmed these opening hours (schema.org/OpeningHoursSpecification). */
const areGiven = ({ opens, closes }: Node, { content }: Spec): boolean =>
  confirmedFacts(content.facts, "hours")
    .flatMap(({ text }) => readHours(text))
    .some((given) => texts(opens).includes(given.opens) && texts(closes).includes(given.closes));

const isSaid = (value: unknown, said: string): boolean => {
  const parts = isNode(value)
    ? Object.entries(value)
        .filter(([key]) => !key.startsWith("@"))
        .flatMap(([, part]) => texts(part))
    : texts(value);
  return (
    parts.length > 0 &&
    parts.every((text) =>
      isGiven({ kind: /^[+\d][\d\s()-]{6,}$/.test(text) ? "phone" : "address", text }, said),
    )
  );
};

function checkPage(page: Page, site: Site, spec: Spec): Finding[] {
  const blocks = blocksOf(page);
  const found = blocks.flatMap(({ line, nodes }): Finding[] => {
    if (nodes === null) return [{ file: page.path, line, message: "The structured data is no JSON." }];
    return nodes
      .filter(isBusiness)
      .flatMap((node) => factsOf(node, site, spec))
      .map((message) => ({ file: page.path, line, message }));
  });
  const isHome = page === site.home;
  const hasBusiness = blocks.some(({ nodes }) => nodes === null || nodes.some(isBusiness));
  return isHome && !hasBusiness && site.origin !== null
    ? [
        ...found,
        {
          file: page.path,
          line: blocks[0]?.line ?? 1,
          message: "The home page has no structured data of the business.",
        },
      ]
    : found;
}

export const structuredData: Rule<"structured-data"> = {
  id: "structured-data",
  promises:
    "The home page describes the business as JSON-LD, by name, type, address and profiles, and invents nothing.",
  check: (site, spec) => site.pages.flatMap((page) => checkPage(page, site, spec)),
};
