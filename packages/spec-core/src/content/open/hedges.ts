import { memoByText } from "../../memo.ts";
import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import { isNoAnswer } from "../../onboarding/no-answer.ts";
import type { Span } from "../place.ts";
import { firstMatch, matchableIn, matches } from "../regex-prefilter/prefiltered-match.ts";
import type { StatementField } from "../statement.ts";
import { isTakenBack } from "../statements/english/site-wishes.ts";
import { splitRunOn } from "../statements/run-ons.ts";
import { splitSentences, trimmed } from "../statements/split-sentences.ts";
import {
  alternativesInEllipsis,
  answersCustomers,
  asksSomebody,
  callsVisitors,
  customersWonder,
  eitherNumber,
  hedges,
  shortQuestion,
  takenBack,
  vague,
  wantQuestion,
} from "./data/hedge-words.ts";
import type { OpenKind, OpenPoint } from "./open-point.ts";
import { isUnnamedAward } from "./unnamed-award.ts";

/** The answers that are searched for open points, without the one that is only for the agency. */
export const askedFields = [
  "description",
  "audience",
  "competitors",
  "contentNotes",
] as const satisfies readonly StatementField[];

const longestSentence = 1200;
const longestQuote = 200;
/**
 * The beginning of a sentence that continues the question before it: 'A deposit? or 15 not decided', 'Do I need a
 * blog?? you tell me'.
 */
