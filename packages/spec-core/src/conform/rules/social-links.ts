import type { SocialNetwork } from "../../onboarding/form-data.ts";
import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { attribute, attributeLine } from "../site/html/element.ts";
import { accessibleName, linksOf } from "../site/html/semantics.ts";
import type { Page } from "../site/site.ts";

const hosts: readonly (readonly [SocialNetwork, RegExp])[] = [
  ["facebook", /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/i],
  ["instagram", /(?:^|\.)instagram\.com$/i],
  ["twitter", /(?:^|\.)(?:twitter\.com|x\.com)$/i],
  ["linkedin", /(?:^|\.)linkedin\.com$/i],
  ["youtube", /(?:^|\.)(?:youtube\.com|youtu\.be)$/i],
  ["tiktok", /(?:^|\.)tiktok\.com$/i],
];

const labels: Readonly<Record<SocialNetwork, RegExp>> = {
  facebook: /\bfacebook\b/i,
  instagram: /\binstagram\b/i,
  twitter: /\btwitter\b|^x$/i,
  linkedin: /\blinkedin\b/i,
  youtube: /\byou ?tube\b/i,
  tiktok: /\btik ?tok\b/i,
};

const hostOf = (url: string): string => /^(?:https?:)?\/\/([^/?#]+)/i.exec(url.trim())?.[1] ?? "";

/** The network that a URL belongs to; null for any other URL. */
const networkOf = (url: string): SocialNetwork | null =>
  hosts.find(([, host]) => host.test(hostOf(url)))?.[0] ?? null;

const sharing = /\/(?:share|sharer|intent|sharearticle|dialog|embed|watch)\b/i;

/** A normal form in which two spellings of one profile are equal. */
export const profile = (url: string): string => {
  const network = networkOf(url);
  const path = url
    .trim()
    .replace(/^(?:https?:)?\/\/[^/]+/i, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
  return `${network ?? hostOf(url).toLowerCase()}${path.toLowerCase()}`;
};

function checkPage(page: Page, { siteStructure }: Spec): Finding[] {
  const wanted = siteStructure.socialLinks;
  const links = linksOf(page).map((link) => ({ link, href: attribute(link, "href") ?? "" }));
  const own = links.filter(({ href }) => networkOf(href) !== null && !sharing.test(href));
  const footer = page.elements.findLast(({ tag }) => tag === "footer");
  return [
    ...wanted
      .filter(({ url }) => !own.some(({ href }) => profile(href) === profile(url)))
      .map(({ network, url }) => ({
        file: page.path,
        line: footer?.line ?? 1,
        message: `The page has no link to the ${network} profile, ${url}.`,
      })),
    ...own
      .filter(({ href }) => !wanted.some(({ url }) => profile(href) === profile(url)))
      .map(({ link, href }) => ({
        file: page.path,
        line: attributeLine(link, "href"),
        message: `${href} is no profile that the client gave.`,
      })),
    ...own.flatMap(({ link, href }) => {
      const name = accessibleName(page, link);
      const label = hosts.find(([network]) => labels[network].test(name))?.[0];
      return label && label !== networkOf(href)
        ? [{ file: page.path, line: link.line, message: `The link “${name}” leads to ${networkOf(href)}.` }]
        : [];
    }),
  ];
}

export const socialLinks: Rule<"social-link"> = {
  id: "social-link",
  promises: "Every page links the client's profiles, each under its own name, and no others.",
  check: ({ pages }, spec) =>
    pages.filter(({ planned }) => planned !== null).flatMap((page) => checkPage(page, spec)),
};
