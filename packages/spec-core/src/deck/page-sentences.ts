import { memoPerObject } from "../memo.ts";
import { plainName } from "../site/plain-name.ts";
import type { SitePage } from "../site/site-pages.ts";
import { finiteVerbs } from "./data/clause-words.ts";
import { looseJoint, standsFor } from "./data/joints.ts";
import { pageSubjects } from "./data/page-subjects.ts";
import type { DeckInput } from "./deck-input.ts";
import type { Said } from "./joined-sentences.ts";
import { guestsBeside, headOf, isOnSubject, offersAbout } from "./page-subject.ts";
import { isListedLate, mentions } from "./parts/offer-rows.ts";
import { needsBefore, passagesOf } from "./parts/points.ts";
import { isOfPast, isOnTopic, topicOf } from "./topics.ts";

/** What a page is about, by its name; empty for pages of a known kind, which are about the business. */
export const subjectOfPage = ({ kind, name }: SitePage): string =>
  kind === "Custom" || kind === "Place" ? name : "";

/** The paragraphs of the description, each with its printed sentences; empty if there is only one. */
function paragraphsOf({ prose, spec }: DeckInput): readonly (readonly Said[])[] {
  const { statements } = spec.content;
  const paragraphs = spec.businessInfo.description.split(/\n+/u);
  if (paragraphs.length < 2) return [];
  const typed = new Map(statements.map(({ id, text }) => [id, text]));
  const isIn = (paragraph: string, one: Said): boolean => {
    const text = typed.get(one.id.replace(/-\d+$/u, "")) ?? "";
    return one.field === "description" && text !== "" && paragraph.includes(text);
  };
  return paragraphs.map((paragraph) => prose.filter((one) => isIn(paragraph, one)));
}

/** The sentences after one in its paragraph. */
export const restOfParagraph = (known: DeckInput, one: Said): readonly Said[] =>
  paragraphsOf(known).flatMap((paragraph) =>
    paragraph.includes(one) ? paragraph.slice(paragraph.indexOf(one) + 1) : [],
  );

/** A paragraph names its subject within this number of words. */
const wordsOfSubject = 6;

/**
 * Whether a paragraph is about a subject: its first words name it, like 'Storage is at our warehouse' or 'How it
 * works.'
 */
function opensWith([first]: readonly Said[], subject: string): boolean {
  if (!first) return false;
  const start = first.text.split(/\s+/u).slice(0, wordsOfSubject).join(" ");
  return (
    plainName(first.text) === plainName(subject) ||
    mentions(start, subject) ||
    isOnSubject(start, subject, [])
  );
}

/** Whether a sentence is about what a page of this name usually tells: the parking on 'Visit the farm'. */
export const isUsualOn = (sentence: string, name: string): boolean =>
  pageSubjects.some(
    ({ named, said, topic }) =>
      named.test(name.trim()) &&
      !isOfPast(sentence) &&
      (said.test(sentence) || (topic !== undefined && isOnTopic(sentence, topic))),
  );

/** Goods and papers beside what a page offers: no page of courses has them, whatever they are good for. */
const isAnotherKind =
  /(?<!\p{L})(?:vouchers?|gift cards?|memberships?|members?|mugs?|books?|kits?)(?!\p{L})/iu;

/** Whether an offer is one that a page of this name usually has: a pitch on 'Camping', an evening on 'Courses'. */
export const isUsuallyOffered = (
  { name: offer, what }: { readonly name: string; readonly what: string },
  name: string,
): boolean =>
  !isAnotherKind.test(offer) &&
  pageSubjects.some(
    ({ named, offered, describedAs }) =>
      named.test(name.trim()) && (offered?.test(offer) === true || describedAs?.test(what) === true),
  );

/** Whether a page of this name usually has prices for two sizes. */
export const areSizesUsual = (name: string): boolean =>
  pageSubjects.some(({ named, hasSizes }) => hasSizes === true && named.test(name.trim()));

const mostInLabel = 3;

/** The label before a colon, if it says what the page is about: 'Flavours' of 'Flavours: lemon, plum'. */
export function labelOn(sentence: string, name: string): string | null {
  const label = /^[^:.!?,]{2,40}(?=:\s)/u.exec(sentence)?.[0] ?? "";
  const isOnPage =
    label !== "" &&
    (plainName(label) === plainName(name) ||
      isOnSubject(label, name) ||
      (label.split(" ").length <= mostInLabel && isUsualOn(`${label}: `, name)));
  return isOnPage ? label : null;
}

/** Whether a sentence names a page's subject, by its whole name or by the words of it. */
const names = (text: string, subject: string): boolean =>
  mentions(text, subject) || isOnSubject(text, subject, []);

/** Whether a sentence begins with an offer, whose name ends before a comma or bracket: 'Lessons' of 'Lessons, adults'. */
function opensWithName(text: string, name: string): boolean {
  const head = headOf(name);
  return head.length > 3 && plainName(text).startsWith(plainName(head));
}

