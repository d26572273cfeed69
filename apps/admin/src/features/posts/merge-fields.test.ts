import { type PostFields, postFieldsSchema } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { mergeFields } from "./merge-fields.ts";

const base: PostFields = postFieldsSchema.parse({
  title: "A",
  excerpt: "",
  slug: "a",
  author: "Ann",
  category: "general",
  content: "42 boats",
  marks: [{ start: 0, end: 2, text: "42", kind: "number" }],
});

test("D-06.5 of two people who edit one post each keeps what the other did not touch; only what both changed is asked about", () => {
  const mine = { ...base, title: "Mine", keywords: ["x"], excerpt: "same" };
  const theirs = { ...base, title: "Theirs", author: "Bob", excerpt: "same" };
  const merged = mergeFields(base, { mine, theirs });
  expect(merged.conflicts).toEqual(["title"]);
  expect(merged.mine).toMatchObject({ title: "Mine", author: "Bob", keywords: ["x"], excerpt: "same" });
  expect(merged.theirs).toMatchObject({ title: "Theirs", author: "Bob", keywords: ["x"] });
});

test("D-06.6 open marks are merged from the same version as their text", () => {
  const theirs = {
    ...base,
    content: "We have 42 boats",
    marks: [{ start: 8, end: 10, text: "42", kind: "number" }],
  };
  expect(mergeFields(base, { mine: { ...base, title: "B" }, theirs }).mine).toEqual({
    ...theirs,
    title: "B",
  });
  expect(mergeFields(base, { mine: base, theirs: { ...base, marks: [] } }).mine.marks).toEqual([]);
  const both = mergeFields(base, { mine: { ...base, content: "No boats", marks: [] }, theirs });
  expect([both.conflicts, both.mine.marks, both.theirs.marks]).toEqual([["content"], [], theirs.marks]);
});
