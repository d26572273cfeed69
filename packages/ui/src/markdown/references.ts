import type { Definition, FootnoteDefinition, Nodes, Root } from "mdast";

/** The targets of a document's references, by identifier; the first definition counts (CommonMark 4.7). */
export interface References {
  readonly definitions: Map<string, Definition>;
  readonly footnotes: Map<string, FootnoteDefinition>;
}

/** Collects the definitions in a tree, at any depth. Traverses it without recursion. */
export function collectReferences(root: Root, { definitions, footnotes }: References): void {
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === "definition" && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if (node.type === "footnoteDefinition" && !footnotes.has(node.identifier))
      footnotes.set(node.identifier, node);
    if ("children" in node) for (const child of node.children.toReversed()) open.push(child);
  }
}

/** Normalized labels: case and runs of spaces are ignored (micromark-util-normalize-identifier). */
const identifierOf = (label: string): string =>
  label
    .replace(/[\t\n\r ]+/g, " ")
    .replace(/^ | $/g, "")
    .toLowerCase()
    .toUpperCase()
    .toLowerCase();

/** Longest label (CommonMark 6.3). */
const maxLabel = 999;

/**
 * A line for each label in a text that is defined in the document, so that the text can be parsed separately.
 */
export function definitionLines(text: string, { definitions, footnotes }: References): string {
  if (definitions.size + footnotes.size === 0) return "";
  const lines = new Map<string, string>();
  for (const [, written = ""] of text.matchAll(/\[((?:\\[\s\S]|[^\\[\]])*)\]/g)) {
    const label = written.replace(/[\t\n\r ]+/g, " ");
    const isNote = label.startsWith("^") && footnotes.has(identifierOf(label.slice(1)));
    if (label.length <= maxLabel && (isNote || definitions.has(identifierOf(label))))
      lines.set(identifierOf(label), isNote ? `[${label}]: x\n` : `[${label}]: x`);
  }
  return lines.size === 0 ? "" : `${[...lines.values()].join("\n")}\n\n`;
}
