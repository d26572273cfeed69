import type { Rule } from "../rule.ts";
import { samePage } from "../site/addresses.ts";
import { isDutyPage, isErrorPage, isRedirect } from "../site/page-kinds.ts";

export const pagesPlanned: Rule<"page-unplanned"> = {
  id: "page-unplanned",
  promises:
    "No page is there that the spec does not plan, legal and error pages, the items of a planned list and pages that the deck lists apart.",
  check: ({ pages, planned, deck }) => {
    const listed = new Set(deck.slots.map(({ page }) => samePage(page.replace(/^\//, ""))));
    const folders = planned.flatMap(({ page, file }) =>
      page.path === "/" ? [] : [page.path.slice(1), ...(file ? [samePage(file.path)] : [])],
    );
    const isItem = (path: string) => folders.some((folder) => folder !== "" && path.startsWith(`${folder}/`));
    return pages
      .filter((page) => page.planned === null && page.path !== "index.html")
      .filter(
        (page) =>
          !isErrorPage(page.path) &&
          !isDutyPage(page.path) &&
          !isRedirect(page) &&
          !isItem(page.path) &&
          !listed.has(samePage(`/${page.path}`).slice(1)),
      )
      .map(({ path }) => ({ file: path, line: 1, message: "The spec plans no such page." }));
  },
};
