import type { Finding, Rule } from "../rule.ts";
import { attribute, type Element } from "../site/html/element.ts";
import { isHiddenByMarkup, withTag } from "../site/html/semantics.ts";
import type { Page } from "../site/site.ts";
import { lightTheme } from "../site/themes.ts";

const isNumber = (text: string | null): boolean => /^\s*\d+(?:px)?\s*$/i.test(text ?? "");

/** Whether a browser can reserve the picture's space before it has loaded. */
function hasRoom(page: Page, image: Element): boolean {
  if (isNumber(attribute(image, "width")) && isNumber(attribute(image, "height"))) return true;
  const { style } = page.view(lightTheme);
  const own = style(image);
  const set = (property: string) => !/^(?:|auto)$/.test(own.get(property)?.text ?? "");
  const around = image.parent ? style(image.parent).get("aspect-ratio") : null;
  return set("aspect-ratio") || (set("width") && set("height")) || (around !== null && set("height"));
}

export const imageSizes: Rule<"image-size"> = {
  id: "image-size",
  promises: "Every picture says how much room it takes, so that the page does not jump.",
  check: ({ pages }) =>
    pages.flatMap((page): Finding[] =>
      withTag(page, "img")
        .filter((image) => !isHiddenByMarkup(image) && !hasRoom(page, image))
        .map((image) => ({
          file: page.path,
          line: image.line,
          message: `The picture ${attribute(image, "src") ?? ""} names no size. Give it width and height.`,
        })),
    ),
};
