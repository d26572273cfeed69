import { expect, test } from "vitest";
import { type EntryData, entryOf } from "../knowledge/entry.ts";
import { sampleEntries } from "./engine.fixture.ts";
import { newFailures, runSuite } from "./suite.ts";

const entry = (id: string, examples: readonly string[]) =>
  entryOf({ id, topic: id, facet: "about", label: id, examples, answer: id } satisfies EntryData);

const entries = [
  entry("refund", ["can I get my money back", "I want a refund"]),
  entry("hours", ["when are you open", "are you open on sunday"]),
];

test("M-13.54 a question that two answering entries list fails in each, with the name of the other", () => {
  const before = runSuite(entries);
  const doubled = [...entries, entry("guarantee", ["Can I get my money back?", "how long is the guarantee"])];
  const shared = newFailures(before, runSuite(doubled)).map((one) => [one.entry, one.sharedWith]);
  expect(shared).toContainEqual(["refund", "guarantee"]);
  expect(shared).toContainEqual(["guarantee", "refund"]);
});

test("D-09.30 a change is refused for a weak question that finds another entry, not for one that is refused now", () => {
  const weak = { entry: "hours", question: "when are you open", isWeak: true };
  const refused = { ...weak, match: { kind: "unmatched", candidates: [] } } as const;
  const taken = { ...weak, match: { kind: "matched", entry: entries[0], candidates: [] } } as const;
  const failures = (match: unknown) => newFailures([], [match as Parameters<typeof newFailures>[1][number]]);
  expect(failures(refused)).toEqual([]);
  expect(failures(taken)).toEqual([taken]);
  expect(failures({ ...refused, isWeak: false })).toHaveLength(1);
});

test("D-09.39 an entry on something else breaks no question of the sample, and a refusal in other words is none that broke", () => {
  const before = runSuite(sampleEntries);
  const added = entry("rack", ["can I park my bicycle", "bike parking"]);
  expect(newFailures(before, runSuite([...sampleEntries, added]))).toEqual([]);
});
