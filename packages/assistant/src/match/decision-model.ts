import type { KnowledgeEntry } from "../knowledge/entry.ts";
import { decisionWeights } from "./decision-weights.ts";
import type { Candidate } from "./example-index.ts";
import { mayGoOn } from "./follow-up.ts";
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

/** The probability that each outcome is the right one; together they make 1. */
export type OutcomeChances = Readonly<Record<Outcome, number>>;

/** Keeps the logarithm of a chance of nothing finite. */
const leastChance = 1e-4;
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
 * The probability that a question is ambiguous, 0 to 1: it is short, has few content words, and a second entry is
 * likely. Logistic regression on held-out examples of one and of several entries.
 */
function opennessOf(second: number, { words, terms }: Reading): number {
  const length = 3.38 * Math.log(words.length + 1) + 3.42 * Math.log(terms.length + 1);
  return 1 / (1 + Math.exp(length - 0.62 * Math.log(second + leastChance) - 9.34));
}

/** True where two texts have the same terms, in any order. */
function hasSameTerms({ terms }: Reading, example: Reading): boolean {
  const exampleTerms = new Set(example.terms.map(({ term }) => term));
  return exampleTerms.size === terms.length && terms.every(({ term }) => exampleTerms.has(term));
}

/** The values of `features`; `best` is the first of the candidates. */
export function featuresOf(
  best: Candidate,
  { candidates, question, reading, last }: Ranked,
  declines: (id: string) => boolean,
): Readonly<Record<(typeof features)[number], number>> {
  const others = candidates.filter((one) => one !== best && !declines(one.id));
  const secondChance = Math.max(0, ...others.map(({ chance }) => chance));
  const secondScore = Math.max(0, ...others.map(({ score }) => score));
  const declining = candidates.reduce((sum, { id, chance }) => sum + (declines(id) ? chance : 0), 0);
  return {
    bestChance: Math.log(best.chance + leastChance),
    bestConfidence: best.confidence,
    bestScore: Math.log(best.score + leastScore),
    bestDeclines: declines(best.id) ? 1 : 0,
    sameTerms: hasSameTerms(reading, readText(best.example)) ? 1 : 0,
    secondChance: Math.log(secondChance + leastChance),
    secondScore: Math.log((secondScore + leastScore) / (best.score + leastScore)),
    decliningChance: Math.log(declining + leastChance),
    words: Math.log(reading.words.length + 1),
    tellingWords: Math.log(reading.terms.length + 1),
    openness: opennessOf(secondChance, reading),
    isFollowUp: last && mayGoOn(question) ? 1 : 0,
  };
}

/** The probability of each outcome: multinomial logistic regression on questions of people who knew no example. */
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
