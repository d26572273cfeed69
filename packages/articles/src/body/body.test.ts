import fc from "fast-check";
import { expect, test } from "vitest";
import { linkTarget, parseBody, renderBody } from "../index.ts";

test.each([
  ["two lines\nof one\n\nand another", "<p>two lines of one</p>\n<p>and another</p>"],
  ["## Big\n### Small\nText", '<h2 id="big">Big</h2>\n<h3 id="small">Small</h3>\n<p>Text</p>'],
  ["> Said\n> on.", "<blockquote><p>Said on.</p></blockquote>"],
  ["- one\n• two\n* three", "<ul><li>one</li><li>two</li><li>three</li></ul>"],
  ["1. one\n2) two", "<ol><li>one</li><li>two</li></ol>"],
  ["**bold**, *italic*, `code`", "<p><strong>bold</strong>, <em>italic</em>, <code>code</code></p>"],
  [
    "[us](/contact) and **[news](/news?page=2)**",
    '<p><a href="/contact">us</a> and <strong><a href="/news?page=2">news</a></strong></p>',
  ],
  [
    "[W3C](https://www.w3.org/)",
    '<p><a href="https://www.w3.org/" target="_blank" rel="noopener noreferrer">W3C</a></p>',
  ],
])("M-06.1 the body %j is set by the rules of the light markdown", (content, html) => {
  expect(renderBody(content)).toBe(html);
});

test("M-06.14 code between fences keeps its lines, blank ones and marks too, and can be scrolled by keys", () => {
  expect(renderBody("Before:\n```css\n## a {\n\n  | b: <c> |\n}\n```\nAfter.")).toBe(
    [
      "<p>Before:</p>",
      '<pre role="region" aria-label="Code, css" tabindex="0"><code>## a {&#10;&#10;  | b: &lt;c&gt; |&#10;}</code></pre>',
      "<p>After.</p>",
    ].join("\n"),
  );
  expect(renderBody("~~~\n```\n~~~")).toContain("<code>```</code></pre>");
  expect(renderBody("~~~\nnever closed"), "text").toBe("<p>~~~ never closed</p>");
});

// CommonMark 0.31.2, section 5.3: the first number is the list's, blank lines between its items do not end it.
test.each([
  ["1. one\n\n2. two\n\n\n3. three", "<ol><li>one</li><li>two</li><li>three</li></ol>"],
  ["- one\n\n- two", "<ul><li>one</li><li>two</li></ul>"],
  [
    "1. one\n   - part\n2. two",
    '<ol><li>one</li></ol>\n<ul><li>part</li></ul>\n<ol start="2"><li>two</li></ol>',
  ],
  [
    "9. one\n\nA line.\n\n10. two\n11. three",
    '<ol start="9"><li>one</li></ol>\n<p>A line.</p>\n<ol start="10"><li>two</li><li>three</li></ol>',
  ],
  [
    "1. one\n```\nx\n```\n2. two",
    '<ol><li>one</li></ol>\n<pre role="region" aria-label="Code" tabindex="0"><code>x</code></pre>\n<ol start="2"><li>two</li></ol>',
  ],
  ["0. none", '<ol start="0"><li>none</li></ol>'],
])("M-06.41 the items of %j keep their numbers, whatever is between them", (content, html) => {
  expect(renderBody(content)).toBe(html);
});

// CommonMark 0.31.2, section 6.3: an address may have balanced parentheses.
test.each([
  [
    "[P](https://en.wikipedia.org/wiki/Port_(disambiguation)).",
    "https://en.wikipedia.org/wiki/Port_(disambiguation)",
  ],
  ["([P](/a_(b_(c))_d))", "/a_(b_(c))_d"],
  ["[P](/a) (and [Q](/b))", "/a"],
])("M-06.42 the link in %j leads to %s", (content, href) => {
  const html = renderBody(content);
  expect(/href="([^"]*)"/.exec(html)?.[1]).toBe(href);
  expect(html).toContain(">P</a>");
});

