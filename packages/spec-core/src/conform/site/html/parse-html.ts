import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { Element, Text } from "./element.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A page as a tree, with the things that rules ask for again and again. */
export interface HtmlFile {
  readonly path: string;
  /** The html element. */
  readonly root: Element;
  /** Every element in document order. */
  readonly elements: readonly Element[];
  readonly byId: ReadonlyMap<string, readonly Element[]>;
}

interface Growing extends Element {
  readonly children: (Element | Text)[];
}

function growing(
  node: DefaultTreeAdapterTypes.Element,
  { parent, index }: { parent: Element | null; index: number },
): Growing {
  const location = node.sourceCodeLocation;
  const line = location?.startLine ?? parent?.line ?? 1;
  return {
    kind: "element",
    tag: node.tagName.toLowerCase(),
    attributes: new Map(node.attrs.map(({ name, value }) => [name.toLowerCase(), value])),
    parent,
    children: [],
    line,
    attributeLines: new Map(
      Object.entries(location?.attrs ?? {}).map(([name, place]) => [name.toLowerCase(), place.startLine]),
    ),
    index,
  };
}

const isElement = (node: Node): node is DefaultTreeAdapterTypes.Element => "tagName" in node;
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === "#text";

function grow(parent: Growing | null, from: Parent, elements: Element[]): void {
  for (const node of from.childNodes) {
    if (isText(node))
      parent?.children.push({
        kind: "text",
        value: node.value,
        line: node.sourceCodeLocation?.startLine ?? parent.line,
      });
    if (!isElement(node)) continue;
    const element = growing(node, { parent, index: elements.length });
    elements.push(element);
    parent?.children.push(element);
    grow(element, node, elements);
  }
}

/** A page as the HTML standard's own algorithm reads it (parse5), as browsers do. Never fails. */
export function parseHtml(path: string, text: string): HtmlFile {
  const document = parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const elements: Element[] = [];
  grow(null, document, elements);
  const [root] = elements;
  if (!root) throw new Error("Every parsed page has an html element.");
  const byId = new Map<string, Element[]>();
  for (const element of elements) {
    const id = element.attributes.get("id");
    if (id) byId.set(id, [...(byId.get(id) ?? []), element]);
  }
  return { path, root, elements, byId };
}
