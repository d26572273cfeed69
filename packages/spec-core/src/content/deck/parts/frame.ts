import { shortened } from "../../../render/starter-site/shortened.ts";
import type { SitePage } from "../../../render/starter-site/site-pages.ts";
import { legalPart } from "../../../spec/legal/page-part.ts";
import { providerHeading } from "../../../spec/legal/page-rules.ts";
import { textId } from "../../text-id.ts";
import { capital } from "../fill.ts";
import { isTerm } from "../headline.ts";
import type { Known } from "../known.ts";
import { drafted, open, type Place } from "../place.ts";
import type { Slot } from "../slot.ts";
import { pathOf, placeAt } from "./section.ts";

const descriptionMax = 160;

/** A page and whose it is, in words: 'About Kiln & Co', 'Prices from Kiln & Co'. */
function pageOf({ kind, name: page }: SitePage, name: string): string {
  if (name === "") return page;
  if (kind === "About" || kind === "Contact") return `${page} ${name}`;
  if (kind === "Team" || kind === "Careers") return `${page} at ${name}`;
  return `${page}: ${name}`;
}

/** A sentence with the mark at its end that a line typed alone does without. */
const ended = (text: string): string => (/[.!?…:]["'”’)]?$/u.test(text) ? text : `${text}.`);

/** What search engines show of a page, and its heading. */
export function head(known: Known, page: SitePage): Slot[] {
  const path = pathOf(page.file);
  const place = placeAt(known, { page: path, section: "head", note: "head" });
  const sentences = known.prose.map(({ text }) => text).filter((text) => !isTerm(text));
  const isTradeMissing = known.introduction === null && known.niche !== "" && sentences.length > 0;
  const about = [...(isTradeMissing ? [capital(known.niche)] : []), ...sentences].map(ended).join(" ");
  const isHome = page.kind === "Home";
  const named = pageOf(page, known.name);
  const summary = isHome
    ? about || [known.name, known.niche].filter((text) => text !== "").join(": ")
    : `${named}${about ? `. ${about}` : ""}`;
  const sources = [page.name, ...known.prose.map(({ text }) => text)];
  return [
    ...drafted(
      place,
      { part: "title", kind: "title", maxWords: 12 },
      { text: page.title, sources: [page.title] },
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

const expected: Readonly<Record<string, string>> = {
  Name: "the name",
  "Legal form": "the legal form",
  Address: "the postal address",
  "E-mail": "an e-mail address",
  Phone: "a phone number",
};

/** Who runs the site: what is known of them, and what is missing. */
function provider({ spec }: Known, place: Place): Slot[] {
  const entries = spec.legalAndCompliance.provider;
  const missing = Object.entries(expected).flatMap(([label, what]) =>
    entries.some((entry) => entry.label === label) ? [] : [what],
  );
  return [
    ...entries.flatMap(({ label, value }) => {
      const item = `known-${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
      return [
        ...drafted(
          place,
          { item, part: "label", kind: "label", maxWords: 4 },
          { text: label, sources: [value] },
        ),
        ...drafted(
          place,
          { item, part: "text", kind: "fact", maxWords: 30 },
          { text: value, sources: [value] },
        ),
      ];
    }),
    ...(missing.length === 0
      ? []
      : [open({ ...place, note: missing.join(", ") }, { part: "text", kind: "text", maxWords: 30 })]),
  ];
}

/** The section of a legal page's part. */
export const legalSection = (title: string): string => `part-${textId(title).slice(-6)}`;

/** A page that the law asks for: its headings, and what each part has to say. */
export function legal(known: Known, page: SitePage): Slot[] {
  return page.outline.map(legalPart).flatMap(({ title, says }) => {
    const place = { page: pathOf(page.file), section: legalSection(title), note: says };
    return [
      ...drafted(
        place,
        { part: "heading", kind: "headline", maxWords: 10 },
        { text: title, sources: ["the law"] },
      ),
      ...(title === providerHeading
        ? provider(known, place)
        : [open(place, { part: "text", kind: "text", maxWords: 300 })]),
    ];
  });
}
