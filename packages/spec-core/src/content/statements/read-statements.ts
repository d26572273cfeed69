import { memoByKey } from "../../memo.ts";
import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import { isNoAnswer } from "../../onboarding/no-answer.ts";
import type { Span } from "../place.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import { type Statement, type StatementField, statementFields } from "../statement.ts";
import { textId } from "../text-id.ts";
import { isAnsweredBy, typedQuestions } from "../typed-questions.ts";
import { withListsAroundBrackets, withSubjectsAfterBrackets } from "./after-brackets.ts";
import { withAlternativesJoined } from "./alternatives.ts";
import { splitAsides, splitWish } from "./asides.ts";
import { rankAfter, withRankingsKept } from "./audience-rankings.ts";
import { withContinuedRules, withLimitsOfPrices } from "./continued-rules.ts";
import { countEnglishCues } from "./cue-counts.ts";
import { withDemandsMet } from "./demands.ts";
import { dictation } from "./dictation.ts";
import { englishCues } from "./english/cues.ts";
import { saysPrevious } from "./english/told-afterwards.ts";
import { withExceptions } from "./exceptions.ts";
import { listsOfRefusals, withListsUnderHeadings } from "./headings.ts";
import { judge, judgeByRules } from "./judge.ts";
import { isForeign } from "./languages.ts";
import { questionsApart } from "./listed-questions.ts";
import { withLoneWordsAsked } from "./lone-audience.ts";
import {
  isUnfinished,
  type Judged,
  regardingNeighbours,
  thingBeforeWish,
  wholeWishes,
} from "./neighbours.ts";
import { onePersonEach } from "./one-person-each.ts";
import { countPhrases, phraseIndex } from "./phrases.ts";
import { withQuotations, wordsBeforeQuotation } from "./quotations.ts";
import { splitRunOn } from "./run-ons.ts";
import { isSignedRemark } from "./signed-remarks.ts";
import { talkBefore } from "./small-talk.ts";
import { type Piece, splitSentences, trimmed } from "./split-sentences.ts";
import { laughAfter } from "./told-to-visitors.ts";
import { withPersonsNamed } from "./unnamed-persons.ts";
import { likely, type StatementContext, type Verdict, wish } from "./verdict.ts";
import { wordsOf } from "./words.ts";

const counter = /^(?:\(?[a-h]\)|\(?\d{1,2}[.)]) +(?=\p{Lu}?\p{L}{2})/u;

/** Removes the number of a line, which is not part of its text: '2. What we do', '(c) Freelancers'. */
const withoutCounter = (answer: string, { start, end }: Span): Span => ({
  start: start + (counter.exec(answer.slice(start, end))?.[0].length ?? 0),
  end,
});

/** A sentence with a laugh is never printed by default. */
const askedBeside = (laugh: number, verdict: Verdict): Verdict =>
  laugh > 0 && verdict.kind === "fact" ? likely : verdict;

/** Whether a text is a customer's words with the name of who said them. */
const isQuotation = (text: string): boolean => wordsBeforeQuotation(text) !== undefined;

/**
 * The verdict on a customer's signed words: in the notes the agency is to use them, elsewhere the client is asked, unless
 * the words before them are private.
 */
function ofQuotation(text: string, verdict: Verdict, { field, countsIn }: StatementContext): Verdict {
  const lead = wordsBeforeQuotation(text);
  if (lead === undefined || field === "onlyForUs" || field === "competitors") return verdict;
  const { private: privateCues, secrecy } = countsIn(lead);
  if (privateCues + secrecy > 0) return verdict;
  return field === "contentNotes" ? wish : askedBeside(1, verdict);
}

function judged(answer: string, piece: Piece, context: StatementContext): Judged {
  const { start, end } = withoutCounter(answer, trimmed(answer, piece));
  const whole = answer.slice(start, end);
  const talk = talkBefore(whole);
  const laugh = laughAfter(whole);
  const rank = context.field === "audience" ? rankAfter(whole) : 0;
  const text = whole.slice(talk, whole.length - laugh - rank);
  const asksForSecrecy = context.countsIn(whole).secrecy > 0 && !matches(saysPrevious, whole);
  const verdict = ofQuotation(whole, judge(whole, context), context);
  // 'Please, no pink' is a wish only with its first word.
  const isKept =
    talk + laugh + rank === 0 ||
    verdict.kind === "wish" ||
    (verdict.kind === "private" && laugh + rank === 0);
  return {
    ...piece,
    start: start + talk,
    end: end - laugh - rank,
    text,
    verdict: isKept ? verdict : askedBeside(laugh, judge(text, context)),
    asksForSecrecy,
  };
}

/** Whether the words around dictated ones ask for secrecy, or are private and not a wish. */
function isContextPrivate(text: string, around: string): boolean {
  const { secrecy, private: privateCues } = countEnglishCues(around);
  return secrecy > 0 || (privateCues > 1 && countEnglishCues(text).wish === 0);
}

/** The statement, followed by the one that it dictates, if any. */
function withDictated(statement: Statement, mayDictate: boolean): Statement[] {
  const { id, field, text } = statement;
  const dictated = mayDictate ? dictation(text) : undefined;
  if (!dictated || isContextPrivate(text, dictated.around)) return [statement];
  const { words } = dictated;
  const wish: Statement = { ...statement, kind: "wish", proposal: "keep" };
  if (dictated.isUnnamed) return [wish];
  return [
    wish,
    {
      ...statement,
      id: textId(field, words),
      text: words,
      // If the dictated words may include too much, the client is asked.
      kind: dictated.isCertain ? "fact" : "unsure",
      proposal: "print",
      dictatedBy: id,
    },
  ];
}

