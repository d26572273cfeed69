import { withApostrophes } from "../../site/apostrophes.ts";
import { shortened } from "../../site/shortened.ts";
import type { SitePage } from "../../site/site-pages.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital, inSentence } from "../fill.ts";
import { sentencesOnBusiness, talk, wholeClauses } from "../headline.ts";
import { ended, textsOf } from "../joined-sentences.ts";
import { drafted } from "../place.ts";
import { saysWhatOrWhere } from "../says-what.ts";
import type { Slot } from "../slot.ts";
import { inPlace } from "../town.ts";
import { isSaidIn, tradeLine, withoutTitle } from "./opening.ts";
import { ownWords } from "./own-words.ts";
import { pathOf, placeAt } from "./section.ts";

const descriptionMax = 160;

/** A page with the business's name: 'About Kiln & Co', 'Prices from Kiln & Co'. */
function pageOf({ kind, name: page }: SitePage, name: string): string {
  if (name === "") return page;
  const isNamedSo = page === kind;
  if (isNamedSo && (kind === "About" || kind === "Contact")) return `${page} ${name}`;
  if (isNamedSo && (kind === "Team" || kind === "Careers")) return `${page} at ${name}`;
  return `${page}${/[?!.…]$/u.test(page) ? "" : ":"} ${name}`;
}

/** The sentences that fit after a beginning; of the first one that is too long, its complete clauses. */
function fitting(beginning: string, sentences: readonly string[]): string {
  let text = beginning;
  for (const sentence of sentences) {
    const joined = text === "" ? "" : `${text} `;
    const fits = joined.length + sentence.length <= descriptionMax;
    if (!fits) return `${joined}${wholeClauses(sentence, descriptionMax - joined.length)}`.trim();
    text = joined + sentence;
  }
  return text;
}

/** What a legal page is about: 'Say who runs the site' as 'Who runs the site.' */
const legalSummary = ({ spec }: DeckInput, { file }: SitePage): string[] =>
  spec.legalAndCompliance.pages
    .filter(({ path }) => path === pathOf(file))
    .map(({ purpose }) => ended(capital(withApostrophes(purpose.replace(/^Say /u, "")))));

/** 'Causeyside Foot Clinic: podiatry in Paisley', each once. */
const nameAndTrade = (known: DeckInput): string =>
  [...new Set([known.name, known.niche === "" ? "" : tradeLine(known).title])]
    .filter((text) => text !== "")
    .join(": ");

const titleMax = 60;

/** Whether a beginning with the trade leaves room for the page's first sentence, which does not say it itself. */
const isRoomFor = (
  beginning: string,
  [first = ""]: readonly string[],
  { niche, place }: DeckInput,
): boolean =>
  beginning.length <= descriptionMax &&
  !(niche !== "" && isSaidIn(first, niche)) &&
  !(place !== "" && first.includes(place)) &&
  (first.length > descriptionMax || beginning.length + 1 + first.length <= descriptionMax);

/** A trade that says where it is: 'Foot care in Renfrew'. */
const namesPlace = /(?<!\p{L})(?:in|at|near|around|across) /iu;

