import { knownOrigin } from "../../spec/known-origin.ts";
import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { samePage } from "../site/addresses.ts";
import { attribute, textOf } from "../site/html/element.ts";
import { parseHtml } from "../site/html/parse-html.ts";
import { withTag } from "../site/html/semantics.ts";
import type { Site } from "../site/site.ts";

interface Listed {
  readonly url: string;
  readonly file: string;
  readonly line: number;
}

/** The pages in the sitemap files (sitemaps.org); an HTML parser can read a sitemap's few tags. */
function listedPages({ files }: Site): Listed[] {
  return [...files]
    .filter(([path, text]) => /\.xml$/i.test(path) && /<urlset\b/i.test(text))
    .flatMap(([file, text]) =>
      withTag(parseHtml(file, text.replace(/<!\[CDATA\[|\]\]>/g, "")), "loc")
        .filter((element) => element.parent?.tag === "url")
        .map((element) => ({ url: textOf(element), file, line: element.line })),
    );
}

/** The URLs that a site may list each page under: the planned one, and that of its actual file. */
function addressesOf({ origin, planned }: Site): { name: string; urls: string[]; isThere: boolean }[] {
  return planned.map(({ page, file }) => ({
    name: page.name,
    urls: [page.url, ...(file && origin ? [`${origin}/${file.path}`] : [])].map(samePage),
    isThere: file !== null,
  }));
}

function checkSitemap(site: Site): Finding[] {
  if (site.origin === null) return [];
  const listed = listedPages(site);
  const file =
    listed[0]?.file ??
    [...site.files.keys()].find((path) => /sitemap[^/]*\.xml$/i.test(path)) ??
    "sitemap.xml";
  if (listed.length === 0) return [{ file, line: 1, message: "There is no sitemap that lists the pages." }];
  const wanted = addressesOf(site);
  const seen = new Set<string>();
  const repeated = listed.filter(({ url }) => seen.size === seen.add(samePage(url)).size);
  const extra = site.pages
    .filter((page) => page.planned === null)
    .map(({ path }) => samePage(`${site.origin}/${path}`));
  return [
    ...wanted
      .filter(({ urls }) => !listed.some(({ url }) => urls.includes(samePage(url))))
      .map(({ name }) => ({ file, line: 1, message: `The sitemap does not list “${name}”.` })),
    ...listed
      .filter(
        ({ url }) =>
          !wanted.some(({ urls }) => urls.includes(samePage(url))) && !extra.includes(samePage(url)),
      )
      .map(({ url, ...at }) => ({
        ...at,
        message: `The sitemap lists ${url}, which is no page of the spec.`,
      })),
    ...repeated.map(({ url, ...at }) => ({ ...at, message: `The sitemap lists ${url} twice.` })),
  ];
}

export const sitemap: Rule<"sitemap"> = {
  id: "sitemap",
  promises: "The sitemap lists the pages of the spec, every one once and no other.",
  check: checkSitemap,
};

const canonicalLinks = (site: Site) =>
  site.pages.flatMap((page) =>
    withTag(page, "link")
      .filter((link) => /^canonical$/i.test((attribute(link, "rel") ?? "").trim()))
      .map((link) => ({ page, link })),
  );

/** While the domain is undecided, a canonical URL could only be a guess. */
const guessed = (site: Site): Finding[] =>
  canonicalLinks(site)
    .filter(({ link }) => /^(?:https?:)?\/\//i.test((attribute(link, "href") ?? "").trim()))
    .map(({ page, link }) => ({
      file: page.path,
      line: link.line,
      message: `The canonical address is “${attribute(link, "href")}”, but the domain is still open.`,
    }));

function checkCanonical(site: Site, spec: Spec): Finding[] {
  if (site.origin === null) return [];
  if (knownOrigin(spec) === null) return guessed(site);
  const links = canonicalLinks(site);
  return site.planned.flatMap(({ page: planned, file }): Finding[] => {
    if (!file) return [];
    const own = links.filter(({ page }) => page === file);
    const [first, second] = own;
    if (!first && site.isDomainSettled) return [];
    if (!first) return [{ file: file.path, line: 1, message: "The page names no canonical address." }];
    const at = { file: file.path, line: first.link.line };
    if (second)
      return [{ ...at, line: second.link.line, message: "The page names two canonical addresses." }];
    const href = attribute(first.link, "href") ?? "";
    const fits = [planned.url, `${site.origin}/${file.path}`].map(samePage).includes(samePage(href));
    return fits
      ? []
      : [{ ...at, message: `The canonical address is “${href}”; the spec says “${planned.url}”.` }];
  });
}

export const canonical: Rule<"canonical"> = {
  id: "canonical",
  promises: "Every planned page names its address as the canonical one, none while the domain is open.",
  check: checkCanonical,
};
