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
import { yardstickSubject } from "./yardstick-time.ts";

/** The target time for one sentence, in yardsticks. */
const targetRatio = 0.005;
const rounds = 40;
const labelled = z.array(z.object({ text: z.string(), industry: z.enum(industries) }));

function corpus(name: string): Labelled[] {
  const file = new URL(`../../packages/spec-core/corpus/${name}.json`, import.meta.url);
  return labelled.parse(JSON.parse(readFileSync(file, "utf8")));
}

function labelledSets() {
  const phrases = industries.flatMap((industry) =>
    activityPhrases[industry].map((text) => ({ text, industry })),
  );
  return [
    { name: "training half", examples: corpus("industry-train"), target: 0.95 },
    { name: "test half", examples: corpus("industry-test"), target: 0.85 },
    { name: "phrases", examples: phrases, target: 0.9 },
    { name: "activities, tuning", examples: corpus("activities-tuning"), target: 0.95 },
    { name: "activities, held out", examples: corpus("activities-held-out"), target: 0.9 },
    { name: "descriptions, tuning", examples: corpus("descriptions-tuning"), target: 0.95 },
    { name: "descriptions, held out", examples: corpus("descriptions-held-out"), target: 0.85 },
    { name: "profiles, held out", examples: corpus("profiles-held-out"), target: 0.85 },
    { name: "classes, held out", examples: corpus("classes-held-out"), target: 0.85 },
    { name: "German, held out", examples: corpus("german-held-out"), target: 0.8 },
    { name: "Spanish, held out", examples: corpus("spanish-held-out"), target: 0.8 },
    { name: "French, held out", examples: corpus("french-held-out"), target: 0.8 },
    { name: "German, another writer's", examples: corpus("second-german"), target: 0.8 },
    { name: "Spanish, another writer's", examples: corpus("second-spanish"), target: 0.8 },
    { name: "French, another writer's", examples: corpus("second-french"), target: 0.8 },
  ];
}

/** Accuracy and speed of classifying descriptions of businesses into industries. */
export function industrySection(): Section {
  const sets = labelledSets();
  const sentences = corpus("industry-train").map(({ text }) => text);
  const repeat = (times: number) => {
    for (let i = 0; i < times; i += 1) classifyIndustry(sentences[i % sentences.length] ?? "");
  };
  const timings = measure([yardstickSubject, { name: "classifyIndustry", repeat }], rounds);
  const { medianMs = Number.NaN, ratio = Number.NaN } = timings[1] ?? {};
  const byIndustry = sets.map(({ examples }) => f1ByIndustry(examples));
  const macro = sets.map(({ examples, target }) => ({ score: macroF1(examples), target }));
  return {
    title: "Industry of a business",
    note: `F1 by industry. The tables come from general knowledge and the training half; the test half is only ever measured. The phrases, activities in the words of national statistics, were written beside the tables: they guard against regressions, the test half measures. The activities (classes of SIC 2007, ISIC and NAICS) and the indirect descriptions were labelled before they were measured and split by hash, by the authors of the tables: their held-out halves stand between the two, and so do those of the profiles, classes and other languages. One sentence takes ${digits(medianMs * 1000)} µs, ${digits(ratio)} yardsticks (target < ${targetRatio}: ${verdict(ratio < targetRatio)}).`,
    columns: ["industry", ...sets.map(({ name, examples }) => `${name} (${examples.length})`)],
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
