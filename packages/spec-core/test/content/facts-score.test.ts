import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { type Entry, type FactScores, type Score, scoreFacts } from "./facts-score.ts";

let scores: FactScores;

const scoresOf = (half: string): FactScores => {
  const lines = readFileSync(new URL(`texts/${half}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const entries: Entry[] = lines.map((line) => JSON.parse(line));
  return scoreFacts(entries);
};

beforeAll(() => {
  scores = scoresOf("tuning");
});

const precision = ({ right, found }: Score): number => right / found;
const recall = ({ recalled, asked }: Score): number => recalled / asked;

it("C-30.28 contact facts are recognised with a precision of 98 % and a recall of 90 % without a country", () => {
  expect(precision(scores.contact)).toBeGreaterThanOrEqual(0.98);
  expect(recall(scores.contact)).toBeGreaterThanOrEqual(0.9);
});

it("C-30.33 at most one contact fact in a hundred that an owner means for the agency would be printed", () => {
  expect(scores.contact.leaks / scores.contact.found).toBeLessThanOrEqual(0.01);
});

it.each(["phone", "email", "address", "hours", "registration", "social"] as const)(
  "C-30.34 of the kind %s alone nearly as many",
  (kind) => {
    expect(precision(scores.kinds[kind])).toBeGreaterThanOrEqual(0.97);
    expect(recall(scores.kinds[kind])).toBeGreaterThanOrEqual(0.9);
  },
);

it("C-30.29 prices are recognised with a precision of 95 % and a recall of 90 %", () => {
  expect(precision(scores.kinds.price)).toBeGreaterThanOrEqual(0.95);
  expect(recall(scores.kinds.price)).toBeGreaterThanOrEqual(0.9);
});

it.each([
  ["service", 0.93],
  ["person", 0.95],
  ["founded", 0.95],
] as const)("C-30.35 what is taken for a %s is one", (kind, least) => {
  expect(precision(scores.kinds[kind])).toBeGreaterThanOrEqual(least);
});

it("C-30.105 among order numbers, codes, measures and details of others the same", () => {
  const { contact } = scoresOf("second-tuning");
  expect(precision(contact)).toBeGreaterThanOrEqual(0.98);
  expect(recall(contact)).toBeGreaterThanOrEqual(0.9);
  expect(contact.leaks / contact.found).toBeLessThanOrEqual(0.01);
});

it("C-30.114 of owners who write in lists the same; of others' details at most one in twenty-five would be proposed", () => {
  const { contact } = scoresOf("third-tuning");
  expect(precision(contact)).toBeGreaterThanOrEqual(0.98);
  expect(recall(contact)).toBeGreaterThanOrEqual(0.95);
  expect(contact.leaks / contact.found).toBeLessThanOrEqual(0.04);
});

it("C-30.122 among policies, permits, deliveries and the hours of others nineteen of twenty are right", () => {
  const { contact } = scoresOf("fourth-tuning");
  expect(precision(contact)).toBeGreaterThanOrEqual(0.95);
  expect(recall(contact)).toBeGreaterThanOrEqual(0.98);
});
