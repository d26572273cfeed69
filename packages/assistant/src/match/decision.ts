import type { KnowledgeEntry } from "../knowledge/entry.ts";
import { type Candidate, surenessOf } from "./example-index.ts";
import { mayGoOn, ofAskedFacet } from "./follow-up.ts";
import type { Reading } from "./words.ts";

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
  /** Confidence below which nothing is said to a question that leaves open what is meant ('app'). */
  readonly confidenceOfOpen: number;
  /** Sureness from which such a question needs no more confidence than others. */
  readonly sureOfOpen: number;
  /** The same for any other question, where the words that were not understood are fewer. */
  readonly confidence: number;
  /** Sureness below which nothing is said, and from which an entry is answered alone. */
  readonly sureness: number;
  readonly sure: number;
  /** Sureness from which one of several questions in a text is answered. */
  readonly sureOfClause: number;
  /** Chance of all declining entries together from which a question is refused. */
  readonly declining: number;
  /** The same for a question that leaves open what is meant. */
  readonly decliningOpen: number;
  /** Share of the best chance from which a declining entry in the second place refuses. */
  readonly declinedSecond: number;
  /** Sureness below which a question is refused without the words of the declining entry. */
  readonly sureOfDeclined: number;
  /** From which openness a question is asked back. */
  readonly open: number;
  /** Share of the best chance from which another entry may be meant too: where the question is open, and where it is not. */
  readonly rivalOfOpen: number;
  readonly rivalOfClear: number;
  /** The same for one that the search alone would rank before it. */
  readonly rivalOfBetter: number;
  /** Shares of the best chance and score that suffice together where the best entry is not sure. */
  readonly rivalChance: number;
  readonly rivalScore: number;
  /** Share of the best confidence that a rival needs in any case. */
  readonly rivalConfidence: number;
  /** Chance from which a question without any telling word ('where are you') is answered. */
  readonly wordless: number;
}

/** As set there. */
export const defaultLimits: MatchLimits = {
  confidenceOfOpen: 0.66,
  sureOfOpen: 0.75,
  confidence: 0.14,
  sureness: 0.17,
  sure: 0.77,
  sureOfClause: 0.52,
  declining: 0.12,
  decliningOpen: 0.27,
  declinedSecond: 0.06,
  sureOfDeclined: 0.4,
  open: 0.095,
  rivalOfOpen: 0.015,
  rivalOfClear: 0.15,
  rivalOfBetter: 0.027,
  rivalChance: 0.074,
  rivalScore: 0.1,
  rivalConfidence: 0.15,
  wordless: 0.26,
};

/** No more are offered as buttons. */
export const rivalsMax = 4;

/** Keeps the logarithm of a chance of nothing finite. */
const leastChance = 1e-4;

interface Known {
  readonly byId: ReadonlyMap<string, KnowledgeEntry>;
  readonly limits: MatchLimits;
}

/**
 * How probable it is that a question leaves open what is meant, 0 to 1: it is short, tells little, and a second entry is
 * likely. Logistic regression on examples of one and of several entries that were left out and asked.
 */
function opennessOf(
  [, ...others]: readonly Candidate[],
  { words, terms }: Reading,
  byId: Known["byId"],
): number {
  const second = others.reduce(
    (most, { id, chance }) => (byId.get(id)?.declines ? most : Math.max(most, chance)),
    0,
  );
  const length = 3.38 * Math.log(words.length + 1) + 3.42 * Math.log(terms.length + 1);
  return 1 / (1 + Math.exp(length - 0.62 * Math.log(second + leastChance) - 9.34));
}

/** The best entry and those that may be meant as well; none where not even the best is near enough. */
function findRivals(
  candidates: readonly Candidate[],
  { isOpen, isWordless, limits }: { isOpen: boolean; isWordless: boolean; limits: MatchLimits },
): readonly Candidate[] {
  const [best, ...others] = candidates;
  if (!best) return [];
  const near = others.filter(({ confidence }) => confidence >= limits.rivalConfidence * best.confidence);
  const likely = (share: number): readonly Candidate[] =>
    near.filter(({ chance }) => chance >= share * best.chance);
  // An example that stands with several entries says openly that each of them may be meant.
  const open = isOpen
    ? near.filter(
        ({ chance, example }) => chance >= limits.rivalOfOpen * best.chance || example === best.example,
      )
    : [];
  const chance = [best, ...open].reduce((sum, one) => sum + one.chance, 0);
  if (isWordless && chance < limits.wordless) return [];
  const sureness = surenessOf({ ...best, chance });
  const confidence = isOpen && sureness < limits.sureOfOpen ? limits.confidenceOfOpen : limits.confidence;
  if (!isWordless && best.confidence < confidence) return [];
  if (!isWordless && sureness < limits.sureness) return [];
  if (open.length > 0) return [best, ...open];
  const clear = near.filter(
    ({ chance, score }) =>
      chance >= limits.rivalOfClear * best.chance ||
      (score > best.score && chance >= limits.rivalOfBetter * best.chance),
  );
  if (clear.length > 0) return [best, ...clear];
  if (isWordless || sureness >= limits.sure) return [best];
  const weak = likely(limits.rivalChance).filter(({ score }) => score >= limits.rivalScore * best.score);
  return weak.length > 0 ? [best, ...weak] : [];
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
    const isOpen = !last && opennessOf(candidates, reading, byId) >= limits.open;
    const isWordless = reading.terms.length === 0;
    const found = findRivals(candidates, { isOpen, isWordless, limits }).flatMap(
      ({ id }) => byId.get(id) ?? [],
    );
    const rivals = ofAskedFacet(
      found.filter(({ declines }) => !declines),
      reading,
    ).slice(0, rivalsMax);
    const chanceOf = (id?: string): number => candidates.find((one) => one.id === id)?.chance ?? 0;
    const best = chanceOf(found[0]?.id);
    const goesOn = last !== undefined && mayGoOn(question);
    const isSameTopic = goesOn && found[0]?.topic === last.topic;
    const declined = found
      .slice(0, isSameTopic || (isOpen && rivals.length > 1) ? 1 : 2)
      .find(({ declines, id }, at) => declines && (at === 0 || chanceOf(id) >= limits.declinedSecond * best));
    const isNear = candidates.some(
      (one) => one.id === declined?.id && surenessOf(one) >= limits.sureOfDeclined,
    );
    if (declined)
      return isNear ? { kind: "unmatched", declined, candidates } : { kind: "unmatched", candidates };
    const declining = candidates.reduce(
      (sum, { id, chance }) => sum + (byId.get(id)?.declines ? chance : 0),
      0,
    );
    if (declining > (isOpen ? limits.decliningOpen : limits.declining))
      return { kind: "unmatched", candidates };
    const meant = goesOn ? rivals.find(({ topic }) => topic === last.topic) : undefined;
    const [first, ...others] = meant ? [meant] : rivals;
    if (!first) return { kind: "unmatched", candidates };
    return others.length > 0
      ? { kind: "ambiguous", entries: rivals, candidates }
      : { kind: "matched", entry: first, candidates };
  };
