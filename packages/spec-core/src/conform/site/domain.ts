import { knownOrigin } from "../../spec/known-origin.ts";
import type { Spec } from "../../spec/schema.ts";
import { isStandInHost } from "./forms.ts";

const addresses =
  /<loc>\s*(https?:\/\/[^\s/<]+)|rel=["']?canonical["']?[^>]*href=["']?(https?:\/\/[^\s/"'>]+)|^\s*sitemap:\s*(https?:\/\/[^\s/]+)/gim;

const hostOf = (origin: string): string => origin.replace(/^https?:\/\/(?:www\.)?/i, "").toLowerCase();

/** The real domain in a site's sitemap, robots.txt and canonical URLs; null if there is none, or two different ones. */
function namedOrigin(standIn: string, files: ReadonlyMap<string, string>): string | null {
  const found = [...files].flatMap(([path, text]) =>
    /(?:\.html?|sitemap[^/]*\.xml|robots\.txt)$/i.test(path)
      ? [...text.matchAll(addresses)].map((match) => match[1] ?? match[2] ?? match[3] ?? "")
      : [],
  );
  const [first] = found;
  const hosts = new Set(found.map(hostOf));
  if (first === undefined || hosts.size !== 1) return null;
  const host = hostOf(first);
  return host === hostOf(standIn) || isStandInHost(host) || !host.includes(".") ? null : first;
}

/** The spec with the site's real domain, if the client left the domain open: choosing one is not a breach. */
export function withDomain(
  spec: Spec,
  files: ReadonlyMap<string, string>,
): { spec: Spec; isSettled: boolean } {
  const { pages } = spec.siteStructure;
  const standIn = pages.map(({ url }) => /^https?:\/\/[^/\s]+/i.exec(url)?.[0]).find((origin) => origin);
  const origin = knownOrigin(spec) === null && standIn ? namedOrigin(standIn, files) : null;
  if (origin === null || !standIn) return { spec, isSettled: false };
  const moved = pages.map((page) => ({ ...page, url: page.url.replace(standIn, origin) }));
  return {
    spec: {
      ...spec,
      hosting: { ...spec.hosting, domainName: hostOf(origin) },
      siteStructure: { ...spec.siteStructure, pages: moved },
    },
    isSettled: true,
  };
}