/** 'Joan Fell, Wedding Celebrant' names most of 'Independent wedding celebrant: weddings and namings'. */
function namesMostOf(name: string, niche: string): boolean {
  const [, ...parts] = name.toLowerCase().split(/[,|–—]\s/u);
  const head = niche.toLowerCase().split(/[:(]/u)[0] ?? "";
  return parts.some((part) => part.trim().length > 4 && head.includes(part.trim()));
}

/** What follows the business's name to say what it is and where; empty as far as the name says it. */
function tradeAndPlace({ name, niche, place }: DeckInput): { trade: string; where: string } {
  const isInName = `${name} ${niche}`.toLowerCase().includes((place.split(",")[0] ?? "").toLowerCase());
  return {
    trade: niche === "" || isSaidIn(name, niche) || namesMostOf(name, niche) ? "" : inSentence(niche),
    where: place === "" || isInName || namesPlace.test(niche) ? "" : place,
  };
}

/** The name of a page and of the business, with the trade and its place: 'Services: Noor, portraits in Lyon'. */
function namedWithTrade(known: DeckInput, named: string): string {
  const said = tradeAndPlace(known);
  const { trade } = said;
  // A place that is cut off in the middle is worse than none.
  const length = named.length + trade.length + said.where.length;
  const where = length + 10 > descriptionMax ? "" : said.where;
  return `${named}${trade === "" ? "" : `, ${trade}`}${where === "" ? "" : ` ${inPlace(where)}`}`;
}

/** The home page's title: the name, with the trade and its place as far as they fit. */
function homeTitle(known: DeckInput, title: string): string {
  const { trade, where } = tradeAndPlace(known);
  const whole = trade !== "" && where !== "" ? [`${title} | ${capital(trade)} ${inPlace(where)}`] : [];
  const one = trade !== "" ? [`${title} | ${capital(trade)}`] : where !== "" ? [`${title}, ${where}`] : [];
  return [...whole, ...one].find((text) => text.length <= titleMax) ?? title;
}

/** The description of an inner page: its name, with the trade where that says more, and what fits of its sentences. */
function summaryOf(
  known: DeckInput,
  { named, traded, told, trade }: { named: string; traded: string; told: readonly string[]; trade: string },
): string {
  const untraded = told.filter((text) => text !== ended(trade));
  if (traded !== named && isRoomFor(`${traded}.`, untraded, known)) return fitting(ended(traded), untraded);
  const summary = fitting(told.length === 0 ? named : ended(named), told);
  // None of the sentences fits: the name of a page alone says nothing.
  return summary === named || summary === ended(named) ? fitting(ended(traded), []) : summary;
}

/** What search engines show of a page with these slots, and its heading. */
export function head(known: DeckInput, page: SitePage, slots: readonly Slot[]): Slot[] {
  const path = pathOf(page.file);
  const place = placeAt(known, { page: path, section: "head", note: "head" });
  const business = { name: known.name, niche: known.niche };
  // Behind an introduction the other sentences add to it; without one, each has to say what the business does.
  const sentences = sentencesOnBusiness(textsOf(known.prose)).filter(
    (text) => known.introduction !== null || saysWhatOrWhere(text, business),
  );
  const isTradeMissing = known.introduction === null && known.niche !== "";
  const trade = tradeLine(known).title;
  // On every page except the home page, the business's name comes before it.
  const isToldFirst = isTradeMissing && (page.kind === "Home" ? sentences.length > 0 : trade !== known.name);
  const [first = "", ...others] = sentences;
  const about = (isToldFirst ? [trade, withoutTitle(first, trade), ...others] : sentences)
    .filter((text) => text !== "")
    .map((text) => ended(capital(text.replace(talk, ""))));
  const isHome = page.kind === "Home";
  const isLegal = page.kind === "Legal";
  const own = isHome || isLegal ? null : ownWords(slots);
  const named = pageOf(page, known.name);
  const traded = isHome || isLegal || known.name === "" ? named : namedWithTrade(known, named);
  // What visitors come for is on the page itself; what the business says of itself would be the same on every page.
  const isAbout = isHome || page.kind === "About" || own === null || own.sentences.length === 0;
  const told = isLegal
    ? legalSummary(known, page)
    : [...new Set([...(own?.sentences ?? []), ...(isAbout ? about : [])])];
  const summary = isHome
    ? fitting("", told) || nameAndTrade(known)
    : summaryOf(known, { named, traded, told, trade });
  const sources = [page.name, ...(own?.sources ?? []), ...known.prose.map(({ text }) => text)];
  return [
    ...drafted(
      place,
      { part: "title", kind: "title", maxWords: 12 },
      { text: isHome ? homeTitle(known, page.title) : capital(page.title), sources: [page.title] },
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
