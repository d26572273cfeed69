import { classifyIndustry } from "./classify.ts";
import type { Industry } from "./industries.ts";

/** A text with the industry that a person assigned. */
export interface Labelled {
  readonly text: string;
  readonly industry: Industry;
}

/**
 * The F1 score of `classifyIndustry` for each industry of these examples, 0 to 1: the harmonic mean of precision and
 * recall, 2 TP / (2 TP + FP + FN).
 */
export function f1ByIndustry(examples: readonly Labelled[]): Map<Industry, number> {
  const pairs = examples.map(({ text, industry }) => [industry, classifyIndustry(text).industry] as const);
  const count = (test: (pair: readonly [Industry, Industry]) => boolean) => pairs.filter(test).length;
  const named = [...new Set(examples.map(({ industry }) => industry))];
  return new Map(
    named.map((name) => {
      const hits = count(([wanted, given]) => wanted === name && given === name);
      const misses = count(([wanted, given]) => (wanted === name) !== (given === name));
      return [name, (2 * hits) / (2 * hits + misses)];
    }),
  );
}

/** The mean of the industries' F1 scores: each industry counts the same, whatever its number of examples. */
export function macroF1(examples: readonly Labelled[]): number {
  const scores = [...f1ByIndustry(examples).values()];
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
