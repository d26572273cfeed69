import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The elements of a page in document order, as a browser parses them. */
export function elementsOf(page: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Node): void => {
    if (!("tagName" in node)) return;
    found.push(node);
    node.childNodes.forEach(visit);
  };
  parse(page).childNodes.forEach(visit);
  return found;
}

/** The elements within an element, in document order. */
export const elementsIn = (element: Element): Element[] =>
  element.childNodes.flatMap((node) => ("tagName" in node ? [node, ...elementsIn(node)] : []));

/** The value of an attribute; undefined if the element does not have it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((entry) => entry.name === name)?.value;

/** The text within an element, with runs of spaces collapsed. */
export function textOf(element: Element): string {
  const collect = (node: Node): string => {
    if ("value" in node) return node.value;
    return "childNodes" in node ? node.childNodes.map(collect).join(" ") : "";
  };
  return collect(element).replace(/\s+/g, " ").trim();
}

/** The pages of a site. */
export const pagesOf = (files: Readonly<Record<string, string>>): [path: string, page: string][] =>
  Object.entries(files).filter(([path]) => path.endsWith(".html"));
