import type { Finding, Rule } from "../rule.ts";
import { ancestors, attribute, type Element, textOf } from "../site/html/element.ts";
import { accessibleName, isHiddenByMarkup, roleOf } from "../site/html/semantics.ts";
import type { Page } from "../site/site.ts";

const unlabelled = new Set(["hidden", "submit", "button", "reset", "image"]);

const isField = ({ tag, attributes }: Element): boolean =>
  tag === "select" ||
  tag === "textarea" ||
  (tag === "input" && !unlabelled.has(attributes.get("type")?.toLowerCase() ?? ""));

function isLabelled(page: Page, field: Element): boolean {
  const id = attribute(field, "id");
  const labels = page.elements.filter(
    ({ tag, attributes }) => tag === "label" && id !== null && attributes.get("for") === id,
  );
  const around = ancestors(field).filter(({ tag }) => tag === "label");
  const named = {
    ...field,
    attributes: new Map([...field.attributes].filter(([name]) => name !== "value" && name !== "alt")),
  };
  return [...labels, ...around].some((label) => textOf(label) !== "") || accessibleName(page, named) !== "";
}

export const formLabels: Rule<"form-label"> = {
  id: "form-label",
  promises: "Every field of a form has a label.",
  check: ({ pages }) =>
    pages.flatMap((page) =>
      page.elements
        .filter((element) => isField(element) && !isLabelled(page, element))
        .map(({ line, attributes }) => ({
          file: page.path,
          line,
          message: `The field “${attributes.get("name") ?? attributes.get("id") ?? ""}” has no label.`,
        })),
    ),
};

export const controlNames: Rule<"control-name"> = {
  id: "control-name",
  promises: "Every link and button says what it does.",
  check: ({ pages }) =>
    pages.flatMap((page) =>
      page.elements.flatMap((element): Finding[] => {
        const isControl = ["link", "button"].includes(roleOf(element) ?? "");
        if (!isControl || isHiddenByMarkup(element) || accessibleName(page, element) !== "") return [];
        return [{ file: page.path, line: element.line, message: `The ${roleOf(element)} has no name.` }];
      }),
    ),
};
