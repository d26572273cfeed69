import { oneLine } from "../../../text/one-line.ts";
/** A text node of a page. */
export interface Text {
  readonly kind: "text";
  readonly value: string;
  readonly line: number;
}

/** An element of a page, with its position in the file. */
export interface Element {
  readonly kind: "element";
  /** In lower case. */
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Element | null;
  readonly children: readonly (Element | Text)[];
  /** Of the start tag; for an element that the parser implied, that of its parent. */
  readonly line: number;
  readonly attributeLines: ReadonlyMap<string, number>;
  /** The element's number in document order. */
  readonly index: number;
}

/** The value of an attribute; null where it is absent. */
export const attribute = (element: Element, name: string): string | null =>
  element.attributes.get(name) ?? null;

/** The line of an attribute, else of its element. */
export const attributeLine = (element: Element, name: string): number =>
  element.attributeLines.get(name) ?? element.line;

/** The element's children that are elements. */
export const childElements = (element: Element): Element[] =>
  element.children.filter((child) => child.kind === "element");

/** All elements under an element, in document order. */
export const descendants = (element: Element): Element[] =>
  childElements(element).flatMap((child) => [child, ...descendants(child)]);

/** The element's ancestors, nearest first. */
export function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let up = element.parent; up; up = up.parent) found.push(up);
  return found;
}

/** The element and its ancestors, nearest first. */
export const lineage = (element: Element): Element[] => [element, ...ancestors(element)];

/** Whether an element is another one or its descendant. */
export const isWithin = (element: Element, outer: Element): boolean => lineage(element).includes(outer);

const unread = new Set(["script", "style", "template"]);

/** The text nodes in an element, in order, without scripts and style sheets. */
export const textNodes = (element: Element): Text[] =>
  unread.has(element.tag)
    ? []
    : element.children.flatMap((child) => (child.kind === "text" ? [child] : textNodes(child)));

/** The raw text of an element, scripts included. */
export const rawText = (element: Element): string =>
  element.children.map((child) => (child.kind === "text" ? child.value : rawText(child))).join("");

const inlineTags = new Set(
  "a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u var wbr".split(" "),
);

const pieces = (element: Element): string =>
  unread.has(element.tag)
    ? ""
    : element.children
        .map((child) => {
          if (child.kind === "text") return child.value;
          return inlineTags.has(child.tag) ? pieces(child) : ` ${pieces(child)} `;
        })
        .join("");

/** An element's text content, with spaces collapsed. */
export const textOf = (element: Element): string => oneLine(pieces(element));
