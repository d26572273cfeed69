import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import type { PageKind, SitePage } from "../../site/site-pages.ts";
import { wordCount } from "../../text/word-count.ts";
import { finiteVerbs } from "../data/clause-words.ts";
import { isOfBeginnings } from "../data/joints.ts";
import { ofPeople } from "../data/of-business.ts";
import { addition, denialAtStart } from "../data/terms-at-start.ts";
import type { HeadingName } from "../data/voice.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital, fill } from "../fill.ts";
import { introduces } from "../headline.ts";
import { ended, type Said } from "../joined-sentences.ts";
import { isShort, leadText } from "../lead.ts";
import { isUsualOn, labelOn, sentencesOn, subjectOfPage } from "../page-sentences.ts";
import { isOnSubject } from "../page-subject.ts";
import { drafted, open, type Place } from "../place.ts";
import type { Slot } from "../slot.ts";
import { isOfPast, subjectOf } from "../topics.ts";
import { hasAudienceFact, openingOf } from "./opening.ts";
import { offersOnPage } from "./page-offers.ts";
import { needsBefore, type Passage, passagesOf, pointsOf, untoldPassages } from "./points.ts";
import { heading, pathOf, placeAt, sentence } from "./section.ts";

const placesForPoints = 3;

const fewestInSentence = 4;

/** Whether a text typed alone is a sentence: 'Shears - call for prices' and 'Cash or card' are points. */
const isSentence = (text: string): boolean =>
  wordCount(text) >= fewestInSentence &&
  !/\s[-–—]\s/u.test(text) &&
  text
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => finiteVerbs.has(word));

/**
 * The client's sentences as entries of a list; those that are read together are one entry. Where one has a full stop,
 * so have all that are sentences.
 */
export function asItems(place: Place, passages: readonly Passage[]): Slot[] {
  const areEnded = passages.some((passage) => passage.some(({ text }) => ended(text) === text));
  return passages.flatMap((passage) => {
    const [first, ...others] = passage;
    const alone = first?.text ?? "";
    const one = areEnded && isSentence(alone) ? ended(alone) : alone;
    const text = others.length > 0 ? passage.map((each) => ended(each.text)).join(" ") : one;
    return drafted(
      place,
      { item: `said-${first?.id ?? ""}`, part: "text", kind: "text", maxWords: 40 * passage.length },
      { text, sources: passage.flatMap(({ sources }) => sources) },
    );
  });
}

/** For whom the business works, in the client's words. */
export const audience = (known: DeckInput, place: Place): Slot[] =>
  known.audience === ""
    ? []
    : [
        ...drafted(
          place,
          { part: "audience-label", kind: "label", maxWords: 3 },
          {
            text: capital(fill(known.voice.headings.forWhom, known.words)),
            sources: ["for whom the business works"],
          },
        ),
        ...drafted(
          place,
          { part: "audience", kind: "text", maxWords: 40 },
          { text: known.audience, sources: [known.audience] },
        ),
      ];

/**
 * Whether the home page says for whom the business works. The other pages then do not, because it says nothing about
 * them in particular.
 */
const isForWhomOnHome = (known: DeckInput): boolean => {
  const { chosen } = known.spec.siteStructure.sections;
  return chosen.length === 0 || chosen.includes("features") || hasAudienceFact(known);
};

