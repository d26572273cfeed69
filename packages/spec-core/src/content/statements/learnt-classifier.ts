import { learntWeights } from "./english/learnt-weights.ts";
import type { Findings } from "./findings.ts";
import type { Verdict } from "./judge.ts";
import { wordsOf } from "./words.ts";

/** Cues of which a sentence may have several. */
const countedCues = [
  "private",
  "secrecy",
  "wish",
  "siteThing",
  "undecided",
  "doubt",
  "remark",
  "verb",
  "link",
  "offer",
  "recommendation",
  "audience",
  "signs",
] as const satisfies readonly (keyof Findings)[];

const flags = [
  "isRemark",
  "isOwnDeed",
  "isAboutVisitorInterest",
  "isOwnList",
  "isPriced",
] as const satisfies readonly (keyof Findings)[];

/** More places of a cue than these teach nothing further. */
const maxCounted = 3;

/** The lengths, in words, at which sentences begin to differ. */
const lengths = [4, 8, 14, 22] as const;

const isCount = /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$)/;
const withoutNumber = (word: string): string => (isCount.test(word) ? "#" : word);

/**
 * The features of a sentence, each once: its words, pairs of them ('^ we' at the beginning, 'free $' at the end; a
 * number is '#', also in words), its cues ('@doubt2': two places or more), its length, and what the rules make of it.
 */
export function featuresOf(text: string, found: Findings, { kind, proposal }: Verdict): Set<string> {
  const words = wordsOf(text).map(({ word }) => withoutNumber(word));
  const features = new Set(words);
  let before = "^";
  for (const word of [...words, "$"]) {
    features.add(`${before} ${word}`);
    before = word;
  }
  for (const cue of countedCues)
    for (let count = Math.min(maxCounted, found[cue]); count > 0; count--) features.add(`@${cue}${count}`);
  for (const flag of flags) if (found[flag]) features.add(`@${flag}`);
  if (found.parts > 2) features.add("@parts");
  features.add(`@length${lengths.filter((length) => words.length >= length).length}`);
  features.add(`@${kind}-${proposal}`);
  return features;
}

/** Weights are stored as whole numbers of this part of a log-odds. */
export const weightUnit = 1 / 8;

function readWeights(table: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [units, features] of Object.entries(table))
    for (const feature of features.split(",")) weights.set(feature, Number(units) * weightUnit);
  return weights;
}

let weights: ReadonlyMap<string, number> | undefined;

/** The feature that every sentence has; its weight is the intercept of the regression. */
export const intercept = "@any";

/** The log-odds that a sentence in English is for visitors: a logistic regression whose weights are learnt from labelled texts. */
function logOdds(features: ReadonlySet<string>): number {
  weights ??= readWeights(learntWeights);
  let sum = weights.get(intercept) ?? 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}

// Chosen by cross-validation on the texts that the weights were learnt from.
const leastToPropose = 1.25;
const leastToStayProposed = -0.25;
const leastToStayFact = 0.75;
/** What is less likely for visitors is a private remark, and no question asks whether they may read it. */
const leastToAsk = -1.5;

/**
 * Corrects a verdict of the rules where the log-odds speak clearly against it. It never makes a fact, which is printed
 * unasked: what the rules keep may only be proposed to the client.
 */
export function reclassify(text: string, found: Findings, verdict: Verdict, mayBePrinted: boolean): Verdict {
  const odds = logOdds(featuresOf(text, found, verdict));
  if (verdict.kind !== "wish" && odds < leastToAsk) return { kind: "private", proposal: "keep" };
  if (verdict.proposal === "keep")
    return mayBePrinted && odds >= leastToPropose ? { kind: "unsure", proposal: "print" } : verdict;
  if (odds < leastToStayProposed) return { kind: "unsure", proposal: "keep" };
  return verdict.kind === "fact" && odds < leastToStayFact ? { kind: "unsure", proposal: "print" } : verdict;
}
