import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../site/html/element.ts";
import { accessibleName, headingLevel, isHiddenByMarkup, mainOf } from "../site/html/semantics.ts";
import type { Page, Site } from "../site/site.ts";
import { plain } from "../site/wording.ts";
import { isAbout } from "./page-topics.ts";

function checkPage(page: Page, { planned }: Site, spec: Spec): Finding[] {
  const found = page.elements.filter((element) => headingLevel(element) === 1 && !isHiddenByMarkup(element));
  const [heading, second] = found;
  if (!heading) return [{ file: page.path, line: 1, message: "The page has no h1." }];
  const at = { file: page.path, line: heading.line };
  if (second)
    return [{ ...at, line: second.line, message: `The page has ${found.length} h1 headings; it needs one.` }];
  const text = textOf(heading) || accessibleName(page, heading);
  if (text === "") return [{ ...at, message: "The h1 is empty." }];
  if (page.planned === null || page.planned.path === "/") return [];
  const other = planned.find(
    (entry) => entry.page !== page.planned && plain(text) !== "" && plain(entry.page.name) === plain(text),
  );
  if (other) return [{ ...at, message: `The h1 names another page, “${other.page.name}”.` }];
  return isAbout(text, { page: page.planned, rest: textOf(mainOf(page)).replace(text, ""), spec })
    ? []
    : [{ ...at, message: `The h1 “${text}” has nothing to do with the page “${page.planned.name}”.` }];
}

export const mainHeading: Rule<"main-heading"> = {
  id: "main-heading",
  promises: "Every page has one h1, and on inner pages it is about the page.",
  check: (site, spec) => site.pages.flatMap((page) => checkPage(page, site, spec)),
};
