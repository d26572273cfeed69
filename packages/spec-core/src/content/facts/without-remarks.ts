import { matches, matchesAny } from "../regex-prefilter/prefiltered-match.ts";
import { englishStreets, joinedStreets, leadingStreets } from "./addresses/data/street-words.ts";
import { notForVisitors } from "./data/keep-words.ts";
import {
  addressLabel,
  forbids,
  inConfidence,
  invitation,
  ownersWords,
  partOfAddress,
  plans,
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
export const isToBeAsked = (answer: string): boolean => undecided.test(answer);

const placeholder = "\uFFFC";
const brackets = /\([^()]*\)/gu;
/** Where a clause begins, at the separator before it; placeholders stand for brackets. */
const clauseStarts =
  /[,;\n–—]|[.!?](?=\s)|\s(?=-\s|\uFFFC|(?:but|please|because|cos)\s|(?:I|we|We)(?:['’]d| would) (?:rather|prefer))|(?<![\s\uFFFC])(?=\uFFFC)|(?<=\uFFFC)\s/gu;

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
  if (isForbiddenHere(words) || isToBeAsked(words) || unsure.test(words)) return true;
  // The words for the other details are about persons and places: 'the weekend is no longer' says when to come.
  if (box === "openingHours") return false;
  return (box === "address" && townAlone.test(words)) || isForbidden(words.replace(invitation, ""));
}

const inBrackets = /^\s*\(/u;

/** Whether a clause is said to the agency and not to visitors. */
function isRemark(box: ContactBox, clause: string): boolean {
  const words = wordsOf(clause);
  if (words === "") return false;
  if (isWish(words) || isAgainst(box, words)) return true;
  return box === "address" && (ownersWords.test(words) || (inBrackets.test(clause) && words.endsWith("!")));
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
  for (const [index, clause] of clauses.entries()) {
    if (index === 0 && matches(detail[box], clause)) continue;
    const last = clauses[index - 1] ?? "";
    const goesOn =
      box !== "openingHours" && remarks.has(index - 1) && !inBrackets.test(last) && continuation.test(clause);
    if (goesOn || isRemark(box, clause)) remarks.add(index);
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

/** The clauses of an answer that forbid to show the detail or a part of it. */
const clausesAgainst = (box: ContactBox, answer: string): string[] =>
  clausesOf(answer)
    .map(wordsOf)
    .filter((words) => isAgainst(box, words));

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
    street.test(withoutRemarks(box, answer))
  );
}
