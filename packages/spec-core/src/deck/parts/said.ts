import type { PageKind, SitePage } from "../../site/site-pages.ts";
import { isOfBeginnings } from "../data/joints.ts";
import { capital, fill } from "../fill.ts";
import { introduces } from "../headline.ts";
import { ended, type Said } from "../joined-sentences.ts";
import type { Known } from "../known.ts";
import { drafted, open, type Place } from "../place.ts";
import type { Slot } from "../slot.ts";
import { deedsOf, mentions } from "./offer-rows.ts";
import { openingOf } from "./opening.ts";
import { type Passage, pointsOf } from "./points.ts";
import { heading, pathOf, placeAt, sentence } from "./section.ts";

const placesForPoints = 3;

/** The client's sentences, those that are read together as one entry. */
export const asItems = (place: Place, passages: readonly Passage[]): Slot[] =>
  passages.flatMap((passage) => {
    const [first, ...others] = passage;
    const text = others.length > 0 ? passage.map((one) => ended(one.text)).join(" ") : (first?.text ?? "");
    return drafted(
      place,
      { item: `said-${first?.id ?? ""}`, part: "text", kind: "text", maxWords: 40 * passage.length },
      { text, sources: passage.flatMap(({ sources }) => sources) },
    );
  });

/** For whom the business works, in the client's words. */
export const audience = (known: Known, place: Place): Slot[] =>
  known.audience === ""
    ? []
    : [
        ...drafted(
          place,
          { part: "audience-label", kind: "label", maxWords: 3 },
          {
            text: capital(fill(known.voice.headings.audience, known.words)),
            sources: ["for whom the business works"],
          },
        ),
        ...drafted(
          place,
          { part: "audience", kind: "text", maxWords: 40 },
          { text: known.audience, sources: [known.audience] },
        ),
      ];

/** What sets the business apart: what the client said after the opening. */
export function features(known: Known): Slot[] {
  const place = placeAt(known, { page: "/", section: "features", note: "features" });
  const { passages: found } = pointsOf(known);
  // For whom the business works is no strength: where nothing else is found, it has its own heading.
  if (found.length === 0 && known.audience !== "")
    return [
      ...heading(known, place, "audience"),
      ...audience(known, place).filter(({ kind }) => kind !== "label"),
    ];
  const isOpen = found.length === 0;
  return [
    ...heading(known, place, "features"),
    ...audience(known, place),
    ...asItems(place, found),
    ...(isOpen
      ? Array.from({ length: placesForPoints }, (_, index) =>
          open(place, { item: `new-${index + 1}`, part: "text", kind: "text", maxWords: 40 }),
        )
      : []),
  ];
}

/** Since when the business exists, unless a sentence says it already. */
function founded(known: Known, place: Place): Slot[] {
  const [fact] = known.facts("founded");
  if (!fact || known.prose.some(({ text }) => text.includes(fact.value))) return [];
  return drafted(
    place,
    { part: "founded", kind: "text", maxWords: 14 },
    { text: sentence(known, "founded", { year: fact.value }), sources: [fact.text] },
  );
}

/** The client's sentences, for a page without sections, and for the page about the business. */
export function story(
  known: Known,
  {
    page,
    skipsOpening,
    elsewhere = new Set(),
  }: {
    page: string;
    skipsOpening: boolean;
    /** The ids of sentences that another part of the page holds. */
    elsewhere?: ReadonlySet<string>;
  },
): Slot[] {
  const place = placeAt(known, { page, section: "story", note: "story" });
  const { used, lead } = openingOf(known);
  const isShared = known.spec.siteStructure.sections.chosen.includes("features");
  const kept = isShared ? pointsOf(known).kept : new Set();
  const remaining = known.prose.filter(({ id }, index) =>
    skipsOpening ? !used.has(id) && !elsewhere.has(id) : index > 0 && !kept.has(id),
  );
  const one = (sentence: Said): Passage => [sentence];
  const slots = [...asItems(place, remaining.map(one)), ...founded(known, place)];
  // The page has one note at most, and the story may have a page of its own.
  const isToldElsewhere = lead === "" || known.pages.some(({ kind }) => kind === "About");
  if (skipsOpening && slots.length === 0 && known.audience === "" && isToldElsewhere) return [];
  const isTold =
    slots.length === 0 ? known.audience === "" : slots.some(({ text }) => isOfBeginnings.test(text));
  return [
    ...heading(known, place, isTold ? "story" : "about"),
    ...slots,
    ...(slots.length === 0 && !(skipsOpening && known.audience !== "")
      ? [open(place, { part: "text", kind: "text", maxWords: 200 })]
      : []),
    ...audience(known, place),
  ];
}

/** What introduces the business; on a page about something else ('Reservations') only what says what the business does. */
function introductionFor({ introduction, spec }: Known, subject: string): Known["introduction"] {
  return introduction && (subject === "" || introduces(introduction.text, spec.businessInfo))
    ? introduction
    : null;
}

/** What a page is about by its name; empty for pages of a kind, which are about the business. */
const subjectOf = ({ kind, name }: SitePage): string => (kind === "Custom" || kind === "Place" ? name : "");

/** The first sentence that mentions what a page is about. */
const sentenceOn = ({ prose }: Known, page: SitePage): Said | undefined =>
  prose.find(({ text }) => mentions(text, subjectOf(page)));

const opensWithSentence: ReadonlySet<PageKind> = new Set(["Portfolio", "Careers", "Place", "Custom"]);

/** Whether several pages besides the one about the business would open with what introduces it. */
const isRepeated = (known: Known): boolean =>
  known.pages.filter((page) => opensWithSentence.has(page.kind) && !sentenceOn(known, page)).length > 1;

/**
 * The client's sentence below the title of an inner page: the first that mentions its subject, else what introduces the
 * business, unless several pages would say the same.
 */
export function firstSentence(known: Known, page: SitePage): Slot[] {
  const place = placeAt(known, { page: pathOf(page.file), section: "top", note: "opening" });
  const mayIntroduce = page.kind === "About" || !isRepeated(known);
  const first = sentenceOn(known, page) ?? (mayIntroduce ? introductionFor(known, subjectOf(page)) : null);
  return drafted(
    place,
    { part: "lead", kind: "text", maxWords: 30 },
    { text: first?.text ?? "", sources: [first?.text ?? ""] },
  );
}

/** The client's sentence on all that the business does, above the list of its services. */
export function deedsAbove(known: Known, page: string): Slot[] {
  const text = deedsOf(known)?.text ?? "";
  return drafted(
    placeAt(known, { page, section: "top", note: "services" }),
    { part: "lead", kind: "text", maxWords: 30 },
    { text, sources: [text] },
  );
}

/** For whom a page's offer is. */
export const audienceOf = (known: Known, { page, section }: { page: string; section: string }): Slot[] =>
  audience(known, placeAt(known, { page, section, note: "services" }));
