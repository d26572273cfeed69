import type { Span } from "../../place.ts";
import { allMatches, firstMatch, matches } from "../../regex-prefilter/prefiltered-match.ts";
import type { Found } from "../reading.ts";
import {
  anotherPlace,
  comesThen,
  disowned,
  firstThenUs,
  isAnother,
  outsiders,
  ownPeople,
  partners,
  pronouns,
  servesUs,
  theyThen,
  withAccount,
  worksThen,
} from "./data/disowned-words.ts";
import { mailHead, others, ourselves, wrongOne } from "./data/others-words.ts";

const leadReach = 120;
const tailReach = 90;
const disownedReach = 70;

type Kind = Found["kind"];

const contactKinds: ReadonlySet<Kind> = new Set(["phone", "email", "address", "social"]);

/** The words before a detail in its sentence. */
function leadOf(text: string, sentences: readonly Span[], start: number): string {
  const sentence = sentences.find(({ end }) => end > start)?.start ?? 0;
  return text.slice(Math.max(start - leadReach, sentence), start);
}

/** The beginning of a sentence that refers to the one before it. */
const continues = /^\s*(?:it|that|this|they|those|these)(?:['’]|\s)/iu;

/** The words after a detail in its sentence, and the next sentence if it begins with 'it' or 'that'. */
function tailOf(text: string, sentences: readonly Span[], end: number): string {
  const index = sentences.findIndex((sentence) => sentence.end >= end);
  const sentence = sentences[index];
  if (!sentence) return "";
  const next = sentences[index + 1];
  const isContinued = next !== undefined && continues.test(text.slice(next.start, next.end));
  return text.slice(end, Math.min(end + tailReach, isContinued ? next.end : sentence.end));
}

/** Whether the words from an index on, before a detail, do not return to the business. */
const staysWithOther = (lead: string, place: number): boolean => !matches(ourselves, lead.slice(place));

/**
 * Whether 'they' before a detail means somebody else: 'You write to them at …', 'tickets come from their office, …'.
 */
function isOfThem(kind: Kind, lead: string): boolean {
  const last = allMatches(kind === "hours" ? theyThen : pronouns, lead).at(-1);
  return (
    last !== undefined &&
    !matches(ownPeople, lead.slice(0, last.index)) &&
    staysWithOther(lead, last.index + last[0].length)
  );
}

/** Whether words name somebody else and do not return to the business. */
function namesOther(pattern: RegExp, lead: string): boolean {
  const other = firstMatch(pattern, lead);
  return other !== null && staysWithOther(lead, other.index + other[0].length);
}

/** Whether the words before a detail are about somebody else: a supplier, a relative, a neighbor. */
function isOfOtherBefore(kind: Kind, lead: string): boolean {
  if (kind === "email" && mailHead.test(lead)) return true;
  if (wrongOne.test(lead) || namesOther(others, lead) || isOfThem(kind, lead)) return true;
  return kind === "hours"
    ? matches(comesThen, lead) ||
        matches(worksThen, lead) ||
        (matches(anotherPlace, lead) && staysWithOther(lead, 0))
    : namesOther(outsiders, lead) || namesOther(partners, lead);
}

/** Whether the words after a detail assign it to somebody else: '… is not mine', '… is the church'. */
function isOfOtherAfter(kind: Kind, tail: string): boolean {
  if (matches(disowned, tail.slice(0, disownedReach))) return true;
  if (kind === "registration") return false;
  return (
    isAnother.test(tail) ||
    (kind === "phone" && [firstThenUs, withAccount, servesUs].some((words) => words.test(tail)))
  );
}

/** Whether the sentence around a detail or times shows that they are somebody else's. */
function isOfOther(kind: Kind, text: string, sentences: readonly Span[], { start, end }: Span): boolean {
  if (kind === "hours") return isOfOtherBefore(kind, leadOf(text, sentences, start));
  const isContact = contactKinds.has(kind);
  return (
    ((isContact || kind === "registration") && isOfOtherAfter(kind, tailOf(text, sentences, end))) ||
    (isContact && isOfOtherBefore(kind, leadOf(text, sentences, start)))
  );
}

/** The separator between a detail and the next one of the same place or person: '…, Mill Lane 3, Mon-Fri 8-12'. */
const joined = /^[ ,;:()–-]{1,4}(?:(?:open|tel|phone|and|on)\.?:? )?$/iu;

/** The facts, with somebody else's details withheld, and also details of another kind that directly follow one. */
export function withOthersKept(found: readonly Found[], text: string, sentences: readonly Span[]): Found[] {
  const kept: Found[] = [];
  let other: Found | null = null;
  for (const one of found.toSorted((a, b) => a.start - b.start)) {
    const isSame: boolean =
      other !== null &&
      other.kind !== one.kind &&
      (contactKinds.has(one.kind) || one.kind === "hours") &&
      joined.test(text.slice(other.end, one.start));
    other = isSame || isOfOther(one.kind, text, sentences, one) ? one : null;
    kept.push(other === null ? one : { ...one, proposal: "keep" });
  }
  return kept;
}
