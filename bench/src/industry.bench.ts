import { readFileSync } from "node:fs";
import { classifyIndustry, industries } from "@sitewright/spec-core/industry";
import { z } from "zod";
import { activityPhrases } from "../../packages/spec-core/src/industry/activity-phrases.fixture.ts";
import {
  f1ByIndustry,
  type Labelled,
  macroF1,
} from "../../packages/spec-core/src/industry/macro-f1.fixture.ts";
import { measure } from "./measure.ts";
import { digits, type Section, verdict } from "./report.ts";

const targetMs = 0.05;
const rounds = 40;
const labelled = z.array(z.object({ text: z.string(), industry: z.enum(industries) }));

function corpus(half: "train" | "test"): Labelled[] {
  const file = new URL(`../../packages/spec-core/corpus/industry-${half}.json`, import.meta.url);
  return labelled.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** How well and how fast descriptions of businesses are sorted into industries. */
export function industrySection(): Section {
  const train = corpus("train");
  const phrases = industries.flatMap((industry) =>
    activityPhrases[industry].map((text) => ({ text, industry })),
  );
  const sets = [
    { examples: train, target: 0.95 },
    { examples: corpus("test"), target: 0.85 },
    { examples: phrases, target: 0.9 },
  ];
  const sentences = train.map(({ text }) => text);
  const repeat = (times: number) => {
    for (let i = 0; i < times; i += 1) classifyIndustry(sentences[i % sentences.length] ?? "");
  };
  const perSentenceMs = measure([{ name: "classifyIndustry", repeat }], rounds)[0]?.medianMs ?? Number.NaN;
  const byIndustry = sets.map(({ examples }) => f1ByIndustry(examples));
  const macro = sets.map(({ examples, target }) => ({ score: macroF1(examples), target }));
  return {
    title: "Industry of a business",
    note: `F1 by industry. The tables come from general knowledge and the training half; the test half is only ever measured. The phrases, activities in the words of national statistics, were written beside the tables: they guard, the test half tells. One sentence takes ${digits(perSentenceMs * 1000)} µs (target < ${targetMs * 1000} µs: ${verdict(perSentenceMs < targetMs)}).`,
    columns: [
      "industry",
      ...["training half", "test half", "phrases"].map(
        (name, set) => `${name} (${sets[set]?.examples.length})`,
      ),
    ],
    rows: [
      ...industries.map((industry) => [
        industry,
        ...byIndustry.map((scores) => (scores.get(industry) ?? 0).toFixed(2)),
      ]),
      ["**macro-F1**", ...macro.map(({ score }) => `**${score.toFixed(3)}**`)],
      ["target", ...macro.map(({ score, target }) => `≥ ${target} (${verdict(score >= target)})`)],
    ],
  };
}
