import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { layOut } from "./lay-out.ts";
import { MarkdownPart } from "./markdown-part.tsx";
import { markdownParts } from "./markdown-parts.tsx";
import { sanitizeSchema } from "./sanitize-schema.ts";

/** The output of react-markdown for the whole document. */
const whole = (content: string): string =>
  renderToStaticMarkup(
    <ReactMarkdown
      skipHtml
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[[rehypeSanitize, sanitizeSchema]]}
      components={markdownParts}
    >
      {content}
    </ReactMarkdown>,
  );
/** The output of the parts together, wherever they are cut. */
const inParts = (content: string): string =>
  [...layOut(content, 1)].map(({ tree }) => renderToStaticMarkup(<MarkdownPart tree={tree} />)).join("\n");
/** Space between blocks is not drawn, nor are blank lines at the end of code that was never closed. */
const blocks = (html: string): string =>
  html
    .replace(/\n+<\/code>/g, "</code>")
    .replace(/\n+(?=<|$)/g, "\n")
    .trim();

const lines = [
  ...["# Title", "## Part", "Title\n===", "Two lines\nof title\n---", "===", "---", "***", "- - -", "#"],
  ...[
    "text",
    "more *text* and **more**",
    "`code` and ~~gone~~",
    "[a](https://a.example) <b>html</b>",
    "text  \nbroken",
  ],
  ...[
    "- one",
    "- two",
    "* star",
    "+ plus",
    "1. first",
    "2. second",
    "7) seventh",
    "- [x] done",
    "- ",
    "10. ten",
  ],
  ...["  within", "   three", "    code", "\ttab", "      deep", "  - nested", "  ```", "   ~~~", "    ```"],
  ...["```", "```js", "~~~", "````", "> quote", "> - item", "> ```", ">", "> > deeper", "lazy"],
  ...["| a | b |", "|--|--|", "| 1 | 2 |", "a | b", ":-", "--|--", "| only |"],
  ...[
    "<div>",
    "</div>",
    "<!-- comment",
    "-->",
    "<script>",
    "</script>",
    "<pre>",
    "<?php",
    "?>",
    "<a href=x>",
  ],
  ...[
    "[ref]: https://ref.example 'T'",
    "[ref] and [Two  Words][]",
    "[two words]: /two",
    "![ref]",
    "[ref]:",
    "/next",
  ],
  ...[
    "",
    "",
    "",
    "",
    "\\",
    "&amp;",
    "www.a.example",
    "mail@a.example",
    "- # h",
    "1. ```",
    "- <div>",
    "- > q",
  ],
];
const documents = fc
  .array(fc.constantFrom(...lines), { maxLength: 40, size: "max" })
  .map((some) => some.join("\n"));

/**
 * After indented code, micromark takes a list that may not interrupt a paragraph (CommonMark 5.2) for a paragraph,
 * though there is none to interrupt. Cut there, it becomes the list that it is.
 */
const misread = /^(?: {4}|\t).*\n(?:[ \t]*\n)+ {0,3}(?:[-*+][ \t]*$|(?!1[.)])\d+[.)])/m;

describe("laying a document out in parts", () => {
  it("A-11.12 gives what laying it out whole gives, wherever it is cut", () => {
    fc.assert(
      fc.property(documents, (content) => {
        fc.pre(!misread.test(content));
        expect(blocks(inParts(content))).toBe(blocks(whole(content)));
      }),
      { numRuns: 300 },
    );
  });

  it("A-11.12 a list after indented code is a list", () => {
    const list = '<ol start="10">\n<li>ten</li>\n</ol>';
    expect(blocks(inParts("\tcode\n\n10. ten"))).toContain(list);
  });

  it("A-11.12 a list directly after a table is one list", () => {
    const content = "mail@a.example\n:-\n10. ten\n\n2. second";
    expect(blocks(inParts(content))).toBe(blocks(whole(content)));
  });

  it("A-11.12 footnotes are numbered throughout, and are at the end", () => {
    const content = "A[^b]\n\nB[^a]\n\n[^a]: first\n\n# C[^b]\n\n[^b]: second";
    expect(blocks(inParts(content))).toBe(blocks(whole(content)));
  });
});
