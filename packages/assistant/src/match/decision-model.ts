import type { KnowledgeEntry } from "../knowledge/entry.ts";
import { logChance, logistic } from "./chance.ts";
import { decisionWeights } from "./decision-weights.ts";
import type { Candidate } from "./example-index.ts";
import { mayFollowUp } from "./follow-up.ts";
import { type Reading, readText } from "./words.ts";

/** A question with what ranking found for it. */
export interface Ranked {
  readonly question: string;
  readonly reading: Reading;
  readonly candidates: readonly Candidate[];
  /** The entry that was answered before. */
  readonly last?: KnowledgeEntry | undefined;
}

/** The possible outcomes of a question. */
export const outcomes = ["answer", "askBack", "refuse"] as const;
export type Outcome = (typeof outcomes)[number];

/** The chance that each outcome is the right one; together they make 1. */
export type OutcomeChances = Readonly<Record<Outcome, number>>;

/** Keeps the logarithm of a score of 0 finite. */
const leastScore = 1e-2;

/** The inputs of a decision. Logarithms, since chances and lengths count by their ratios. */
export const features = [
  "bestChance",
  "bestConfidence",
  "bestScore",
  "bestDeclines",
  "sameTerms",
  "secondChance",
  "secondScore",
  "decliningChance",
  "words",
  "tellingWords",
  "openness",
  "isFollowUp",
] as const;

/**
 * Fitted once, by a logistic regression on held-out examples of one entry and of several. No script regenerates them.
 */
const openWeights = { words: -3.38, terms: -3.42, secondChance: 0.62, bias: 9.34 };

/** The chance that a question is ambiguous: it is short, has few content words, and a second entry is near. */
const opennessOf = (secondChance: number, { words, terms }: Reading): number =>
  logistic(
    openWeights.words * Math.log(words.length + 1) +
      openWeights.terms * Math.log(terms.length + 1) +
      openWeights.secondChance * logChance(secondChance) +
      openWeights.bias,
  );

/** True where two texts have the same terms, in any order. */
function hasSameTerms({ terms }: Reading, example: Reading): boolean {
  const exampleTerms = new Set(example.terms.map(({ term }) => term));
  return exampleTerms.size === terms.length && terms.every(({ term }) => exampleTerms.has(term));
}

/** The values of `features`; `best` is the first of the candidates. */
export function decisionFeatures(
  best: Candidate,
  { candidates, question, reading, last }: Ranked,
  declines: (id: string) => boolean,
): Readonly<Record<(typeof features)[number], number>> {
  const others = candidates.filter((one) => one !== best && !declines(one.id));
  const secondChance = Math.max(0, ...others.map(({ chance }) => chance));
  const secondScore = Math.max(0, ...others.map(({ score }) => score));
  const declining = candidates.reduce((sum, { id, chance }) => sum + (declines(id) ? chance : 0), 0);
  return {
    bestChance: logChance(best.chance),
    bestConfidence: best.confidence,
    bestScore: Math.log(best.score + leastScore),
    bestDeclines: declines(best.id) ? 1 : 0,
    sameTerms: hasSameTerms(reading, readText(best.example)) ? 1 : 0,
    secondChance: logChance(secondChance),
    secondScore: Math.log((secondScore + leastScore) / (best.score + leastScore)),
    decliningChance: logChance(declining),
    words: Math.log(reading.words.length + 1),
    tellingWords: Math.log(reading.terms.length + 1),
    openness: opennessOf(secondChance, reading),
    isFollowUp: last && mayFollowUp(question) ? 1 : 0,
  };
}

/** The chance of each outcome: multinomial logistic regression on questions of people who knew no example. */
export function outcomeChances(values: Readonly<Record<(typeof features)[number], number>>): OutcomeChances {
  const sums = outcomes.map((outcome) =>
    features.reduce(
      (sum, feature) => sum + decisionWeights[outcome][feature] * values[feature],
      decisionWeights[outcome].bias,
    ),
  );
  const most = Math.max(...sums);
  const [answer = 0, askBack = 0, refuse = 0] = sums.map((sum) => Math.exp(sum - most));
  const whole = answer + askBack + refuse;
  return { answer: answer / whole, askBack: askBack / whole, refuse: refuse / whole };
}
