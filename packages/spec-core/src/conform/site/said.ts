import { attribute, collapsed, type Element, rawText } from "./html/element.ts";
import { withTag } from "./html/semantics.ts";
import type { Page } from "./site.ts";
import { wordsOf } from "./wording.ts";

/** Something that a page says. */
export interface Saying {
  readonly text: string;
  readonly line: number;
  /** The block that it stands in, or the element whose attribute it is. */
  readonly element: Element;
  /** Whether a reader of the page sees it; else search engines, screen readers or messengers do. */
  readonly isSeen: boolean;
}

const inline = new Set(
  "a abbr b bdi cite code del em i ins kbd mark q s samp small span strong sub sup time u var".split(" "),
);
const unread = new Set(["script", "style", "template", "noscript"]);

const lineIn = (value: string, line: number): number =>
  line + (/^\s*/.exec(value)?.[0].split("\n").length ?? 1) - 1;

/** The texts of an element and all under it as they are read, each with the block that it stands in. */
function gather(element: Element, block: Element, into: Map<Element, { text: string; line: number }>): void {
  if (unread.has(element.tag) || element.tag === "title") return;
  for (const child of element.children) {
    if (child.kind === "element") gather(child, inline.has(child.tag) ? block : child, into);
    else if (child.value.trim() !== "") {
      const before = into.get(block);
      if (before) before.text += ` ${child.value}`;
      else into.set(block, { text: child.value, line: lineIn(child.value, child.line) });
    }
  }
}

/** Texts by the block that they stand in, so that a bold word does not cut a sentence. */
function blocksOf(page: Page): Saying[] {
  const blocks = new Map<Element, { text: string; line: number }>();
  gather(page.root, page.root, blocks);
  return [...blocks].map(([element, { text, line }]) => ({
    text: collapsed(text),
    line,
    element,
    isSeen: true,
  }));
}

const attributes = ["alt", "title", "aria-label", "placeholder", "value"] as const;

const hiddenSayings = (page: Page): Saying[] =>
  page.elements.flatMap((element) => {
    const names = element.tag === "meta" ? (["content"] as const) : attributes;
    return names.flatMap((name) => {
      const text = attribute(element, name)?.trim() ?? "";
      const line = element.attributeLines.get(name) ?? element.line;
      return text === "" ? [] : [{ text: collapsed(text), line, element, isSeen: false }];
    });
  });

const dataOf = (page: Page): Saying[] =>
  withTag(page, "script")
    .filter((element) => /ld\+json/i.test(attribute(element, "type") ?? ""))
    .map((element) => ({ text: rawText(element), line: element.line, element, isSeen: false }));

const titleOf = (page: Page): Saying[] =>
  withTag(page, "title").map((element) => ({
    text: collapsed(rawText(element)),
    line: element.line,
    element,
    isSeen: false,
  }));

const known = new WeakMap<Page, readonly Saying[]>();

/** Everything that a page says: its texts block by block, its title, its descriptions and structured data. */
export function sayingsOn(page: Page): readonly Saying[] {
  const before = known.get(page);
  if (before) return before;
  const all = [...blocksOf(page), ...titleOf(page), ...hiddenSayings(page), ...dataOf(page)];
  known.set(page, all);
  return all;
}

/** Words between blanks, so that one run of words can be looked for in another. */
export const phrase = (text: string): string => ` ${wordsOf(text).join(" ")} `;

const phrases = new WeakMap<Page, string>();

/** All words that readers of a page see, as a phrase. */
export function seenWords(page: Page): string {
  const before = phrases.get(page);
  if (before !== undefined) return before;
  const seen = phrase(
    sayingsOn(page)
      .filter(({ isSeen, element }) => isSeen || element.tag === "img")
      .map(({ text }) => text)
      .join("\n"),
  );
  phrases.set(page, seen);
  return seen;
}
