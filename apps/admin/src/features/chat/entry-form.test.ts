import { expect, test } from "vitest";
import { readEntry, readEntryFailure, typedOf } from "./entry-form.ts";

const typed = {
  label: " Bicycles ",
  answer: "In the yard.",
  examples: "bike rack\n\n where do I park my bicycle \n",
  links: "How to find us /contact#map",
};
const sent = {
  label: "Bicycles",
  answer: "In the yard.",
  examples: ["bike rack", "where do I park my bicycle"],
  links: [{ text: "How to find us", path: "/contact#map" }],
};

test("D-09.14 what is typed in lines is sent as lists, and comes back as it was typed", () => {
  expect(readEntry(typed, { needsExample: true })).toEqual({ ok: true, value: sent });
  expect(readEntry(typedOf(sent), { needsExample: true })).toEqual({ ok: true, value: sent });
});

test("D-09.15 what is missing or wrong is said at its field", () => {
  const wrong = readEntry(
    { label: "", answer: " ", examples: "", links: "https://x.example" },
    { needsExample: true },
  );
  expect(wrong.ok ? [] : Object.keys(wrong.faults).toSorted()).toEqual([
    "answer",
    "examples",
    "label",
    "links",
  ]);
  expect(readEntry({ ...typed, examples: "" }, { needsExample: false }).ok).toBe(true);
  const problem = { type: "", title: "", status: 400, code: "invalid-request", error: "" } as const;
  const errors = [{ path: "examples.1", message: "Too long." }];
  expect(
    readEntryFailure({ kind: "refused", problem: { ...problem, errors }, retryAfterS: null }, ["examples"])
      .faults,
  ).toEqual({
    examples: "Line 2: Too long.",
  });
});
