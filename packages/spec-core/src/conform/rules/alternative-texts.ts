import { starterAssets } from "../../site/starter-assets.ts";
import type { Finding, Rule } from "../rule.ts";
import { ancestors, attribute, type Element } from "../site/html/element.ts";
import { accessibleName, isHiddenByMarkup } from "../site/html/semantics.ts";
import type { Page } from "../site/site.ts";

const fileName = /^[\w-]+\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:img|dsc|image|photo|picture)[-_ ]?\d+$/i;

/** Whether a picture needs an alternative text: the client's own pictures do, and those in a figure. */
const needsAlternative = (element: Element, clients: readonly string[]): boolean => {
  const source = attribute(element, "src") ?? "";
  const isFigure = ancestors(element).some(({ tag }) => tag === "figure");
  return element.tag === "img" && (isFigure || clients.some((path) => source.endsWith(path)));
};

function faultOf(page: Page, element: Element, clients: readonly string[]): string | null {
  const role = attribute(element, "role");
  const isPicture =
    element.tag === "img" || (element.tag === "input" && attribute(element, "type") === "image");
  if (role === "presentation" || role === "none") return null;
  if (isPicture || element.tag === "area") {
    const alternative = attribute(element, "alt");
    const isNamed = alternative !== null || accessibleName(page, element) !== "";
    if (!isNamed) return "The picture has no alternative text.";
    if (alternative?.trim() === "" && needsAlternative(element, clients))
      return "The picture is one of the client's and has an empty alternative text. Say what is on it.";
    return fileName.test(alternative?.trim() ?? "")
      ? `“${alternative}” is a file's name, no alternative text.`
      : null;
  }
  return role === "img" && accessibleName(page, element) === "" ? "The picture has no name." : null;
}

export const alternativeTexts: Rule<"alternative-text"> = {
  id: "alternative-text",
  promises: "Every picture has an alternative text; that of a decorative one is empty.",
  check: ({ pages }, spec) => {
    const clients = starterAssets(spec).map(({ path }) => path);
    return pages.flatMap((page) =>
      page.elements.flatMap((element): Finding[] => {
        const message = isHiddenByMarkup(element) ? null : faultOf(page, element, clients);
        return message === null ? [] : [{ file: page.path, line: element.line, message }];
      }),
    );
  },
};
