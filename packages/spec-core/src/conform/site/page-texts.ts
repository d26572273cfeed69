import { memoPerObject } from "../../memo.ts";
import { oneLine } from "../../text/one-line.ts";
import { attribute, type Element, rawText } from "./html/element.ts";
import { withTag } from "./html/semantics.ts";
import type { Page } from "./site.ts";
import { wordsOf } from "./wording.ts";

/** A text on a page. */
export interface PageText {
  readonly text: string;
  readonly line: number;
  /** The enclosing block, or the element of the attribute. */
  readonly element: Element;
  /** Whether page readers see it; otherwise it is for search engines, screen readers or messengers. */
  readonly isSeen: boolean;
}

const inline = new Set(
  "a abbr b bdi cite code del em i ins kbd mark q s samp small span strong sub sup time u var".split(" "),
);
const unread = new Set(["script", "style", "template", "noscript"]);

const lineIn = (value: string, line: number): number =>
  line + (/^\s*/.exec(value)?.[0].split("\n").length ?? 1) - 1;

/** Collects the texts of an element and its descendants by their enclosing block. */
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

/** Texts by their enclosing block, so that a bold word does not split a sentence. */
function blocksOf(page: Page): PageText[] {
  const blocks = new Map<Element, { text: string; line: number }>();
  gather(page.root, page.root, blocks);
  return [...blocks].map(([element, { text, line }]) => ({
    text: oneLine(text),
    line,
    element,
    isSeen: true,
  }));
}

const attributes = ["alt", "title", "aria-label", "placeholder", "value"] as const;

const attributeTexts = (page: Page): PageText[] =>
  page.elements.flatMap((element) => {
    const names = element.tag === "meta" ? (["content"] as const) : attributes;
    return names.flatMap((name) => {
      const text = attribute(element, name)?.trim() ?? "";
      const line = element.attributeLines.get(name) ?? element.line;
      return text === "" ? [] : [{ text: oneLine(text), line, element, isSeen: false }];
    });
  });

const dataOf = (page: Page): PageText[] =>
  withTag(page, "script")
    .filter((element) => /ld\+json/i.test(attribute(element, "type") ?? ""))
    .map((element) => ({ text: rawText(element), line: element.line, element, isSeen: false }));

const titleOf = (page: Page): PageText[] =>
  withTag(page, "title").map((element) => ({
    text: oneLine(rawText(element)),
    line: element.line,
    element,
    isSeen: false,
  }));

/** All texts of a page: block by block, then its title, descriptions and structured data. */
export const textsOn = memoPerObject((page: Page): readonly PageText[] => [
  ...blocksOf(page),
  ...titleOf(page),
  ...attributeTexts(page),
  ...dataOf(page),
]);

/** Words with a space around each, so that one word sequence can be searched in another. */
export const phrase = (text: string): string => ` ${wordsOf(text).join(" ")} `;

/** All visible words of a page, as a phrase. */
export const seenWords = memoPerObject((page: Page): string =>
  phrase(
    textsOn(page)
      .filter(({ isSeen, element }) => isSeen || element.tag === "img")
      .map(({ text }) => text)
      .join("\n"),
  ),
);
