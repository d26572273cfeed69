import { renderBody } from "@sitewright/articles";
import { type PostFields, postFieldsSchema } from "@sitewright/contracts";
import { describe, expect, test } from "vitest";
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

const at = new Date("2026-11-20T15:00:00Z");
const fit = postFieldsSchema.parse({
  title: "Bread",
  excerpt: "",
  slug: "bread",
  author: "Ann",
  category: "general",
  content: "We bake it.",
});
const faultsOf = (changes: Partial<PostFields>, when = at) => publishingFaults({ ...fit, ...changes }, when);

describe("a picture in the text", () => {
  test("without an alternative text is named by its address, once", () => {
    const content =
      "One.\n\n![](/pictures/1)\n\n![A loaf](/pictures/2)\n\n![ ](/pictures/3)\n\n![](/pictures/1)";
    const faults = faultsOf({ content });
    expect(faults.map(({ path }) => path)).toEqual(["content", "content"]);
    expect(faults[0]?.message).toContain("![…](/pictures/1)");
    expect(faults[1]?.message).toContain("![…](/pictures/3)");
  });

  test("that is said to be decorative is published, and readers get it with an empty alternative text", () => {
    const content = 'One.\n\n![](/pictures/1 "")\r\n\r\nTwo.';
    expect(faultsOf({ content })).toEqual([]);
    expect(renderBody(content)).toContain('<figure><img src="/pictures/1" alt="" loading');
  });

  test("what a refusal says to write is accepted", () => {
    const [fault] = faultsOf({ content: "![](/pictures/1)" });
    const told = /write (!\[\]\(.*\))\.$/.exec(fault?.message ?? "")?.[1] ?? "";
    expect(faultsOf({ content: told })).toEqual([]);
  });

  test("is one only where readers see a picture, not in code or within a line", () => {
    expect(faultsOf({ content: "```\n![](/pictures/1)\n```\n\nWrite ![](/pictures/1) for it." })).toEqual([]);
  });

  test("a caption after the address is its alternative text", () => {
    expect(faultsOf({ content: '![](/pictures/1 "A loaf")' })).toEqual([]);
  });
});

describe("the date of a post", () => {
  test("may be today wherever the writer is: in Sydney the day begins eleven hours before UTC's", () => {
    const morningInSydney = new Date("2026-11-20T21:00:00Z");
    expect(faultsOf({ date: "2026-11-21" }, morningInSydney)).toEqual([]);
    expect(faultsOf({ date: "2026-11-22" }, morningInSydney)).toMatchObject([{ path: "date" }]);
  });

  test("may not be a day that has begun nowhere", () => {
    expect(faultsOf({ date: "2026-11-21" }, new Date("2026-11-20T09:59:59Z"))).toMatchObject([
      { path: "date" },
    ]);
    expect(faultsOf({ date: "2026-11-21" }, new Date("2026-11-20T10:00:00Z"))).toEqual([]);
  });
});
