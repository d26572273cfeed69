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
import { areTold, offersPageQuestion, offersSharing, stem } from "./page-offers.ts";
import { type PartsQuestion, partsAsked, partsOpen } from "./parts.ts";
import { quoted } from "./rule.ts";
import { hasGuests } from "./rules/booking.ts";
import { servicePageQuestion } from "./rules/offer-page-kinds.ts";
import type { OwnPageKind } from "./rules/own-page-kind.ts";
import { housePage, otherPage, ownPageKinds } from "./rules/own-page-kinds.ts";
import { isSilenced } from "./silence.ts";
import { wantsNoPrices } from "./wishes.ts";

const word = /[\p{L}\p{N}]+/gu;
// Shorter words ('our', 'page') occur everywhere.
const wordLettersMin = 4;
const quotesMax = 3;
// The words in a domain are part of a name.
const address = /[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const common: ReadonlySet<string> = new Set(
  "page pages your with more info about information before after then this that what when from sell".split(
    " ",
  ),
);

/** Acronyms ('GPs', 'VAT') are short but meaningful. */
const acronym = /^\p{Lu}{2,}s?$/u;

const stemsOf = (text: string): string[] =>
  (text.match(word) ?? [])
    .filter(
      (said) => (said.length >= wordLettersMin || acronym.test(said)) && !common.has(said.toLowerCase()),
    )
    .map((said) => stem(said.toLowerCase()));

/** A private sentence has to contain one of these to be about the site. */
const wish = /\b(?:needs?|wants?|should|must|please|like to|easy)\b/i;

/** A sum or a time: visitors should read it on the page, even if it is part of a remark. */
const tells = /[£$€] ?\d|\d ?[£$€]|\d ?(?:am|pm|uhr)(?!\p{L})|\d[:.]\d\d/iu;

/** Texts that the client writes, which have a question of their own: 'I'd like to write the event blurbs myself'. */
const writesOwn =
  /\b(?:i|we)(?:['’]d| would| will|['’]ll| want)? (?:like |love |rather |prefer )?(?:to )?write\b/i;

/** 'No patient reviews or quotes please': what the site must not have. */
const bansContent = /^no (?:\p{L}+ ){1,6}please(?!\p{L})/iu;

/** Whether the question about a page can quote this statement. */
const isQuotable = ({ kind, field, text, dictatedBy }: JudgedStatement): boolean =>
  field !== "competitors" &&
  !writesOwn.test(text) &&
  !bansContent.test(text) &&
  !dictatedBy &&
  (kind !== "private" ||
    wish.test(text) ||
    (field === "description" && tells.test(text) && !trouble.test(text)));

/** Whether a sentence contains the page's name exactly, with its capital: 'Gwen is the dog'. */
const namesSubject = (text: string, name: string): boolean =>
  /^\p{Lu}/u.test(name) && name.length >= wordLettersMin && text.includes(name);

/**
 * Returns a function that finds the client's sentences about a page: first those that share most words with its name,
 * then those about its subject in other words.
 */
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
    // Words of the trade are ignored: a funeral director mentions funerals everywhere.
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
    // Words of the trade alone point to any sentence; those about the subject are surer.
    if (own.length === 0 && others.length > 0)
      return [...new Set(others.map(({ text }) => text))].slice(0, quotesMax);
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

/** What the answers say that may answer the question about a page. */
interface Told {
  /** The sentences about the page's subject, as the question quotes them. */
  readonly quotes: readonly string[];
  readonly offered: readonly string[];
  /** All sentences and offers. */
  readonly told: readonly string[];
  /** The offers that the page is about. */
  readonly offers: Project["form"]["offers"];
  /** Whether the page is about a house or room that is among the offers. */
  readonly isHouse: boolean;
  /** Whether the site shows no prices, so that none are asked for. */
  readonly withoutPrices: boolean;
}

const inOneLine = ({ name, what, price }: Project["form"]["offers"][number]): string =>
  `${name}: ${what} ${price}`;

/** The question without its part about the price alone. */
const unpriced = (question: PartsQuestion): PartsQuestion => ({
  ...question,
  parts: question.parts.filter(({ asks }) => !/^(?:the price|what it costs)$/.test(asks)),
});

/** 'Text follows', 'I'll send the wording', 'my lawyer sends it'. */
const sendsText =
  /(?<!\p{L})(?:(?:i|we|lawyer|solicitor|accountant|chamber)(?:['’]ll| will| can| shall)? (?:also )?(?:send|sends|e-?mail|forward)|(?:(?:texts?|wording)(?: \p{L}+){0,3}|it)(?: is| are)? (?:follows?|following|comes?|coming|to follow|attached|will (?:follow|come)))(?!\p{L})/iu;

function questionOf(
  { contentKind }: PlannedPage,
  kind: OwnPageKind | undefined,
  { quotes, offered, told, offers, isHouse, withoutPrices }: Told,
): string | null {
  if (kind) {
    const { question, isToldAnywhere, questionIfSent } = kind;
    if (questionIfSent && quotes.some((text) => sendsText.test(text))) return questionIfSent;
    return question === null || typeof question === "string"
      ? question
      : partsAsked(
          withoutPrices ? unpriced(question) : question,
          isToldAnywhere ? told : [...quotes, ...offered],
        );
  }
  if (isHouse) return partsAsked(housePage, [...quotes, ...offered]);
  if (offers.length > 0)
    return offersPageQuestion(offers, [...quotes, ...offers.map(inOneLine)], withoutPrices);
  if (contentKind === "service") return servicePageQuestion;
  return partsAsked(withoutPrices ? unpriced(otherPage) : otherPage, [...quotes, ...offered]);
}

/** A question with at least this many parts, of which one is open, holds up no page. */
const manyParts = 5;

/** Whether the sentences about the page leave one of many parts open. */
const isAlmostTold = ({ question }: OwnPageKind, told: readonly string[]): boolean =>
  question !== null &&
  typeof question !== "string" &&
  question.parts.length >= manyParts &&
  partsOpen(question.parts, told).length === 1;

/** The offers that name the page's subject, in one line each. */
const offersOn = (name: string, subject: OwnPageKind["subject"], { form }: Project): string[] => {
  const wanted = stemsOf(name);
  return form.offers
    .filter(
      (offer) =>
        subject?.test(offer.name) ||
        (wanted.length > 0 && wanted.every((said) => stemsOf(offer.name).includes(said))),
    )
    .map(inOneLine);
};

/** The number of words that fill a page without further information, and a page about one offer. */
const pageWordsMin = 25;
const offerWordsMin = 10;

/** A paragraph names its subject within this number of words. */
const openingWords = 6;

/**
 * The ranges of the paragraphs in the description that begin with the page's subject; empty if there is only one
 * paragraph.
 */
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

/**
 * Whether the texts about a page's subject, printed or proposed for print, or the offer with its name, are long enough
 * for the page.
 */
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

const ofNights = /(?<!\p{L})(?:sleeps?|beds?|bedrooms?|nights?|weeks?|guests?|en-?suite)(?!\p{L})/iu;

const isHouse = (name: string, project: Project): boolean =>
  hasGuests(project) &&
  project.form.offers.some(
    (offer) =>
      offer.name.trim().toLowerCase() === name.trim().toLowerCase() && ofNights.test(inOneLine(offer)),
  );

/** What every page needs besides its content, if the question does not ask for it already. */
function madeBy(asked: string): string {
  const writes = /who (?:writes|sends)|please send|lawyer/i.test(asked)
    ? ""
    : " Who writes the text, or from which notes do we write it, and who checks it?";
  const keeps = /who (?:updates|changes|adds|keeps)|lawyer/i.test(asked)
    ? ""
    : " Who keeps the page up to date?";
  return `${writes}${keeps}`;
}

/** The question to ask first if a sentence leaves open whether the page is wanted; else empty. */
function undecided(quotes: readonly string[]): string {
  const kinds = quotes.map((text) => hedgeIn(text)?.kind);
  if (kinds.includes("mood")) return "Do you want this page? ";
  return kinds.some((kind) => kind !== undefined && isOfPage.has(kind))
    ? "Have you decided about this by now? "
    : "";
}

const changesOften = /(?<!\p{L})(?:daily|weekly|every (?:day|week|month)|each (?:day|week|month))(?!\p{L})/u;

/** 'The catch changes daily' is about the page 'Catch of the day', 'we fillet your catch' is not. */
const isOfSeries = (text: string, name: string): boolean =>
  text.includes(name) || (text.includes(name.split(" ")[0] ?? name) && changesOften.test(text));

/** Questions about custom pages; each question names its page. */
export const ownPageQuestions = oncePerProject((project): Clarification[] => {
  const own = project.pages
    .map((page, index) => ({ page, index }))
    .filter(({ page }) => page.purpose === null);
  if (own.length === 0) return [];
  const sentencesOn = sentencesByWord(project);
  const told = [
    ...project.words.statements.filter(isQuotable).map(({ text }) => text),
    ...project.form.offers.map(inOneLine),
  ];
  const ofAudience = new Set(
    project.words.statements.flatMap(({ field, text }) => (field === "audience" ? [text] : [])),
  );
  return own.flatMap(({ page, index }): Clarification[] => {
    const kind = ownPageKinds.find(({ named, fits }) => named.test(page.key) && (fits?.(project) ?? true));
    const sentences = sentencesOn(page.name, kind?.subject).filter(
      (text) =>
        (!kind?.quotesName || isOfSeries(text.toLowerCase(), page.name.toLowerCase())) &&
        !(kind?.isOfBusiness && ofAudience.has(text)),
    );
    const quotes = sentences
      .filter((text) => !sentences.some((other) => other !== text && other.includes(text)))
      .map((text) => quoted(text));
    const offered = offersOn(page.name, kind?.subject, project);
    const offers = kind ? [] : offersSharing(page.name, project);
    const asked =
      kind?.coveredBy?.(project) || isOnlyForm(page.name, quotes)
        ? null
        : questionOf(page, kind, {
            quotes,
            offered,
            told,
            offers,
            isHouse: isHouse(page.name, project),
            withoutPrices: wantsNoPrices(project),
          });
    if (asked === null) return [];
    // A question about parts alone leaves out what the answers tell: the page has a text.
    const isWhollyOpen = kind === undefined ? offers.length === 0 : typeof kind.question === "string";
    const question = `${undecided(quotes)}${asked}${isWhollyOpen ? madeBy(asked) : ""}`;
    return [
      {
        id: `page-${page.path.slice(1)}`,
        path: `siteStructure.pages.${index}.purpose`,
        question,
        about: page.name,
        asks: "client",
        blocks:
          kind === undefined || kind.isToldAnywhere
            ? areTold(offers) || fillsPage(page.name, kind ? told : quotes, project)
              ? "nothing"
              : "page"
            : isAlmostTold(kind, [...quotes, ...offered])
              ? "nothing"
              : kind.blocks,
        quotes,
      },
    ];
  });
});
