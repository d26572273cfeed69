import { expect, test } from "vitest";
import { sanitizeSvg } from "./sanitize-svg.ts";
import { isTooMuchToDraw } from "./svg-expansion.ts";

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`;
const dot = '<rect width="1" height="1"/>';

/** Nine levels of `level`, each given the id of the one below, over a dot. */
const levels = (level: (id: string, below: string) => string) =>
  Array.from({ length: 9 }, (_, index) => level(`a${index + 1}`, `a${index}`)).join("");

const masked = levels(
  (id, below) => `<mask id="${id}" class="${id}">${`<path class="of-${below}"/>`.repeat(9)}</mask>`,
);
const rules = (property: string, select = (id: string) => `.of-${id}`) =>
  levels((_, below) => `${select(below)}{${property}:url(#${below})}`);

test.each([
  ["uses", levels((id, below) => `<g id="${id}">${`<use href="#${below}"/>`.repeat(9)}</g>`)],
  [
    "uses by their former name",
    levels((id, below) => `<g id="${id}">${`<use xlink:href="#${below}"/>`.repeat(9)}</g>`),
  ],
  ["masks", levels((id, below) => `<mask id="${id}">${`<path mask="url(#${below})"/>`.repeat(9)}</mask>`)],
  [
    "escaped ids",
    levels(
      (id, below) => `<mask id="${id}">${`<path mask="url('#%61${below.slice(1)}')"/>`.repeat(9)}</mask>`,
    ),
  ],
  [
    "a fill that is inherited",
    levels(
      (id, below) => `<pattern id="${id}"><g fill="url(#${below})">${"<path/>".repeat(9)}</g></pattern>`,
    ),
  ],
  [
    "markers at every corner",
    levels(
      (id, below) => `<marker id="${id}"><path d="M0 0L1 1L2 2L3 3" marker-mid="url(#${below})"/></marker>`,
    ),
  ],
  [
    "a style attribute",
    levels((id, below) => `<mask id="${id}">${`<path style="mask:url(#${below})"/>`.repeat(9)}</mask>`),
  ],
  ["classes", `<style>${rules("mask")}</style>${masked}`],
  [
    "selectors with several parts",
    `<style>${rules("mask", (id) => `svg > .x, mask .of-${id}`)}</style>${masked}`,
  ],
  ["rules inside others", `<style>@media all{g{fill:red}${rules("mask")}</style>${masked}`],
  ["a comment in a style sheet", `<style>${rules("mask", (id) => `.of-${id}/*}*/`)}</style>${masked}`],
  ["custom properties", `<style>svg{--m:url(#a8)}path{mask:var(--m)}</style>${masked}`],
  ["what refers to itself", '<mask id="a1"><path mask="url(#a1)"/></mask>'],
  [
    "hundreds of steps of filters on hundreds of shapes",
    `<filter id="f">${"<feTile/>".repeat(100)}</filter>${'<path filter="url(#f)"/>'.repeat(100)}`,
  ],
])("S68 a drawing of a few kilobytes that %s make billions is refused", (_, inner) => {
  expect(
    sanitizeSvg(svg(`<defs><g id="a0" class="a0">${dot}</g>${inner}</defs><use href="#a9"/>`)),
  ).toBeUndefined();
});

const filled = (part: string) => part.repeat(400_000 / part.length);

test.each([
  ["rules inside others", filled("a{")],
  ["selectors of many addresses", `${filled("a,")}{${"fill:url(#x)".repeat(900)}}`],
  ["spaces in a selector", `a${filled(" ")}b{fill:url(#x)}`],
  ["addresses", filled("url(#")],
  ["comments", filled("/*")],
])("S43 a long style sheet of %s is dealt with quickly", (_, sheet) => {
  // Quadratic time or memory would exceed any test's limits.
  isTooMuchToDraw(svg(`<style>${sheet}</style>${"<path></path>".repeat(4000)}`));
});

test.each([
  [
    "a symbol used a thousand times",
    `<symbol id="a">${dot.repeat(9)}</symbol>${'<use href="#a"/>'.repeat(1000)}`,
  ],
  [
    "gradients of many shapes, by class",
    `<style>path{fill:url(#g)}.a,.b:hover{stroke:url(#g)}</style><linearGradient id="g"><stop/></linearGradient>${'<path class="a" d="M0 0L1 1"/>'.repeat(3000)}`,
  ],
  [
    "a gradient of another's stops",
    '<linearGradient id="g"><stop/></linearGradient><radialGradient id="h" href="#g"/><path fill="url(#h)"/>',
  ],
  [
    "clips as an editor exports them",
    `<style>.st0{clip-path:url(#SVGID_2_);fill:#fff}</style><defs><rect id="SVGID_1_"/></defs><clipPath id="SVGID_2_"><use href="#SVGID_1_"/></clipPath>${'<g class="st0"><path/></g>'.repeat(300)}`,
  ],
  [
    "shadows",
    `<filter id="f">${"<feFlood/><feOffset/><feBlend/>".repeat(3)}</filter>${'<g filter="url(#f)"><path/></g>'.repeat(50)}`,
  ],
  [
    "an arrow",
    `<marker id="m"><path d="M0 0L9 9"/></marker><path d="M0 0${"L1 1".repeat(200)}" marker-end="url(#m)"/>`,
  ],
  ["an id that is nowhere", '<path mask="url(#nowhere)"/>'],
])("S-05 %s is drawn", (_, inner) => {
  expect(sanitizeSvg(svg(inner))).toContain("</svg>");
});
