import type { KnowledgeEntry } from "../knowledge/entry.ts";
import { decisionFeatures, type OutcomeChances, outcomeChances, type Ranked } from "./decision-model.ts";
import { type Candidate, rightChanceOf } from "./example-index.ts";
import { mayFollowUp, ofAskedFacet } from "./follow-up.ts";

/** The result of matching a question; `candidates` is the evidence, best first. */
export type Match = (
  | { readonly kind: "matched"; readonly entry: KnowledgeEntry }
  /** Two to four entries that may be meant: to be asked back with their labels as buttons. */
  | { readonly kind: "ambiguous"; readonly entries: readonly KnowledgeEntry[] }
  /** Nothing that is known: to be passed on to a person. The candidates were not near enough. */
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

/** The thresholds below which a question is not answered. Set on the tuning halves. */
export interface MatchLimits {
  /** Chance that the best entry is the answer, from which it is given. */
  readonly answer: number;
  /** Chance that nothing known answers, from which a question is refused rather than asked back. */
  readonly refuse: number;
  /** Chance that a declining entry is right, from which a question is refused in its words. */
  readonly declining: number;
  /** Shares of the best chance and confidence from which another entry is offered as a button too. */
  readonly rivalChance: number;
  readonly rivalConfidence: number;
  /** Least share of the best chance at which an entry of the previous topic is chosen. */
  readonly meant: number;
  /** Chance of all buttons together below which nothing is asked back. */
  readonly buttons: number;
  /** Chance that the best entry is right, from which one of several questions in a text is answered. */
  readonly clause: number;
  /** The entry's chance among all, from which one of them without any content word ('where are you') is answered. */
  readonly wordless: number;
}

/** As set there. */
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

/** No more are offered as buttons. */
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
