import { pageOptions } from "./options.ts";
import type { Onboarding, PageNode } from "./schema.ts";

/** A page of the site: its name and the page that it stands under in the navigation, null at the top. */
export interface EffectivePage {
  readonly name: string;
  readonly parent: string | null;
  /** Whether the page is one of the standard ones on offer, however it is capitalised. */
  readonly isStandard: boolean;
}

const standardNames = pageOptions.map((name) => name.toLowerCase());

/** Trimmed names without blanks and without repetitions that differ in case alone; the first spelling stays. */
export function distinctNames(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names.map((entry) => entry.trim())) {
    const key = name.toLowerCase();
    if (name !== "" && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

const page = (name: string, parent: string | null): EffectivePage => ({
  name,
  parent,
  isStandard: standardNames.includes(name.toLowerCase()),
});

function fromTree(tree: readonly PageNode[]): EffectivePage[] {
  return distinctNames(tree.map((node) => node.name)).flatMap((name) => {
    const nodes = tree.filter((node) => node.name.trim().toLowerCase() === name.toLowerCase());
    const children = nodes.flatMap((node) => node.children ?? []).map((child) => child.name);
    return [page(name, null), ...distinctNames(children).map((child) => page(child, name))];
  });
}

/**
 * The site's pages in order, children after their parent: the client's own tree where there is one, else the
 * standard pages followed by the custom ones. The one source of the page list.
 */
export function effectivePages({
  formData,
  pageTree,
}: Pick<Onboarding, "formData" | "pageTree">): EffectivePage[] {
  if (pageTree) return fromTree(pageTree);
  return distinctNames([...formData.pages, ...formData.customPages]).map((name) => page(name, null));
}