const continuesQuestion =
  /^["'(]*(?:or|not (?:sure|decided|settled)|what do you (?:think|say|recommend|advise)|undecided|maybe|idk|dunno|no idea|(?:i )?don['’]?t know|you (?:tell (?:me|us)|decide|choose)|(?:it['’]s )?up to you|your call)(?![\p{L}])/iu;
const clauseMark = "[,;:]\\s|\\s[-–—]+\\s|\\s\\(|\\)\\s|\\.{2,}\\s|[?!]\\s";
const boundary = new RegExp(clauseMark, "u");
const boundaries = new RegExp(clauseMark, "gu");

function readSentences(text: string): readonly Span[] {
  const joined: Span[] = [];
  for (const span of splitSentences(text)) {
    const last = joined.at(-1);
    const isSameLine = last && !text.slice(last.end, span.start).includes("\n");
    if (
      last &&
      isSameLine &&
      text[last.end - 1] === "?" &&
      continuesQuestion.test(text.slice(span.start, span.end))
    )
      joined[joined.length - 1] = { start: last.start, end: span.end };
    else joined.push(span);
  }
  // A sentence without full stops may contain several statements.
  return joined.flatMap((span) =>
    span.end - span.start > longestQuote
      ? splitRunOn(text, span).map((piece) => trimmed(text, piece))
      : [span],
  );
}

const answersKept = 4;

/**
 * The sentences of an answer, with a question and its answer as one. Both open points and contradictions are searched
 * for in them.
 */
export const wholeSentences: (text: string) => readonly Span[] = memoByText(readSentences, answersKept);

/** The words around an index in a long sentence without punctuation. */
function wordsAround(text: string, { start, end }: Span, at: number): Span {
  const half = longestQuote / 2;
  const from = Math.max(start, at - half);
  const to = Math.min(end, at + half);
  const lead = from === start ? 0 : (/^\S*\s+/u.exec(text.slice(from, to))?.[0].length ?? 0);
  const tail = to === end ? 0 : (/\s\S*$/u.exec(text.slice(from, to))?.[0].length ?? 0);
  return { start: from + lead, end: to - tail };
}

/** The clauses around an index, as many as fit into a quotation; the whole sentence if it is short. */
export function clausesAround(text: string, { start, end }: Span, at: number): Span {
  if (end - start <= longestQuote) return { start, end };
  if (!matches(boundary, text.slice(start, end))) return wordsAround(text, { start, end }, at);
  const cuts = [...text.slice(start, end).matchAll(boundaries)].map(
    ({ index, 0: mark }) => start + index + mark.length,
  );
  const edges = [start, ...cuts, end];
  let first = Math.max(
    0,
    edges.findLastIndex((edge) => edge <= at),
  );
  let last = Math.max(
    first + 1,
    edges.findIndex((edge) => edge > at),
  );
  const fits = (from: number, to: number): boolean =>
    (edges[to] ?? end) - (edges[from] ?? start) <= longestQuote;
  // The open matter is more often before the words that show it ('not decided') than after them.
  while (first > 0 && fits(first - 1, last)) first -= 1;
  while (last < edges.length - 1 && fits(first, last + 1)) last += 1;
  const [from, to] = [edges[first] ?? start, edges[last] ?? end];
  const rest = text.slice(from, to);
  return { start: from, end: to - (rest.length - rest.replace(/[\s,;:(–—-]+$/u, "").length) };
}

interface Hedge {
  readonly kind: OpenKind;
  readonly at: number;
}

const hedgesIn = matchableIn(hedges, ({ said }) => said);

function readHedge(sentence: string): Hedge | null {
  if (sentence.length > longestSentence || isNoAnswer(sentence) || isTakenBack(sentence)) return null;
  for (const { kind, said } of hedgesIn(sentence)) {
    const at = firstMatch(said, sentence)?.index ?? -1;
    const ofCustomers =
      (kind === "recall" && matches(answersCustomers, sentence)) ||
      (kind === "advice" && matches(customersWonder, sentence));
    if (at >= 0 && !ofCustomers) return { kind, at };
  }
  const either = firstMatch(eitherNumber, sentence)?.index ?? -1;
  if (either >= 0) return { kind: "recall", at: either };
  const alternatives = firstMatch(alternativesInEllipsis, sentence)?.index ?? -1;
  if (alternatives >= 0) return { kind: "choice", at: alternatives };
  const back = firstMatch(takenBack, sentence)?.index ?? -1;
  if (back >= 0) return { kind: "recall", at: back };
  const unsure = firstMatch(vague, sentence)?.index ?? -1;
  if (unsure >= 0 && /\d/u.test(sentence)) return { kind: "recall", at: unsure };
  const asks = sentence.search(/\?(?=[\s"')]|$)/u);
  if (asks < 0 || matches(callsVisitors, sentence) || !matches(asksSomebody, sentence)) return null;
  return { kind: /(?<!\p{L})or(?!\p{L})/iu.test(sentence) ? "choice" : "advice", at: asks };
}

// Room for the sentences of a form: each edit changes only one of them.
const sentencesKept = 128;

/** The kind of open point in a sentence, and the index of the words that show it; null if there is none. */
export const hedgeIn: (sentence: string) => Hedge | null = memoByText(readHedge, sentencesKept);

/** In the notes for the agency, a word or two with a question mark is a question for the agency. */
const shortQuestionIn = (field: StatementField, sentence: string): Hedge | null =>
  field === "contentNotes" &&
  (wantQuestion.test(sentence) || (matches(shortQuestion, sentence) && !matches(callsVisitors, sentence)))
    ? { kind: "choice", at: 0 }
    : null;

/** All open points in the answers that consist of sentences. */
export function openPointsIn(form: OnboardingFormData): OpenPoint[] {
  return askedFields.flatMap((field) => {
    const text = form[field];
    return wholeSentences(text).flatMap((span, index, all): OpenPoint[] => {
      const sentence = text.slice(span.start, span.end);
      const last = all[index - 1];
      const before = last ? text.slice(last.start, last.end) : "";
      const hedge = isUnnamedAward(sentence, before)
        ? ({ kind: "recall", at: 0 } as const)
        : (hedgeIn(sentence) ?? shortQuestionIn(field, sentence));
      if (!hedge) return [];
      const around = clausesAround(text, span, span.start + hedge.at);
      return [{ kind: hedge.kind, field, ...around, text: text.slice(around.start, around.end), sentence }];
    });
  });
}
