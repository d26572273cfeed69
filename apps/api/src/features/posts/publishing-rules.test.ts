import { postFieldsSchema } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { publishingFaults } from "./publishing-rules.ts";

test("D-06.27 a mark may be as long as the text, and what is said of it names its beginning in whole characters", () => {
  const content = `>${"a".repeat(78)}🦀${" and so on".repeat(300)}`;
  const mark = { start: 0, end: content.length, text: content, kind: "quotation" };
  const fields = postFieldsSchema.parse({
    title: "A",
    excerpt: "",
    slug: "a",
    author: "Ann",
    category: "general",
    content,
    marks: [mark],
  });
  expect(publishingFaults(fields, new Date("2026-11-20T15:00:00Z"))).toEqual([
    { path: "marks.0", message: `Still to check (quotation): >${"a".repeat(78)}…` },
  ]);
});