const mostTerse = 6;

/** Whether a few words with a number and without a verb go with the sentence before them: '48 hours notice.' */
function isTerse(text: string): boolean {
  const words = text.toLowerCase().replace(/[.!]/gu, "").split(/\s+/u);
  const isPlain = words.length <= mostTerse && /\d/u.test(text) && !isOfPast(text);
  const topic = topicOf(text);
  return (
    isPlain &&
    (topic === null || topic.stands === "terms") &&
    !/^(?:we|i|you|they|it|he|she|there)(?!\p{L})/iu.test(text) &&
    !words.some((word) => finiteVerbs.has(word))
  );
}

/** A beginning that a sentence can lose: 'Then' of 'Then we do parties too'. */
const withoutJoint = ({ text }: Said): string => {
  const rest = text.replace(looseJoint, "");
  return rest === text || standsFor.test(rest) ? "" : rest.charAt(0).toUpperCase() + rest.slice(1);
};

/**
 * Sentences with the ones that they mean nothing without, and the ones that mean nothing without them, unless these are
 * about another page. 'Then we do parties' without the sentence before it loses its first word.
 */
function withNeighbours(
  prose: readonly Said[],
  found: readonly Said[],
  isOfOther: (one: Said) => boolean,
): readonly Said[] {
  const wanted = new Map(found.map((one) => [one, one]));
  for (const passage of passagesOf(prose))
    passage.forEach((one, index) => {
      const before = passage[index - 1];
      if (!before || !(one.isPart || needsBefore(one.text))) return;
      const earlier = passage.slice(0, index);
      if (!wanted.has(one)) {
        if (wanted.has(before) && !isOfOther(one)) wanted.set(one, one);
      } else if (!earlier.some(isOfOther)) for (const each of earlier) wanted.set(each, each);
      else if (!wanted.has(before)) {
        const text = withoutJoint(one);
        if (text === "") wanted.delete(one);
        else wanted.set(one, { ...one, text });
      }
    });
  for (const [index, one] of prose.entries()) {
    const before = prose[index - 1];
    if (before && wanted.has(before) && one.after === before.id && isTerse(one.text) && !isOfOther(one))
      wanted.set(one, wanted.get(one) ?? one);
  }
  return prose.flatMap((one) => wanted.get(one) ?? []);
}

/**
 * The sentences about a page's subject: those that name it, or what is offered there, and the rest of a paragraph that
 * opens with it. A sentence that names another page, or begins with another offer, must name this page too.
 */
export function sentencesOn(
  known: DeckInput,
  page: SitePage,
  subject = subjectOfPage(page),
): readonly Said[] {
  if (subject === "") return [];
  const found = keptOf(known);
  const key = `${page.file}\n${subject}`;
  const sentences = found.get(key) ?? findSentences(known, page, subject);
  found.set(key, sentences);
  return sentences;
}

/** The sentences found so far, which several parts of a deck ask for. */
const keptOf = memoPerObject((_known: DeckInput) => new Map<string, readonly Said[]>());

function findSentences(known: DeckInput, page: SitePage, subject: string): readonly Said[] {
  const [word = ""] = plainName(subject).trim().split(" ");
  // 'Removals and storage in Bristol' is about the business, 'Storage is at our warehouse' about the storage.
  const isGeneral = (one: Said | undefined): boolean =>
    one !== undefined && one === known.introduction && !plainName(one.text).startsWith(` ${word} `);
  const paragraphs = new Set(
    paragraphsOf(known)
      .filter((paragraph) => !isGeneral(paragraph[0]) && opensWith(paragraph, subject))
      .flat(),
  );
  const all = [...known.offers, ...known.prices];
  const enough = guestsBeside(known.niche);
  const offered = page.kind === "Custom" ? offersAbout(all, subject, enough) : [];
  const isNamed = ({ text }: Said): boolean =>
    (names(text, subject) && !isListedLate(text, subject)) ||
    offered.some(({ name }) => opensWithName(text, name));
  const others = known.pages.filter((other) => other !== page && subjectOfPage(other) !== "");
  const otherOffers = all.filter((offer) => !offered.includes(offer));
  const isOfOther = (one: Said): boolean =>
    !isNamed(one) &&
    (others.some(({ name }) => names(one.text, name) && !isListedLate(one.text, name)) ||
      otherOffers.some(({ name }) => opensWithName(one.text, name)));
  const found = known.prose.filter(
    (one) =>
      plainName(one.text) !== plainName(subject) &&
      (isNamed(one) ||
        (!isOfOther(one) &&
          (paragraphs.has(one) ||
            (isOnSubject(one.text, subject, enough) && !isListedLate(one.text, subject)) ||
            (page.kind === "Custom" && isUsualOn(one.text, subject))))),
  );
  const own = found.filter((one) => !isGeneral(one));
  return withNeighbours(known.prose, own.length > 0 ? own : found, isOfOther);
}
