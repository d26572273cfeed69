import { matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import { englishStreets, joinedStreets, leadingStreets } from "./addresses/data/street-words.ts";
import { notForVisitors } from "./data/keep-words.ts";
import {
  addressLabel,
  asksAgency,
  dayOrTime,
  forbids,
  forSome,
  inConfidence,
  invitation,
  limit,
  ofFamily,
  onCondition,
  ownersWords,
  partOfAddress,
  perhapsOpen,
  personal,
  plans,
  pleaseAtEnd,
  privateLabel,
  publicHours,
  publicRemark,
  townAlone,
  undecided,
  unsure,
  wishes,
} from "./data/remark-words.ts";
import type { ContactBox } from "./misplaced-answers.ts";

const isWish = matchesAny([...wishes, ...plans, inConfidence]);
const isForbidden = matchesAny(notForVisitors);
const isForbiddenHere = matchesAny(forbids);

/** Whether the client has to ask somebody before the detail is known. */
export const isToBeAsked = (answer: string): boolean => matches(undecided, answer);

const placeholder = "\uFFFC";
const brackets = /\([^()]*\)/gu;
/** Where a clause begins, at the separator before it; placeholders stand for brackets. */
const clauseStarts =
  /[,;\n–—]|[.!?](?=\s)|\s(?=-\s|\uFFFC|(?:but|please|because|cos)\s|(?:and|so) (?:I|we|can you|could you|please)\s|(?:I|we|We)(?:['’]d| would) (?:rather|prefer))|(?<=\d|[ap]m)\s(?=(?:I|we|my|can you|could you)\s)|(?<![\s\uFFFC])(?=\uFFFC)|(?<=\uFFFC)\s/gu;

/** The clauses of an answer, each with the separator before it; a bracket is one clause. */
export function clausesOf(answer: string): string[] {
  const masked = answer.replace(brackets, (bracket) => placeholder.repeat(bracket.length));
  const starts = [...masked.matchAll(clauseStarts)].map(({ index }) => index).filter((index) => index > 0);
  return [0, ...starts].map((start, index) => answer.slice(start, starts[index] ?? answer.length));
}

const separatorsBefore = /^[\s,;.!?–—(-]+/u;
const separatorsBehind = /[\s,;.–—)-]+$/u;
const wordsOf = (clause: string): string =>
  clause.replace(separatorsBefore, "").replace(separatorsBehind, "");

/** Whether words beside a contact detail forbid to show it, or say that it is private or not certain. */
function isAgainst(box: ContactBox, words: string): boolean {
  if (isForbiddenHere(words) || isToBeAsked(words) || matches(unsure, words)) return true;
  // The words for the other details are about persons and places: 'the weekend is no longer' says when to come.
  if (box === "openingHours") return false;
  return (
    (box === "address" && (matches(townAlone, words) || matches(ofFamily, words))) ||
    matches(forSome, words) ||
    isForbidden(words.replace(invitation, ""))
  );
}

/** Whether a clause beside a detail speaks to somebody, in words that are not of the kinds for visitors. */
function isUnknownRemark(box: ContactBox, words: string): boolean {
  if (!matches(personal, words)) return false;
  if (matches(asksAgency, words)) return true;
  if (box === "openingHours" && matches(perhapsOpen, words) && !matches(onCondition, words)) return true;
  // 'Evenings only please'
  if (matches(dayOrTime, words) && !personal.test(words.replace(pleaseAtEnd, ""))) return false;
  return !matches(publicRemark, words) && !(box === "openingHours" && matches(publicHours, words));
}

/** Whether such a clause may limit when or how the detail holds, so that the client is asked about it. */
const isDoubt = (box: ContactBox, words: string): boolean =>
  box !== "address" &&
  isUnknownRemark(box, words) &&
  !isWish(words) &&
  (matches(limit, words) || matches(dayOrTime, words));

const inBrackets = /^\s*\(/u;
/** A bracket in an address that helps to find the place; any other is a remark. */
const placeNote = new RegExp(
  `\\d|^\\p{Lu}|${publicRemark.source}|(?<!\\p{L})(?:in|at|on|by|near|off|past|up|down|through|via|look|signs?|building|rear|back|side|front|ground|formerly|old|left|right|visitors|customers|clients)(?!\\p{L})`,
  "u",
);

/** Whether a clause is said to the agency and not to visitors. */
function isRemark(box: ContactBox, clause: string): boolean {
  const words = wordsOf(clause);
  if (words === "") return false;
  if (isWish(words) || isAgainst(box, words)) return true;
  if (box !== "address") return false;
  return (
    matches(ownersWords, words) ||
    (inBrackets.test(clause) && (words.endsWith("!") || !placeNote.test(words)))
  );
}

/** What keeps the first clause, whatever else it says. */
const detail: Readonly<Record<ContactBox, RegExp>> = {
  phone: /\d/u,
  email: /@/u,
  address: /\d/u,
  openingHours: /^/u,
};

/** A clause that can continue a remark: ', please no street, it is my home'. */
const continuation = /^[\s,;–-]*\p{Ll}[^\d(]*$/u;

function remarksIn(box: ContactBox, clauses: readonly string[]): ReadonlySet<number> {
  const remarks = new Set<number>();
  let isPrivate = false;
  for (const [index, clause] of clauses.entries()) {
    if (index === 0 && matches(detail[box], clause)) continue;
    const last = clauses[index - 1] ?? "";
    isPrivate = (isPrivate && clause.startsWith(",")) || privateLabel.test(wordsOf(clause));
    const goesOn =
      box !== "openingHours" && remarks.has(index - 1) && !inBrackets.test(last) && continuation.test(clause);
    const isUnknown = index > 0 && isUnknownRemark(box, wordsOf(clause));
    if (goesOn || isPrivate || isUnknown || isRemark(box, clause)) remarks.add(index);
  }
  return remarks;
}

/**
 * The answer in a field for contact details without wishes and remarks for the agency: '(please leave off the street)',
 * ', I might move in spring'. What visitors may read stays: '(text only)', '(above the bakery)'.
 */
export function withoutRemarks(box: ContactBox, answer: string): string {
  const clauses = clausesOf(answer);
  const remarks = remarksIn(box, clauses);
  if (remarks.size === 0) return answer;
  return clauses
    .filter((_, index) => !remarks.has(index))
    .join("")
    .replace(/^[\s,;.–-]+/u, "")
    .replace(/[\s,;–-]+$/u, "");
}

/** An address without the label of a single place: 'Shop: 12 High Street'. The labels of several tell them apart. */
export const withoutLabel = (address: string): string =>
  address.indexOf(":") === address.lastIndexOf(":") ? address.replace(addressLabel, "") : address;

const street = new RegExp(
  `\\d|(?<!\\p{L})(?:${englishStreets})\\.?(?!\\p{L})|(?:${joinedStreets})\\.?(?!\\p{L})|(?<!\\p{L})(?:${leadingStreets})\\.? `,
  "iu",
);

const houseWords =
  /(?<!\p{L})(?:farm|cottages?|house|villa|lodge|barn|mill|forge|hall|grange|manor|rectory|vicarage|bungalow|flat|apartment|unit|suite|floor|stables?|croft|court|studio|shop|workshop|office|building|yard|works|school|chapel|church|inn|arms|garage|above|below|behind|opposite|over|under|beside|next|next to|the old|the)(?!\p{L})/iu;
const nearPlace = /^(?:(?:we are |based |just )?(?:near|in|around|outside|close to|not far from) )/iu;
/** The first half of a British postcode, which names a part of a town: 'Leeds LS1'. */
const outwardCode = /,? [A-Z]{1,2}\d[A-Z\d]?$/u;
const placeName = /^\p{L}[\p{L}'’-]*$/u;
/** Names of towns with several words. */
const longPlaceName =
  /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’-]*)?[ -](?:upon|on|under|in|by|le|super|next)[ -](?:the )?\p{L}[\p{L}'’-]*$|^(?:St\.?|Saint|New|North|South|East|West|Great|Little|Upper|Lower|Market|Royal|San|Santa|Los|Las|Port|Fort|Mount|Kings|King['’]s|Bury|Milton) \p{L}[\p{L}'’-]*(?: Spa)?$/u;
const county =
  /^(?:\p{L}+shire|(?:North|South|East|West) (?:\p{L}+shire|Sussex|Midlands)|(?:Co\.?|County) \p{L}+|\p{Lu}{2,3}|Kent|Devon|Cornwall|Norfolk|Suffolk|Essex|Sussex|Surrey|Cumbria|Dorset|Somerset|Rutland|Northumberland|Powys|Gwynedd|Dyfed|Gwent|Clwyd|Fife|Angus|Moray|Merseyside|London|England|Scotland|Wales|Ireland|Northern Ireland)$/u;

/** In characters. */
const longestPlace = 80;

/** Whether an address names only a town, perhaps with its county: nothing in it can be a house or a street. */
function isPlaceAlone(address: string): boolean {
  const place = withoutLabel(address).trim().replace(nearPlace, "").replace(outwardCode, "");
  const [town = "", ...rest] = place.split(/\s*,\s*/u);
  const words = town.split(" ");
  const first = words.length > 1 && county.test(words.at(-1) ?? "") ? words.slice(0, -1).join(" ") : town;
  return (
    place.length <= longestPlace &&
    !street.test(place) &&
    (longPlaceName.test(first) || (!houseWords.test(place) && placeName.test(first))) &&
    rest.every((part) => county.test(part))
  );
}

/** The clauses of an answer that forbid to show the detail or a part of it. */
const clausesAgainst = (box: ContactBox, answer: string): string[] =>
  clausesOf(answer)
    .map(wordsOf)
    .filter((words, index) => isAgainst(box, words) || (index > 0 && isDoubt(box, words)));

/** Whether the remarks only say what may be shown, which needs no question. */
export function saysOnlyWhatToShow(box: ContactBox, answer: string): boolean {
  const clauses = clausesOf(answer);
  return [...remarksIn(box, clauses)].every((index) => isAgainst(box, wordsOf(clauses[index] ?? "")));
}

/** Whether the client wants a part of the address left out: 'Ludlow (please leave off the street)'. */
export const wantsPartLeftOut = (address: string): boolean =>
  clausesAgainst("address", address).some((words) => partOfAddress.test(words));

/**
 * Whether the answer forbids to show the detail. The town may be shown if only the rest of its address must not be:
 * 'Near Ludlow (I would rather the full address were not shown)'.
 */
export function isHidden(box: ContactBox, answer: string): boolean {
  const against = clausesAgainst(box, answer);
  if (against.length === 0) return false;
  return (
    box !== "address" ||
    !against.every((words) => partOfAddress.test(words)) ||
    !isPlaceAlone(withoutRemarks(box, answer))
  );
}
