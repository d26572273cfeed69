import type { Finding, Rule } from "../rule.ts";
import { attribute, attributeLine } from "../site/html/element.ts";
import type { Page } from "../site/site.ts";

const referring = [
  "aria-activedescendant",
  "aria-controls",
  "aria-describedby",
  "aria-labelledby",
  "aria-owns",
  "commandfor",
  "for",
  "form",
  "popovertarget",
] as const;

function dangling(page: Page): Finding[] {
  return page.elements.flatMap((element) =>
    referring.flatMap((name) =>
      (attribute(element, name) ?? "")
        .split(/\s+/)
        .filter((id) => id !== "" && !page.byId.has(id))
        .map((id) => ({
          file: page.path,
          line: attributeLine(element, name),
          message: `${name} names “${id}”, an id that the page does not have.`,
        })),
    ),
  );
}

const repeated = (page: Page): Finding[] =>
  [...page.byId].flatMap(([id, [, second]]) =>
    second
      ? [{ file: page.path, line: second.line, message: `The id “${id}” is on more than one element.` }]
      : [],
  );

export const idReferences: Rule<"id-reference"> = {
  id: "id-reference",
  promises: "Every id is the only one of its name, and every attribute that names an id finds it.",
  check: ({ pages }) => pages.flatMap((page) => [...dangling(page), ...repeated(page)]),
};
