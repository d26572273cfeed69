import { expect, test } from "vitest";
import { type EntryData, entryOf } from "../knowledge/entry.ts";
import { newFailures, runSuite } from "./suite.ts";

const entry = (id: string, examples: readonly string[]) =>
  entryOf({ id, topic: id, facet: "about", label: id, examples, answer: id } satisfies EntryData);

const entries = [
  entry("refund", ["can I get my money back", "I want a refund"]),
  entry("hours", ["when are you open", "are you open on sunday"]),
];

test("M-13.54 a question that stands in two answering entries fails in either, with the name of the other", () => {
  const before = runSuite(entries);
  const doubled = [...entries, entry("guarantee", ["Can I get my money back?", "how long is the guarantee"])];
  const shared = newFailures(before, runSuite(doubled)).map((one) => [one.entry, one.sharedWith]);
  expect(shared).toContainEqual(["refund", "guarantee"]);
  expect(shared).toContainEqual(["guarantee", "refund"]);
});
