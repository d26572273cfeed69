import type { FactKind } from "../../../content/fact.ts";
import { trouble } from "../../../content/facts/data/keep-words.ts";
import { matches } from "../../../content/regex-prefilter/prefiltered-match.ts";
import { typedQuestions, unansweredQuestions } from "../../../content/typed-questions.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, factsOf, not, placeOf, shows } from "../checks.ts";
import type { Clarification } from "../clarification.ts";
import { oncePerProject } from "../once.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { isSilenced } from "../silence.ts";

/** The sentences that say what customers often ask. */
const oftenAsked = saying(
  /\b(?:people|everyone|everybody|customers|clients|guests|parents|patients|they) (?:always |often |all |keep )?(?:asks?(?! for\b)|asking(?! for\b)|rings? to ask|phones? to ask|wants? to know)\b|\b(?:first|usual|most common|commonest) question\b|\bkeeps? asking (?!for\b|me for\b|us for\b)|\b(?:get|gets|being|am|are) (?:always |often )?asked (?!to\b|for\b)/i,
);

const day =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|evenings?|nights?|(?:bank|public) holidays?";

/** Rules, limits, closures, delivery and payment: what customers ask before they come or order. */
const answersCustomers = new RegExp(
  [
    `(?<!\\p{L})(?:no|not on|not at|closed(?: on)?) (?:${day})(?!\\p{L})`,
    "(?<!\\p{L})(?:no|without) (?:cash|cards?|dogs?|cats?|pets?|children|under[- ]?\\d+s?|walk[- ]?ins?|overseas|shipping|deliver(?:y|ies)|minimum|deposit|refunds?|booking)(?!\\p{L})",
    "(?<!\\p{L})(?:i|we) (?:(?:do not|don['’]?t|cannot|can['’]?t|can not|never|no longer|only|also) )?(?:do|make|take|give|sell|offer|repair|accept|ship|post|deliver|treat|travel|cancel)(?!\\p{L})",
    "(?<!\\p{L})(?:closed|sick|bring|wear|deliver(?:y|ies|ed)?|couriers?|postage|orders? (?:go(?:es)?|are sent) out|dispatch\\p{L}*|waiting time|lead time|deposits?|refunds?|pay by|paid by|cash|cards?|bank transfer|eft)(?!\\p{L})",
    "(?<!\\p{L})(?:ok|okay|fine|welcome|allowed|supplied|included|provided|possible)(?:[.!,;]|$)",
    "(?<!\\p{L})(?:max(?:imum)?|minimum|at (?:most|least)|no more than|from age|aged?|ages|under|over|within) (?:about )?(?:\\d|two|three|four|five|six|seven|eight|ten|twelve)",
  ].join("|"),
  "iu",
);

/** About the site, its pictures or the work on it. */
const ofSite =
  /(?<!\p{L})(?:web ?sites?|sites?|pages?|online|photo\p{L}*|pictures?|pics|logo|colou?rs?|fonts?|backgrounds?|launch|go(?:es)? live|prices?|fees?|please|you (?:do|want|decide|tell|choose))(?!\p{L})|\?/iu;

/** The sentences that answer a question by customers and that visitors do not read yet. */
const untoldAnswers = oncePerProject((project: Project): string[] =>
  project.words.statements
    .filter(
      (statement) =>
        (statement.field === "contentNotes" || statement.field === "description") &&
        (statement.kind === "unsure" || statement.kind === "fact") &&
        !statement.isPrinted &&
        matches(answersCustomers, statement.text) &&
        !matches(ofSite, statement.text) &&
        !trouble.test(statement.text) &&
        !isSilenced(statement, project),
    )
    .map(({ text }) => text),
);

/** The questions that the client lists without an answer for visitors: 'FAQ: dishwasher', 'do you take cards (ask Jo)'. */
const unansweredOnes = oncePerProject((project: Project): string[] =>
  project.words.statements
    .filter(
      (statement) =>
        statement.field === "contentNotes" &&
        !statement.isPrinted &&
        statement.kind !== "private" &&
        statement.proposal === "keep" &&
        (unansweredQuestions(statement.text).length > 0 || typedQuestions(statement.text).length > 0) &&
        !trouble.test(statement.text) &&
        !isSilenced(statement, project),
    )
    .map(({ text }) => text),
);

/** 'FAQ should have planning permission because that's the first thing everyone asks': what the page is to answer. */
const askedForFaq =
  /^(?:(?:and|also|please|the|our|an|my),? )*faqs?(?: page)? (?:should|must|needs? to|has to|ought to|to) (?:have|answer|cover|include|explain|say|start)(?!\p{L})/iu;

