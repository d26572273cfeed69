import { listed } from "../../text/listed.ts";
import { singular } from "../../text/singular.ts";
import { wordCount } from "../../text/word-count.ts";
import { placesIn } from "../area-served.ts";
import { pointsAtBefore } from "../data/joints.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital, fill } from "../fill.ts";
import { type Business, headlineOf, isBareList, isHistory, mayIntroduce, talk } from "../headline.ts";
import { hoursText, withoutCalls } from "../hours-text.ts";
import type { Said } from "../joined-sentences.ts";
import { isShort, type Lead, leadFrom, leadText } from "../lead.ts";
import { isOfOnePerson } from "../of-one-person.ts";
import { drafted, open } from "../place.ts";
import { saysWhatOrWhere } from "../says-what.ts";
import type { Slot } from "../slot.ts";
import { inPlace } from "../town.ts";
import { placeAt, sentence } from "./section.ts";

const stemLetters = 5;

interface Opening {
  readonly title: string;
  readonly titleSources: readonly string[];
  readonly lead: string;
  readonly leadSources: readonly string[];
  /** The ids of the client's sentences that it holds. */
  readonly used: ReadonlySet<string>;
  /** The id of the sentence whose beginning is the lead; the story has the whole sentence. */
  readonly begun?: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const longestList = 4;
// Longer names of offers read like sentences: 'Look at a used piano before you buy'.
const longestInLead = 6;
// 'DipWCF.' is too short for the line below a headline.
const fewestWords = 2;
// The headline and the line below it use two sentences; the list of strengths needs more.
const fewestWithStrengths = 2;

/**
 * What the business offers as a list inside a sentence; a long list names the first ones and the number of the others.
 */
export function offerList(
  { offers }: Pick<DeckInput, "offers">,
  joint: string,
  longest = longestList,
): string {
  const names = offers.map(({ inline }) => inline);
  if (names.length <= longest + 1) return listed(names, joint);
  return listed([...names.slice(0, longest), `${names.length - longest} more`], "and");
}

/** 'Two cats same chalet', '10 lessons': a price for a number of things, not something that is offered. */
const counted =
  /^(?:one|two|three|four|five|six|each|per|extra|additional|first|second|third|\d+)(?!\p{L})/iu;

/** The offers that a sentence can list: if there are several, those with a short name that is no count. */
function listedInLead(known: DeckInput): Pick<DeckInput, "offers"> {
  const short = known.offers.filter(({ name }) => wordCount(name) <= longestInLead && !counted.test(name));
  const offers = short.length > 1 ? short : known.offers;
  // 'Only nails' loses its 'only' in a list with other offers.
  return {
    offers: offers.map((offer) => ({ ...offer, inline: offer.inline.replace(/^(?:only|just) /iu, "") })),
  };
}

export const offerNames = ({ offers }: DeckInput): string[] => offers.map(({ name }) => name);

type LeadOfOpening = Pick<Opening, "lead" | "leadSources" | "used" | "begun">;

/** A sentence as the line below a headline; `used` are the ids of the sentences in the headline. */
const asLead = ({ said, text, isWhole }: Lead, used: readonly string[]): LeadOfOpening => ({
  lead: capital(text.replace(talk, "")),
  leadSources: [said.text],
  used: new Set(isWhole ? [...used, said.id] : used),
  ...(isWhole ? {} : { begun: said.id }),
});

/**
 * What the business offers as the line below a headline; empty if that is one thing, or if the line can only name some
 * of them.
 */
const listLead = (known: DeckInput, used: ReadonlySet<string>): LeadOfOpening => {
  const listed = listedInLead(known);
  const isList = known.offers.length > 1 && listed.offers.length <= longestList + 1;
  return {
    lead: isList ? sentence(known, "openingList", { list: offerList(listed, known.voice.and) }) : "",
    leadSources: isList ? offerNames(known) : [],
    used,
  };
};

/**
 * Whether the name is a better title than the trade: it contains the trade's words, or the trade is a list of single
 * words: 'rowing, sailing'.
 */
function saysMore(name: string, niche: string): boolean {
  const said = new Set(wordsOf(name));
  const parts = niche.split(/,\s+/u);
  return (
    wordsOf(niche).every((word) => said.has(word)) ||
    (parts.length > 1 && parts.every((part) => wordsOf(part).length === 1))
  );
}

/** The name of the trade, with the town where both are one phrase; without a trade the name of the business. */
export function tradeLine({
  niche,
  town: ofAddress,
  place,
  name,
}: DeckInput): Pick<Opening, "title" | "titleSources"> {
  // What stands in brackets is in the line above the headline.
  const trade = capital(niche.replace(/\s*\([^()]*\)$/u, "") || niche);
  const town = ofAddress || place;
  const isWhole =
    niche === "" || town === "" || /,|(?<!\p{L})(?:in|at|near|around|across)(?!\p{L})/iu.test(niche);
  if (!isWhole && !`${niche} ${name}`.toLowerCase().includes(town.toLowerCase()))
    return { title: `${trade} ${inPlace(town)}`, titleSources: [trade, town] };
  const title = (name !== "" && saysMore(name, niche) ? name : trade) || name || "[Business name]";
  return { title, titleSources: [title] };
}

/** The answers that tell whether a sentence says what the business does. */
const businessOf = (known: DeckInput): Business => ({
  name: known.name,
  niche: known.niche,
});

/**
 * Whether a sentence speaks of the business, not of one person there; a bare list whose sentence before it is not
 * printed may list anything: 'Schools, offices, care homes.'
 */
const isOfWholeBusiness = ({ spec }: DeckInput, { id, text, field, after }: Said): boolean =>
  !isOfOnePerson(text, spec) &&
  (after !== null ||
    !isBareList(text.replace(/[.!]$/u, "")) ||
    placesIn(text.charAt(0).toLowerCase() + text.slice(1)).length > 0 ||
    spec.content.statements.find((typed) => typed.field === field)?.id === id);

/**
 * The line below a headline that is a whole sentence: the next sentence unless the list of strengths needs it, else
 * what the business offers.
 */
function nextLead(known: DeckInput, used: readonly string[]): LeadOfOpening {
  const [, second] = known.prose;
  // 'That's all I do now' means nothing farther from the headline that was typed with it.
  if (second?.isPart && used.includes(second.after ?? "") && isShort(second.text))
    if (pointsAtBefore.test(second.text))
      return asLead({ said: second, text: second.text, isWhole: true }, used);
  const business = businessOf(known);
  const next = leadFrom(known.prose.slice(1), {
    business,
    isEnough: (said) =>
      wordCount(said.text) >= fewestWords &&
      saysWhatOrWhere(said.text, business) &&
      isOfWholeBusiness(known, said),
  });
  const isFree = !known.spec.siteStructure.sections.chosen.includes("features");
  const leavesStrengths = known.prose.length > fewestWithStrengths;
  if (known.offers.length > 1 && !(next && (leavesStrengths || (known.voice.prefersOwnWords && isFree))))
    return listLead(known, new Set(used));
  return next ? asLead(next, used) : { lead: "", leadSources: [], used: new Set(used) };
}

/** The words of a text in the singular, shortened, without the smallest ones. */
const subjectsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => word !== "and" && word !== "the")
    .map((word) => singular(word).slice(0, stemLetters));

