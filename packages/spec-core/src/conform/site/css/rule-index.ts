import { memoByKey, memoPerObject } from "../../../memo.ts";
import type { Element } from "../html/element.ts";
import type { Selector } from "./selector.ts";
import type { StyleRule } from "./style-rule.ts";

/** A rule that may apply to an element; `selectors` are those of its selectors that may match. */
export interface Candidate {
  readonly rule: StyleRule;
  readonly order: number;
  readonly selectors: readonly Selector[];
}

/** The index key of a selector: the id, class or tag that its last compound requires. */
function keyOf({ compounds }: Selector): string {
  const tests = compounds.at(-1)?.tests ?? [];
  const test =
    tests.find(({ kind }) => kind === "id" || kind === "class") ?? tests.find(({ kind }) => kind === "tag");
  return test && "name" in test && test.name !== "*" ? `${test.kind} ${test.name}` : "*";
}

/**
 * The rules that may apply to an element, found by their last compound, so that few of them are tried on each. The
 * index is kept, since a page is styled in many circumstances.
 */
export const ruleIndex = memoPerObject(
  (rules: readonly StyleRule[]): ((element: Element) => readonly Candidate[]) => {
    const byKey = new Map<string, { readonly order: number; readonly selector: Selector }[]>();
    rules.forEach(({ selectors }, order) => {
      for (const selector of selectors) {
        if (!selector.isOfElement) continue;
        const key = keyOf(selector);
        const list = byKey.get(key);
        if (list) list.push({ order, selector });
        else byKey.set(key, [{ order, selector }]);
      }
    });
    const candidatesOf = (keys: ReadonlySet<string>): Candidate[] => {
      const byOrder = new Map<number, Selector[]>();
      for (const { order, selector } of [...keys].flatMap((key) => byKey.get(key) ?? [])) {
        const selectors = byOrder.get(order);
        if (selectors) selectors.push(selector);
        else byOrder.set(order, [selector]);
      }
      return [...byOrder].flatMap(([order, selectors]) => {
        const rule = rules[order];
        return rule ? [{ rule, order, selectors }] : [];
      });
    };
    // Most elements share tag and classes with others.
    const found = memoByKey(
      (tag: string, id: string, own: string) => {
        const names = own.split(/\s+/).map((name) => `class ${name}`);
        return candidatesOf(new Set(["*", `tag ${tag}`, `id ${id}`, ...names]));
      },
      // An id may contain spaces: its length tells where it ends.
      { keyOf: (tag, id, own) => `${tag} ${id.length} ${id} ${own}` },
    );
    return ({ tag, attributes }) => found(tag, attributes.get("id") ?? "", attributes.get("class") ?? "");
  },
);