/** These sentences, each with the next one, which often has the answer. */
const wantedInFaq = oncePerProject((project: Project): string[] => {
  const { statements } = project.words;
  const notes = statements.filter(({ field }) => field === "contentNotes");
  return notes.flatMap((statement, index) => {
    if (!askedForFaq.test(statement.text) || statement.isPrinted || isSilenced(statement, project)) return [];
    const next = notes[index + 1];
    const isAnswer = next !== undefined && !next.isPrinted && !isSilenced(next, project);
    return [statement.text, ...(isAnswer ? [next.text] : [])];
  });
});

const mostQuotes = 8;

const quotesOf = (project: Project): string[] => {
  const answers = isFaqSettled(project) ? [] : [...oftenAsked(project), ...untoldAnswers(project)];
  return [...new Set([...unansweredOnes(project), ...wantedInFaq(project), ...answers])].slice(0, mostQuotes);
};

/** With fewer answers, the page says nothing that the others do not. */
const answersMin = 2;
const severalMin = 2;

/** Whether what is known answers enough of the questions that the page puts: on services, prices, hours, place and ways. */
const hasAnswers: Check = (project) => {
  const { form, words } = project;
  const knows = (...kinds: readonly FactKind[]): boolean => factsOf(project, ...kinds).length > 0;
  const known = [
    factsOf(project, "service").length + form.offers.filter(({ name }) => isAnswered(name)).length >=
      severalMin,
    knows("price") || form.offers.some(({ price }) => isAnswered(price)),
    knows("hours"),
    knows("address"),
    knows("phone", "email"),
    factsOf(project, "person").length >= severalMin,
    ...words.statements.flatMap(({ text }) => typedQuestions(text).map(() => true)),
  ];
  return known.filter(Boolean).length >= answersMin;
};

/** 'Parents always ask: can we stay (yes, in the hall)': questions with their answers. */
const asksAndAnswers = /(?<!\p{L})ask(?:s|ed|ing)?(?: (?:me|us))?: [^:]{20,}/iu;

/** Whether visitors read what customers ask, or will once the client says so; another question asks for that. */
const tellsQuestions: Check = ({ words }) => {
  const told = words.statements.filter(({ isPrinted, proposal }) => isPrinted || proposal === "print");
  const pairs = told.filter(({ text }) => typedQuestions(text).length > 0);
  return pairs.length >= answersMin || told.some(({ text }) => asksAndAnswers.test(text));
};

const isFaqSettled: Check = any(
  ({ form }) => form.contentDocuments.some(({ name }) => /faq|question/i.test(name)),
  tellsQuestions,
);

const leavesUnanswered: Check = (project) => unansweredOnes(project).length + wantedInFaq(project).length > 0;

/** A goal about questions that come again and again: 'fewer e-mails with the same questions'. */
const sameQuestions =
  /(?<!\p{L})(?:fewer|less|reduce|cut|stop|avoid|save|not (?:have to )?(?:answer|get))\p{L}*(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:questions?|the same|asking(?! for))(?!\p{L})/iu;
const wantsFewerQuestions: Check = ({ form }) => form.goals.some((goal) => sameQuestions.test(goal));

/** The question about the FAQ page, beside quotations or without any. */
export const faqWording = (quotes: readonly string[]): string =>
  quotes.length > 0 && quotes.every((text) => unansweredQuestions(text).length > 0)
    ? "What do you answer to these questions, and which others do customers really ask?"
    : quotes.length > 0
      ? "What should the FAQ page answer here, may it say what you wrote, and which other questions do customers really ask?"
      : "Which questions do customers really ask, and what do you answer?";

/** Questions about material for the site, of which a question from visitors with its answer tells nothing. */
const ofMaterial = /pictures?|^(?:portfolio|logo|reviews|testimonials|uploads|video)/;

/** These questions; those about pictures and the like without 'How do I get a quote? A photo from your phone'. */
export const withoutPairsOnMaterial = (asked: readonly Clarification[]): readonly Clarification[] =>
  asked.map((question) =>
    ofMaterial.test(question.id)
      ? { ...question, quotes: question.quotes.filter((text) => typedQuestions(text).length === 0) }
      : question,
  );

/** Asks for the questions and answers of the FAQ page, which otherwise answers what is known. */
export const faqQuestion: QuestionRule = {
  id: "faq",
  path: placeOf("FAQ"),
  question: (project) => faqWording(quotesOf(project)),
  asks: "client",
  blocks: blocksPageIf(all(not(isFaqSettled), any(not(hasAnswers), wantsFewerQuestions))),
  when: all(shows("FAQ"), any(not(isFaqSettled), leavesUnanswered)),
  // If the agency writes the texts, it also writes the answers, from the form.
  settledBy: all(({ form }) => form.aiContentCreation, not(wantsFewerQuestions), not(leavesUnanswered)),
  quotes: quotesOf,
};
