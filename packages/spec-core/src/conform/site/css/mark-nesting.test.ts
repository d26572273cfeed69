import { expect, it } from "vitest";
import { markNesting } from "./mark-nesting.ts";

it("S43 comments before a rule are read once each, however many there are", () => {
  // Read again at each of their ends, thirty of them would take longer than anybody waits.
  const comments = "/**/ ".repeat(5_000);
  expect(markNesting(`a{${comments}b{c:d}}`)).toContain("& b{c:d}");
  expect(markNesting(`a{${comments}@media print{b{c:d}}}`)).toContain("@media print{& b{c:d}}");
});
