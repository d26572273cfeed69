import type { Rule } from "../rule.ts";
import { headingLevel, isHiddenByMarkup } from "../site/html/semantics.ts";

export const headingOrder: Rule<"heading-order"> = {
  id: "heading-order",
  promises: "Headings go down one level at a time and say something.",
  check: ({ pages }) =>
    pages.flatMap((page) => {
      let last = 0;
      return page.elements.flatMap((element) => {
        const level = headingLevel(element);
        if (level === null || isHiddenByMarkup(element)) return [];
        const before = last;
        last = level;
        if (level <= before + 1 || before === 0) return [];
        const message = `A heading of level ${level} follows one of level ${before}.`;
        return [{ file: page.path, line: element.line, message }];
      });
    }),
};
