import { shortened } from "../../site/shortened.ts";
import type { SitePage } from "../../site/site-pages.ts";
import { capital } from "../fill.ts";
import { isTerm } from "../headline.ts";
import { ended } from "../joined-sentences.ts";
import type { Known } from "../known.ts";
import { drafted } from "../place.ts";
import type { Slot } from "../slot.ts";
import { ownWords } from "./own-words.ts";
import { pathOf, placeAt } from "./section.ts";

const descriptionMax = 160;

/** A page and whose it is, in words: 'About Kiln & Co', 'Prices from Kiln & Co'. */
function pageOf({ kind, name: page }: SitePage, name: string): string {
  if (name === "") return page;
  const isNamedSo = page === kind;
  if (isNamedSo && (kind === "About" || kind === "Contact")) return `${page} ${name}`;
  if (isNamedSo && (kind === "Team" || kind === "Careers")) return `${page} at ${name}`;
  return `${page}${/[?!.…]$/u.test(page) ? "" : ":"} ${name}`;
}

/** What search engines show of a page with these slots, and its heading. */
export function head(known: Known, page: SitePage, slots: readonly Slot[]): Slot[] {
  const path = pathOf(page.file);
  const place = placeAt(known, { page: path, section: "head", note: "head" });
  const sentences = known.prose.map(({ text }) => text).filter((text) => !isTerm(text));
  const isTradeMissing = known.introduction === null && known.niche !== "" && sentences.length > 0;
  const about = [...(isTradeMissing ? [capital(known.niche)] : []), ...sentences].map(ended);
  const isHome = page.kind === "Home";
  // What visitors come for is on the page itself; all pages share what the business says about itself.
  const own = isHome || page.kind === "Legal" ? null : ownWords(slots);
  const named = pageOf(page, known.name);
  const following = [...new Set([...(own?.sentences ?? []), ...about])].join(" ");
  const summary = isHome
    ? following || [known.name, known.niche].filter((text) => text !== "").join(": ")
    : [following === "" ? named : ended(named), following].join(" ");
  const sources = [page.name, ...(own?.sources ?? []), ...known.prose.map(({ text }) => text)];
  return [
    ...drafted(
      place,
      { part: "title", kind: "title", maxWords: 12 },
      { text: isHome ? page.title : capital(page.title), sources: [page.title] },
    ),
    ...drafted(
      place,
      { part: "description", kind: "description", maxWords: 26 },
      { text: shortened(summary, descriptionMax), sources },
    ),
    ...(isHome
      ? []
      : drafted(
          place,
          { part: "heading", kind: "headline", maxWords: 6 },
          { text: page.name, sources: [`page: ${page.name}`] },
        )),
  ];
}
