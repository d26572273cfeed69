import { firstMatch, matches } from "../content/regex-prefilter/prefiltered-match.ts";
import { singular } from "../text/singular.ts";
import { slugify } from "../text/slugify.ts";
import { wordCount } from "../text/word-count.ts";
import { cleanText } from "./clean-text.ts";
import {
  aboutTheForm,
  endsWithForm,
  fieldWord,
  leadingWords,
  listBorders,
  listEnd,
  listOpenings,
  nextQuestion,
  noField,
  otherForm,
  presentAlways,
  presentWithBooking,
  privateField,
  refusal,
  refusedInSentence,
  reportedQuestions,
  reservedNames,
  toVisitors,
  trailingWords,
  upload,
  visitorOpenings,
} from "./data/asked-fields.ts";
import { plainName } from "./plain-name.ts";

/** A field that the client wants in the form. */
export interface AskedField {
  /** Its `name` in the form; unique among all fields of the form. */
  readonly name: string;
  readonly label: string;
}

/** The fields that a form with bookings has anyway. */
export type BookingField = keyof typeof presentWithBooking;

const mostFields = 8;
const mostWords = 5;
/** The number of characters of a list that are read. */
const listLength = 400;

/** True for letters, digits and punctuation of names; false for markup and addresses. */
const isPlainLabel = (text: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’/()&,%°#+-]*\??$/u.test(text) && /\p{L}{2}/u.test(text);

/** Whether a list continues in the next sentence: 'they put in rego' 'and what day suits'. */
const belongTogether = (sentence: string, next: string): boolean =>
  next.startsWith("(")
    ? endsWithForm.test(sentence)
    : nextQuestion.test(next) && visitorOpenings.some((pattern) => matches(pattern, sentence));

/** The sentences; one that continues the list of the sentence before is appended to it. */
function joined(sentences: readonly string[]): string[] {
  const found: string[] = [];
  for (const text of sentences) {
    const last = found.at(-1);
    if (last !== undefined && belongTogether(last, text)) found[found.length - 1] = `${last} ${text}`;
    else found.push(text);
  }
  return found;
}

const ends = /^(?:from|to|current|new|old|start(?:ing)?|end|pick-?up|drop-?off|moving (?:from|to))$/iu;

/** Repeats a noun that two items share: 'from', 'to postcodes' become 'from postcode', 'to postcode'. */
const withSharedNoun = (items: readonly string[]): string[] =>
  items.map((item, index) => {
    const [first = "", noun = "", ...others] = item.split(/\s+/u);
    const [, shared = "", ...further] = items[index + 1]?.split(/\s+/u) ?? [];
    if (ends.test(item) && shared !== "" && further.length === 0) return `${item} ${singular(shared)}`;
    const isLast =
      ends.test(first) && noun !== "" && others.length === 0 && ends.test(items[index - 1] ?? "");
    return isLast ? `${first} ${singular(noun)}` : item;
  });

function itemsAfter(sentence: string, opening: RegExpExecArray): string[] {
  const rest = sentence.slice(opening.index + opening[0].length).slice(0, listLength);
  const inBrackets = opening.groups?.open === "(" ? (rest.split(")")[0] ?? "") : rest;
  const end = listEnd.exec(inBrackets)?.index;
  return withSharedNoun(
    inBrackets
      .slice(0, end)
      .split(listBorders)
      .map((item) => item.replace(leadingWords, "").replace(trailingWords, "").trim())
      .filter((item) => item !== ""),
  );
}

const isList = (items: readonly string[]): boolean =>
  items.length > 1 && !noField.test(items[0] ?? "") && !items.some((item) => aboutTheForm.test(item));

/** The entries of the list of fields in a sentence. */
function listedIn(sentence: string): string[] {
  if (matches(otherForm, sentence)) return [];
  for (const pattern of listOpenings) {
    const opening = firstMatch(pattern, sentence);
    if (!opening || /(?<!\p{L})(?:not|never)(?!\p{L})|n['’]t(?!\p{L})/iu.test(opening.groups?.gap ?? ""))
      continue;
    const items = itemsAfter(sentence, opening);
    if (isList(items) && items.some((item) => fieldWord.test(item))) return items;
  }
  for (const pattern of visitorOpenings) {
    const opening = firstMatch(pattern, sentence);
    const items = opening ? itemsAfter(sentence, opening) : [];
    if (isList(items)) return items;
  }
  return [];
}

/** What the form must not ask for according to a sentence, normalized by `plainName`. */
const refusedIn = (sentence: string): string[] =>
  refusedInSentence.flatMap((pattern) =>
    (firstMatch(pattern, sentence)?.groups?.what ?? "")
      .replace(/ (?:in|on) (?:the|this|that|a|any) .*$/iu, "")
      .split(/,| (?:and|or|nor) /iu)
      .map((what) => plainName(what.trim().replace(leadingWords, "")))
      .filter((what) => what.trim() !== ""),
  );

/** The label of an item; null if the item is no field. */
function labelOf(item: string): string | null {
  const reported = reportedQuestions.find(([said]) => said.test(item));
  const isQuestion = reported !== undefined;
  if (!isQuestion && /^(?:if|whether)(?!\p{L})/iu.test(item)) return null;
  const asked = reported ? item.replace(reported[0], reported[1]) : item;
  if (!isQuestion && noField.test(asked)) return null;
  const said = toVisitors.reduce((text, [words, ours]) => text.replace(words, ours), asked);
  if (!isPlainLabel(said) || wordCount(said) > mostWords) return null;
  return `${said.replace(/^\p{Ll}/u, (first) => first.toUpperCase())}${isQuestion && !said.endsWith("?") ? "?" : ""}`;
}

const nameOf = (label: string): string => {
  const slug = slugify(label);
  return reservedNames.has(slug) ? `${slug}-2` : slug;
};

/**
 * The fields that the client wants in the form besides those that it has: 'Quote form - boat make, length, year'.
 * Fields that a sentence rules out, private ones, and those that a form without a server cannot take are left out.
 */
export function askedFields(
  sentences: readonly string[],
  { present, refusals = [] }: { present: readonly BookingField[]; refusals?: readonly string[] },
): AskedField[] {
  const items = joined(sentences.map(cleanText)).flatMap(listedIn);
  if (items.length === 0) return [];
  const refused = [
    ...[...sentences, ...refusals].map(cleanText).flatMap(refusedIn),
    ...items.filter((item) => refusal.test(item)).map((item) => plainName(item.replace(refusal, ""))),
  ].filter((what) => what.trim() !== "");
  const isPresent = (item: string): boolean =>
    presentAlways.test(item) || present.some((field) => presentWithBooking[field].test(item));
  const isKnown = (item: string): boolean => isPresent(item) || item.split("/").every(isPresent);
  const isRefused = (label: string): boolean => {
    const plain = plainName(label);
    return refused.some((what) => plain.includes(what) || what.includes(plain));
  };
  const found = new Map<string, AskedField>();
  for (const item of items) {
    if (refusal.test(item) || isKnown(item) || upload.test(item) || privateField.test(item)) continue;
    const label = labelOf(item);
    if (label === null || isRefused(label)) continue;
    const name = nameOf(label);
    if (!found.has(name)) found.set(name, { name, label });
  }
  return [...found.values()].slice(0, mostFields);
}
