// Learns the weights from the labelled texts and writes src/content/statements/english/learnt-weights.ts.
import { writeFileSync } from "node:fs";
import { examplesOf, learn } from "./learn.ts";
import { learntFrom } from "./sets.ts";

const weights = learn(examplesOf(learntFrom()));
const units = [...new Set(weights.values())].toSorted((a, b) => b - a);
const features = [...weights.keys()].toSorted();
const lines = units.map(
  (unit) =>
    `  "${unit}": ${JSON.stringify(features.filter((feature) => weights.get(feature) === unit).join(","))},`,
);
const file = new URL("../../../src/content/statements/english/learnt-weights.ts", import.meta.url);
writeFileSync(
  file,
  `/** Features of sentences for visitors (above 0) and of others (below), by weight in parts of 32 of a log-odds. Written by \`pnpm run learn\`. */\nexport const learntWeights: Readonly<Record<string, string>> = {\n${lines.join("\n")}\n};\n`,
);
console.log(`${weights.size} weights`);
