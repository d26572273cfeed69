import { render, screen } from "@testing-library/react";
import { describe, expect, it, test } from "vitest";
import "../../test/cleanup.ts";
import { canLayOut, layoutMaxLength } from "./can-lay-out.ts";
import { Markdown } from "./markdown.tsx";

const show = (content: string) => render(<Markdown content={content} />).container;

describe("GitHub Flavored Markdown (github.github.com/gfm)", () => {
  it("A-11.3 tables have heads and keep their alignment", () => {
    const page = show("| Item | Price |\n|:--|--:|\n| Site | £900 |");
    expect(screen.getByRole("columnheader", { name: "Price" })).toBeTruthy();
    expect(screen.getByRole("cell", { name: "£900" }).style.textAlign).toBe("right");
    expect(page.querySelector(".markdown-wide")?.getAttribute("tabindex")).toBe("0");
  });

  it("A-11.3 task lists show what is done and cannot be ticked", () => {
    show("- [x] Logo\n- [ ] Photos");
    const [done, open] = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect([done?.checked, open?.checked, done?.disabled]).toEqual([true, false, true]);
  });

  it("strikethrough and bare addresses", () => {
    const page = show("~~£900~~ www.example.com");
    expect(page.querySelector("del")?.textContent).toBe("£900");
    expect(screen.getByRole("link", { name: "www.example.com" }).getAttribute("href")).toBe(
      "http://www.example.com",
    );
  });

  it("headings begin below the page's own", () => {
    show("# Quote\n\n## Scope");
    expect(screen.getByRole("heading", { level: 3, name: "Quote" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 4, name: "Scope" })).toBeTruthy();
  });
});

describe("what others write is not trusted", () => {
  // From OWASP's XSS filter evasion cheat sheet and react-markdown's own list.
  const vectors = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)>",
    '<iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<form action="https://evil.example"><input name=a><button>x</button></form>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    "<style>body{display:none}</style>",
    '<div style="position:fixed" onclick="alert(1)">x</div>',
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java\nscript:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](javascript&colon;alert(1))",
    "[x](\u0001javascript:alert(1))",
    "[x](vbscript:msgbox(1))",
    "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
    "[x](file:///etc/passwd)",
    "<javascript:alert(1)>",
    "![x](javascript:alert(1))",
    "![x](data:text/html,<script>alert(1)</script>)",
    "![x](https://evil.example/track.gif)",
    "![x](//evil.example/track.gif)",
    '[x](https://a.example "onclick=alert(1)")',
    '[x](https://a.example" onmouseover="alert(1))',
    "[x]: javascript:alert(1)\n\n[x]",
    "[^1]\n\n[^1]: <script>alert(1)</script>",
    "`</code><script>alert(1)</script>`",
    "```<img src=x onerror=alert(1)>\nx\n```",
  ];

  test.each(vectors)("A-11.10 S51 %j makes no element, attribute or address that acts", (vector) => {
    const page = show(`before\n\n${vector}\n\nafter`);
    expect(page.querySelector("script,iframe,form,meta,base,style,svg,object,embed,button,link")).toBeNull();
    for (const element of page.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        if (name === "href") expect(value).toMatch(/^(https?:|mailto:|tel:|#|\/|$)/);
        if (name === "src") expect(value).not.toMatch(/:|^\/\//);
      }
    }
    expect(page.textContent).toContain("before");
  });

  it("S51 links to other sites open apart and give no opener", () => {
    show("[site](https://a.example) [page](#part) [mail](mailto:a@b.example)");
    const site = screen.getByRole("link", { name: "site" });
    expect([site.getAttribute("rel"), site.getAttribute("target")]).toEqual([
      "noopener noreferrer",
      "_blank",
    ]);
    expect(screen.getByRole("link", { name: "mail" }).getAttribute("target")).toBeNull();
  });

  it("pictures of this origin are shown, others are links", () => {
    show("![plan](/api/uploads/1/content) ![pixel](https://evil.example/p.gif)");
    expect(screen.getByRole("img", { name: "plan" }).getAttribute("src")).toBe("/api/uploads/1/content");
    expect(screen.getByRole("link", { name: "pixel" }).getAttribute("href")).toBe(
      "https://evil.example/p.gif",
    );
  });
});

describe("what is too much to lay out", () => {
  it("S48e a document of 512 kB on one line is shown as written, at once", () => {
    const content = "*a ".repeat((512 * 1024) / 3);
    expect(show(content).querySelector("pre")?.textContent).toBe(content);
    expect(content.length).toBeGreaterThan(layoutMaxLength);
  });

  it.each([
    `${">".repeat(20_000)} deep`,
    `${"- ".repeat(20_000)}deep`,
    `${"*_".repeat(12_000)}a${"_*".repeat(12_000)}`,
    `${"[".repeat(20_000)}a${"](x)".repeat(20_000)}`,
  ])("S48e nesting without end is shown as written, at once", (content) => {
    expect(show(content).querySelector("pre")?.textContent).toBe(content);
  });

  it("a long document of ordinary paragraphs, lists and tables is laid out", () => {
    const part =
      "**Scope** and *terms* with [a link](https://a.example).\n\n- one\n- two\n\n| a | **b** |\n|--|--|\n| 1 | *2* |\n\n";
    expect(canLayOut(part.repeat(700))).toBe(true);
  });

  it("a long rule and a quote in a quote are no such nesting", () => {
    const page = show(`one\n\n${"-".repeat(80)}\n\n> > > two`);
    expect([page.querySelectorAll("hr").length, page.querySelectorAll("blockquote").length]).toEqual([1, 3]);
  });
});
