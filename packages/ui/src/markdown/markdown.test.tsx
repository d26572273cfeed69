import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import "../../test/cleanup.ts";
import { createLayoutAnswers } from "./answer-layout.ts";
import { layOut } from "./lay-out.ts";
import type { LayoutAnswer, LayoutRequest } from "./layout-messages.ts";
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

  it("A-11.65 a footnote and its way back lead to each other, in their own document, and the address stays", () => {
    const content = "One[^a]\n\nTwo[^ä]\n\n[^a]: first\n[^ä]: second";
    show(content);
    const page = show(content);
    const address = location.href;
    const [, reference] = page.querySelectorAll<HTMLAnchorElement>("sup a");
    const [, note] = page.querySelectorAll<HTMLElement>(".footnotes li");
    const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
    expect(reference && fireEvent.click(reference)).toBe(false);
    expect(document.activeElement).toBe(note);
    const back = note?.querySelector("a");
    expect(back && fireEvent.click(back)).toBe(false);
    expect(document.activeElement).toBe(reference);
    expect(scrolled.mock.contexts).toEqual([note, reference]);
    expect(location.href).toBe(address);
    scrolled.mockRestore();
  });

  it("A-11.66 only footnotes have ids, and a link to any other place does nothing", () => {
    const page = show('# Part\n\n<b id="x">bold</b> [part](#part)\n\n<div id="y">\n\nOne[^a]\n\n[^a]: first');
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toEqual(["user-content-fnref-a", "footnote-label", "user-content-fn-a"]);
    expect(page.querySelector("sup a")?.getAttribute("aria-describedby")).toBe("footnote-label");
    expect(fireEvent.click(screen.getByRole("link", { name: "part" }))).toBe(false);
  });

  it("headings begin below the page's own", () => {
    show("# Quote\n\n## Scope");
    expect(screen.getByRole("heading", { level: 3, name: "Quote" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 4, name: "Scope" })).toBeTruthy();
  });
});

describe("documents of other people are not trusted", () => {
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

/** The worker's work, done in this thread a moment later. */
class WorkerHere {
  onmessage: ((event: { data: LayoutAnswer }) => void) | null = null;
  onerror = null;
  readonly #answer = createLayoutAnswers();
  postMessage(request: LayoutRequest): void {
    queueMicrotask(() => this.onmessage?.({ data: structuredClone(this.#answer(request)) }));
  }
  terminate(): void {
    this.onmessage = null;
  }
}
const part =
  "**Scope** and *terms* with [a link](https://a.example).\n\n- one\n- two\n\n| a | **b** |\n|--|--|\n| 1 | *2* |\n\n";

describe("a long document", () => {
  beforeEach(() => vi.stubGlobal("Worker", WorkerHere));
  const standing = () => screen.getByRole("status").textContent;
  const whenDone = () => waitFor(() => expect(standing()).toBe(""), { timeout: 60_000 });

  it("A-11.13 comes part by part, and is all there in the end", async () => {
    const page = show(part.repeat(100));
    expect(standing()).toBe("Loading...");
    await whenDone();
    expect(page.querySelectorAll("table")).toHaveLength(100);
    expect(page.querySelectorAll(".markdown-part").length).toBeGreaterThan(5);
    expect(page.querySelectorAll("pre")).toHaveLength(0);
  });

  it("A-11.13 what is on the page is not rendered again for the next part", async () => {
    const page = show(part.repeat(100));
    await waitFor(() => expect(page.querySelector("table")).toBeTruthy());
    const first = page.querySelector("table");
    await whenDone();
    expect(page.querySelector("table")).toBe(first);
  });

  it("A-11.14 a numbered list that is cut continues its count, a table keeps its head", async () => {
    const items = Array.from({ length: 400 }, (_, index) => `${index + 1}. item`).join("\n");
    const page = show(`${items}\n\n| Item | Price |\n|--|--|\n${"| one | two |\n".repeat(400)}`);
    await whenDone();
    const lists = [...page.querySelectorAll("ol")];
    expect(lists.length).toBeGreaterThan(1);
    let counted = 0;
    for (const list of lists) {
      expect(list.start).toBe(counted + 1);
      counted += list.children.length;
    }
    expect(counted).toBe(400);
    const tables = [...page.querySelectorAll("table")];
    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) expect(table.querySelector("th")?.textContent).toBe("Item");
    expect(page.querySelectorAll("tbody tr")).toHaveLength(400);
  });

  it("A-11.14 an item that is cut has its number once", async () => {
    const nested = Array.from({ length: 300 }, () => "   - detail").join("\n");
    const page = show(`1. one\n${nested}\n2. two\n`);
    await whenDone();
    expect(page.querySelectorAll("li.continuation").length).toBeGreaterThan(0);
    const second = [...page.querySelectorAll("ol > li")].at(-1);
    expect(second?.textContent?.trim()).toBe("two");
    const list = second?.parentElement;
    const before = [...(list?.children ?? [])].indexOf(second ?? page);
    expect((list instanceof HTMLOListElement ? list.start : 0) + before).toBe(2);
  });

  it("A-11.15 where the worker cannot start it is shown as it was written, and says so", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.stubGlobal("Worker", undefined);
    const content = part.repeat(100);
    const page = show(content);
    await waitFor(() => expect(standing()).toContain("as plain text"));
    expect(page.querySelector(".markdown-plain")?.textContent).toBe(content);
    vi.restoreAllMocks();
  });
});

describe("documents made to break the parser", () => {
  it.each([
    `${">".repeat(900)} deep`,
    `${"- ".repeat(900)}deep`,
    `${"*_".repeat(480)}a${"_*".repeat(480)}`,
    `${"[".repeat(480)}a${"](x)".repeat(360)}`,
  ])("S48e nesting without end is bounded", (content) => {
    const page = show(content);
    let depth = 0;
    for (let node = page.querySelector("div *:not(:has(*))"); node; node = node.parentElement) depth += 1;
    expect(depth).toBeLessThan(250);
    expect(page.textContent).toMatch(/deep|a/);
  });

  it("S68 a short label for a long address is not written out without end", () => {
    const page = show(`[x]: /${"u".repeat(1200)}\n\n${"[x] ".repeat(190)}`);
    expect(page.querySelectorAll("a").length).toBeGreaterThan(100);
    const long = [...layOut(`[x]: /${"u".repeat(50_000)}\n\n${"[x] ".repeat(10_000)}`)];
    const written = long.flatMap(({ tree }) => JSON.stringify(tree).match(/"tagName":"a"/g) ?? []);
    expect(written.length).toBeLessThan(10);
  });

  it("a long rule and a quote in a quote are no such nesting", () => {
    const page = show(`one\n\n${"-".repeat(80)}\n\n> > > two`);
    expect([page.querySelectorAll("hr").length, page.querySelectorAll("blockquote").length]).toEqual([1, 3]);
  });
});
