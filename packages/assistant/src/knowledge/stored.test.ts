import { expect, test } from "vitest";
import { sampleEntries } from "../match/engine.fixture.ts";
import { createAssistant } from "../match/match.ts";
import { type StoredEntry, withStored } from "./stored.ts";

const bikes: StoredEntry = {
  id: "own-bikes",
  label: "Where to leave a bicycle",
  answer: "There is a rack in the yard.",
  examples: ["can I park my bicycle", "bike parking"],
  links: [],
  declines: false,
  isOn: true,
};
const known = (entries: readonly StoredEntry[], question: string) =>
  createAssistant(withStored(sampleEntries, { entries, patterns: [] })).match(question);

test("D-09.1 an entry of the staff answers like a built-in one, and no longer once it is switched off", () => {
  expect(known([bikes], "where can I park a bicycle")).toMatchObject({
    kind: "matched",
    entry: { answer: "There is a rack in the yard." },
  });
  expect(known([{ ...bikes, isOn: false }], "where can I park a bicycle").kind).toBe("unmatched");
});

test("D-09.2 a built-in entry keeps its examples under the staff's words, and is gone where they switch it off", () => {
  const own = { ...bikes, id: "newsletter", examples: [], answer: "Our letter comes in spring." };
  expect(known([own], "can I get your newsletter")).toMatchObject({
    kind: "matched",
    entry: { id: "newsletter", answer: "Our letter comes in spring." },
  });
  const without = withStored(sampleEntries, { entries: [{ ...own, isOn: false }], patterns: [] });
  expect(without.flatMap(({ id, quickReplies }) => [id, ...quickReplies])).not.toContain("newsletter");
});

test("D-09.3 a learnt pattern makes its question find the entry, and stays as a regression of it", () => {
  const pattern = { entryId: "own-bikes", example: "velo stand", regression: "is there a velo stand" };
  const entries = withStored(sampleEntries, {
    entries: [bikes],
    patterns: [pattern, { ...pattern, entryId: "gone" }],
  });
  expect(createAssistant(entries).match("is there a velo stand")).toMatchObject({
    entry: { id: "own-bikes" },
  });
  expect(entries.find(({ id }) => id === "own-bikes")?.regressions).toEqual(["is there a velo stand"]);
});
