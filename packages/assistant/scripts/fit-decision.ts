// node --conditions=@sitewright/source scripts/fit-decision.ts: writes src/match/decision-weights.ts
import { writeFileSync } from "node:fs";
import { decisionFeatures, features, type Outcome, outcomes } from "../src/match/decision-model.ts";
import { sampleEntries } from "../src/match/engine.fixture.ts";
import { createRanking } from "../src/match/match.ts";
import { type AskedQuestion, questionSets, readSet } from "../src/test-sets.fixture.ts";

const steps = 2500;
const rate = 0.4;
/** Keeps weights small (ridge), in examples. */
const ridge = 1;

const declining = new Set(sampleEntries.filter(({ declines }) => declines).map(({ id }) => id));
const rank = createRanking(sampleEntries);

/** The right outcome for a question; where the best entry is wrong, a question back is better. */
function outcomeOf({ kind, intents }: AskedQuestion, best: string): Outcome {
  if (intents.length === 0) return "refuse";
  return kind !== "ambiguous" && intents.includes(best) ? "answer" : "askBack";
}

const rows = questionSets
  .flatMap((set) => readSet(set, "tuning"))
  .flatMap((question) => {
    const ranked = rank(question.text, question.last === undefined ? {} : { last: question.last });
    const best = ranked?.candidates[0];
    if (!ranked || !best) return [];
    const values = decisionFeatures(best, ranked, (id) => declining.has(id));
    return {
      values: features.map((feature) => values[feature]),
      outcome: outcomes.indexOf(outcomeOf(question, best.id)),
    };
  });

const mean = features.map(
  (_, at) => rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0) / rows.length,
);
const deviation = features.map((_, at) =>
  Math.sqrt(
    rows.reduce((sum, { values }) => sum + ((values[at] ?? 0) - (mean[at] ?? 0)) ** 2, 0) / rows.length,
  ),
);
const inputs = rows.map(({ values, outcome }) => ({
  outcome,
  x: [...values.map((value, at) => (value - (mean[at] ?? 0)) / (deviation[at] ?? 1)), 1],
}));

const weights = outcomes.map(() => new Float64Array(features.length + 1));
const dot = (w: Float64Array, x: readonly number[]): number =>
  x.reduce((sum, value, at) => sum + value * (w[at] ?? 0), 0);
for (let step = 0; step < steps; step += 1) {
  const slopes = weights.map((w) => w.map((weight, at) => (at < features.length ? ridge * weight : 0)));
  for (const { x, outcome } of inputs) {
    const raised = weights.map((w) => Math.exp(dot(w, x)));
    const whole = raised.reduce((a, b) => a + b, 0);
    slopes.forEach((slope, nth) => {
      const error = (raised[nth] ?? 0) / whole - (nth === outcome ? 1 : 0);
      x.forEach((value, at) => {
        slope[at] = (slope[at] ?? 0) + error * value;
      });
    });
  }
  weights.forEach((w, nth) => {
    w.forEach((weight, at) => {
      w[at] = weight - (rate * (slopes[nth]?.[at] ?? 0)) / inputs.length;
    });
  });
}

const round = (value: number): number => Number(value.toFixed(3));
const lines = outcomes.map((outcome, nth) => {
  const raw = features.map((_, at) => (weights[nth]?.[at] ?? 0) / (deviation[at] ?? 1));
  const bias =
    (weights[nth]?.[features.length] ?? 0) -
    raw.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0);
  const pairs = [
    ...features.map((feature, at) => `    ${feature}: ${round(raw[at] ?? 0)},`),
    `    bias: ${round(bias)},`,
  ];
  return `  ${outcome}: {\n${pairs.join("\n")}\n  },`;
});
writeFileSync(
  new URL("../src/match/decision-weights.ts", import.meta.url),
  `/** Written by \`scripts/fit-decision.ts\`: the weight of each feature for each outcome. */\nexport const decisionWeights = {\n${lines.join("\n")}\n};\n`,
);
console.log(`${rows.length} questions`);