/** What sets the business apart: the client's sentences after the opening. */
export function features(known: DeckInput): Slot[] {
  const place = placeAt(known, { page: "/", section: "features", note: "features" });
  const { passages: found } = pointsOf(known);
  // For whom the business works is no strength: without other points it gets its own heading.
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
function founded(known: DeckInput, place: Place): Slot[] {
  const [fact] = known.facts("founded");
  if (!fact || known.prose.some(({ text }) => text.includes(fact.value))) return [];
  return drafted(
    place,
    { part: "founded", kind: "text", maxWords: 14 },
    { text: sentence(known, "founded", { year: fact.value }), sources: [fact.text] },
  );
}

/** The first sentence about a page's subject. */
const sentenceOn = (known: DeckInput, page: SitePage): Said | undefined => sentencesOn(known, page)[0];

/**
 * The introduction of the business below the title of an inner page: a short sentence that is not the home page's lead;
 * on a page about something else ('Reservations') only one that says what the business does.
 */
function introductionFor(known: DeckInput, page: SitePage): Said | null {
  const { introduction, spec, prose } = known;
  if (!introduction || !isShort(introduction.text)) return null;
  if (openingOf(known).lead === introduction.text && prose.length > 1) return null;
  return subjectOfPage(page) === "" || introduces(introduction.text, spec.businessInfo) ? introduction : null;
}

const opensWithSentence: ReadonlySet<PageKind> = new Set([
  "About",
  "Portfolio",
  "Careers",
  "Place",
  "Custom",
]);

/** Whether several pages would open with the introduction; then only the page about the business does. */
const isRepeated = (known: DeckInput): boolean =>
  known.pages.filter((page) => opensWithSentence.has(page.kind) && !sentenceOn(known, page)).length > 1;

/**
 * A sentence of a page with those directly after it that mean nothing without it; alone if they make it too long for a
 * lead.
 */
function asLead(known: DeckInput, page: SitePage, one: Said): Passage {
  const own = sentencesOn(known, page);
  const passage = passagesOf(own.includes(one) ? own : known.prose).find((each) => each[0] === one) ?? [one];
  const end = passage.findIndex((each, index) => index > 0 && !needsBefore(each.text));
  const together = end < 0 ? passage : passage.slice(0, end);
  return isShort(together.map(({ text }) => text).join(" ")) ? together : [one];
}

/**
 * The client's sentence below the title of an inner page: the first one that mentions its subject, else the
 * introduction of the business.
 */
function onTop(known: DeckInput, page: SitePage): Said | null {
  const mayIntroduce = page.kind === "About" || !isRepeated(known);
  return sentenceOn(known, page) ?? (mayIntroduce ? introductionFor(known, page) : null);
}

/** The owners by their names: 'I'm Kirsty', 'We're Tom and Ellie Marchbank'. */
const namesOwner =
  /^(?:(?:[Hh]i|[Hh]ello),? )?(?:I(?:['’]m| am)|[Ww]e(?:['’]re| are)|[Mm]y name(?:['’]s| is)) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}/u;

/** Whether a sentence says who the business is. */
const isIntroduction = ({ introduction }: DeckInput, one: Said): boolean =>
  one === introduction || namesOwner.test(one.text);

/** The sentences on who the business is, each with those that refer to it. */
function aboutBusiness(known: DeckInput, sentences: readonly Said[]): readonly Said[] {
  const onOwnPages = new Set(
    known.pages.flatMap((page) =>
      sentencesOn(known, page, page.kind === "Service" ? page.name : subjectOfPage(page)),
    ),
  );
  return passagesOf(sentences)
    .filter(
      ([first]) =>
        first !== undefined &&
        (isIntroduction(known, first) ||
          (subjectOf(first.text) === "business" &&
            (isOfPast(first.text) || !(onOwnPages.has(first) || denialAtStart.test(first.text))))),
    )
    .flat();
}

/**
 * A heading that fits the content below it: a story only over what tells one, or over the gap for it; on the page about
 * the business not the title of the page again.
 */
function headingOf(
  slots: readonly Slot[],
  {
    isOfBusiness,
    isForWhom,
    page,
  }: { isOfBusiness: boolean; isForWhom: boolean; page: SitePage | undefined },
): HeadingName {
  const isHeld = slots.length === 0 ? !isForWhom : isOfBusiness || slots.every(({ text }) => isOfPast(text));
  const isStory = slots.length === 0 ? !isForWhom : slots.some(({ text }) => isOfPast(text));
  if (page && isHeld && /about/iu.test(page.name)) return isStory ? "ownStory" : "more";
  if (slots.length === 0) return isForWhom ? "about" : "story";
  if (!isHeld) return "more";
  return slots.some(({ text }) => isOfBeginnings.test(text)) ? "story" : "about";
}

/** A way of working, which says nothing on who the business is: 'We follow the textbook of the school'. */
const ofWork =
  /^(?:we|i)(?: (?:always|only|usually|just)){0,2} (?:follow|keep to|stick to|work to|go by|use|(?:also )?(?:buy back|take back))(?!\p{L})/iu;

/** Whether a sentence only says what the business is not, adds to something else, or is a rule of the work. */
const isAside = (text: string): boolean =>
  denialAtStart.test(text) || addition.test(text) || ofWork.test(text);

/** Whether a story tells nothing on who the business is, so that its sentences are told with other remarks. */
const isNoStory = (slots: readonly Slot[]): boolean => {
  const texts = slots.map(({ text }) => text);
  const tells = texts.some((text) => isOfPast(text) || (!isAside(text) && matches(ofPeople, text)));
  return !tells && (addition.test(texts[0] ?? "") || texts.every(isAside));
};

/** Each sentence as an entry of its own, except one that means nothing without the sentence directly before it. */
function withBefore(sentences: readonly Said[]): Passage[] {
  const entries: Said[][] = [];
  for (const one of sentences) {
    const last = entries.at(-1);
    if (last && needsBefore(one.text) && one.after === last.at(-1)?.id) last.push(one);
    else entries.push([one]);
  }
  return entries;
}

/** The client's sentences, for a page without sections, and for the page about the business. */
export function story(
  known: DeckInput,
  {
    page,
    skipsOpening,
    elsewhere = new Set(),
  }: {
    page: string;
    skipsOpening: boolean;
    /** The ids of sentences that are in another part of the page. */
    elsewhere?: ReadonlySet<string>;
  },
): Slot[] {
  const place = placeAt(known, { page, section: "story", note: "story" });
  const { used, begun } = openingOf(known);
  const about = known.pages.find(({ kind, file }) => kind === "About" && pathOf(file) === page);
  const above = about ? onTop(known, about) : null;
  const isShared = known.spec.siteStructure.sections.chosen.includes("features");
  const kept = isShared ? pointsOf(known).kept : new Set();
  const hasAbout = known.pages.some(({ kind }) => kind === "About");
  // A sentence that is too long for the line below the title is shown here.
  const lead = new Set(
    about && above && isShort(above.text) ? asLead(known, about, above).map(({ id }) => id) : [],
  );
  const isTold = ({ id }: Said): boolean =>
    skipsOpening
      ? used.has(id) || elsewhere.has(id) || (hasAbout && id === begun)
      : kept.has(id) || lead.has(id);
  const untold = untoldPassages(known.prose, isTold).flat();
  const ofBusiness = aboutBusiness(known, untold);
  const isOnlyIntroduced = ofBusiness.every((sentence) => isIntroduction(known, sentence));
  // A page about the business without further sentences about it shows those that belong to no other page.
  const remaining =
    isOnlyIntroduced && !skipsOpening
      ? untold.filter((sentence) => ofBusiness.includes(sentence) || subjectOf(sentence.text) === null)
      : ofBusiness;
  const slots = [...asItems(place, withBefore(remaining)), ...founded(known, place)];
  const forWhom = skipsOpening || !isForWhomOnHome(known) ? audience(known, place) : [];
  // A story that the client neither told nor asked for gets no marked gap.
  if (skipsOpening && (slots.length === 0 || isNoStory(slots))) return [];
  return [
    ...heading(
      known,
      place,
      headingOf(slots, { isOfBusiness: ofBusiness.length > 0, isForWhom: forWhom.length > 0, page: about }),
    ),
    ...slots,
    ...(slots.length === 0 ? [open(place, { part: "text", kind: "text", maxWords: 200 })] : []),
    ...forWhom,
  ];
}

/** The client's sentence below the title of an inner page; only the beginning of a long one. */
export function firstSentence(known: DeckInput, page: SitePage): Slot[] {
  const place = placeAt(known, { page: pathOf(page.file), section: "top", note: "opening" });
  const one = onTop(known, page);
  const passage = one === null ? [] : asLead(known, page, one);
  const text = passage.length > 1 ? passage.map((each) => ended(each.text)).join(" ") : (one?.text ?? "");
  // The title says already what the list is of.
  const label = labelOn(text, subjectOfPage(page));
  const below = label === null ? leadText(text) : capital(text.slice(label.length + 1).trim());
  return drafted(
    place,
    { part: "lead", kind: "text", maxWords: 30 },
    { text: below, sources: passage.map((each) => each.text) },
  );
}

/** A page with the times of classes: 'Timetable', 'Class schedule', 'Kursplan'. */
const namesTimetable =
  /(?<!\p{L})(?:time ?tables?|schedules?|class times|kursplan|kurszeiten|stundenplan|horaires|horarios?|orari)(?!\p{L})/iu;

/** The fewest words of a page's own text. */
const ownWordsMin = 15;

/** For whom the page is, if the client says so of its subject: 'Kids in the school holidays.' */
const audienceOn = (known: DeckInput, place: Place, page: SitePage): Slot[] =>
  known.audiences
    // A list of customers is about none of them in particular.
    .filter((text) => !text.includes(",") && (isOnSubject(text, page.name) || isUsualOn(text, page.name)))
    .slice(0, 1)
    .flatMap((text) => audience({ ...known, audience: text }, place));

/**
 * The text of a page of the client's own: their sentences on its subject after the first one, and their offers on it;
 * open if all of them say too little.
 */
export function ownText(known: DeckInput, page: SitePage): Slot[] {
  const note = namesTimetable.test(page.name) ? "timetable" : "custom";
  const place = placeAt(known, { page: pathOf(page.file), section: "main", note, name: page.name });
  const part = { part: "text", kind: "text", maxWords: 400 } as const;
  const sentences = sentencesOn(known, page);
  const [first] = sentences;
  // Of a long first sentence, only the beginning is below the title.
  const lead = new Set(first && isShort(first.text) ? asLead(known, page, first) : []);
  const told = sentences.filter((one) => !lead.has(one));
  const words = wordCount(sentences.map(({ text }) => text).join(" "));
  const rows = offersOnPage(known, place, page.name);
  // A page with a form has something to do on it as soon as a sentence says what the form is for.
  const isEnough =
    words >= ownWordsMin ||
    told.length > 0 ||
    (first !== undefined &&
      (rows.length > 0 || page.form !== null || labelOn(first.text, page.name) !== null));
  const forWhom = audienceOn(known, place, page);
  if (!isEnough) return [open(place, part), ...forWhom, ...rows];
  return [
    ...drafted(place, part, {
      text: told.map(({ text }) => ended(text)).join(" "),
      sources: told.flatMap(({ sources }) => sources),
    }),
    ...forWhom,
    ...rows,
  ];
}
