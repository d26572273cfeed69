import type { Generation } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { afterEvent, marksSoFar, nothingYet, unfinishedMarks } from "./text-so-far.ts";

test("D-08.19 a text that is followed grows, is replaced where it was shortened, and ends as the server has it", () => {
  const begun = afterEvent(nothingYet, { kind: "replace", content: "One two", words: 2, marks: [] });
  const grown = afterEvent(begun, { kind: "add", text: " three", words: 3, marks: [] });
  expect(grown).toEqual({ content: "One two three", words: 3, marks: [], ended: null });
  expect(afterEvent(grown, { kind: "replace", content: "One", words: 1, marks: [] }).content).toBe("One");
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
    marks: [],
    ended: generation,
  });
});

test("D-08.20 an unfinished text carries a mark, so that half of it is not published", () => {
  const unfinished = { start: 0, end: 7, text: "One two", kind: "unfinished text" };
  expect(unfinishedMarks("")).toEqual([]);
  expect(unfinishedMarks("One two")).toEqual([unfinished]);
  expect(unfinishedMarks(`${"a".repeat(39)} b`)).toMatchObject([{ start: 0, end: 39 }]);
});

test("D-08.40 what a text claims so far is marked while it is written, beside that it is unfinished", () => {
  const figure = { start: 3, end: 5, text: "42", kind: "number" } as const;
  const begun = afterEvent(nothingYet, { kind: "replace", content: "We 42", words: 2, marks: [figure] });
  const unfinished = { start: 0, end: 5, text: "We 42", kind: "unfinished text" };
  expect(marksSoFar(begun)).toEqual([unfinished, figure]);
  const year = { start: 9, end: 13, text: "2019", kind: "date" } as const;
  const grown = afterEvent(begun, { kind: "add", text: " in 2019", words: 4, marks: [figure, year] });
  expect(marksSoFar(grown)).toMatchObject([{ kind: "unfinished text" }, figure, year]);
});
