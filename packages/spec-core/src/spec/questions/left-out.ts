import { trouble } from "../../content/facts/data/keep-words.ts";
import { withholdsNumber } from "../../content/facts/phones/withheld-phones.ts";
import { overlapInField } from "../../content/place.ts";
import type { JudgedStatement } from "../../content/public-words.ts";
import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Project } from "../project.ts";
import { hasFact, shows } from "./checks.ts";
import type { Clarification } from "./clarification.ts";
import { restOrContact } from "./contact-wishes.ts";
import { hangsOnWish, isRefusedPrice } from "./hanging-sentences.ts";
import { isInstruction } from "./instructions.ts";
import { isAskedAsOpen, isQuotedIn, placeOfField } from "./open-points.ts";
import { quoted } from "./rule.ts";
import { whetherPricesShown } from "./rules/open-point-questions.ts";
import { isSilenced } from "./silence.ts";
import { areNumbersTold, isToldElsewhere } from "./told-already.ts";
import { wantsNoPrices } from "./wishes.ts";

/** A remark about this form or to its reader, which is no sentence for visitors: 'Writing this at 3am', '(ask Doug)'. */
const ofTheForm =
  /^\(|(?<!\p{L})(?:sorry (?:if (?:it|this|that)|for (?:the (?:length|ramble|essay|mess|typos|spelling)|my|being|this|rambling))|where (?:do|should|shall) (?:i|we) (?:even )?(?:start|begin)|(?:typing|writing) this|instead|fill(?:ed|ing) (?:this |it )?(?:in|out)|check with (?:me|us|him|her)|ask (?:me|us|him|her)(?=[.!)]*$)|send you|sent you|(?:i|we)(?:['’]ll| will|ll) send|(?:don['’]?t know|dunno|not sure) (?:if|whether) you(?:['’]d| would| want| can| could)?|hi|hello|thanks|thank you|you (?:may|can|could|should) (?:also |all |then )?(?:draft|write|shorten|correct|rewrite|change|choose|decide)|(?:should|must|may) not be (?:rewritten|changed|shortened|edited)|see (?:the |my |our )?(?:table|list|note)(?: below| above)?|(?:note|table) (?:below|above)|open to (?:being told|ideas|suggestions|advice)|(?:google )?drive|dropbox)(?!\p{L})|(?:i['’]ll|i will) check (?:the|that|this|it) (?:wording|spelling|text|words)|whatever works|set (?:that|this|it) up(?=[.!)]*$)|(?:head|mug)shots? from|#[\da-f]{6}(?![\da-z])/iu;

/** What pictures must not show: 'No flags, no globes'. */
const bansPictures =
  /^no \p{L}[\p{L}\p{Zs}-]{1,24}(?:(?:,|,? (?:and|or))? no \p{L}[\p{L}\p{Zs}-]{1,24}){1,5}[.!]*$/iu;

/** A piece of a sentence: 'two of us, me'. */
const wordsMin = 4;

/** A bridge to what follows: 'What do we do... mainly roofs.' */
const bridge =
  /^(?:(?:so|now|well),? )?(?:what|who|how|where|why) (?:do|does|did|are|is|can) (?:i|we|you|it|they)(?!\p{L})[^.?!…]{0,25}(?:\.{2,}|…|\?) /iu;

/** What may harm a visitor who does not read it. */
const danger = /(?<!\p{L})(?:allerg\p{L}*|nuts?|gluten|coeliacs?|celiacs?)(?!\p{L})/iu;

/** Sums of money. */
const sums = /[£$€] ?\d[\d.,]*|\d[\d.,]* ?[£$€]/gu;

