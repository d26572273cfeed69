import type { KnowledgeEntry } from "../knowledge/entry.ts";
import { decisionFeatures, type OutcomeChances, outcomeChances, type Ranked } from "./decision-model.ts";
import { type Candidate, rightChanceOf } from "./example-index.ts";
import { mayFollowUp, ofAskedFacet } from "./follow-up.ts";

/** The result of matching a question; `candidates` is the evidence, best first. */
export type Match = (
  | { readonly kind: "matched"; readonly entry: KnowledgeEntry }
  /** Two to four entries that may be meant: to be asked back with their labels as buttons. */
  | { readonly kind: "ambiguous"; readonly entries: readonly KnowledgeEntry[] }
  /** No known entry is near enough: to be passed on to a person. */
  | {
      readonly kind: "unmatched";
      /** An entry that says openly that this is not offered, where the question found one. */
      readonly declined?: KnowledgeEntry;
    }
) & {
  readonly candidates: readonly Candidate[];
  /** Of each outcome, where ranking decided. */
  readonly chances?: OutcomeChances;
};

/** The thresholds of the decision. Chosen on the tuning halves. */
export interface MatchLimits {
  /** The minimum probability that the best entry is the answer, for giving it. */
  readonly answer: number;
  /** The minimum probability that no entry answers, for refusing rather than asking back. */
  readonly refuse: number;
  /** The minimum probability that a declining entry is right, for refusing in its words. */
  readonly declining: number;
  /** The minimum shares of the best probability and confidence, for offering another entry as a button too. */
  readonly rivalChance: number;
  readonly rivalConfidence: number;
  /** The minimum share of the best probability, for choosing an entry of the previous topic. */
  readonly meant: number;
  /** The minimum probability of all buttons together, for asking back. */
  readonly buttons: number;
  /** The minimum probability that the best entry is right, for answering one of several questions in a text. */
  readonly clause: number;
  /**
   * The minimum probability of an entry among all, for answering one of them without any content word ('where are
   * you').
   */
  readonly wordless: number;
}

/** The thresholds in use. */
export const defaultLimits: MatchLimits = {
  answer: 0.9,
  refuse: 0.35,
  declining: 0.4,
  rivalChance: 0.04,
  rivalConfidence: 0.15,
  meant: 0.3,
  buttons: 0.45,
  clause: 0.52,
  wordless: 0.26,
};

/** The highest number of entries offered as buttons. */
export const rivalsMax = 4;

/** The best entry that answers and those that may be meant as well. */
function rivalsOf(answering: readonly Candidate[], limits: MatchLimits): readonly Candidate[] {
  const [best, ...others] = answering;
  if (!best) return [];
  // An example that several entries list is ambiguous on purpose: each of them may be meant.
  const near = others.filter(
    ({ chance, confidence, example }) =>
      confidence >= limits.rivalConfidence * best.confidence &&
      (chance >= limits.rivalChance * best.chance || example === best.example),
  );
  return [best, ...near];
}

/** Makes the decision on what ranking found: answer, ask back or refuse. */
export const createDecision = (byId: ReadonlyMap<string, KnowledgeEntry>, limits: MatchLimits) => {
  const declines = (id: string): boolean => byId.get(id)?.declines === true;
  return (ranked: Ranked): Match => {
    const { question, reading, candidates, last } = ranked;
    const [best] = candidates;
    if (!best) return { kind: "unmatched", candidates };
    const chances = outcomeChances(decisionFeatures(best, ranked, declines));
    const declined = candidates.slice(0, 2).find((one) => declines(one.id));
    const entry = declined && rightChanceOf(declined) >= limits.declining ? byId.get(declined.id) : undefined;
    const refused: Match = { kind: "unmatched", candidates, chances, ...(entry && { declined: entry }) };
    const isSure = chances.answer >= limits.answer;
    if (chances.refuse >= limits.refuse || (isSure && declines(best.id))) return refused;
    const rivals = ofAskedFacet(
      rivalsOf(
        candidates.filter(({ id }) => !declines(id)),
        limits,
      ).flatMap(({ id }) => byId.get(id) ?? []),
      reading,
    ).slice(0, rivalsMax);
    const chanceOf = (id: string): number => candidates.find((one) => one.id === id)?.chance ?? 0;
    const isOfTopic = ({ id, topic }: KnowledgeEntry): boolean =>
      topic === last?.topic && chanceOf(id) >= limits.meant * chanceOf(rivals[0]?.id ?? "");
    const meant = last && mayFollowUp(question) ? rivals.find(isOfTopic) : undefined;
    const [first, ...others] = meant ? [meant] : rivals;
    if (!first) return refused;
    if (isSure || meant) return { kind: "matched", entry: first, candidates, chances };
    if (rivals.reduce((sum, { id }) => sum + chanceOf(id), 0) < limits.buttons) return refused;
    if (others.length > 0) return { kind: "ambiguous", entries: rivals, candidates, chances };
    return chances.answer >= chances.refuse
      ? { kind: "matched", entry: first, candidates, chances }
      : refused;
  };
};
