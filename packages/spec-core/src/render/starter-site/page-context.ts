import type { SectionName } from "../../onboarding/layout-sections.ts";
import type { Target } from "../../site/calls-to-action.ts";
import type { SitePage } from "../../site/site-pages.ts";
import type { Mark } from "./marks.ts";
import type { Site } from "./site.ts";

/** The input of rendering a page. */
export interface PageContext {
  readonly site: Site;
  readonly page: SitePage;
  readonly mark: Mark;
  /** The URL of a file of the site, relative to this page. */
  readonly linkTo: (file: string) => string;
}

const plainPath = /^[\w./-]+$/;

const encoded = (file: string): string =>
  plainPath.test(file) ? file : file.split("/").map(encodeURIComponent).join("/");

/**
 * Links are relative and name their file, so that the site works from a folder, a subfolder of a host or a frame as
 * well as at the root of a domain. The 404 page is served at any depth and has links from the root.
 */
export function pageContext(site: Site, page: SitePage): PageContext {
  const up = page.file === "404.html" ? "/" : "../".repeat(page.file.split("/").length - 1);
  return { site, page, mark: site.mark, linkTo: (file) => up + encoded(file) };
}

/** The link to a section; within the home page only its anchor. */
export const sectionLink = ({ site, page, linkTo }: PageContext, section: SectionName): string =>
  page === site.home ? `#${section}` : `${linkTo(site.home.file)}#${section}`;

/** The link of a call to action. */
export const targetLink = (context: PageContext, target: Target): string =>
  target.kind === "page" ? context.linkTo(target.page.file) : sectionLink(context, target.section);
