import { type KnowledgeEntry, waysToAsk } from "../knowledge/entry.ts";
import type { Match } from "./decision.ts";
import { type Assistant, createAssistant } from "./match.ts";
import { plainWords } from "./words.ts";

/** A question that has to find an entry. */
export interface SuiteCase {
  readonly entry: string;
  readonly question: string;
}

/** A question that does not find the entry that it belongs to. */
export interface ExampleFailure extends SuiteCase {
  readonly match: Match;
  /** It is found only by its exact words: slightly different ones would give `match`. */
  readonly isWeak: boolean;
  /** Another entry with the same question, so that the assistant asks the visitor to choose. */
  readonly sharedWith?: string;
}

function finds(match: Match, id: string): boolean {
  if (match.kind === "unmatched") return match.declined?.id === id;
  return match.kind === "matched" ? match.entry.id === id : match.entries.some((entry) => entry.id === id);
}

/** Every example and every regression of a knowledge base. */
export const suiteCases = (entries: readonly KnowledgeEntry[]): readonly SuiteCase[] =>
  entries.flatMap(({ id: entry, examples, regressions = [] }) =>
    [...examples, ...regressions].map((question) => ({ entry, question })),
  );

const wordsOf = (question: string): string => plainWords(question).join(" ");

/** The ids of the entries that answer each question, by its words. */
function answeringByWords(entries: readonly KnowledgeEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const answering = new Map<string, Set<string>>();
  for (const entry of entries.filter(({ declines }) => !declines))
    for (const text of waysToAsk(entry)) {
      const words = wordsOf(text);
      const ids = answering.get(words);
      if (ids) ids.add(entry.id);
      else answering.set(words, new Set([entry.id]));
    }
  return answering;
}

/**
 * Makes the check of a case: nothing is wrong with it, or what the question finds instead. About half a millisecond a
 * case. `entries`: of which the assistant was made.
 */
export function createCheck(
  assistant: Assistant,
  entries: readonly KnowledgeEntry[],
): (one: SuiteCase) => ExampleFailure | undefined {
  const answering = answeringByWords(entries);
  const declining = new Set(entries.filter(({ declines }) => declines).map(({ id }) => id));
  return (one) => {
    const match = assistant.match(one.question);
    if (!finds(match, one.entry)) return { ...one, match, isWeak: false };
    const ids = [...(answering.get(wordsOf(one.question)) ?? [])];
    const sharedWith = ids.includes(one.entry) ? ids.find((id) => id !== one.entry) : undefined;
    if (sharedWith !== undefined && match.kind === "ambiguous")
      return { ...one, match, isWeak: false, sharedWith };
    const ranked = assistant.rank(one.question, match.candidates);
    // Declined in the words of another declining entry, or asked back: the visitor gets no wrong answer.
    const isDeclined = ranked.kind !== "matched" && declining.has(one.entry);
    return isDeclined || finds(ranked, one.entry) ? undefined : { ...one, match: ranked, isWeak: true };
  };
}

/** Refused if it is worded slightly differently: the visitor gets no wrong answer. */
const isRefusal = ({ isWeak, match }: ExampleFailure): boolean =>
  isWeak && match.kind === "unmatched" && match.declined === undefined;

/**
 * Failures that were not there before: what a change of the knowledge base breaks. Every change moves the weight of
 * words a little, so a weak question that is refused now is not counted.
 */
export function newFailures(
  before: readonly ExampleFailure[],
  after: readonly ExampleFailure[],
): readonly ExampleFailure[] {
  const keyOf = ({ entry, question, isWeak, sharedWith }: ExampleFailure) =>
    JSON.stringify([entry, question, isWeak, sharedWith]);
  const known = new Set(before.flatMap((one) => [keyOf(one), keyOf({ ...one, isWeak: true })]));
  return after.filter((one) => !isRefusal(one) && !known.has(keyOf(one)));
}

/**
 * Runs the cases of a knowledge base against an assistant made of it, and returns what fails: a question that is
 * refused, answered by another entry, asked back without its own among the buttons, or asked back because another entry
 * holds the same question.
 */
export function runSuite(
  entries: readonly KnowledgeEntry[],
  assistant: Assistant = createAssistant(entries),
): readonly ExampleFailure[] {
  const check = createCheck(assistant, entries);
  return suiteCases(entries).flatMap((one) => check(one) ?? []);
}