/** Joins each question from visitors with its answer. */
function withAnswers(answer: string, sentences: readonly Span[]): Span[] {
  const joined: Span[] = [];
  let isInList = false;
  for (const span of sentences) {
    const before = joined.at(-1);
    const text = answer.slice(span.start, span.end);
    const asked = before && answer.slice(before.start, before.end);
    if (before && asked && isAnsweredBy(asked, text, { isInList })) {
      joined[joined.length - 1] = { start: before.start, end: span.end };
      isInList = true;
    } else {
      isInList &&= text.endsWith("?");
      joined.push(span);
    }
  }
  return joined;
}

const openingSentences = 3;

// Room for the answers of one form: each edit changes only one.
const answersKept = 8;

// Returns the same object for the same context, so that cached verdicts on earlier sentences stay valid.
const settingOf = memoByKey(
  (
    field: StatementField,
    isSellingSiteThings: boolean,
    isInForeignLanguage: boolean,
    ...openings: readonly string[]
  ): StatementContext => ({
    field,
    sellsSiteThings: isSellingSiteThings,
    isForeign: isInForeignLanguage,
    openings,
    countsIn: countEnglishCues,
  }),
  { keyOf: (...parts) => JSON.stringify(parts), most: answersKept },
);

function statementsIn(answer: string, field: StatementField, sellsSiteThings: boolean): readonly Statement[] {
  const all = withQuotations(answer, onePersonEach(answer, splitSentences(answer)));
  const openings = all.slice(0, openingSentences).map(({ start, end }) => answer.slice(start, end));
  const context = settingOf(field, sellsSiteThings, isForeign(wordsOf(answer)), ...openings);
  const { sentences, questions } = questionsApart(answer, all, context);
  const seen = new Set<string>();
  const verdictOn = (text: string): Verdict => judge(text, context);
  const refused =
    field === "onlyForUs" || field === "competitors" ? [] : listsOfRefusals(answer, sentences, verdictOn);
  const isForAgency = (text: string): boolean => {
    const { kind } = judgeByRules(text, context);
    return kind === "private" || kind === "wish";
  };
  const isRefused = ({ start }: Span): boolean =>
    refused.some((list) => list.start <= start && start < list.end);
  const others = withExceptions(
    answer,
    withAnswers(
      answer,
      sentences.filter((sentence) => !isRefused(sentence)),
    ),
    (text) => verdictOn(text.slice(talkBefore(text))).proposal === "print",
  )
    .flatMap((span) =>
      // Nothing of it is printed, so no part has to be cut out.
      field === "onlyForUs" ||
      typedQuestions(answer.slice(span.start, span.end)).length > 0 ||
      isQuotation(answer.slice(span.start, span.end))
        ? [{ ...span, isPart: false }]
        : splitRunOn(answer, span, isForAgency)
            .flatMap((piece) => splitWish(answer, piece))
            .flatMap((piece) => splitAsides(answer, piece, context)),
    )
    .map((span) => judged(answer, span, context));
  const list = [...others, ...refused, ...questions].toSorted((a, b) => a.start - b.start);
  const joined = withAlternativesJoined(answer, list);
  const ranked = field === "audience" ? withRankingsKept(answer, joined) : joined;
  const whole = withSubjectsAfterBrackets(
    withListsAroundBrackets(wholeWishes(answer, ranked), verdictOn),
    verdictOn,
  );
  const regarded = withContinuedRules(
    regardingNeighbours(answer, withLimitsOfPrices(withDemandsMet(whole, field)), field),
  );
  const listed = field === "description" ? withListsUnderHeadings(answer, regarded) : regarded;
  return withPersonsNamed(listed).flatMap((one, index, among) => {
    const thing = thingBeforeWish(among, index);
    const { start, end, text, verdict } = thing
      ? { ...one, start: thing.start, text: answer.slice(thing.start, one.end) }
      : one;
    const id = textId(field, text);
    if (seen.has(id)) return [];
    seen.add(id);
    const mayDictate =
      thing === undefined &&
      field !== "onlyForUs" &&
      field !== "competitors" &&
      verdict.kind !== "fact" &&
      !isNoAnswer(text) &&
      !isQuotation(text) &&
      !isSignedRemark(text) &&
      !isUnfinished(among, index);
    return withDictated({ id, field, text, start, end, ...verdict }, mayDictate);
  });
}

const statementsOf = memoByKey(statementsIn, {
  keyOf: (answer, field, sellsSiteThings) => `${field} ${sellsSiteThings} ${answer}`,
  most: answersKept,
});

const introductionLength = 300;

const siteTrades = phraseIndex(new Map([["siteTrade", englishCues.siteTrade]]));

/** Whether the business sells what websites consist of: a photographer, a printer, a web designer. */
function sellsSiteThings({ businessName, niche, description }: OnboardingFormData): boolean {
  const words = wordsOf(`${businessName}. ${niche}. ${description.slice(0, introductionLength)}`);
  return countPhrases(siteTrades, words).size > 0;
}

/** Splits every answer into sentences and classifies each by rules; the client's own choices are applied elsewhere. */
export function readStatements(form: OnboardingFormData): Statement[] {
  const trade = sellsSiteThings(form);
  return withLoneWordsAsked(statementFields.flatMap((field) => statementsOf(form[field], field, trade)));
}
