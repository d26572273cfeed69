// Learns the weights from the labelled texts and writes src/content/statements/english/learnt-weights.ts.
import { writeFileSync } from "node:fs";
import { examplesOf, learn } from "./learn.ts";
import { learntFrom } from "./sets.ts";

const weights = learn(examplesOf(learntFrom()));
const byUnits = Map.groupBy([...weights.keys()].toSorted(), (feature) => weights.get(feature) ?? 0);
const lines = [...byUnits.keys()]
  .toSorted((a, b) => b - a)
  .map((units) => `  "${units}": ${JSON.stringify(byUnits.get(units)?.join(","))},`);
const file = new URL("../../../src/content/statements/english/learnt-weights.ts", import.meta.url);
writeFileSync(
  file,
  `/** What speaks for and against visitors, by weight in eighths of a logarithm of odds. Written by \`pnpm run learn\`. */\nexport const learntWeights: Readonly<Record<string, string>> = {\n${lines.join("\n")}\n};\n`,
);
console.log(`${weights.size} weights`);
