import type { CssNode, Selector as SelectorNode } from "css-tree";

/** The combinator between a compound and the previous one. */
export type Combinator = " " | ">" | "+" | "~";

/** One test of an element. */
export type Test =
  | { readonly kind: "tag" | "id" | "class"; readonly name: string }
  | {
      readonly kind: "attribute";
      readonly name: string;
      readonly operator: string;
      readonly value: string;
      readonly ignoreCase: boolean;
    }
  | {
      readonly kind: "pseudo";
      readonly name: string;
      readonly argument: string;
      readonly of: readonly Selector[];
    }
  /** A condition that cannot be evaluated. */
  | { readonly kind: "unknown" };

/** The tests of one compound, and its combinator with the previous one. */
export interface Compound {
  readonly tests: readonly Test[];
  readonly combinator: Combinator | null;
}

/** A selector, its compounds in source order. */
export interface Selector {
  readonly compounds: readonly Compound[];
  /** Specificity as one number: ids, then classes, then tags, each worth a thousand of the next. */
  readonly specificity: number;
  /** Whether it selects the element itself and not a pseudo-element. */
  readonly isOfElement: boolean;
}

const weights: Readonly<Record<Test["kind"], number>> = {
  id: 1_000_000,
  class: 1_000,
  attribute: 1_000,
  pseudo: 1_000,
  unknown: 1_000,
  tag: 1,
};

const lists = new Set(["is", "where", "not", "has", "matches", "-webkit-any"]);

/** Selectors 4, section 17. */
function weightOf(test: Test): number {
  if (test.kind === "tag" && test.name === "*") return 0;
  if (test.kind !== "pseudo" || !lists.has(test.name)) return weights[test.kind];
  return test.name === "where" ? 0 : Math.max(0, ...test.of.map(({ specificity }) => specificity));
}

const nodesOf = (node: CssNode): CssNode[] =>
  "children" in node && node.children !== null ? node.children.toArray() : [];

const childSelectors = (node: CssNode, parents: readonly Selector[]): Selector[] =>
  nodesOf(node).flatMap((child) => {
    if (child.type === "SelectorList") return childSelectors(child, parents);
    if (child.type === "Nth" && child.selector) return childSelectors(child.selector, parents);
    return child.type === "Selector" ? [compileOne(child, parents)] : [];
  });

const an = (node: CssNode | undefined): string => {
  if (node?.type !== "Nth") return "";
  const { nth } = node;
  return nth.type === "Identifier" ? nth.name : `${nth.a ?? 0}n+${nth.b ?? 0}`;
};

function testOf(node: CssNode, parents: readonly Selector[]): Test | null {
  switch (node.type) {
    case "TypeSelector":
      return { kind: "tag", name: node.name.toLowerCase() };
    case "IdSelector":
      return { kind: "id", name: node.name };
    case "ClassSelector":
      return { kind: "class", name: node.name };
    case "AttributeSelector": {
      const value = node.value?.type === "String" ? node.value.value : (node.value?.name ?? "");
      const ignoreCase = node.flags?.toLowerCase() === "i";
      return {
        kind: "attribute",
        name: node.name.name.toLowerCase(),
        operator: node.matcher ?? "",
        value,
        ignoreCase,
      };
    }
    case "PseudoClassSelector":
      return {
        kind: "pseudo",
        name: node.name.toLowerCase(),
        argument: an(nodesOf(node)[0]),
        of: childSelectors(node, parents),
      };
    case "NestingSelector":
      return parents.length > 0
        ? { kind: "pseudo", name: "is", argument: "", of: parents }
        : { kind: "pseudo", name: "root", argument: "", of: [] };
    case "PseudoElementSelector":
      return null;
    default:
      return { kind: "unknown" };
  }
}

const isCombinator = (text: string): text is Combinator => [" ", ">", "+", "~"].includes(text);

function compileOne(node: SelectorNode, parents: readonly Selector[]): Selector {
  const compounds: { tests: Test[]; combinator: Combinator | null }[] = [{ tests: [], combinator: null }];
  let isOfElement = true;
  for (const part of node.children.toArray()) {
    if (part.type === "Combinator") {
      const name = part.name.trim() || " ";
      compounds.push({ tests: [], combinator: isCombinator(name) ? name : " " });
      continue;
    }
    const test = testOf(part, parents);
    if (test) compounds.at(-1)?.tests.push(test);
    else isOfElement = false;
  }
  const specificity = compounds
    .flatMap(({ tests }) => tests.map(weightOf))
    .reduce((sum, weight) => sum + weight, 0);
  return { compounds, specificity, isOfElement };
}

const nests = (node: CssNode): boolean =>
  node.type === "NestingSelector" || nodesOf(node).some((child) => nests(child));

/** A nested selector without `&` is a descendant of its parent (CSS Nesting 1, section 3.1). */
function nested(node: SelectorNode, parents: readonly Selector[]): Selector {
  const own = compileOne(node, parents);
  if (parents.length === 0 || nests(node)) return own;
  const parent: Test = { kind: "pseudo", name: "is", argument: "", of: parents };
  const [first, ...rest] = own.compounds;
  const compounds: Compound[] =
    first && first.tests.length === 0 && rest[0]
      ? [{ tests: [parent], combinator: null }, ...rest]
      : [
          { tests: [parent], combinator: null },
          ...(first ? [{ ...first, combinator: " " as const }] : []),
          ...rest,
        ];
  return { ...own, compounds, specificity: own.specificity + weightOf(parent) };
}

/** The selectors of a style rule; `parents` are those of the enclosing rule. */
export const compileSelectors = (prelude: CssNode, parents: readonly Selector[]): Selector[] =>
  nodesOf(prelude).flatMap((node) => (node.type === "Selector" ? [nested(node, parents)] : []));
