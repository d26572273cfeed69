import { learntWeights } from "./english/learnt-weights.ts";
import type { Findings } from "./findings.ts";
import type { Verdict } from "./judge.ts";
import { wordsOf } from "./words.ts";

const countedCues = [
  "private",
  "silence",
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

const cues = [
  "isRemark",
  "isOwnDeed",
  "isOnSight",
  "isOwnList",
  "isPriced",
] as const satisfies readonly (keyof Findings)[];

/** Further places of a cue teach nothing. */
const mostCounted = 3;

/** The lengths, in words, at which sentences begin to differ. */
const lengths = [4, 8, 14, 22] as const;

const plain = (word: string): string => (/^\d/.test(word) ? "#" : word);

/**
 * What of a sentence is weighed, each once: its words, pairs of them ('^ we' at the beginning, 'free $' at the end; a
 * number is '#'), its cues ('@doubt2': two places or more), its length, and what the rules make of it.
 */
export function weighed(text: string, found: Findings, { kind, proposal }: Verdict): Set<string> {
  const words = wordsOf(text).map(({ word }) => plain(word));
  const features = new Set(words);
  let before = "^";
  for (const word of [...words, "$"]) {
    features.add(`${before} ${word}`);
    before = word;
  }
  for (const cue of countedCues)
    for (let count = Math.min(mostCounted, found[cue]); count > 0; count--) features.add(`@${cue}${count}`);
  for (const cue of cues) if (found[cue]) features.add(`@${cue}`);
  if (found.parts > 2) features.add("@parts");
  features.add(`@length${lengths.filter((length) => words.length >= length).length}`);
  features.add(`@${kind}-${proposal}`);
  return features;
}

/** Weights are whole numbers of such parts of a logarithm of odds. */
export const weightUnit = 1 / 8;

function readWeights(table: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [units, features] of Object.entries(table))
    for (const feature of features.split(",")) weights.set(feature, Number(units) * weightUnit);
  return weights;
}

let weights: ReadonlyMap<string, number> | undefined;

/** The weight of what every sentence has. */
export const anySentence = "@any";

/** The logarithm of the odds that a sentence in English is for visitors, learnt from labelled texts. */
function leaningOf(features: ReadonlySet<string>): number {
  weights ??= readWeights(learntWeights);
  let sum = weights.get(anySentence) ?? 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}

// Chosen by cross-validation on the texts that the weights were learnt from.
const printsFrom = 1.25;
const keepsBelow = -0.25;
const asksBelow = 0.875;

/**
 * A verdict of the rules, corrected where the words speak clearly for the other side. It never makes a fact, which is
 * printed unasked: what rules keep may only be proposed to the client.
 */
export function leant(text: string, found: Findings, verdict: Verdict, mayBePrinted: boolean): Verdict {
  const leaning = leaningOf(weighed(text, found, verdict));
  if (verdict.proposal === "keep")
    return mayBePrinted && leaning >= printsFrom ? { kind: "unsure", proposal: "print" } : verdict;
  if (leaning < keepsBelow) return { kind: "unsure", proposal: "keep" };
  return verdict.kind === "fact" && leaning < asksBelow ? { kind: "unsure", proposal: "print" } : verdict;
}
