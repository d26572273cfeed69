import type { Nodes, Parent, Root } from "mdast";

/** Deeper elements are shown as text: what is done with a tree afterwards goes down into it. */
const maxDepth = 100;

/** What references lead to, by identifier. */
export type Definitions = ReadonlyMap<
  string,
  { readonly url: string; readonly title?: string | null | undefined }
>;

const isParent = (node: Nodes): node is Extract<Nodes, Parent> => "children" in node;
const isFlow = (node: Nodes): boolean => node.type === "blockquote" || node.type === "list";

/** How much the page may still be made longer by references. */
export interface Allowance {
  left: number;
}

/** The parts of a tree that nothing below depends on, and what stands in the place of those that go too far. */
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

/** Replaces what lies too deep, or would write too much, by its source. Goes through the tree without recursion. */
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
    // Nobody asks where it stood any more, and it would be sent along.
    delete node.position;
  }
}
