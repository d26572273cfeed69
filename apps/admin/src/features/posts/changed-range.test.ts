import { renderBody } from "@sitewright/articles";
import fc from "fast-check";
import { expect, test } from "vitest";
import { changedRange } from "./changed-range.ts";

const blocks = fc.array(fc.constantFrom<string>("a", "b", "c"), { maxLength: 8 });

test("D-06.7 the preview is patched to exactly the blocks of the new text", () => {
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const { from, to, insert } = changedRange(before, after);
      expect(before.toSpliced(from, to - from, ...insert)).toEqual(after);
    }),
  );
});

test("D-06.8 the renderer of the public site gives one line for each block, whatever is written", () => {
  const words = fc.constantFrom(
    "a",
    "\n",
    "\r\n",
    " ",
    "## ",
    "- ",
    "1. ",
    "> ",
    "![x](/y)",
    "**b**",
    "💡 ",
    "<p>",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      for (const line of renderBody(parts.join("")).split("\n"))
        if (line !== "") expect(line).toMatch(/^<(p|h2|h3|ul|ol|blockquote|figure|div)[ >].*<\/\1>$/);
    }),
  );
});
