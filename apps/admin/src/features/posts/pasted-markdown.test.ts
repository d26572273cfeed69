import { expect, test } from "vitest";
import { markdownOfHtml } from "./pasted-markdown.ts";

// The clipboard's HTML of Word 365: paragraphs as list items, their bullet in a span that is to be ignored.
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body lang=EN-GB>
<!--StartFragment--><h1>Opening hours<o:p></o:p></h1>
<p class=MsoNormal>We open at <b>six</b> and close at <i style='mso-bidi-font-style:normal'>noon</i>, see <a
href="https://bakery.example/hours">our page</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Bread<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Cake<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Loaf</p></td><td><p class=MsoNormal>£4</p></td></tr><tr><td><p>Roll</p></td><td><p>90p</p></td></tr></table>
<!--EndFragment--></body></html>`;

test("D-06.31 text from Word keeps its headings, bold, italics, links, lists and tables as light markdown", () => {
  expect(markdownOfHtml(word)).toBe(`## Opening hours

We open at **six** and close at *noon*, see [our page](https://bakery.example/hours).

- Bread
- Cake

| Loaf | £4 |
|---|---|
| Roll | 90p |`);
});

test("D-06.32 text from Google Docs is bold where it looks bold, and not because of its wrapper", () => {
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Prices</span></h2><p dir="ltr"><span style="font-weight:400">A loaf is </span><span style="font-weight:700">four pounds</span><span style="font-style:italic">, today.</span></p><ol><li dir="ltr"><p><span>First</span></p></li><li><p>Second</p><ul><li>Inner</li></ul></li></ol><blockquote><p>Well said.</p></blockquote></b>`;
  expect(markdownOfHtml(docs)).toBe(`## Prices

A loaf is **four pounds**, *today.*

1. First
2. Second
- Inner

> Well said.`);
});

test("D-06.33 what has no structure is pasted as its plain text, and scripts and addresses of scripts bring nothing", () => {
  expect(markdownOfHtml(`<div style="font-family:Menlo"><span>const a = 1;</span></div>`)).toBeUndefined();
  expect(markdownOfHtml(`<p><b>x</b><script>alert(1)</script> <a href="javascript:alert(1)">y</a></p>`)).toBe(
    "**x** y",
  );
  expect(markdownOfHtml(`<b>Only bold</b>`)).toBe("**Only bold**");
});

test("paragraphs of one cell or item stay apart, and so do the lines of a heading", () => {
  expect(
    markdownOfHtml(
      "<h2>Prices<br>for 2027</h2><table><tr><td><p>Plan</p></td><td><p>Price</p></td></tr><tr><td><p>Small</p><p>for one</p></td><td>£49</td></tr></table><ul><li><p>Bread</p><p>and cake</p></li></ul>",
    ),
  ).toBe(`## Prices for 2027

| Plan | Price |
|---|---|
| Small for one | £49 |

- Bread and cake`);
});

test("a numbered list keeps its numbers, also one of Word", () => {
  expect(markdownOfHtml(`<ol start="3"><li>third</li><li>fourth</li></ol>`)).toBe("3. third\n4. fourth");
  const item = (number: string, words: string) =>
    `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>${number}<span>&nbsp;&nbsp; </span></span>${words}</p>`;
  expect(markdownOfHtml(item("2.", "Knead") + item("3.", "Bake"))).toBe("2. Knead\n3. Bake");
});

test("code stays code, with its lines", () => {
  expect(
    markdownOfHtml(
      "<p>Run <code>npm <b>start</b></code>:</p><pre><code>one\n  two\n</code></pre><ul><li>done</li></ul>",
    ),
  ).toBe("Run `npm start`:\n\n```\none\n  two\n```\n\n- done");
});
