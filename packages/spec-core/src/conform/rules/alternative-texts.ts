import type { Finding, Rule } from "../breach.ts";
import { attribute, type Element } from "../site/html/element.ts";
import { accessibleName, isHiddenByMarkup } from "../site/html/semantics.ts";
import type { Page } from "../site/site.ts";

const fileName = /^[\w-]+\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:img|dsc|image|photo|picture)[-_ ]?\d+$/i;

function faultOf(page: Page, element: Element): string | null {
  const role = attribute(element, "role");
  const isPicture =
    element.tag === "img" || (element.tag === "input" && attribute(element, "type") === "image");
  if (role === "presentation" || role === "none") return null;
  if (isPicture || element.tag === "area") {
    const alternative = attribute(element, "alt");
    const isNamed = alternative !== null || accessibleName(page, element) !== "";
    if (!isNamed) return "The picture has no alternative text.";
    return fileName.test(alternative?.trim() ?? "")
      ? `“${alternative}” is a file's name, no alternative text.`
      : null;
  }
  return role === "img" && accessibleName(page, element) === "" ? "The picture has no name." : null;
}

export const alternativeTexts: Rule<"alternative-text"> = {
  id: "alternative-text",
  promises: "Every picture has an alternative text; that of a decorative one is empty.",
  check: ({ pages }) =>
    pages.flatMap((page) =>
      page.elements.flatMap((element): Finding[] => {
        const message = isHiddenByMarkup(element) ? null : faultOf(page, element);
        return message === null ? [] : [{ file: page.path, line: element.line, message }];
      }),
    ),
};
