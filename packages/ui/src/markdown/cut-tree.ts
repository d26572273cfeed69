import type { Element, ElementContent, Nodes, Root, RootContent } from "hast";

/** The largest weight of one part: an element weighs 1, a text 1 per `charactersPerWeight` characters. */
const maxWeight = 250;
const charactersPerWeight = 60;
/** The most characters in one piece of a text. */
const maxText = maxWeight * charactersPerWeight;

/** Weighs a node with its descendants. */
function weigh(node: Nodes): number {
  if ("children" in node) return node.children.reduce((sum, child) => sum + weigh(child), 1);
  return node.type === "text" ? 1 + node.value.length / charactersPerWeight : 1;
}

function* cutText(value: string): Generator<string> {
  for (let start = 0; start < value.length; ) {
    const space = value.slice(start, start + maxText).search(/\s\S*$/);
    const isWhole = start + maxText >= value.length;
    const length = isWhole || space <= 0 ? maxText : space + 1;
    yield value.slice(start, start + length);
    start += length;
  }
}

const isElement = (node: Nodes, ...names: string[]): node is Element =>
  node.type === "element" && names.includes(node.tagName);

/** Marks the continuation of an item from an earlier part: it has no bullet or number. */
export const continuation = "continuation";

const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];
const isContinuation = (node: Nodes | undefined): boolean =>
  node?.type === "element" && classesOf(node).includes(continuation);
const itemsIn = (nodes: readonly Nodes[]): number =>
  nodes.filter((node) => isElement(node, "li") && !isContinuation(node)).length;

/** The properties of a continuation. */
function laterProperties(
  element: Element,
  children: readonly ElementContent[],
  before: readonly ElementContent[],
): Element["properties"] {
  const properties = Object.fromEntries(Object.entries(element.properties).filter(([name]) => name !== "id"));
  if (isElement(element, "li")) return { ...properties, className: [...classesOf(element), continuation] };
  if (!isElement(element, "ol")) return properties;
  const counted = isContinuation(children.find((child) => isElement(child, "li"))) ? -1 : 0;
  return { ...properties, start: Number(properties.start ?? 1) + itemsIn(before) + counted };
}

/** Groups nodes, cutting those that are too heavy, so that each group weighs at most what one part may. */
function* group<Node extends RootContent>(nodes: readonly Node[], cut: (node: Node) => Iterable<Node>) {
  let open: Node[] = [];
  let weight = 0;
  for (const node of nodes)
    for (const piece of cut(node)) {
      const more = weigh(piece);
      if (open.length > 0 && weight + more > maxWeight) {
        yield open;
        open = [];
        weight = 0;
      }
      open.push(piece);
      weight += more;
    }
  if (open.length > 0) yield open;
}

/** A table's head is repeated in every piece. */
function* cutTable(table: Element): Generator<Element> {
  const head = table.children.filter((child) => isElement(child, "thead"));
  const rest = table.children.filter((child) => !isElement(child, "thead"));
  for (const body of group(rest, cutContent)) yield { ...table, children: [...head, ...body] };
}

function* cutElement(element: Element): Generator<ElementContent> {
  const before: ElementContent[] = [];
  for (const children of group(element.children, cutContent)) {
    const properties = before.length === 0 ? element.properties : laterProperties(element, children, before);
    yield { ...element, properties, children };
    before.push(...children);
  }
}

function* cutContent(node: ElementContent): Generator<ElementContent> {
  if (weigh(node) <= maxWeight) yield node;
  else if (node.type === "text") for (const value of cutText(node.value)) yield { type: "text", value };
  else if (node.type === "element") yield* node.tagName === "table" ? cutTable(node) : cutElement(node);
  else yield node;
}

const cutBlock = (node: RootContent): Iterable<RootContent> =>
  node.type === "doctype" ? [node] : cutContent(node);

/**
 * Cuts a document into parts that are rendered one after the other, each small enough not to block the page:
 * between its blocks where possible, else within a list, a table or a paragraph. Items keep their numbers,
 * tables their heads.
 */
export function* cutTree({ children }: Root): Generator<Root> {
  for (const nodes of group(children, cutBlock)) yield { type: "root", children: nodes };
}
