import { trouble } from "../facts/data/keep-words.ts";
import { overlaps, type Span } from "../place.ts";
import { matches } from "../regex-prefilter/prefiltered-match.ts";
import { asOneText, isHeadingOfQuestions, withoutLead } from "../typed-questions.ts";
import { isAsked, isQuestion, type ListedItem, listedItems } from "../typed-questions-listed.ts";
import { isBulleted, withoutCounter } from "./bullets.ts";
import { limitsPermission, withholdsWords } from "./english/permission.ts";
import { saysPrevious } from "./english/told-afterwards.ts";
import { doubtsPrint, notSettled } from "./english/uncertain.ts";
import { judge, judgeByRules } from "./judge.ts";
import type { Judged } from "./neighbours.ts";
import { trimmed } from "./split-sentences.ts";
import { doubtful, hidden, likely, type StatementContext, type Verdict } from "./verdict.ts";

/** What visitors do, in words that would else tell what the agency did: 'if you tell us 72 hours before'. */
const ifVisitor = /(?<=(?<!\p{L})(?:if|when|once|unless|until|before|after) )you(?!\p{L})/giu;
/** What a business declines politely: "we'd rather not do weddings". */
const declines = /(?<!\p{L})(i|we)(?:['’]d| would) rather not (?!say|tell|mention|talk|have|be)(?=\p{L})/giu;
/** An answer, and not a decision that is still open: 'it depends, most come for six'. */
const depends = /^(?:it |that )?(?:all )?depends(?=[,;.–—-]|$| on (?:the|your|how)(?!\p{L}))/iu;
/** An order to ask somebody of the business: '(ask Karen)'. */
const sendsToPerson =
  /(?<!\p{L})(?:[Aa]sk|[Cc]heck with|[Ss]ee|[Ss]peak to|[Tt]alk to|[Gg]et (?:it|this|that) from) \p{Lu}\p{Ll}/u;
const addressesVisitor = /(?<!\p{L})your?(?!\p{L})/iu;

/** Asked of visitors, and no wish for the site: 'yes, please not overnight'. */
const pleaseNot = /(?<!\p{L})(?:please|pls)[ \t](?=not[ \t])/giu;

/** An answer that is still to be written or decided: 'need to write this up', '<- depends on the ticket thing'. */
const unfinished =
  /^(?:<-|->|→)|(?<!\p{L})(?:need|have|got|want) to (?:write|check|decide|sort|find|work|think)(?: (?:this|that|it|about))?(?: (?:up|out|this|that|it))?[.!)]*$|(?<!\p{L})depends on (?:the|this|that) (?:\p{L}+ )?(?:thing|stuff|question|decision)(?!\p{L})/iu;

/** What withholds words in an answer, whatever the question is. */
const withholding = [
  unfinished,
  trouble,
  notSettled,
  doubtsPrint,
  withholdsWords,
  limitsPermission,
  sendsToPerson,
];

/** The verdict on an answered question: proposed for print unless its answer is private, open or for the agency. */
function verdictOn(
  { question, answer }: ListedItem,
  { countsIn, isForeign, sellsSiteThings }: StatementContext,
): Verdict {
  const asked = countsIn(question);
  const found = countsIn(
    answer
      .replace(ifVisitor, "your guests")
      .replace(declines, "$1 do not ")
      .replace(depends, "varies")
      .replace(pleaseNot, ""),
  );
  if (found.secrecy + asked.secrecy > 0) return hidden;
  const isOfSite =
    !sellsSiteThings && asked.siteThing + (addressesVisitor.test(answer) ? 0 : found.siteThing) > 0;
  const isKept =
    found.private + found.undecided + found.wish > 0 ||
    isOfSite ||
    isForeign ||
    answer.includes("?") ||
    matches(trouble, question) ||
    withholding.some((pattern) => matches(pattern, answer));
  return isKept ? doubtful : likely;
}

/** An order or a bracket at the end of an answer: ', please say so honestly', '(ask Karen)'. */
const lastAside =
  /[,;.–—-]?[ \t]*(?:\([^()]{3,120}\)|(?<=[,;.–—-][ \t]?)(?:please|pls)[ \t][^()]{3,120})[.!]?[ \t]*$/iu;

/** What visitors are asked, without which the answer would promise too much: 'dogs? yes, please not overnight'. */
const asksVisitors =
  /^(?:please|pls)[ \t](?:not (?!to (?:say|write|mention|print|show))|no |only |keep |leave |bring |ring |call |text |book |park |wait |(?:don['’]?t|do not) (?!(?:say|write|put|mention|print|show|tell|make)(?!\p{L})))/iu;

/** The answer, and what only the agency is told after it. */
function asideApart(item: ListedItem, context: StatementContext): readonly [ListedItem, string] {
  const at = lastAside.exec(item.answer)?.index ?? 0;
  const aside = item.answer.slice(at).replace(/^[\s,;.–—-]+/u, "");
  const isForAgency =
    at > 0 &&
    !asksVisitors.test(aside) &&
    (["wish", "private"].includes(judgeByRules(aside, context).kind) ||
      withholding.some((pattern) => matches(pattern, aside)));
  return isForAgency ? [{ ...item, answer: item.answer.slice(0, at) }, aside] : [item, ""];
}

/** A list of questions from visitors: what it consists of, and the remarks between them, which are sentences. */
interface QuestionList extends Span {
  readonly statements: readonly Judged[];
  readonly remarks: readonly Span[];
}

/** The statements of an item; `at` is where its text begins in the answer. */
function statementsOf(item: ListedItem, at: number, context: StatementContext): Judged[] {
  const { question } = item;
  const one = (text: string, verdict: Verdict): Judged => ({
    start: at + item.start,
    end: at + item.end,
    text,
    verdict,
    isPart: false,
    asksForSecrecy: verdict === hidden,
  });
  if (!isAnswered(item)) return [one(`FAQ: ${question}`, doubtful)];
  const [answered, aside] = asideApart(item, context);
  const pair = one(asOneText(answered), verdictOn(answered, context));
  // The question says what 'please say so' asks for.
  if (aside === "" || matches(saysPrevious, aside)) return [pair];
  return [pair, { ...one(aside, { kind: judge(aside, context).kind, proposal: "keep" }), start: pair.end }];
}

const isAnswered = ({ answer }: ListedItem): boolean => answer !== "";
const isRemark = ({ question }: ListedItem): boolean => question === "";

/** Whether items are questions from visitors with their answers: one alone has to begin as a question. */
function areQuestions(items: readonly ListedItem[]): boolean {
  const answered = items.filter(isAnswered);
  return answered.length > 1 || answered.some(({ question }) => isQuestion(question));
}

/** Whether a sentence goes on with a list: 'Parking?', 'Can I pay by card (yes).', 'Do we have to sell the house.' */
function goesOn(sentence: string): boolean {
  const [first] = listedItems(sentence);
  return (
    (sentence.endsWith("?") && isAsked(sentence.slice(0, -1))) ||
    (sentence.endsWith(".") && isQuestion(sentence) && isAsked(sentence.slice(0, -1))) ||
    (first !== undefined && isAnswered(first) && isQuestion(first.question))
  );
}

const countOf = (text: string, mark: string): number => text.split(mark).length - 1;

/** Whether a mark within an answer ended the sentence: 'can girls do it (yes!! about 40%)'. */
const isBracketOpen = (text: string): boolean => countOf(text, "(") > countOf(text, ")");

/** A list after the words that announce it: 'FAQ: dogs (yes, on a lead), do you take cards (no)'. */
function inOneLine(answer: string, sentences: readonly Span[], context: StatementContext): QuestionList[] {
  const textOf = ({ start, end }: Span): string => answer.slice(start, end);
  return sentences.flatMap((first, index) => {
    const start = first.end - withoutLead(textOf(first)).length;
    if (start === first.start) return [];
    let { end } = first;
    const rest = sentences.slice(index + 1);
    for (const [at, next] of rest.entries()) {
      const after = rest[at + 1];
      const isOnLine = (span: Span): boolean => !answer.slice(end, span.start).includes("\n");
      // One sentence between two questions is part of the list: 'My ex has stopped me seeing the children.'
      const isBetween = after !== undefined && isOnLine(after) && goesOn(textOf(after));
      const isInList =
        textOf({ start, end }).endsWith("?") ||
        isBracketOpen(textOf({ start, end })) ||
        goesOn(textOf(next)) ||
        isBetween;
      if (!isOnLine(next) || !isInList) break;
      ({ end } = next);
    }
    const items = listedItems(textOf({ start, end }));
    if (!areQuestions(items)) return [];
    const remarks = items
      .filter(isRemark)
      .map((item) => trimmed(answer, { start: start + item.start, end: start + item.end }));
    const statements = items
      .filter((item) => !isRemark(item))
      .flatMap((item) => statementsOf(item, start, context));
    return [{ start: first.start, end, statements, remarks }];
  });
}

/** The lines from a place to the first empty line below another, or to the next heading. */
function linesAfter(answer: string, from: number): Span[] {
  const lines: Span[] = [];
  let start = from;
  while (start < answer.length) {
    const at = answer.indexOf("\n", start);
    const end = at < 0 ? answer.length : at;
    const line = trimmed(answer, { start, end });
    start = end + 1;
    const isEmpty = line.start === line.end;
    if (isEmpty && lines.length === 0) continue;
    const [first] = lines;
    const leavesList = first && isBulleted(answer, first) && !isBulleted(answer, line);
    if (isEmpty || leavesList || /:$/u.test(answer.slice(line.start, line.end))) break;
    lines.push(line);
  }
  return lines;
}

/** The questions with their answers in the lines below a heading: '- dogs? yes, on a lead'. */
function belowHeading(answer: string, sentences: readonly Span[], context: StatementContext): QuestionList[] {
  return sentences.flatMap((heading) => {
    const rest = answer.slice(heading.end);
    const gap = /^[ \t\r]*\n/u.exec(rest)?.[0];
    if (gap === undefined || !isHeadingOfQuestions(answer.slice(heading.start, heading.end))) return [];
    const pairs = linesAfter(answer, heading.end + gap.length).flatMap((line) => {
      const text = withoutCounter(answer.slice(line.start, line.end));
      const [item, ...others] = listedItems(text, { isLine: true });
      const isPair = item !== undefined && others.length === 0 && item.start === 0 && isAnswered(item);
      return isPair ? [{ ...line, item, at: line.end - text.length }] : [];
    });
    if (!areQuestions(pairs.map(({ item }) => item))) return [];
    const lists = pairs.map(({ start, end, item, at }) => ({
      start,
      end,
      statements: statementsOf(item, at, context),
      remarks: [],
    }));
    return [{ ...heading, statements: [], remarks: [] }, ...lists];
  });
}

/**
 * The sentences of an answer without the lists of questions from visitors that the client announces, and these questions,
 * each with its answer as one statement.
 */
export function questionsApart(
  answer: string,
  sentences: readonly Span[],
  context: StatementContext,
): { readonly sentences: readonly Span[]; readonly questions: readonly Judged[] } {
  if (context.field === "onlyForUs" || context.field === "competitors") return { sentences, questions: [] };
  const lists = [...inOneLine(answer, sentences, context), ...belowHeading(answer, sentences, context)];
  const isListed = (span: Span): boolean => lists.some((list) => overlaps(list, span));
  return {
    sentences: [
      ...sentences.filter((sentence) => !isListed(sentence)),
      ...lists.flatMap(({ remarks }) => remarks),
    ].toSorted((a, b) => a.start - b.start),
    questions: lists.flatMap(({ statements }) => statements),
  };
}
