import { contentDeck } from "../../deck/content-deck.ts";
import type { ContentDeck } from "../../deck/slot.ts";
import type { SitePage } from "../../site/site-pages.ts";
import type { Spec } from "../../spec/schema.ts";
import { renderRobots } from "../robots.ts";
import { fontsCss } from "./css/fonts.ts";
import { siteCss } from "./css/site-css.ts";
import { documentText } from "./document.ts";
import { llmsTxt } from "./llms-txt.ts";
import { pageContext } from "./page-context.ts";
import { notFound } from "./pages/not-found.ts";
import { pageRenderers } from "./pages/page-renderers.ts";
import { type Site, siteOf } from "./site.ts";
import { faviconSvg, sitemapOf, webManifest } from "./site-files.ts";
import { siteScript } from "./site-script.ts";

/** How to render a starter site. */
export interface StarterSiteOptions {
  /**
   * Whether elements made from an answer carry `data-from` with the answer's path in the form, such as
   * `formData.businessName`. Off by default: a delivered site never carries it.
   */
  readonly marks?: boolean;
  /** The site's words; by default those that `draftContent` writes from the spec. */
  readonly content?: ContentDeck;
}

const notFoundPage = ({ name }: Site): SitePage => ({
  name: "Not found",
  kind: "Custom",
  isInNavigation: false,
  file: "404.html",
  url: null,
  title: `Not found | ${name}`,
  parent: null,
  source: "formData.pages",
  outline: [],
  contentLength: null,
  form: null,
});

/** The files of a site as a map from path to text. */
export function siteFiles(site: Site): Record<string, string> {
  const { spec } = site;
  const pages = site.pages.map((page): [string, string] => {
    const context = pageContext(site, page);
    return [page.file, documentText(context, pageRenderers[page.kind](context))];
  });
  const missing = pageContext(site, notFoundPage(site));
  const files: [string, string][] = [
    ...pages,
    ["404.html", documentText(missing, notFound(missing))],
    ["css/fonts.css", fontsCss(spec, "../")],
    ["css/site.css", siteCss(site)],
    ["js/site.js", siteScript],
    ["favicon.svg", faviconSvg(site)],
    ["site.webmanifest", webManifest(site)],
    ["robots.txt", renderRobots(spec)],
    ["llms.txt", llmsTxt(site)],
    ...Object.entries(sitemapOf(site)),
  ];
  return Object.fromEntries(files.filter(([, text]) => text !== ""));
}

/**
 * A complete website from a spec: HTML for every page, one style sheet, one small script, sitemap, robots.txt,
 * llms.txt, favicon, manifest and a 404 page, as a map from path to text. It needs no build step and requests nothing
 * from another host; put the files of `starterFonts` and `starterAssets` beside it. Its words are those of the content
 * deck; what is missing is marked 'To be written' once in its section. Pure: the same spec and deck give the same
 * bytes.
 */
export const renderStarterSite = (spec: Spec, options: StarterSiteOptions = {}): Record<string, string> =>
  siteFiles(siteOf(spec, { marks: options.marks === true, deck: contentDeck(spec, options.content) }));