/** A rule that customers have to know before they come or pay: 'If you cancel on the day I charge half, I hate doing it'. */
const term =
  /(?<!\p{L})(?:(?:if|when) (?:you|people|they|somebody|someone|anybody|a customer|a client) (?:cancels?|do(?:es)?n['’]?t (?:turn|show) up|(?:is|are) late)|cancel(?:led|ed|ling|ing|lations?|ations?)?|no[- ]shows?|deposits?|refund\p{L}*|vegans?|(?:we|i) (?:only )?(?:take|accept) (?:cash|cards?)|(?:cash|cards?) only)(?!\p{L})/iu;

/** Whether a withheld sentence tells such a rule, a danger or a sum, in whatever mood. */
const tellsTerm = ({ field, kind, text }: JudgedStatement): boolean =>
  (field === "description" || field === "contentNotes") &&
  kind !== "wish" &&
  (danger.test(text) || term.test(text) || (kind === "unsure" && text.search(sums) >= 0));

/** Of money, health or a dispute. */
const personal =
  /(?<!\p{L})(?:money|(?:can(?:no|['’])?t|could ?n['’]?t) afford|pays the (?:rent|bills|mortgage)|fell out|fallen out|argu(?:e[ds]?|ing|ments?)|quarrel\p{L}*|stress\p{L}*|struggl\p{L}*|worr(?:y|ied|ies)|tired|divorc\p{L}*|split up|illness|hospital bills?)(?!\p{L})/iu;
const ofWebsite = /(?<!\p{L})(?:web ?)?sites?(?!\p{L})/iu;

/**
 * A sentence of the description that reads as private: the question there is what the business is, so that much of it is
 * for visitors after all ('I was a nurse for 27 years').
 */
const tellsOfBusiness = ({ field, kind, text }: JudgedStatement): boolean =>
  field === "description" &&
  kind === "private" &&
  ![trouble, personal, ofWebsite].some((said) => matches(said, text));

/** The order in which sentences are quoted: first what customers have to know, last who they are. */
const rank = (statement: JudgedStatement): number =>
  tellsTerm(statement) ? 0 : statement.field === "audience" ? 3 : statement.mayBeForVisitors ? 1 : 2;

/** Questions that ask which of the quoted sentences the site may say. */
const quotesAnswers = /^(?:words-waiting|faq)$/;

/** Questions whose quotations only show what they are about: they do not ask whether visitors may read them. */
const quotesSubject = /^(?:people-unnamed|team|pictures|portfolio|page-.*)$/;

const mostQuotes = 16;

/** 'Text me on 0161 …, I never hear the phone': the site shows the number, and the rest says why. */
const givesContactAlone = (statement: JudgedStatement, { words }: Project): boolean =>
  restOrContact.test(statement.text) &&
  words.facts.some(
    ({ kind, text, isConfirmed }) =>
      isConfirmed &&
      (kind === "phone" || kind === "email") &&
      statement.text.includes(/^[^(]+/u.exec(text)?.[0].trim() ?? text),
  );

const isLeftOut = (statement: JudgedStatement, project: Project): boolean =>
  (statement.mayBeForVisitors || tellsTerm(statement) || tellsOfBusiness(statement)) &&
  !statement.isPrinted &&
  !ofTheForm.test(statement.text) &&
  !bridge.test(statement.text) &&
  !bansPictures.test(statement.text) &&
  !isInstruction(statement) &&
  !givesContactAlone(statement, project) &&
  (danger.test(statement.text) || !isToldElsewhere(statement, project)) &&
  !withholdsNumber(statement.text) &&
  !isSilenced(statement, project) &&
  !hangsOnWish(project, statement) &&
  !isRefusedPrice(project, statement) &&
  (/\d/u.test(statement.text) || wordCount(statement.text) >= wordsMin);

/** Without an answer, the site tells no price or hides a danger. */
const isUrgent = (statement: JudgedStatement, { words }: Project): boolean =>
  danger.test(statement.text) ||
  words.facts.some((fact) => fact.kind === "price" && overlapInField(fact, statement));

/** How long or how somebody has done the work: what the page about the business tells. */
const ofStory =
  /(?<!\p{L})(?:(?:i|we)(?:['’]ve| have)? (?:worked|trained|studied|started|set up|opened|took over|been)|set(?:ting)? up (?:on )?(?:my|our) own|for \p{L}+ years|since \d{4}|grew up|was an?)(?!\p{L})/iu;
/** 'We teach violin, cello and, since May, piano': a sentence that lists what is offered. */
const listsOffers =
  /^(?:and )?(?:(?:i|we) )?(?:also )?(?:teach|do|make|sell|offer|repair|clean|fit|build|bake|run|treat|stock)(?!\p{L})[^.!?]{0,120}, [^.!?]{0,120}(?<!\p{L})and(?!\p{L})/iu;

/** Announces what the client wants to be explained: 'I should say what a doula does, people always ask.' */
const announces =
  /(?<!\p{L})(?:should|must|need to|have to|want to|would like to|['’]d like to)(?: \p{L}+)? (?:explain|make (?:it )?clear|set out)(?!\p{L})|(?<!\p{L})(?:worth|needs) explaining(?!\p{L})|(?<!\p{L})(?:people|famil(?:y|ies)|customers|clients|parents|guests|they|everybody|everyone) (?:\p{L}+ )?(?:always|often|keep|constantly|all) (?:ask(?:s|ing)?|wonder)(?!\p{L})/iu;
const announcedGapMax = 4;

/** Whether a statement explains what the one before it wants explained. */
const isExplanation = (statement: JudgedStatement, { words: { statements } }: Project): boolean => {
  const before = statements[statements.indexOf(statement) - 1];
  return (
    before?.field === statement.field &&
    statement.start - before.end <= announcedGapMax &&
    announces.test(before.text)
  );
};

/** The prices that visitors read nowhere, although they read others of the same sentence, as from the list of offers. */
const pricesUntold = (project: Project, asked: readonly Clarification[]): string[] => {
  if (!hasFact("price")(project) || wantsNoPrices(project)) return [];
  const { words } = project;
  return words.facts.flatMap((fact) => {
    const statement = words.statements.find((each) => overlapInField(each, fact));
    return fact.kind === "price" &&
      !fact.isConfirmed &&
      fact.isDecided &&
      fact.about !== "" &&
      statement !== undefined &&
      !statement.isPrinted &&
      !isSilenced(statement, project) &&
      !isAskedAsOpen(statement, project) &&
      !areNumbersTold(fact.text, project) &&
      (statement.text.match(sums) ?? []).some((sum) => areNumbersTold(sum, project)) &&
      !asked.some(({ quotes }) => quotes.some((quote) => quote.includes(`${fact.about}: ${fact.text}`)))
      ? [`${fact.about}: ${fact.text}`]
      : [];
  });
};

const printedTells = ({ words }: Project, said: RegExp): boolean =>
  words.statements.some(({ isPrinted, text }) => isPrinted && said.test(text));

/** Whether a page has nothing else to say: 'About' without its story, 'Services' without what is offered. */
const emptiesPage = (left: readonly JudgedStatement[], project: Project): boolean =>
  (shows("About")(project) &&
    left.some(({ text }) => ofStory.test(text)) &&
    !printedTells(project, ofStory)) ||
  (shows("Services")(project) &&
    left.some(({ text }) => listsOffers.test(text)) &&
    project.form.offers.length === 0 &&
    !hasFact("service")(project));

/** Whether a statement has a price of which another question asks whether the site shows it at all. */
const isOfOpenPrice = (
  statement: JudgedStatement,
  { words }: Project,
  asked: readonly Clarification[],
): boolean =>
  asked.some(
    ({ id, quotes }) => id === "open-price" && quotes.some((quote) => whetherPricesShown.test(quote)),
  ) && words.facts.some((fact) => fact.kind === "price" && overlapInField(fact, statement));

/**
 * One question about the sentences that the site leaves out although they read as if they were for visitors: who presses
 * 'Accept' for all of them at once may not have seen one that customers need.
 */
export function leftOutQuestion(project: Project, asked: readonly Clarification[]): Clarification[] {
  const dictating = new Set(project.words.statements.flatMap(({ dictatedBy }) => dictatedBy ?? []));
  const waiting = asked.flatMap(({ id, quotes }) => (quotesAnswers.test(id) ? quotes : []));
  const asking = asked.filter(({ id }) => !quotesSubject.test(id));
  const left = project.words.statements
    .filter((statement) => !dictating.has(statement.id) && isLeftOut(statement, project))
    .filter((statement) => !isOfOpenPrice(statement, project, asked))
    .filter(({ text }) => !isQuotedIn(text, asking) && !waiting.some((quote) => quote.includes(text)))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostQuotes);
  const [first] = left;
  const prices = pricesUntold(project, asked).filter(
    (text) => !left.some((other) => other.text.includes(text)),
  );
  if (!first && prices.length === 0) return [];
  return [
    {
      id: "left-out",
      path: placeOfField[first?.field ?? "description"],
      question: `The site says none of this so far. Which of it should visitors read after all, in which words, and with which limits or exceptions?${prices.length > 0 || left.some(({ text }) => /\d/u.test(text)) ? " Are the figures right?" : ""}`,
      about: "",
      asks: "client",
      blocks: left.some((statement) => isUrgent(statement, project))
        ? "launch"
        : prices.length > 0 ||
            left.some((statement) => isExplanation(statement, project)) ||
            emptiesPage(left, project)
          ? "page"
          : "nothing",
      quotes: [...left.map(({ text }) => quoted(text)), ...prices],
    },
  ];
}
