import { createAssistant } from "@sitewright/assistant";
import type { StoredEntry } from "@sitewright/assistant/knowledge";
import { expect, test } from "vitest";
import { builtInEntries } from "../../knowledge/built-in.ts";
import { answeredToday } from "./answered-today.ts";

const parking = (...examples: string[]): StoredEntry => ({
  id: "own-parking",
  label: "Parking",
  answer: "In the yard.",
  examples,
  links: [],
  declines: false,
  isOn: true,
});

const assistant = createAssistant(
  builtInEntries().filter(({ id }) => ["plans-and-prices", "newsletter", "opening-hours"].includes(id)),
);
const stored = (...entries: StoredEntry[]) => ({ entries, patterns: [] });

test("D-09.27 a new way to ask that another entry answers today is named with it; one that nothing answers, or that the entry has already, is not", () => {
  const asks = ["what does a website cost", "where do cars go at your studio"];
  const found = answeredToday(stored(), stored(parking(...asks)), assistant);
  expect(found.map(({ question, by }) => [question, by.id])).toEqual([[asks[0], "plans-and-prices"]]);
  expect(answeredToday(stored(parking(...asks)), stored(parking(...asks)), assistant)).toEqual([]);
});
