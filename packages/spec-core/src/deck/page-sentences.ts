import { plainName } from "../site/plain-name.ts";
import type { SitePage } from "../site/site-pages.ts";
import { pageSubjects } from "./data/page-subjects.ts";
import type { DeckInput } from "./deck-input.ts";
import type { Said } from "./joined-sentences.ts";
import { isOnSubject } from "./page-subject.ts";
import { mentions } from "./parts/offer-rows.ts";
import { needsBefore, passagesOf } from "./parts/points.ts";
import { isOfPast, isOnTopic } from "./topics.ts";

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

/** The label before a colon, if it says what the page is about: 'Flavours' of 'Flavours: lemon, plum'. */
export function labelOn(sentence: string, name: string): string | null {
  const label = /^[^:.!?,]{2,40}(?=:\s)/u.exec(sentence)?.[0] ?? "";
  const isOnPage =
    label !== "" &&
    (plainName(label) === plainName(name) || isOnSubject(label, name) || isUsualOn(`${label}: `, name));
  return isOnPage ? label : null;
}

/** Sentences with the ones that they mean nothing without, and the ones that mean nothing without them. */
function withNeighbours(prose: readonly Said[], found: readonly Said[]): readonly Said[] {
  const wanted = new Set(found);
  for (const passage of passagesOf(prose))
    passage.forEach((one, index) => {
      const before = passage[index - 1];
      if (!before || !(one.isPart || needsBefore(one.text))) return;
      if (wanted.has(before)) wanted.add(one);
      else if (wanted.has(one)) for (const each of passage.slice(0, index)) wanted.add(each);
    });
  return prose.filter((one) => wanted.has(one));
}

/** The sentences about a page's subject: those that mention it, and the rest of a paragraph that opens with it. */
export function sentencesOn(
  known: DeckInput,
  page: SitePage,
  subject = subjectOfPage(page),
): readonly Said[] {
  if (subject === "") return [];
  const [word = ""] = plainName(subject).trim().split(" ");
  // 'Removals and storage in Bristol' is about the business, 'Storage is at our warehouse' about the storage.
  const isGeneral = (one: Said | undefined): boolean =>
    one !== undefined && one === known.introduction && !plainName(one.text).startsWith(` ${word} `);
  const paragraphs = new Set(
    paragraphsOf(known)
      .filter((paragraph) => !isGeneral(paragraph[0]) && opensWith(paragraph, subject))
      .flat(),
  );
  // What names another page belongs there, even if this kind of page usually tells it.
  const others = known.pages.filter((other) => other !== page && subjectOfPage(other) !== "");
  const isOfOther = ({ text }: Said): boolean =>
    others.some(({ name }) => mentions(text, name) || isOnSubject(text, name, []));
  const found = known.prose.filter(
    (one) =>
      plainName(one.text) !== plainName(subject) &&
      (paragraphs.has(one) ||
        mentions(one.text, subject) ||
        isOnSubject(one.text, subject) ||
        (page.kind === "Custom" && isUsualOn(one.text, subject) && !isOfOther(one))),
  );
  const own = found.filter((one) => !isGeneral(one));
  return withNeighbours(known.prose, own.length > 0 ? own : found);
}
