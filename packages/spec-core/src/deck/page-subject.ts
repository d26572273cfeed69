import { plainName } from "../site/plain-name.ts";
import { singular } from "../text/singular.ts";

/** The words of three letters or more in the singular, with their positions. */
const wordsOf = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(/\p{L}{3,}/gu)].map(({ 0: said, index }) => ({
    word: singular(said.toLowerCase()),
    at: index,
  }));

/** Words in page names that do not describe the subject. */
const general: ReadonlySet<string> = new Set(
  "the and for our day days you how can get all not are who why was has its out off any page pages about with from your yours information info more what when where which home online service services before after come comes here ours work works help questions things other find know need".split(
    " ",
  ),
);

/**
 * 'Our workshop is in Cupar': a place of the business, and not what a page 'Workshops' is about; 'the Saturday market'
 * is none of its own.
 */
const ofPlace =
  /(?<!\p{L})(?:our|my|the|at|in) (?:(?!(?:mon|tues|wednes|thurs|fri|satur|sun)day |christmas |farmers )\p{L}{2,12} )?$/iu;

/** A page on where to go: 'Find us at markets', 'Where we sell'. */
const namesWhere = /(?<!\p{L})(?:find|where|meet|visit|see us|at|in)(?!\p{L})/iu;

/** Visitors for whom a page is. One such word is enough: 'Children's eye care' matches 'We see children from four'. */
const guests: readonly string[] = [
  "children",
  "kids",
  "babies",
  "schools",
  "landlords",
  "students",
  "seniors",
  "weddings",
  "funerals",
].map(singular);

/**
 * Those visitors, without the ones of the whole business: at an undertaker's, 'funerals' in a sentence says nothing on
 * which page it belongs.
 */
export function guestsBeside(trade: string): readonly string[] {
  const ofTrade = new Set(wordsOf(trade).map(({ word }) => word));
  return guests.filter((word) => !ofTrade.has(word));
}

const fewestShared = 2;
/** Of a long name more words are needed: 'We fix any bike' is not about 'Fix your own bike evenings'. */
const leastShare = 0.6;

/** What the business does with the subject: 'we cover' of 'Areas we cover'. */
const deedAtEnd = /(?<=\p{L}) (?:that )?(?:we|i) \p{L}+$/iu;

/** What visitors do with one of the things that the page is about: 'Order a' of 'Order a cake'. */
const actAtStart = /^(?:come (?:and|&) )?(?:try|order|book|buy|hire|rent|commission|request) an? (?=\p{L})/iu;

/** The words of a page's name that say what it is about, in the singular. */
const subjectWords = (name: string): Set<string> =>
  new Set(
    (
      name
        .replace(deedAtEnd, "")
        .replace(actAtStart, "")
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? []
    )
      .filter((word) => !general.has(word))
      .map(singular),
  );

/** The kinds of things that a page's name joins, each of which it is about: 'Yurts' and 'shepherd huts'. */
const joinedSubjects = (name: string): string[] => {
  const parts = name.split(/ (?:and|&|\+) |, /u);
  return parts.length < 2 ? [] : parts.filter((part) => / /u.test(part.trim()) || /\p{L}{3}s$/u.test(part));
};

/**
 * Whether a sentence is about a page's subject, by the page's name: 'I run the class on a Saturday' is about 'Saturday
 * classes'. One word of `enough` is sufficient.
 */
export const isOnSubject = (sentence: string, name: string, enough: readonly string[] = guests): boolean =>
  isOnOne(sentence, name, enough) || joinedSubjects(name).some((part) => isOnOne(sentence, part, enough));

function isOnOne(sentence: string, name: string, enough: readonly string[]): boolean {
  const wanted = subjectWords(name);
  const shared = wordsOf(sentence).filter(({ word }) => wanted.has(word));
  if (wanted.size > 1 && shared.some(({ word }) => enough.includes(word))) return true;
  if (wanted.size > 1)
    return new Set(shared.map(({ word }) => word)).size >= Math.max(fewestShared, wanted.size * leastShare);
  const [only] = shared;
  return only !== undefined && (namesWhere.test(name) || !ofPlace.test(sentence.slice(0, only.at)));
}

/**
 * Words at the end of a page's name that say of what kind it is, or for whom, not what it is about: 'Saturday classes',
 * 'Anxious patients'.
 */
const kinds: ReadonlySet<string> = new Set(
  "class course lesson session service treatment visit event workshop day night week evening morning price fee package plan hire work club group patient client customer guest member visitor parent people".split(
    " ",
  ),
);

/** Whether an offer's name has the word that a page is about, the last one of the page's name. */
function hasLastWord(offer: string, page: string): boolean {
  const about = wordsOf(page).at(-1)?.word ?? "";
  return !kinds.has(about) && !general.has(about) && wordsOf(offer).some(({ word }) => word === about);
}

/** Whether the page's name ends with the whole name of an offer: 'Plan' on 'Dental plan'. */
const isLastWord = (offer: string, page: string): boolean =>
  plainName(offer).trim() !== "" && plainName(page).endsWith(plainName(offer));

/** Something that is offered, with the client's description. */
interface Described {
  readonly name: string;
  readonly what: string;
}

/** The name of an offer without what distinguishes it: 'Group lesson' of 'Group lesson, children'. */
export const headOf = (name: string): string => (name.split(/[,(]/u)[0] ?? "").trim();

/** Whether a name of several words has one in the offer's name, and enough of the others in its description. */
const isDescribedAs = ({ name, what }: Described, page: string): boolean =>
  [...subjectWords(page)].some((word) => wordsOf(name).some((own) => own.word === word)) &&
  subjectWords(page).size > 1 &&
  isOnSubject(`${name}. ${what}`, page, []);

/**
 * What a page of the client's own offers: what has its subject in its name, or in its name and description; else what
 * has only the word that the page is about, the last one of its name ('Junior holiday week' for 'School Holidays'), or is called like the page's last words.
 */
export function offersAbout<Offer extends Described>(
  offers: readonly Offer[],
  page: string,
  enough: readonly string[] = guests,
): Offer[] {
  const sure = offers.filter(
    (offer) =>
      isOnSubject(offer.name, page, []) ||
      isOnSubject(headOf(offer.name), page, enough) ||
      isDescribedAs(offer, page),
  );
  return sure.length > 0
    ? sure
    : offers.filter(({ name }) => isLastWord(name, page) || hasLastWord(name, page));
}
