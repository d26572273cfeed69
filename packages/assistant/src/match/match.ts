import type { KnowledgeEntry } from "../knowledge/entry.ts";
import { redact } from "../unmatched/redact.ts";
import { needsOthers, questionsIn } from "./clauses.ts";
import { withoutCourtesy } from "./courtesy.ts";
import { createDecision, defaultLimits, type Match, type MatchLimits, rivalsMax } from "./decision.ts";
import type { Ranked } from "./decision-model.ts";
import { withoutDenied } from "./denied.ts";
import {
  type Candidate,
  type ExampleIndex,
  indexExamples,
  reweighted,
  rightChanceOf,
} from "./example-index.ts";
import { asksFacetAlone, chanceFactors, findFollowUp, nextOf } from "./follow-up.ts";
import { takeAll } from "./steps.ts";
import { type Reading, readText, type Term } from "./words.ts";

/** The conversation before the question. */
export interface MatchContext {
  /** Id of the entry that was answered last. */
  readonly last?: string;
}

/** Answers questions from the entries it was made of. */
export interface Assistant {
  readonly match: (question: string, context?: MatchContext) => Match;
  /**
   * The match by ranking only, ignoring examples that are equal to the question. `candidates`: as `match` returned
   * them for it.
   */
  readonly rank: (question: string, candidates: readonly Candidate[]) => Match;
}

/** One of several questions in a text. */
interface AskedPart {
  readonly question: string;
  readonly reading: Reading;
  readonly candidates: readonly Candidate[];
}

/** What an assistant is made of. */
interface AssistantParts {
  readonly entries: readonly KnowledgeEntry[];
  readonly index: ExampleIndex;
  readonly limits: MatchLimits;
}

/**
 * The minimum lead in probability of a clause's best entry over that of the whole question, for taking the clause as
 * the question.
 */
const clauseLead = 0.1;

const rightChanceOfBest = ([best]: readonly Candidate[]): number => (best ? rightChanceOf(best) : 0);

/** A match without ranking, or the result of ranking. */
type ReadingResult = { readonly match: Match } | { readonly ranked: Ranked };

/**
 * Reads questions: those that the same words, a follow-up or several clauses settle, and those that are to be decided.
 */
