import { groupSize, type Outline, pageAbove } from "../../lib/wizard/page-outline.ts";
import { sitemapTexts as texts } from "./texts.ts";

/** The position of a page as a sentence for screen readers. */
export function pagePositionText(outline: Outline, source: string): string {
  const page = outline.find((entry) => entry.source === source);
  if (!page) return "";
  const parent = page.isNested ? pageAbove(outline, source) : undefined;
  const start = parent ? outline.indexOf(parent) + 1 : 0;
  const peers = parent
    ? outline.slice(start, start + groupSize(outline, start - 1) - 1)
    : outline.filter((entry) => !entry.isNested);
  const place = peers.indexOf(page) + 1;
  return parent
    ? texts.pageStandsUnder(page.name, parent.name, place, peers.length)
    : texts.pageStands(page.name, place, peers.length);
}
