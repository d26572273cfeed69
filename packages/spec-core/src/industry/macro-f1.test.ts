import { expect, it } from "vitest";
import { z } from "zod";
import activities from "../../corpus/activities-tuning.json" with { type: "json" };
import classes from "../../corpus/classes-tuning.json" with { type: "json" };
import descriptions from "../../corpus/descriptions-tuning.json" with { type: "json" };
import french from "../../corpus/french-tuning.json" with { type: "json" };
import german from "../../corpus/german-tuning.json" with { type: "json" };
import trainingHalf from "../../corpus/industry-train.json" with { type: "json" };
import profiles from "../../corpus/profiles-tuning.json" with { type: "json" };
import spanish from "../../corpus/spanish-tuning.json" with { type: "json" };
import { activityPhrases } from "./activity-phrases.fixture.ts";
import { industries } from "./industries.ts";
import { macroF1 } from "./macro-f1.fixture.ts";

const labelled = z.array(z.object({ text: z.string().min(1), industry: z.enum(industries) }));

it("C-13.8 sorts the labelled descriptions of the training half with a macro-F1 of at least 0.98", () => {
  const examples = labelled.parse(trainingHalf);
  expect(examples.length).toBe(221);
  expect(macroF1(examples)).toBeGreaterThanOrEqual(0.98);
});

it("C-13.9 sorts activities in the words of national statistics with a macro-F1 of at least 0.96", () => {
  const examples = industries.flatMap((industry) =>
    activityPhrases[industry].map((text) => ({ text, industry })),
  );
  expect(examples.length).toBeGreaterThan(150);
  expect(macroF1(examples)).toBeGreaterThanOrEqual(0.96);
});

it("C-13.9 sorts the tuning half of three statistics' classes of activity with a macro-F1 of at least 0.96", () => {
  const examples = labelled.parse(activities);
  expect(examples.length).toBe(456);
  expect(macroF1(examples)).toBeGreaterThanOrEqual(0.96);
});

it("C-13.8 sorts the tuning half of indirect descriptions with a macro-F1 of at least 0.94", () => {
  const examples = labelled.parse(descriptions);
  expect(examples.length).toBe(155);
  expect(macroF1(examples)).toBeGreaterThanOrEqual(0.94);
});

it.each([
  ["company profiles", profiles, 130, 0.96],
  ["statistical phrases", classes, 130, 0.96],
  ["German descriptions", german, 104, 0.95],
  ["Spanish descriptions", spanish, 104, 0.95],
  ["French descriptions", french, 104, 0.95],
])("C-13.15 sorts the tuning half of %s with the macro-F1 that is asked for", (_, rows, count, target) => {
  const examples = labelled.parse(rows);
  expect(examples.length).toBe(count);
  expect(macroF1(examples)).toBeGreaterThanOrEqual(target);
});
