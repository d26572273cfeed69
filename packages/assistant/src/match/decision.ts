import type { KnowledgeEntry } from "../knowledge/entry.ts";
import { type Candidate, surenessOf } from "./example-index.ts";
import { asksFacetAlone, isFollowUp } from "./follow-up.ts";
import type { Reading, Term } from "./words.ts";

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

/** Where answering ends. Set on the tuning halves, and on examples that were left out while they were asked. */
export interface MatchLimits {
  /** Confidence below which nothing is said to a bare word ('app', 'how do I change it'). */
  readonly confidence: number;
  /** The same for any other question, where the words that were not understood are fewer. */
  readonly leastConfidence: number;
  /** Sureness below which nothing is said, and from which an entry is answered alone. */
  readonly sureness: number;
  readonly sure: number;
  /** Chance of all declining entries together from which a question is refused. */
  readonly declining: number;
  /** Share of the best score from which another entry may be meant too: for one or two telling words, and for more. */
  readonly rivalOfFew: number;
  readonly rivalOfMany: number;
  /** The same for a bare word. */
  readonly rivalOfBare: number;
  /** Share of the best confidence that a rival of more than a bare word needs as well. */
  readonly rivalConfidence: number;
  /** Share of the best chance that such a rival needs as well, and from which it is one whatever it scores. */
  readonly rivalChance: number;
  readonly likelyRivalOfFew: number;
  readonly likelyRivalOfMany: number;
  /** Chance from which a question without any telling word ('where are you') is answered. */
  readonly wordless: number;
}

/** As set there. */
export const defaultLimits: MatchLimits = {
  confidence: 0.53,
  leastConfidence: 0.33,
  sureness: 0.36,
  sure: 0.6,
  declining: 0.24,
  rivalOfFew: 0.6,
  rivalOfMany: 0.75,
  rivalOfBare: 0.48,
  rivalConfidence: 0.5,
  rivalChance: 0.03,
  likelyRivalOfFew: 0.2,
  likelyRivalOfMany: 0.3,
  wordless: 0.8,
};

/** No more are offered as buttons. */
export const rivalsMax = 4;

/** Words for what nobody has named. */
const unnamed = new Set(
  "it that this them these those something everything anything stuff thing things".split(" "),
);

/** A short question has few words; of these, few tell anything. Set on the tuning halves: longer ones seldom leave anything open. */
const fewWords = 6;
const fewTerms = 2;

/** A word alone, a short question that speaks of an 'it' that nobody has named, or 'how much' without saying of what. */
function isBare({ words, terms }: Reading): boolean {
  if (terms.length === 0 || terms.length > fewTerms) return false;
  const speaksOfUnnamed = words.some((word) => unnamed.has(word));
  return asksFacetAlone(terms) || words.length <= 2 || (speaksOfUnnamed && words.length <= fewWords);
}

/** The best entry for a bare word, and those of its family that may be meant as well. */
function findBareRivals([best, ...others]: readonly Candidate[], limits: MatchLimits): readonly Candidate[] {
  if (!best || best.confidence < limits.confidence) return [];
  const isRival = ({ score, confidence }: Candidate): boolean =>
    score >= limits.rivalOfBare * best.score && confidence >= limits.confidence;
  return [best, ...others.filter(isRival)];
}

/** The best entry and those that may be meant as well; none where not even the best is near enough. */
function findRivals(
  candidates: readonly Candidate[],
  { terms, limits }: { terms: readonly Term[]; limits: MatchLimits },
): readonly Candidate[] {
  const [best, ...others] = candidates;
  if (!best) return [];
  const isWordless = terms.length === 0 && best.chance >= limits.wordless;
  if (best.confidence < limits.leastConfidence && !isWordless) return [];
  const sureness = surenessOf(best);
  if (sureness < limits.sureness) return [];
  const isOfFew = terms.length <= 2;
  const share = isOfFew ? limits.rivalOfFew : limits.rivalOfMany;
  const likely = isOfFew ? limits.likelyRivalOfFew : limits.likelyRivalOfMany;
  const isRival = ({ score, confidence, chance }: Candidate): boolean =>
    confidence >= limits.rivalConfidence * best.confidence &&
    (chance >= likely * best.chance ||
      (score >= share * best.score && chance >= limits.rivalChance * best.chance));
  const rivals = others.filter(isRival);
  return rivals.length > 0 || sureness >= limits.sure ? [best, ...rivals] : [];
}

interface Ranked {
  readonly question: string;
  readonly reading: Reading;
  readonly candidates: readonly Candidate[];
  readonly last?: KnowledgeEntry | undefined;
}

/** Makes the decision on what ranking found: answer, ask back or refuse. */
export const createDecision =
  (byId: ReadonlyMap<string, KnowledgeEntry>, limits: MatchLimits) =>
  ({ question, reading, candidates, last }: Ranked): Match => {
    const isDeclined = (all: readonly Candidate[]): boolean =>
      all.reduce((sum, { id, chance }) => sum + (byId.get(id)?.declines ? chance : 0), 0) > limits.declining;
    const bare = !last && isBare(reading);
    const { terms } = reading;
    const rivalsFound = bare ? findBareRivals(candidates, limits) : findRivals(candidates, { terms, limits });
    const found = rivalsFound.flatMap(({ id }) => byId.get(id) ?? []);
    const rivals = found.filter(({ declines }) => !declines).slice(0, rivalsMax);
    const declined = found.slice(0, 2).find(({ declines }) => declines);
    if (declined && !(rivals.length > 1 && bare)) return { kind: "unmatched", declined, candidates };
    if (!bare && isDeclined(candidates)) return { kind: "unmatched", candidates };
    const meant = last && isFollowUp(question) ? rivals.find(({ topic }) => topic === last.topic) : undefined;
    const [first, ...others] = meant ? [meant] : rivals;
    if (!first) return { kind: "unmatched", candidates };
    return others.length > 0
      ? { kind: "ambiguous", entries: rivals, candidates }
      : { kind: "matched", entry: first, candidates };
  };
