import { oneLine } from "../../../text/one-line.ts";
import type { Span } from "../../place.ts";
import { allMatches, prefiltered } from "../../regex-prefilter/prefiltered-match.ts";
import { after, before } from "../reading.ts";
import { firstNames } from "./data/first-names.ts";
import {
  actions,
  fellow,
  introductions,
  lettersAfter,
  placeAsRole,
  relations,
  roles,
  strongIntroductions,
  surnameLike,
  workPlaces,
} from "./data/person-words.ts";
import { aRole } from "./name-leads.ts";

const roleBefore = prefiltered(
  new RegExp(
    `(?<!\\p{L})(?:the |our |my |your )?(${roles})(?: at law)?(?: (?:here |of the [\\p{L}]+ |at the [\\p{L}]+ )?(?:is|are|was|called|named))?(?: (?:do|take|teach|run|cover|share) (?:the |our )?\\p{L}+(?=: ))?(?: ?[:–-]| ?,)? (?:[\\p{L}. ]{0,12}[(] ?)?$`,
    "iu",
  ),
  aRole,
);
const introBefore = prefiltered(new RegExp(`(?<!\\p{L})(${introductions})[ :,(“"]{1,3}$`, "iu"));
const strongIntroBefore = prefiltered(
  new RegExp(`(?<!\\p{L})(?:${strongIntroductions})[ :,(“"]{1,3}$`, "iu"),
);
const acts = prefiltered(new RegExp(`^ (?:still |also |now )?(?:${actions})(?!\\p{L})`, "iu"));
/** Verbs after a first name that fit only people of the business. */
const works =
  /^(?:['’]s (?:the one|our|in charge)| (?:still |also |now )?(?:runs?|teaches|bakes|cooks|brews|leads|handles|looks after|answers|manages|does (?:the|all|our)|is (?:our|in charge|the (?:head|owner|chef|manager|boss))))(?!\p{L})/u;
/** Roles directly before a name that a business has only once: 'our head baker Ludo'. */
const ownRoleBefore = prefiltered(
  new RegExp(
    `(?:(?:^|[.!?;:,(]\\s*|and )(owner|founder|proprietor|manager|managing director|director|inhaber(?:in)?|geschäftsführer(?:in)?|gérante?|titolare|eigenaar|eigenares|propietari[oa]|właściciel(?:ka)?|innehaver|head chef|headteacher|principal)|(?:our|my) (?:\\p{Ll}+ ){0,2}?(${roles}))(?: is| called|,)? $`,
    "iu",
  ),
);
const isNameTail =
  /^(?:[,.!?;:)]|$| (?:and|who|is|was|has|does|did|will|can|runs?|\p{Ll}{2,}(?:s|ed|ing)|in|from|for|with|on|at|out|behind)(?!\p{L}))/u;
const relationBefore = prefiltered(
  new RegExp(
    `(?<!\\p{L})(?:my|his|her|our|the|me and my|and my|and her|and his)(?: late| youngest| eldest| older| younger| two| three| four)? (${relations})[ :,(“"]{1,3}$`,
    "iu",
  ),
);
const roleAfter = prefiltered(
  new RegExp(
    `^(?:,? who(?:['’]s| is)(?: also)?(?= (?:the|our|my) )|,(?! who(?!\\p{L}))| is(?= (?:the|our|my|a|an) )| –| -|:| (?=[(])) ?[(]?(?:the |our |my |a |an )?(?!and |or |& )((?:\\p{L}+ ){0,2}?(?:${roles}))(?![\\p{L}])`,
    "iu",
  ),
  aRole,
);
/** Roles after a name, which need not be listed: 'Ferdi, our baker', 'Bex who is our technologist'. */
const ownRoleAfter = prefiltered(
  new RegExp(
    `^,? (?:who(?:['’]s| is) (?:also )?)?(?:our|my|the) ((?:\\p{Ll}+ ){0,2}?(?:${roles}))(?!\\p{L})`,
    "u",
  ),
  aRole,
);
const credentials =
  /^,? (?:(?:FCCA|ACCA|ACA|FCA|MRCVS|BVSc|BDS|MD|DO|LPC|LCSW|MA|MSc|BSc|PhD|Esq|CPA|RIBA|ARB|MCSP|HCPC|LLB|CEO|RN|DDS|DVM|MBACP|CFP|RICS|MRICS|FRICS|RGN|DipSW|NLP|RYT)(?!\p{L})\.?)/u;
const isInBrackets = (text: string, { start, end }: Span): boolean =>
  /\uFFFC ?\($/u.test(before(text, start, 4)) && text[end] === ")";
/** 'Kieran Bligh owner.', 'Ann and Bob your guides'. */
export const plainRoleAfter = prefiltered(
  new RegExp(`^ (?:your |our )?(${roles})(?=[.,;!)]|$)`, "iu"),
  aRole,
);
/** The text in brackets after a name: '(nails and lashes)'. */
export const specialty =
  /^ \(((?!really|my|not|the|no |from|which|who|and|or)[\p{Ll}\d][\p{L}\d, -]{2,30})\)/u;
/** Words before a place, whose name may look like a person's: 'parking on Martin Way is easy'. */
const placeBefore =
  /(?<!\p{L})(?:on|in|at|near|along|off|past|down|up|around|opposite|behind|below|above|towards|through|via|to|from|of) $/iu;
/** A name and its words. */
export interface Name extends Span {
  readonly words: readonly string[];
}
/** Whether a word is a listed first name, or two of them with a hyphen. */
export const isFirstName = (word = ""): boolean =>
  word
    .toLowerCase()
    .split("-")
    .some((part) => firstNames.has(part));

const leadLength = 60;
const tailLength = 50;

/**
 * The positions of the words that make a name one of the business's people, so that most names can be skipped quickly.
 */
export interface Cues {
  readonly roles: readonly number[];
  readonly introductions: readonly number[];
  readonly relations: readonly number[];
}

const anyRole = new RegExp(`(?<!\\p{L})(?:${roles})(?!\\p{L})`, "giu");
const anyIntroduction = new RegExp(
  `(?<!\\p{L})(?:${strongIntroductions}|${introductions})(?=[ :,(“"])`,
  "giu",
);
const anyRelation = new RegExp(`(?<!\\p{L})(?:${relations})(?=[ :,(“"])`, "giu");

const startsOf = (text: string, pattern: RegExp): number[] =>
  allMatches(pattern, text).map(({ index }) => index);

/** Finds these positions in one pass over the text. */
export const cuesIn = (text: string): Cues => ({
  roles: startsOf(text, anyRole),
  introductions: startsOf(text, anyIntroduction),
  relations: startsOf(text, anyRelation),
});

/** Whether one of these sorted positions is in a range. */
function hasWithin(places: readonly number[], from: number, to: number): boolean {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (places[low] ?? Number.POSITIVE_INFINITY) <= to;
}

/** A name with the other words of its line. */
interface NameInContext {
  readonly text: string;
  readonly name: Name;
  readonly lead: string;
  readonly tail: string;
  /** Whether the first name is listed, or the last name looks like a surname. */
  readonly isKnown: boolean;
}

/** Letters after a name and before its role: 'Jo Hart, PT, owner'. */
const lettersBeforeRole = /^,? (?=\p{L}*\p{Lu}\p{L}*\p{Lu})\p{L}{2,8}(?=, )/u;

/** Words that begin a sentence before 'the owner' or 'our chef' and are no names. */
const firstWords =
  /ly$|^(?:ask|call|ring|meet|see|tell|text|e-?mail|contact|phone|find|thank|visit|join|let|help|watch|trust|bring|pay|try|speak|talk|follow|book|message|both|even|just|like|unlike|with|without|as|at|by|for|from|under|half|only|unless|being|given|plus|except|among|behind|did|does|was|were|is|are|has|have|can|will|may|between|before|after|during|through|via|about|around|twice|nearby|whether|than|across|at|over|years?)$/iu;

/** The role stated in the words before or after a name, which is one for certain after 'my colleague'. */
function roleBeside(
  { name, lead, tail: words, isKnown }: NameInContext,
  isRelated: boolean,
): string | undefined {
  const tail = words.replace(lettersBeforeRole, "");
  const isSure = isKnown || isRelated || name.words.length > 1;
  const named = roleBefore.exec(lead);
  const role =
    (isKnown || /[:–]/u.test(named?.[0] ?? "") || (isSure && /(?:is|are|,) $/iu.test(lead))
      ? named?.[1]
      : undefined) ?? (isSure ? (roleAfter.exec(tail) ?? plainRoleAfter.exec(tail))?.[1] : undefined);
  // 'Usually the chef cooks': the first word of a sentence need not be a name.
  const isFirstWord =
    !isKnown &&
    !words.startsWith(",") &&
    name.words.length === 1 &&
    /(?:^|[.!?:]\s+)$/u.test(lead) &&
    firstWords.test(name.words[0] ?? "");
  return (
    role ??
    (isKnown ? specialty.exec(tail)?.[1] : undefined) ??
    (isFirstWord ? undefined : ownRoleAfter.exec(tail)?.[1])
  );
}

/** The work of a named person: 'Priya Nair does women's health', 'Ben, who teaches drums'. */
const work =
  /^(?:,? who)? (?:does|teaches|treats|looks after|answers(?= the (?:tele)?phone)|specialis(?:es|ed) in|specializ(?:es|ed) in) (?:all )?(?:(?:the|our) )?(?!(?:books|accounts|money|wages|admin|paperwork|payroll|invoices|rota|till|keys|nights?|days|mornings|afternoons|evenings|weekends|lates|earlies|orders|e-?mails|post|bins|rest|same|most|some|half|all|it|that|this|them|him|her|everything|the|our|my|his|not|a|an)(?!\p{L}))(\p{Ll}[\p{Ll}'’-]*(?: \p{Ll}[\p{Ll}'’-]*){0,3})(?=$|[.,;]| and (?:is|has|will)(?!\p{L}))/u;
/** That work, or the place of it, in the words after a name; empty if none is stated. */
export const workAfter = (tail: string): string =>
  oneLine((work.exec(tail) ?? placeAsRole.exec(tail))?.[1] ?? "");

/** 'I started it', 'I opened the shop'. */
const founds = /^,? (?:and )?i (?:started|founded|set up|opened) (?:it|this|the \p{L}+)(?!\p{L})/iu;

/** The degree or membership after a full name. */
function lettersOf({ name, tail }: NameInContext): string | undefined {
  if (name.words.length < 2) return undefined;
  const letters = lettersAfter.exec(tail)?.[0] ?? credentials.exec(tail)?.[0];
  return letters === undefined ? undefined : oneLine(letters).replace(/^,? ?|\.$/gu, "");
}

/**
 * The relation before a name: 'My brother Tadhg does the boats'. An unlisted name counts if the sentence continues as
 * after a name.
 */
function relationOf({ lead, tail, isKnown }: NameInContext): string | undefined {
  const relation = relationBefore.exec(lead)?.[1];
  if (!relation || isKnown) return relation;
  const isOwn = /(?<!\p{L})(?:my|our) $/iu.test(lead.slice(0, lead.lastIndexOf(relation)));
  return !/^grand|^late/iu.test(relation) && isOwn && isNameTail.test(tail) ? relation : undefined;
}

const storyReach = 140;
const elders = /^(?:grand\p{L}*|nan|father|mother|mum|mom|dad|parents|uncle|aunt)$/iu;
/** What an elder did, in a sentence that does not say that the person is still there. */
const didThen =
  /^,? (?:(?:first|originally|then) )?(?:started|founded|opened|began|built|bought|set|ran|took)(?!\p{L})(?![^.!?\n]{0,120}(?<!\p{L})(?:still|now|today|nowadays|helps?|works|runs|does|makes)(?!\p{L}))/iu;

/** Whether a person is part of the history of the business: 'My grandfather Otto Lang started it in 1951'. */
const isOfHistory = (relation: string, tail: string): boolean => elders.test(relation) && didThen.test(tail);

/** A role that only one person has, before a name: 'Head baker Ludo'. */
function headOf({ name, lead, tail }: NameInContext): string | undefined {
  const [, sole, ours] = ownRoleBefore.exec(lead) ?? [];
  const head = sole ?? ours;
  return head && (name.words.length > 1 || isNameTail.test(tail)) ? head : undefined;
}

/** Whether a person is named as the contact or the owner. */
function isIntroduced({ text, name, lead, tail, isKnown }: NameInContext, isNear: boolean): boolean {
  if (isKnown && isInBrackets(text, name)) return true;
  // 'It's me (Con) and my sister'.
  if (/(?<!\p{L})(?:me|myself) \($/iu.test(lead) && tail.startsWith(")")) return true;
  if (!isNear) return false;
  if (isKnown && introBefore.test(lead)) return true;
  const isCalled =
    /(?<!\p{L})(?:call|ring|text|phone|whatsapp|message) $/iu.test(lead) &&
    /^ (?:on|at)? ?[:+(\d\uFFFC]/u.test(tail);
  // 'Run by Benedictine monks' contains no name.
  return (
    isCalled ||
    (strongIntroBefore.test(lead) &&
      // 'Ich bin Hebamme' is a trade, not a name.
      (isKnown || name.words.length > 1 || !/(?<!\p{L})ich bin $/iu.test(lead)) &&
      (isKnown || !/^ (?!and |in |since |who |from |at |with |is )\p{Ll}/u.test(tail)))
  );
}

/**
 * The role of a named person according to the words around the name; empty if none is stated, null if the person does
 * not belong to the business.
 */
export function roleOf(
  { text, cues }: { readonly text: string; readonly cues: Cues },
  name: Name,
): string | null {
  const isKnown =
    isFirstName(name.words[0]) || (name.words.length > 1 && surnameLike.test(name.words.at(-1) ?? ""));
  const lead = before(text, name.start, leadLength);
  const beside = { text, name, lead, tail: after(text, name.end, tailLength), isKnown };
  const isNear = (places: readonly number[], end = name.start): boolean =>
    hasWithin(places, name.start - leadLength, end);
  const hasRole = isNear(cues.roles, name.end + tailLength);
  const relation = isNear(cues.relations) ? relationOf(beside) : undefined;
  if (relation !== undefined && isOfHistory(relation, after(text, name.end, storyReach))) return null;
  const isFellow = relation !== undefined && fellow.test(relation);
  const role = hasRole
    ? roleBeside(beside, isFellow)
    : isKnown
      ? specialty.exec(beside.tail)?.[1]
      : undefined;
  if (role) return oneLine(role);
  const { tail } = beside;
  const said =
    lettersOf(beside) ?? (isFellow ? workAfter(tail) : relation) ?? (hasRole ? headOf(beside) : undefined);
  if (said !== undefined) return said;
  if (isIntroduced(beside, isNear(cues.introductions)))
    return founds.test(tail) ? "founder" : workAfter(tail);
  if (placeBefore.test(lead)) return null;
  return isKnown && ((name.words.length > 1 && acts.test(tail)) || works.test(tail) || workPlaces.test(tail))
    ? workAfter(tail)
    : null;
}
