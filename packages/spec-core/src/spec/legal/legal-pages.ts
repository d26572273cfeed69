import { memoPerObject, memoPerPair } from "../../memo.ts";
import { pageKey } from "../../onboarding/page-tree.ts";
import type { PlannedPage } from "../planned-pages.ts";
import type { LegalSite } from "./legal-site.ts";
import { type LegalDraft, type LegalPageRule, legalPageRules } from "./page-rules.ts";

/** A page that the law requires. */
export interface LegalPage extends LegalDraft {
  /** Encoded, like those of the other pages. */
  readonly url: string;
  /** True if the client chose a page for it; then name and address are that page's. */
  readonly isChosen: boolean;
}

const encodedPath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

const originOf = memoPerObject((pages: readonly PlannedPage[]): string => {
  const [first] = pages;
  return first ? first.url.slice(0, first.url.length - encodedPath(first.path).length) : "";
});

/** The page that the client chose for this purpose, by its chosen or its shown name. */
const chosenFor = memoPerPair(
  ({ chosenAs }: LegalPageRule, pages: readonly PlannedPage[]): PlannedPage | null =>
    pages.find((page) => [page.key, pageKey(page.name)].some((key) => chosenAs.test(key))) ?? null,
);

/**
 * The pages that the law requires, each with its own address unless the client chose a page for it. Empty if no pages
 * are chosen yet, since the functions of the site are then not known.
 */
export function legalPagesOf(pages: readonly PlannedPage[], site: LegalSite): LegalPage[] {
  if (pages.length === 0) return [];
  const taken = new Set(pages.map(({ path }) => path));
  const origin = originOf(pages);
  return legalPageRules.flatMap((rule): LegalPage[] => {
    const draft = rule.draft(site);
    if (!draft) return [];
    const chosen = chosenFor(rule, pages);
    if (chosen) return [{ ...draft, name: chosen.name, path: chosen.path, url: chosen.url, isChosen: true }];
    let { path } = draft;
    for (let number = 2; taken.has(path); number += 1) path = `${draft.path}-${number}`;
    taken.add(path);
    return [{ ...draft, path, url: origin + encodedPath(path), isChosen: false }];
  });
}