// GitHub Flavored Markdown, section 4.10: head, line of dashes, rows; cells too few are empty, cells too many left out.
test("M-06.15 lines under a line of dashes are a table with a name, which can be scrolled by keys", () => {
  const html = renderBody(
    "As measured:\n| Page | Size |\n|:-----|-----:|\n| **Home** | 53 kB |\n[News](/news) | a \\| b | left out\nx |\nAfter.",
  );
  expect(html).toBe(
    [
      "<p>As measured:</p>",
      '<div class="post-table" role="region" aria-label="Table: Page, Size" tabindex="0"><table><thead><tr><th scope="col">Page</th><th scope="col" class="post-end">Size</th></tr></thead><tbody>' +
        '<tr><td><strong>Home</strong></td><td class="post-end">53 kB</td></tr>' +
        '<tr><td><a href="/news">News</a></td><td class="post-end">a | b</td></tr>' +
        '<tr><td>x</td><td class="post-end"></td></tr></tbody></table></div>',
      "<p>After.</p>",
    ].join("\n"),
  );
});

test.each(["a | b", "a | b\n--- | --- | ---", "a\n---", "- a | b\n|---|---|", "a | b\ntext"])(
  "M-06.16 %j is no table",
  (content) => {
    expect(renderBody(content)).not.toContain("<table");
  },
);

test.each([
  ["❓ Who pays?", "question", "Who pays?"],
  ["⚠️ Hot.", "warning", "Hot."],
  ["**Warning:** hot.", "warning", "hot."],
  ["Warning: hot.", "warning", "hot."],
  ["🎯 **Key Takeaway:** ask.", "takeaway", "ask."],
  ["Key Takeaway: ask.", "takeaway", "ask."],
  ["📊 4.5 to 1", "figures", "4.5 to 1"],
  ["📈 up", "figures", "up"],
  ["💡 **Tip** one", "tip", "<strong>Tip</strong> one"],
])("M-06.2 the paragraph %j stands in a box of its kind, without its mark", (content, box, text) => {
  expect(renderBody(content)).toContain(`<div class="post-box post-${box}">`);
  expect(renderBody(content)).toContain(`<p>${text}</p></div>`);
});

test("M-06.9 a sentence that only mentions warnings gets no box", () => {
  expect(renderBody("Warnings are cheap. A warning helps nobody.")).not.toContain("post-box");
});

test("M-06.3 a picture line is a figure with a caption; a stock photo asks for width 800 and quality 80", () => {
  expect(renderBody("![A loaf](/pictures/loaf.svg)")).toBe(
    '<figure><img src="/pictures/loaf.svg" alt="A loaf" loading="lazy" decoding="async"><figcaption>A loaf</figcaption></figure>',
  );
  const stock = renderBody('![x](https://images.unsplash.com/photo-1?fit=crop "A loaf")', {
    foreignPictures: "show",
  });
  expect(stock).toContain('src="https://images.unsplash.com/photo-1?fit=crop&amp;w=800&amp;q=80"');
  expect(stock).toContain("<figcaption>A loaf</figcaption>");
});

test("M-03.41 a picture on another server is a link: no third party learns of the reader's visit", () => {
  const html = renderBody("![x](https://elsewhere.example/a.png)");
  expect(html).not.toContain("<img");
  expect(html).toContain('<a href="https://elsewhere.example/a.png" target="_blank"');
});

test.each([
  ["https:evil.example", "https://evil.example"],
  ["//evil.example/x", "https://evil.example/x"],
  ["/\\evil.example", "https://evil.example"],
  ["\\\\evil.example", "https://evil.example"],
  ["/\t/evil.example", "https://evil.example"],
  ["\n//evil.example", "https://evil.example"],
  ["HTTP:\\\\evil.example", "http://evil.example"],
  ["https://own.example@evil.example/", "https://own.example@evil.example/"],
])("S70 the address %j leaves the site and says so", (address, href) => {
  expect(linkTarget(address)).toEqual({ kind: "external", href });
  // The browser's reading of it on our own page, and of our output.
  expect(new URL(address, "http://own.example/news/a").host).not.toBe("own.example");
  expect(new URL(href).host).not.toBe("own.example");
});

