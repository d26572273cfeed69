import { trouble } from "../../content/facts/data/keep-words.ts";
import { hedgeIn } from "../../content/open/hedges.ts";
import type { JudgedStatement } from "../../content/public-words.ts";
import { isOnlyForm } from "../../sitemap/form-page.ts";
import { wordCount } from "../../text/word-count.ts";
import type { PlannedPage } from "../planned-pages.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { oncePerProject } from "./once.ts";
import { isOfPage } from "./open-points.ts";
import { partsAsked } from "./parts.ts";
import { quoted } from "./rule.ts";
import type { OwnPageKind } from "./rules/own-page-kind.ts";
import { otherPage, ownPageKinds, servicePageQuestion } from "./rules/own-page-kinds.ts";
import { isSilenced } from "./silence.ts";

const word = /[\p{L}\p{N}]+/gu;
// Short words ('our', 'page') are everywhere.
const wordLettersMin = 4;
// 'Requirements' are about what is 'required'.
const stemLettersMax = 6;
const quotesMax = 3;
// The words of a domain are a name.
const address = /[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const common: ReadonlySet<string> = new Set(
  "page pages your with more info about information before after then this that what when from".split(" "),
);

/**
 * The beginning of a word, for a coarse comparison; not its singular, by which the page 'Care of your dress' would quote
 * every doubt about dresses, and no question of its own would.
 */
const stem = (said: string): string => said.replace(/(?:ies|es|s|y)$/u, "").slice(0, stemLettersMax);

/** 'GPs', 'VAT': short, but a meaningful word. */
const acronym = /^\p{Lu}{2,}s?$/u;

const stemsOf = (text: string): string[] =>
  (text.match(word) ?? [])
    .filter(
      (said) => (said.length >= wordLettersMin || acronym.test(said)) && !common.has(said.toLowerCase()),
    )
    .map((said) => stem(said.toLowerCase()));

/** A sentence only for the agency has to contain one of these to be about the site. */
const wish = /\b(?:needs?|wants?|should|must|please|like to|easy)\b/i;

/** A sum or a time: of a page's subject visitors are to read it, in whatever remark it is. */
const tells = /[£$€] ?\d|\d ?[£$€]|\d ?(?:am|pm|uhr)(?!\p{L})|\d[:.]\d\d/iu;

/** True where the question of a page can quote this statement. */
const isQuotable = ({ kind, field, text, dictatedBy }: JudgedStatement): boolean =>
  field !== "competitors" &&
  !dictatedBy &&
  (kind !== "private" ||
    wish.test(text) ||
    (field === "description" && tells.test(text) && !trouble.test(text)));

/** True for a sentence that names the page's subject as it is written, capital and all: 'Gwen is the dog'. */
const namesSubject = (text: string, name: string): boolean =>
  /^\p{Lu}/u.test(name) && name.length >= wordLettersMin && text.includes(name);

/** The sentences of the client's that share most words with a page's name, then those on its subject in other words. */
function sentencesByWord(project: Project): (name: string, subject?: OwnPageKind["subject"]) => string[] {
  const { words, form } = project;
  const found = new Map<string, Set<string>>();
  const quotable = words.statements.filter(
    (statement) => isQuotable(statement) && !isSilenced(statement, project),
  );
  for (const { text } of quotable)
    for (const said of stemsOf(text.replace(address, " ")))
      found.set(said, (found.get(said) ?? new Set<string>()).add(text));
  const trade = new Set(stemsOf(`${form.niche} ${form.businessName}`));
  return (name, subject) => {
    const all = [...new Set(stemsOf(name))];
    // A funeral director mentions funerals everywhere.
    const own = all.filter((said) => !trade.has(said));
    const wanted = own.length > 0 ? own : all;
    const shared = new Map<string, number>();
    for (const text of wanted.flatMap((said) => [...(found.get(said) ?? [])]))
      shared.set(text, (shared.get(text) ?? 0) + 1);
    const sharing = (isEnough: (twice: number) => boolean): string[] =>
      [...shared].filter(([, count]) => isEnough(count * 2)).map(([text]) => text);
    const most = sharing((twice) => twice > wanted.length);
    const some = most.length > 0 ? most : sharing((twice) => twice === wanted.length);
    const open = words.open.points
      .filter((point) => namesSubject(point.text, name) && !isSilenced(point, project))
      .map(({ text }) => text);
    const named = words.statements.filter(
      (statement) =>
        statement.field !== "onlyForUs" &&
        namesSubject(statement.text, name) &&
        !isSilenced(statement, project),
    );
    const others = subject ? quotable.filter(({ text }) => subject.test(text)) : [];
    return [
      ...new Set([
        ...some,
        ...open,
        ...(some.length + open.length > 0 ? [] : named.map(({ text }) => text)),
        ...others.map(({ text }) => text),
      ]),
    ].slice(0, quotesMax);
  };
}

function questionOf(
  { contentKind }: PlannedPage,
  kind: OwnPageKind | undefined,
  { quotes, told }: { readonly quotes: readonly string[]; readonly told: readonly string[] },
): string | null {
  if (kind) {
    const { question, isToldAnywhere } = kind;
    return question === null || typeof question === "string"
      ? question
      : partsAsked(question, isToldAnywhere ? told : quotes);
  }
  if (contentKind === "service") return servicePageQuestion;
  return partsAsked(otherPage, quotes);
}

/** So many words on its subject fill a page of which nothing more is known, and so many a page of one offer. */
const pageWordsMin = 25;
const offerWordsMin = 10;

/** The number of words in which a paragraph names its subject. */
const openingWords = 6;

/** The paragraphs of the description that open with what a page is about, as their places; one paragraph is no division. */
function paragraphsOn(name: string, description: string): readonly { start: number; end: number }[] {
  const paragraphs = [...description.matchAll(/[^\n]+/gu)];
  const wanted = stemsOf(name);
  if (paragraphs.length < 2) return [];
  return paragraphs
    .filter(([text]) => {
      const opening = stemsOf(text.trim().split(/\s+/u).slice(0, openingWords).join(" "));
      return wanted.some((said) => opening.includes(said));
    })
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
}

/** Whether what visitors may read on a page's subject, or will after one press, fills it: sentences, and an offer of its name. */
function fillsPage(name: string, quotes: readonly string[], { words, form, input }: Project): boolean {
  const paragraphs = paragraphsOn(name, input.formData.description);
  const isOnIt = ({ text, field, start }: JudgedStatement): boolean =>
    quotes.includes(quoted(text)) ||
    (field === "description" && paragraphs.some((one) => start >= one.start && start < one.end));
  const told = words.statements
    .filter((statement) => (statement.isPrinted || statement.proposal === "print") && isOnIt(statement))
    .map(({ text }) => text);
  const offered = form.offers
    .filter((offer) => offer.name.trim().toLowerCase() === name.trim().toLowerCase())
    .map(({ what, price }) => `${what} ${price}`);
  return wordCount(told.join(" ")) >= pageWordsMin || wordCount(offered.join(" ")) >= offerWordsMin;
}

/** The first question where a sentence leaves open whether a page is wanted. */
function undecided(quotes: readonly string[]): string {
  const kinds = quotes.map((text) => hedgeIn(text)?.kind);
  if (kinds.includes("mood")) return "Do you want this page? ";
  return kinds.some((kind) => kind !== undefined && isOfPage.has(kind))
    ? "Have you decided about this by now? "
    : "";
}

/** Questions about the pages that are the client's own; each question names its page. */
export const ownPageQuestions = oncePerProject((project): Clarification[] => {
  const own = project.pages
    .map((page, index) => ({ page, index }))
    .filter(({ page }) => page.purpose === null);
  if (own.length === 0) return [];
  const sentencesOn = sentencesByWord(project);
  const told = [
    ...project.words.statements.filter(isQuotable).map(({ text }) => text),
    ...project.form.offers.map(({ name, what, price }) => `${name}: ${what} ${price}`),
  ];
  return own.flatMap(({ page, index }): Clarification[] => {
    const kind = ownPageKinds.find(({ named, fits }) => named.test(page.key) && (fits?.(project) ?? true));
    const sentences = sentencesOn(page.name, kind?.subject);
    const quotes = sentences
      .filter((text) => !sentences.some((other) => other !== text && other.includes(text)))
      .map((text) => quoted(text));
    const asked =
      kind?.coveredBy?.(project) || isOnlyForm(page.name, quotes)
        ? null
        : questionOf(page, kind, { quotes, told });
    if (asked === null) return [];
    const question = `${undecided(quotes)}${asked}`;
    return [
      {
        id: `page-${page.path.slice(1)}`,
        path: `siteStructure.pages.${index}.purpose`,
        question,
        about: page.name,
        asks: "client",
        blocks:
          kind === undefined || kind.isToldAnywhere
            ? fillsPage(page.name, kind ? told : quotes, project)
              ? "nothing"
              : "page"
            : kind.blocks,
        quotes,
      },
    ];
  });
});
