import type { Nodes, Parent, Root } from "mdast";

/** Deeper elements are shown as text: the later steps process a tree recursively. */
const maxDepth = 100;

/** The targets of references, by identifier. */
export type Definitions = ReadonlyMap<
  string,
  { readonly url: string; readonly title?: string | null | undefined }
>;

const isParent = (node: Nodes): node is Extract<Nodes, Parent> => "children" in node;
const isFlow = (node: Nodes): boolean => node.type === "blockquote" || node.type === "list";

/** The number of characters that references may still insert into the page. */
export interface Allowance {
  left: number;
}

/** The values that the limits depend on, the same for the whole tree. */
interface Limits {
  readonly source: string;
  readonly definitions: Definitions;
  readonly allowance: Allowance;
}

function isTooMuch(node: Nodes, depth: number, { definitions, allowance }: Limits): boolean {
  if (depth > maxDepth && isParent(node) && (isFlow(node) || node.type !== "listItem")) return true;
  if (node.type !== "linkReference" && node.type !== "imageReference") return false;
  const leadsTo = definitions.get(node.identifier);
  allowance.left -= (leadsTo?.url.length ?? 0) + (leadsTo?.title?.length ?? 0);
  return allowance.left < 0;
}

function asText(node: Nodes, source: string): Nodes {
  const text = {
    type: "text",
    value: source.slice(node.position?.start.offset, node.position?.end.offset),
  } as const;
  return isFlow(node) ? { type: "paragraph", children: [text] } : text;
}

/**
 * Replaces what is nested too deep, or would insert too much, by its source. Traverses the tree without
 * recursion.
 */
export function limitTree(root: Root, limits: Limits): void {
  const open: { readonly node: Nodes; readonly depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    if (!isParent(node)) continue;
    const children: Nodes[] = node.children;
    for (const [index, child] of children.entries()) {
      if (isTooMuch(child, depth + 1, limits)) children[index] = asText(child, limits.source);
      else open.push({ node: child, depth: depth + 1 });
    }
    // Positions are not needed any more, and would be sent along.
    delete node.position;
  }
}