/** 'Peterborough, Lindsay and cottage country': names of places, and a word that says so. */
const namesArea =
  /^\p{Lu}[\p{L}'’-]*(?:,? (?:(?:and|&|or|the|of) ){0,2}\p{Lu}[\p{L}'’-]*){0,8},? (?:(?:and|&) )?(?:the )?(?:[\p{Ll}'’-]+ ){0,2}(?:country|county|countryside|area|district|region|valley|valleys|coast|peninsula|islands?|villages|suburbs|towns)[.!]?$/u;

/** The words after those that only say the title again; empty if they mean nothing alone: 'Stannah and Otolift.' */
const alone = (rest: string): string => {
  if (!/^\p{Lu}/u.test(rest)) return capital(rest);
  return namesArea.test(rest) ? `In ${rest}` : "";
};

/**
 * A sentence without a beginning that only says the title again: 'Ramps and rails, all over Fife' below 'Ramp and rail
 * fitting'.
 */
export function withoutTitle(sentence: string, title: string): string {
  const [, head = "", rest = ""] = /^([^,;:.!?]{3,60}), (.+)$/u.exec(sentence) ?? [];
  const said = new Set(subjectsOf(title));
  const words = subjectsOf(head);
  const isSaid = words.length > 1 && words.every((word) => said.has(word));
  // 'I mend clocks, watches and radios' has no verb without its beginning.
  const isClause = /^(?:i|we|it)(?:['’]\p{L}{1,2})? /iu.test(head);
  return isSaid &&
    !isClause &&
    wordCount(rest) >= fewestWords &&
    !/^(?:and|or|but|which|who)(?!\p{L})/iu.test(rest)
    ? alone(rest) || sentence
    : sentence;
}

/** What opens the site: the client's first sentence, shortened at a comma or dash if there is one. */
export function openingOf(known: DeckInput): Opening {
  const [first] = known.prose;
  const fallback = tradeLine(known);
  if (!first) return { ...fallback, ...nextLead(known, []) };
  const found = known.introduction ? headlineOf(first.text, known.name) : null;
  if (!found) {
    const business = businessOf(known);
    const isEnough = (said: Said): boolean =>
      isOfWholeBusiness(known, said) &&
      (isBareList(said.text.replace(/[.!]$/u, "")) ||
        (mayIntroduce(said.text, business) && saysWhatOrWhere(said.text, business)));
    const said = leadFrom(known.prose, { business, isEnough });
    const lead = said && { ...said, text: withoutTitle(said.text, fallback.title) };
    return { ...fallback, ...(lead ? asLead(lead, []) : listLead(known, new Set())) };
  }
  const rest = isHistory(found.rest) ? "" : leadText(found.rest);
  if (rest !== "")
    return {
      title: found.title,
      titleSources: [first.text],
      ...asLead({ said: first, text: rest, isWhole: rest === found.rest }, []),
    };
  // What does not fit below the headline is in the story.
  if (found.rest !== "")
    return { title: found.title, titleSources: [first.text], begun: first.id, ...nextLead(known, []) };
  return { title: found.title, titleSources: [first.text], ...nextLead(known, [first.id]) };
}

interface QuickFact {
  readonly item: string;
  readonly label: string;
  readonly text: string;
  readonly source: string;
}

const headed = ({ voice, words }: DeckInput, name: "hours" | "place" | "forWhom"): string =>
  fill(voice.headings[name], words);

/** The prices, hours and place, which visitors look for first. */
function plainFacts(known: DeckInput): QuickFact[] {
  return [
    ...known.prices
      .slice(0, 2)
      .map(({ id, name, price }) => ({ item: `price-${id}`, label: name, text: price, source: price })),
    ...known
      .facts("hours")
      .filter(({ about }) => about === "")
      .slice(0, 1)
      .map(({ text }) => ({
        item: "hours",
        label: headed(known, "hours"),
        text: capital(hoursText(withoutCalls(text))),
        source: text,
      })),
    ...known
      .facts("address")
      .slice(0, 1)
      .map(({ text }) => ({ item: "place", label: headed(known, "place"), text, source: text })),
  ];
}

const fewestFacts = 2;

/** Whether the opening is one that lists facts. */
function listsFacts({ spec }: DeckInput): boolean {
  const { chosen } = spec.siteStructure.sections;
  return (
    spec.design.styleGuide.tone.trim() === "Corporate" && (chosen.length === 0 || chosen.includes("hero"))
  );
}

/** Whether one of these facts says for whom the business works; no other part of the home page says it then. */
export function hasAudienceFact(known: DeckInput): boolean {
  const { chosen } = known.spec.siteStructure.sections;
  return (
    listsFacts(known) &&
    chosen.length > 0 &&
    !chosen.includes("features") &&
    known.audience !== "" &&
    plainFacts(known).length < fewestFacts
  );
}

/** The facts of an opening that lists them. */
function quickFacts(known: DeckInput, showsNiche: boolean): QuickFact[] {
  const found = plainFacts(known);
  const field = { item: "field", label: "Field", text: known.niche, source: known.niche };
  const forWhom = {
    item: "audience",
    label: headed(known, "forWhom"),
    text: known.audience,
    source: known.audience,
  };
  return [
    ...found,
    ...(showsNiche && found.length < fewestFacts ? [field] : []),
    ...(hasAudienceFact(known) ? [forWhom] : []),
  ];
}

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => word !== "and" && word !== "the")
    .map((word) => word.slice(0, stemLetters));

/** Whether a headline says the trade already, in any order: 'I alter wedding dresses' of 'Wedding dress alterations'. */
export function isSaidIn(title: string, niche: string): boolean {
  const said = new Set(stemsOf(title));
  const words = stemsOf(niche);
  return (
    title.toLowerCase().includes(niche.toLowerCase()) ||
    (words.length > 0 && words.every((word) => said.has(word)))
  );
}

/** The opening of the home page. */
export function opening(known: DeckInput): Slot[] {
  const place = placeAt(known, { page: "/", section: "hero", note: "opening" });
  const { title, titleSources, lead, leadSources } = openingOf(known);
  const showsNiche = known.niche !== "" && !isSaidIn(title, known.niche);
  const isFacts = listsFacts(known);
  return [
    ...drafted(
      place,
      { part: "heading", kind: "headline", maxWords: 10 },
      { text: title, sources: titleSources },
    ),
    ...(lead === ""
      ? [open(place, { part: "lead", kind: "text", maxWords: 24 })]
      : drafted(place, { part: "lead", kind: "text", maxWords: 24 }, { text: lead, sources: leadSources })),
    ...(showsNiche && !isFacts
      ? drafted(
          place,
          { part: "niche", kind: "label", maxWords: 6 },
          { text: capital(known.niche), sources: [known.niche] },
        )
      : []),
    ...(isFacts ? quickFacts(known, showsNiche) : []).flatMap(({ item, label, text, source }) => [
      ...drafted(
        place,
        { item, part: "label", kind: "label", maxWords: 4 },
        { text: capital(label), sources: [source] },
      ),
      ...drafted(place, { item, part: "text", kind: "fact", maxWords: 10 }, { text, sources: [source] }),
    ]),
  ];
}
