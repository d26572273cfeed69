import { describe, expect, it } from "vitest";
import { parseHtml } from "../html/parse-html.ts";
import { lightTheme } from "../themes.ts";
import { stylerOf } from "./cascade.ts";
import { mediaHolds, turningWidths } from "./media.ts";
import { parseCss } from "./parse-css.ts";

const page = parseHtml(
  "a.html",
  '<html><body class="b"><div id="x" class="c d" data-k="One Two"><p>1</p><p class="e">2</p><a href="/">3</a></div></body></html>',
);

function styleValue(css: string, tag: string, property: string, theme = lightTheme): string | null {
  const style = stylerOf(parseCss("a.css", css).rules, { circumstances: theme, inline: () => [] });
  const element = page.elements.findLast((one) => one.tag === tag);
  return element ? (style(element).get(property)?.text ?? null) : null;
}

describe("selectors", () => {
  it.each([
    "p",
    "*",
    ".e",
    "p.e",
    "#x p",
    "#x > p",
    "p + p",
    "p ~ .e",
    ".b .c .e",
    "[class]",
    "div[data-k~=Two] p",
    "[data-k^=One] .e",
    '[data-k="one two" i] p',
    "p:last-of-type",
    "p:nth-child(2)",
    "p:nth-child(2n)",
    "p:not(:first-child)",
    ":is(h1, .e)",
    ":where(.e)",
    ":root p",
    "div:has(a) .e",
    "p:nth-last-child(2)",
    "p:not(:hover)",
  ])("C-26.1 %s selects the second paragraph", (selector) => {
    expect(styleValue(`${selector}{order:1}`, "p", "order")).toBe("1");
  });

  it.each([
    "q",
    ".E",
    "body > p",
    "p:first-child",
    "p:hover",
    "p::before",
    "a + p",
    "[data-k=One] p",
    ":empty",
    ":not(p)",
    "p:nth-child(odd)",
  ])("C-26.1 %s does not", (selector) => {
    expect(styleValue(`${selector}{order:1}`, "p", "order")).toBeNull();
  });
});

describe("cascade", () => {
  it.each([
    [".e{order:1}p{order:2}", "1"],
    ["p{order:1}p{order:2}", "2"],
    ["p{order:1!important}#x .e{order:2}", "1"],
    [":where(#x .e){order:1}p{order:2}", "2"],
    ["@layer a,b;@layer b{p{order:1}}@layer a{#x p{order:2}}", "1"],
    ["@layer a{#x p{order:1}}p{order:2}", "2"],
    [".c{.e{order:1}}", "1"],
    [".c{& > .e{order:1} order:3}", "1"],
    [".e{.b &{order:1}}", "1"],
    ["p{@media (width > 600px){order:1}}", "1"],
    ["@media (min-width:2000px){p{order:1}}p{}", null],
    ["@media print{p{order:1}}", null],
    ["@supports not (display:grid){p{order:1}}", null],
    [":root{--a:var(--b,7);}p{order:var(--a)}", "7"],
    [":root{--a:1}.c{--a:2}p{order:var(--a)}", "2"],
    [":root{--a:var(--b);--b:var(--a)}p{order:var(--a)}", null],
    [":root{--a:1}.c{--b:var(--a)}p{--a:3;order:var(--b)}", "1"],
    ["p{order:1;order:var(--none)}", null],
  ])("C-26.1 %s", (css, expected) => {
    expect(styleValue(css, "p", "order")).toBe(expected);
  });

  it("C-26.1 text styles are inherited, boxes are not", () => {
    expect(styleValue(".c{color:red;padding-left:1px}", "p", "color")).toBe("red");
    expect(styleValue(".c{color:red;padding-left:1px}", "p", "padding-left")).toBeNull();
  });

  it("C-26.1 dark mode comes by the system, or by a switch", () => {
    const css =
      "p{order:1}@media (prefers-color-scheme:dark){:root:not([data-theme=light]) p{order:2}}[data-theme=dark] p{order:3}";
    const dark = { ...lightTheme, mode: "dark" } as const;
    expect(styleValue(css, "p", "order")).toBe("1");
    expect(styleValue(css, "p", "order", { ...dark, scheme: "dark" })).toBe("2");
    expect(
      styleValue(css, "p", "order", {
        ...dark,
        by: "switch",
        themeSwitch: { name: "data-theme", value: "dark" },
      }),
    ).toBe("3");
  });

  it("C-26.6 every declaration keeps its line", () => {
    const rules = parseCss("a.css", "a{\n  color:red;\n}\n/* x\n */ .b{\n .c{\n top:0}}").rules;
    expect(rules.flatMap(({ declarations }) => declarations.map(({ line }) => line))).toEqual([2, 7]);
  });
});

describe("media queries", () => {
  const screen = { widthPx: 800, scheme: "light" } as const;
  it.each([
    "screen",
    "all",
    "",
    "(min-width: 800px)",
    "(max-width: 50em)",
    "(width >= 50em)",
    "(400px <= width < 801px)",
    "not print",
    "print, screen",
    "screen and (min-width: 10px) and (max-width: 900px)",
    "(hover: hover)",
    "not (prefers-color-scheme: dark)",
    "(min-width: 900px) or (max-width: 850px)",
  ])("C-26.1 %s holds at 800px", (query) => {
    expect(mediaHolds(query, screen)).toBe(true);
  });

  it.each([
    "print",
    "(min-width: 801px)",
    "(width < 800px)",
    "not all",
    "(prefers-color-scheme: dark)",
    "screen and (max-width: 799px)",
    "(prefers-reduced-motion: reduce)",
    "not screen",
  ])("C-26.1 %s does not", (query) => {
    expect(mediaHolds(query, screen)).toBe(false);
  });

  it("C-26.1 every spelling of a breakpoint turns at the same width", () => {
    const spellings = [
      "(min-width: 768px)",
      "(max-width: 767px)",
      "(width >= 48em)",
      "(width < 768px)",
      "(768px <= width)",
      "(max-width: 767.98px)",
    ];
    expect(new Set(spellings.flatMap(turningWidths))).toEqual(new Set([768]));
  });
});

it("C-26.1 an element whose id has spaces does not share the rules of one with the same words in its class", () => {
  const { elements } = parseHtml("a.html", '<p id="x y" class="z">1</p><p id="x" class="y z">2</p>');
  const { rules } = parseCss("a.css", ".y{order:1}");
  const style = stylerOf(rules, { circumstances: lightTheme, inline: () => [] });
  const orders = elements.filter(({ tag }) => tag === "p").map((one) => style(one).get("order")?.text);
  expect(orders).toEqual([undefined, "1"]);
});
