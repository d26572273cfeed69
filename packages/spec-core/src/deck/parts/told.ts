import { plainName } from "../../site/plain-name.ts";
import { wordCount } from "../../text/word-count.ts";
import { besideDeeds, deed, deedOfAnother } from "../data/deeds.ts";
import type { DeckInput } from "../deck-input.ts";
import { servicesApart } from "../goods-apart.ts";
import { isBareList } from "../headline.ts";
import type { Said } from "../joined-sentences.ts";
import { leadText } from "../lead.ts";
import { namesSeveral, repeatsNames } from "../listed-names.ts";
import { sentencesOn } from "../page-sentences.ts";
import { drafted } from "../place.ts";
import type { Slot } from "../slot.ts";
import { isOfPast, subjectOf, topicOf } from "../topics.ts";
import { deedsOf } from "./offer-rows.ts";
import { passagesOf } from "./points.ts";
import { asItems } from "./said.ts";
import { heading, placeAt } from "./section.ts";

/** The section of a page for sentences that the home page has too. */
export const toldSection = "told";

/** Topics about a visit rather than a service. */
const ofVisit: ReadonlySet<string> = new Set(["parking", "access", "dogs", "hours"]);

const hasPricing = ({ pages }: DeckInput): boolean => pages.some(({ kind }) => kind === "Pricing");

/** Whether a sentence says what is not offered: 'We don't do landscaping.' */
const isExclusion = (text: string): boolean => topicOf(text)?.name === "not-done";

/** Whether a sentence says what is offered, or how, and so belongs on the page of the offers. */
function isOfOffers(known: DeckInput, { text }: Said): boolean {
  if (deed.test(text) && !besideDeeds.test(text) && !isOfPast(text) && topicOf(text) === null) return true;
  const subject = subjectOf(text);
  if (isExclusion(text)) return true;
  if (subject === "terms") return !hasPricing(known);
  if (subject === "useful") return !ofVisit.has(topicOf(text)?.name ?? "hours");
  return subject === "offers" || subject === null;
}

/** The wanted sentences, with those that are read together with them. */
const together = (prose: readonly Said[], isWanted: (one: Said) => boolean): Said[] =>
  passagesOf(prose).flatMap((passage) => (passage[0] && isWanted(passage[0]) ? passage : []));

const fewestNames = 2;

/** Whether a sentence only lists names that the page also shows as a list: 'Driveways, roofs, pool decks.' */
function namesListed(text: string, shown: readonly Slot[]): boolean {
  const plain = plainName(text);
  const items = shown.filter(({ kind }) => kind === "item").map(({ text: name }) => name);
  const names = items.filter((name) => plain.includes(plainName(name)));
  return repeatsNames(text, items) || (isBareList(text.replace(/[.!]$/u, "")) && names.length >= fewestNames);
}

/** The sentences for the page of the offers, without those that it has already. */
export const offersTold = (known: DeckInput, shown: readonly Slot[]): Said[] =>
  together(
    known.prose,
    (one) =>
      isOfOffers(known, one) &&
      !shown.some(({ text }) => text.includes(one.text)) &&
      !namesListed(one.text, shown) &&
      !known.pages.some((page) => sentencesOn(known, page).includes(one)),
  );

/** Whether the page of the services says what is not offered. */
const isExcludedElsewhere = ({ pages }: DeckInput): boolean => pages.some(({ kind }) => kind === "Services");

/** The sentences on prices, payment and booking, and those on exclusions without a page of the services. */
export const termsTold = (known: DeckInput): Said[] =>
  together(
    [...known.prose, ...known.steps.flat()],
    ({ text }) => subjectOf(text) === "terms" && !(isExclusion(text) && isExcludedElsewhere(known)),
  );

const fewestKinds = 4;

/** Whether a sentence says what is done in general, as a list: 'We fix kids' bikes, commuters, road bikes …'. */
function listsKinds(text: string): boolean {
  const [head = "", ...others] = text.split(/[,:;]\s/u);
  const isDone = (deed.test(head) && !besideDeeds.test(head)) || deedOfAnother.test(head);
  return isDone && others.length + 1 >= fewestKinds;
}

/** The client's sentence on several of the services, on all, or on the work in general, above the list of services. */
export function deedsAbove(known: DeckInput, page: string): Slot[] {
  const names = servicesApart(known).map(({ name }) => name);
  const whole = known.prose.filter(({ text, isPart }) => !isPart && subjectOf(text) !== "terms");
  const onSeveral = whole.find(({ text }) => namesSeveral(text, names));
  const onKinds = whole.find(
    (one) => listsKinds(one.text) && isOfOffers(known, one) && !repeatsNames(one.text, names),
  );
  const text = (deedsOf(known) ?? onSeveral ?? onKinds)?.text ?? "";
  return drafted(
    placeAt(known, { page, section: "top", note: "services" }),
    { part: "lead", kind: "text", maxWords: 30 },
    { text: leadText(text), sources: [text] },
  );
}

/** A sentence with fewer words is too little for a heading of its own: 'Usually two fittings.' */
export const wordsUnderHeading = 6;

/** Such sentences below the list of a page, under a neutral heading, unless they say too little for one. */
export function told(
  known: DeckInput,
  { page, sentences, hasList }: { page: string; sentences: readonly Said[]; hasList: boolean },
): Slot[] {
  const place = placeAt(known, { page, section: toldSection, note: "more" });
  const items = asItems(place, passagesOf(sentences));
  const isShort = items.length === 1 && wordCount(items[0]?.text ?? "") < wordsUnderHeading;
  return items.length === 0 ? [] : [...(hasList && !isShort ? heading(known, place, "more") : []), ...items];
}