function createReader({
  entries,
  index,
  limits,
}: AssistantParts): (typed: string, context?: MatchContext) => ReadingResult {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  /**
   * In the order of the knowledge, which begins with what most people want: no word of the question says which is
   * likelier.
   */
  const inOrder = (found: readonly KnowledgeEntry[]): readonly KnowledgeEntry[] =>
    entries.filter((entry) => found.includes(entry));
  const isSure = (best: Candidate, terms: readonly Term[]): boolean =>
    terms.length === 0 ? best.chance >= limits.wordless : rightChanceOf(best) >= limits.clause;
  /** The one entry with an example that says the same word for word. */
  const entryOfSameWords = (question: string): KnowledgeEntry | undefined => {
    const [id = "", ...others] = index.sameWords(question);
    return others.length === 0 ? byId.get(id) : undefined;
  };
  /** The entries whose example equals the question where several answering ones list it, the likeliest first. */
  const entriesOfSameWords = (
    question: string,
    candidates: readonly Candidate[],
  ): readonly KnowledgeEntry[] => {
    const ids = index.sameWords(question);
    const found = candidates.map(({ id }) => id).filter((id) => ids.includes(id));
    // 'What now' has no content word, so that no search finds it.
    return [...new Set([...found, ...ids])]
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ declines }) => !declines)
      .slice(0, rivalsMax);
  };
  /** The entries of questions that are asked together, where each of them is sure. */
  const findEach = (parts: readonly AskedPart[]): readonly KnowledgeEntry[] => {
    const found: KnowledgeEntry[] = [];
    for (const { question, reading, candidates } of parts) {
      const [before] = found;
      const { terms } = reading;
      const [best] = candidates;
      const entry =
        (before && asksFacetAlone(terms)
          ? findFollowUp(entries, { question, terms, last: before })
          : undefined) ??
        entryOfSameWords(question) ??
        (best && isSure(best, terms) ? byId.get(best.id) : undefined);
      if (entry && !entry.declines && !found.includes(entry)) found.push(entry);
    }
    return found.slice(0, rivalsMax);
  };
  return (typed, context = {}) => {
    // The digits of a number are no words of the question.
    const spelt = index.spell(withoutCourtesy(redact(typed)));
    const question = withoutDenied(spelt.text);
    const reading = readText(question);
    const last = context.last === undefined ? undefined : byId.get(context.last);
    /** The evidence names the words that were typed, not the corrected ones. */
    const asTyped = (candidates: readonly Candidate[]): readonly Candidate[] =>
      candidates.map((one) => ({ ...one, words: one.words.map((word) => spelt.typed.get(word) ?? word) }));
    const found = index.search(reading);
    const whole = last ? reweighted(found, chanceFactors(last, { words: reading.words, byId })) : found;
    const sure =
      entryOfSameWords(typed) ??
      entryOfSameWords(spelt.text) ??
      (last && findFollowUp(entries, { question, terms: reading.terms, last }));
    if (sure?.declines) return { match: { kind: "unmatched", declined: sure, candidates: asTyped(whole) } };
    if (sure) return { match: { kind: "matched", entry: sure, candidates: asTyped(whole) } };
    const open = last && !index.isWordForWord(spelt.text) ? [] : entriesOfSameWords(spelt.text, whole);
    const next = last && nextOf(open, last);
    if (next) return { match: { kind: "matched", entry: next, candidates: asTyped(whole) } };
    if (open.length > 1)
      return { match: { kind: "ambiguous", entries: inOrder(open), candidates: asTyped(whole) } };
    const parts = questionsIn(question).map((part) => {
      const read = readText(part);
      return { question: part, reading: read, candidates: index.search(read) };
    });
    const each = findEach(parts);
    if (each.length > 1) return { match: { kind: "ambiguous", entries: each, candidates: asTyped(whole) } };
    const part = parts.find(
      (one) =>
        !needsOthers(one.question) &&
        rightChanceOfBest(one.candidates) > rightChanceOfBest(whole) + clauseLead,
    );
    return { ranked: { question, reading, candidates: asTyped(part?.candidates ?? whole), last } };
  };
}

/** An assistant of entries that are indexed already. */
function assistantOf(parts: AssistantParts): Assistant {
  const read = createReader(parts);
  const decide = createDecision(new Map(parts.entries.map((entry) => [entry.id, entry])), parts.limits);
  return {
    rank: (typed, candidates) => {
      const question = withoutDenied(parts.index.spell(withoutCourtesy(redact(typed))).text);
      return decide({ question, reading: readText(question), candidates });
    },
    match: (typed, context) => {
      const known = read(typed, context);
      return "match" in known ? known.match : decide(known.ranked);
    },
  };
}

/** The inputs of the decision on a question; none where the same words or several clauses settle it. */
export function createRanking(
  entries: readonly KnowledgeEntry[],
): (typed: string, context?: MatchContext) => Ranked | undefined {
  const read = createReader({ entries, index: takeAll(indexExamples(entries)), limits: defaultLimits });
  return (typed, context) => {
    const known = read(typed, context);
    return "ranked" in known ? known.ranked : undefined;
  };
}

/** Makes an assistant in steps of a few milliseconds, so that the caller can do other work between them. */
export function* assistantInSteps(
  entries: readonly KnowledgeEntry[],
  limits: MatchLimits = defaultLimits,
): Generator<void, Assistant> {
  return assistantOf({ entries, index: yield* indexExamples(entries), limits });
}

/**
 * Makes an assistant of a knowledge base, which takes seconds of processor time for some thousand examples: keep it
 * until the base changes. Ids must be unique. A question is read to its first 500 characters and 100 words; an empty one
 * is unmatched.
 */
export function createAssistant(
  entries: readonly KnowledgeEntry[],
  limits: MatchLimits = defaultLimits,
): Assistant {
  return takeAll(assistantInSteps(entries, limits));
}
