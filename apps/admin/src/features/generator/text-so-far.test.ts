import type { Generation } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { afterEvent, nothingYet, unfinishedMark } from "./text-so-far.ts";

test("D-08.19 a text that is followed grows, is replaced where it was shortened, and ends as the server has it", () => {
  const begun = afterEvent(nothingYet, { kind: "replace", content: "One two", words: 2 });
  const grown = afterEvent(begun, { kind: "add", text: " three", words: 3 });
  expect(grown).toEqual({ content: "One two three", words: 3, ended: null });
  expect(afterEvent(grown, { kind: "replace", content: "One", words: 1 }).content).toBe("One");
  const generation: Generation = {
    id: "g",
    title: "T",
    keyword: "k",
    category: "general",
    kind: "text",
    state: "done",
    wordCount: 1,
    createdAt: "2026-11-20T15:00:00Z",
    slug: "t",
    content: "Whole",
    readTime: "1 min read",
    keyTakeaways: [],
    marks: [],
    error: null,
  };
  expect(afterEvent(grown, { kind: "end", generation })).toEqual({
    content: "Whole",
    words: 1,
    ended: generation,
  });
});

test("D-08.20 a text that is still written carries a mark, so that nobody publishes half of it", () => {
  expect(unfinishedMark("")).toBeNull();
  expect(unfinishedMark("One two")).toEqual({ start: 0, end: 7, text: "One two", kind: "unfinished text" });
  const mark = unfinishedMark(`${"a".repeat(39)} b`);
  expect(mark).toMatchObject({ start: 0, end: 39 });
});
