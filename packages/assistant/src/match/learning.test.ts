import { expect, test } from "vitest";
import { type EntryData, entryOf } from "../knowledge/entry.ts";
import { trainClassifier } from "./classifier.ts";
import { sampleEntries } from "./engine.fixture.ts";
import { createSpelling } from "./spelling.ts";
import { takeAll } from "./steps.ts";
import { readText } from "./words.ts";

const entry = (id: string, examples: readonly string[]) =>
  entryOf({ id, topic: id, facet: "about", label: id, examples, answer: id } satisfies EntryData);

const entries = [
  entry("refund", ["can I get my money back", "I want a refund"]),
  entry("hours", ["when are you open", "are you open on sunday"]),
];

test("M-13.43 the chances of all entries make one, and what was learnt twice is the same", () => {
  const chances = takeAll(trainClassifier(entries))(readText("are you open on monday"));
  expect([...chances.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
  expect(chances.get("hours")).toBeGreaterThan(0.8);
  expect(takeAll(trainClassifier(entries))(readText("are you open on monday"))).toEqual(chances);
});

test("M-13.44 a slip becomes the nearest word that is known, and what is typed rightly stays", () => {
  const spell = createSpelling(["my password", "the passport"], ["crossword"]);
  expect(spell("Forgot my pasword, Passport?")).toEqual({
    text: "Forgot my password, Passport?",
    typed: new Map([["password", "pasword"]]),
  });
});

test("M-13.47 letters that changed places or were doubled are mended, and short words by a table", () => {
  const spell = createSpelling(["open my account", "save the logo"], ["what"]);
  expect(spell("waht abuot my acount, opne teh lgoo").text).toBe("what abuot my account, open the logo");
});

const questions = ["are you open on monday", "my money", "what are your hours", "a refund on sunday"];
const chancesOf = (all: typeof entries, question: string) =>
  takeAll(trainClassifier(all))(readText(question));

test("what is learnt does not depend on the order of the entries", () => {
  for (const question of questions) {
    const turned = chancesOf(entries.toReversed(), question);
    for (const [id, chance] of chancesOf(entries, question)) expect(turned.get(id)).toBeCloseTo(chance, 4);
  }
});

test("an entry about something else changes hardly anything of what was learnt", () => {
  const more = [...sampleEntries, entry("horses", ["shoe my horse", "the farrier", "hay for the pony"])];
  const before = takeAll(trainClassifier(sampleEntries));
  const after = takeAll(trainClassifier(more));
  const moved = sampleEntries.flatMap(({ id, label }) => {
    const reading = readText(label);
    return Math.abs((before(reading).get(id) ?? 0) - (after(reading).get(id) ?? 0)) > 0.1 ? [id] : [];
  });
  expect(moved).toEqual([]);
});
