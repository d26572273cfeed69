import { pathOf } from "../../deck/parts/section.ts";
import { shortened } from "../../site/shortened.ts";
import type { SitePage } from "../../site/site-pages.ts";
import type { Site } from "./site.ts";

// The length of a description that a search result shows.
const descriptionMax = 160;

/** The description of a page for search engines; empty if the texts of the site have none. */
export const pageSummary = (site: Site, page: SitePage): string =>
  shortened(site.words(pathOf(page.file), "head").text("description"), descriptionMax);
