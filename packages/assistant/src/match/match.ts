import type { KnowledgeEntry } from "../knowledge/entry.ts";
import { type Candidate, type ExampleIndex, indexExamples } from "./example-index.ts";
import { asksFacetAlone, findFollowUp, isFollowUp } from "./follow-up.ts";
import { plainWords, type Term, termsOf } from "./words.ts";

/** What was said before. */
export interface MatchContext {
  /** Id of the entry that was answered last. */
  readonly last?: string;
}

/** What is known of a question; `candidates` is the evidence, best first. */
export type Match =
  | { readonly kind: "matched"; readonly entry: KnowledgeEntry; readonly candidates: readonly Candidate[] }
  /** Two to four entries that may be meant: to be asked back with their labels as buttons. */
  | {
      readonly kind: "ambiguous";
      readonly entries: readonly KnowledgeEntry[];
      readonly candidates: readonly Candidate[];
    }
  /** Nothing that is known: to be passed on to a person. The candidates were not near enough. */
  | {
      readonly kind: "unmatched";
      /** An entry that says openly that this is not offered, where the question found one. */
      readonly declined?: KnowledgeEntry;
      readonly candidates: readonly Candidate[];
    };

/** Where answering ends. Set on the tuning half of the questions alone. */
export interface MatchLimits {
  /** Confidence below which nothing is said. */
  readonly confidence: number;
  /** Share of the best score from which another entry may be meant too: for one or two telling words, and for more. */
  readonly rivalOfFew: number;
  readonly rivalOfMany: number;
  /** The same for a bare word ('app', 'how do I change it'). */
  readonly rivalOfBare: number;
  /** Share of the best confidence that a rival of more than a bare word needs as well. */
  readonly rivalConfidence: number;
  /** Confidence below which the next entry is offered too where it speaks of `doubtShare` as much. */
  readonly doubtBelow: number;
  readonly doubtShare: number;
}

/** As set on the tuning half. */
export const defaultLimits: MatchLimits = {
  confidence: 0.53,
  rivalOfFew: 0.7,
  rivalOfMany: 0.8,
  rivalOfBare: 0.3,
  rivalConfidence: 0.7,
  doubtBelow: 0.7,
  doubtShare: 0.7,
};

const rivalsMax = 4;

/** An entry that scores less than this share of the best is no alternative to it, however much it speaks of. */
const doubtScore = 0.3;

/** A word alone, one that speaks of an 'it' that nobody has named, or 'how much' without saying of what. */
function isBare(question: string, terms: readonly Term[]): boolean {
  const words = plainWords(question);
  return asksFacetAlone(terms) || (terms.length === 1 && (words.length <= 2 || words.includes("it")));
}

/** The best entry and those that may be meant as well; none where not even the best is near enough. */
function findRivals(
  candidates: readonly Candidate[],
  { question, terms, limits }: { question: string; terms: readonly Term[]; limits: MatchLimits },
): readonly Candidate[] {
  const [best, ...others] = candidates;
  if (!best || best.confidence < limits.confidence) return [];
  const bare = isBare(question, terms);
  const share = bare ? limits.rivalOfBare : terms.length <= 2 ? limits.rivalOfFew : limits.rivalOfMany;
  const needed = Math.max(limits.confidence, bare ? 0 : limits.rivalConfidence * best.confidence);
  const rivals = others.filter(
    ({ score, confidence }) => score >= share * best.score && confidence >= needed,
  );
  if (rivals.length > 0 || best.confidence >= limits.doubtBelow) return [best, ...rivals].slice(0, rivalsMax);
  const next = others.find(
    ({ score, confidence }) =>
      score >= doubtScore * best.score && confidence >= limits.doubtShare * best.confidence,
  );
  return next ? [best, next] : [best];
}

/** Answers questions from the entries it was made of. */
export interface Assistant {
  readonly match: (question: string, context?: MatchContext) => Match;
}

/**
 * Makes an assistant of a knowledge base; takes a few tenths of a second for 200 entries, so keep it until the base changes. Ids must be
 * unique. A question is read to its first 300 characters and 40 words; an empty one is unmatched.
 */
export function createAssistant(
  entries: readonly KnowledgeEntry[],
  limits: MatchLimits = defaultLimits,
): Assistant {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index: ExampleIndex = indexExamples(entries);
  const entriesOf = (candidates: readonly Candidate[]): KnowledgeEntry[] =>
    candidates.flatMap(({ id }) => byId.get(id) ?? []);

  return {
    match: (question, context = {}) => {
      const terms = termsOf(question);
      const last = context.last === undefined ? undefined : byId.get(context.last);
      const candidates = index.search(question);
      const sure =
        byId.get(index.exact(question) ?? "") ?? (last && findFollowUp(entries, { question, terms, last }));
      if (sure?.declines) return { kind: "unmatched", declined: sure, candidates };
      if (sure) return { kind: "matched", entry: sure, candidates };

      const found = entriesOf(findRivals(candidates, { question, terms, limits }));
      const rivals = found.filter(({ declines }) => !declines);
      const declined = found.slice(0, 2).find(({ declines }) => declines);
      if (declined && !(rivals.length > 1 && isBare(question, terms)))
        return { kind: "unmatched", declined, candidates };
      const meant =
        last && isFollowUp(question) ? rivals.find(({ topic }) => topic === last.topic) : undefined;
      const [first, ...others] = meant ? [meant] : rivals;
      if (!first) return { kind: "unmatched", candidates };
      return others.length > 0
        ? { kind: "ambiguous", entries: rivals, candidates }
        : { kind: "matched", entry: first, candidates };
    },
  };
}
