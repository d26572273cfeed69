import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { expect, it, vi } from "vitest";
import { codeSpan, inlineText } from "./markdown-text.ts";

// Many texts are tried in each test.
vi.setConfig({ testTimeout: 60_000 });

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const read = (text: string): Node =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** The kinds of nodes in a tree, and the words that a reader sees. */
const kindsOf = ({ type, children = [] }: Node): string[] => [type, ...children.flatMap(kindsOf)];
const wordsOf = ({ type, value = "", children = [] }: Node): string =>
  type === "break" ? "\n" : value + children.map(wordsOf).join(type === "blockquote" ? "\n" : "");

const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();

// Every character that means something somewhere in Markdown, beside some that do not.
const marks = fc
  .array(fc.constantFrom(..."-+*#>`~|[](){}!<>&;:=_\\$^/.\"'19a \n\t", "1.", "&amp;", "``", "---", "| - |"), {
    maxLength: 24,
  })
  .map((parts) => parts.join(""));
const anyText = fc.oneof(marks, fc.string({ unit: "grapheme", maxLength: 40 }));

it("C-22.2 a text on one line is shown as it is, without markup", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      fc.pre(oneLine(text) !== "");
      const tree = read(inlineText(text));
      expect(kindsOf(tree)).toEqual(["root", "paragraph", "text"]);
      expect(wordsOf(tree)).toBe(oneLine(text));
    }),
    { numRuns: process.env.TEST_FULL ? 2000 : 500 },
  );
});

it("C-22.2 a code span holds a text as it is, whatever its backticks", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      fc.pre(oneLine(text) !== "");
      const tree = read(`before ${codeSpan(text)} after`);
      expect(kindsOf(tree)).toEqual(["root", "paragraph", "text", "inlineCode", "text"]);
      expect(tree.children?.[0]?.children?.[1]?.value).toBe(oneLine(text));
    }),
    { numRuns: process.env.TEST_FULL ? 2000 : 500 },
  );
});
