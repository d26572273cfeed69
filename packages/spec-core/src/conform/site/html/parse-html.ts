import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { Element, Text } from "./element.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A parsed page, with the data that rules often need. */
export interface HtmlFile {
  readonly path: string;
  /** The html element. */
  readonly root: Element;
  /** Every element in document order. */
  readonly elements: readonly Element[];
  readonly byId: ReadonlyMap<string, readonly Element[]>;
  /** The page nests too deeply or has too many elements. */
  readonly isCut: boolean;
}

/** The greatest depth of elements: browsers keep 512 levels (Chromium's parser limit). */
const depthMax = 500;

/** The greatest number of elements that are parsed. */
const elementsMax = 30_000;

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

interface Frame {
  readonly nodes: readonly Node[];
  readonly parent: Growing | null;
  at: number;
}

/** Elements in document order. Those below the depth limit become children of the last allowed level. */
function grow(document: Parent): { elements: Growing[]; isCut: boolean } {
  const elements: Growing[] = [];
  const open: Frame[] = [{ nodes: document.childNodes, parent: null, at: 0 }];
  let isCut = false;
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const node = frame.nodes[frame.at];
    frame.at += 1;
    const { parent } = frame;
    if (!node) open.pop();
    else if (isText(node)) {
      const line = node.sourceCodeLocation?.startLine ?? parent?.line ?? 1;
      parent?.children.push({ kind: "text", value: node.value, line });
    } else if (isElement(node) && elements.length < elementsMax) {
      const element = growing(node, { parent, index: elements.length });
      elements.push(element);
      parent?.children.push(element);
      const isDeep = open.length > depthMax;
      isCut ||= isDeep && node.childNodes.some(isElement);
      open.push({ nodes: node.childNodes, parent: isDeep ? parent : element, at: 0 });
    } else isCut ||= isElement(node);
  }
  return { elements, isCut };
}

/** Parses a page by the HTML standard's algorithm (parse5), as browsers do. Never fails. */
export function parseHtml(path: string, text: string): HtmlFile {
  const document = parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const { elements, isCut } = grow(document);
  const [root] = elements;
  if (!root) throw new Error("Every parsed page has an html element.");
  const byId = new Map<string, Element[]>();
  for (const element of elements) {
    const id = element.attributes.get("id");
    if (id) byId.set(id, [...(byId.get(id) ?? []), element]);
  }
  return { path, root, elements, byId, isCut };
}