test.each([
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "evil.example",
  "",
  "  ",
])("S70 %j is no address of a link", (address) => {
  expect(linkTarget(address)).toBeUndefined();
  expect(renderBody(`[words](${address})`)).not.toContain("<a");
});

test("S70 whatever a link's address holds, what is called internal stays on this origin in a browser", () => {
  const nasty = fc.stringMatching(/^[/\\:a-z@.?#\t\n %]{1,12}$/);
  fc.assert(
    fc.property(nasty, (address) => {
      const target = linkTarget(address);
      if (target?.kind === "internal")
        expect(new URL(target.href, "https://own.example").host).toBe("own.example");
    }),
    { numRuns: 2000 },
  );
});

test("S70 no text gets an element, an attribute or a scheme of its own into the page", () => {
  const bits = fc.constantFrom(
    "<script>",
    '"',
    "'>",
    "](",
    "![",
    "[",
    "(",
    ")",
    "**",
    "*",
    "`",
    "javascript:",
    "\n\n",
    "\n",
    "## ",
    "> ",
    "- ",
    "7. ",
    "❓",
    "&",
    "on=x",
    "```",
    "\n```\n",
    " | ",
    "\n|-|-|\n",
    "https://a.example",
    "_",
    " ",
    "x",
  );
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
      const html = renderBody(parts.join(""));
      const tags = html.match(/<[^>]*>/g) ?? [];
      for (const tag of tags)
        expect(tag).toMatch(
          /^<\/?(p|h[23]|ul|ol|li|strong|em|code|pre|blockquote|figure|figcaption|div|table|thead|tbody|tr|th|td|a|img)( (id|class|role|aria-label|tabindex|scope|start|href|src|alt|loading|decoding|target|rel)="[^"<>]*")*>$/,
        );
      expect(html).not.toMatch(/(?:href|src)="(?!\/|#|https?:\/\/|mailto:|tel:)/);
      expect(html.replace(/<[^>]*>/g, "")).not.toMatch(/[<>]/);
    }),
    { numRuns: 500 },
  );
});

test("S70 a long hostile text is read to its end", () => {
  for (const bit of [
    "[",
    "](",
    "**a ",
    "*a ",
    "`",
    "_a",
    "![x](",
    "> ",
    "\n\n",
    "❓",
    "[a](b",
    "[a](b(",
    "**_*",
    "```\n",
    "```x\n~~~\n",
    "a|b\n",
    "|",
    "a|b\n-|-\n",
    "-|-\n",
  ]) {
    expect(JSON.stringify(parseBody(`${bit.repeat(50_000)}\n\nthe end`))).toContain("the end");
  }
});

test("M-14.41 for feeds, links and pictures of ours are written out with their origin", () => {
  const html = renderBody("[us](/contact) ![no](x)\n\n![A](/a.svg)", { origin: "https://agency.example" });
  expect(html).toContain('href="https://agency.example/contact"');
  expect(html).toContain('src="https://agency.example/a.svg"');
});

test("M-06.300 no two headings have the same id, whatever numbers their words end with", () => {
  const idsOf = (...headings: string[]) =>
    parseBody(headings.map((text) => `## ${text}`).join("\n\n")).map((block) =>
      block.kind === "heading" ? block.id : "",
    );
  expect(idsOf("Foo", "Foo", "Foo 2", "Foo")).toEqual(["foo", "foo-2", "foo-2-2", "foo-3"]);
  const heading = fc.constantFrom("Foo", "Foo 2", "Foo 3", "Foo 2 2", "?");
  fc.assert(
    fc.property(fc.array(heading, { maxLength: 12 }), (headings) => {
      const ids = idsOf(...headings);
      expect(new Set(ids).size).toBe(headings.length);
    }),
  );
});
