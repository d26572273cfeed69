import { memoPerPair } from "../../memo.ts";
import { attribute, type Element } from "./html/element.ts";
import type { View } from "./view.ts";

const isClipped = (element: Element, view: View): boolean => {
  const style = view.style(element);
  const text = (property: string): string => style.get(property)?.text ?? "";
  return (
    /^inset\((?:50|100)%/.test(text("clip-path")) ||
    /^rect\(\s*(?:0|1px)/.test(text("clip")) ||
    text("width") === "1px" ||
    /^-(?:\d{3,}px|\d{2,}em|\d{3,}rem|\d{2,}vw)/.test(text("left")) ||
    /^-\d{3,}/.test(text("text-indent"))
  );
};

const hidesSubtree = (element: Element, view: View): boolean =>
  view.style(element).get("display")?.text === "none" ||
  isClipped(element, view) ||
  (element.parent?.tag === "svg" && element.tag === "title") ||
  attribute(element, "aria-hidden") === "true";

// Memoized, since every element needs the result of its ancestors.
const isSubtreeShown: (element: Element, view: View) => boolean = memoPerPair(
  (element: Element, view: View): boolean =>
    (element.parent === null || isSubtreeShown(element.parent, view)) && !hidesSubtree(element, view),
);

/** Whether an element is visible, by display, visibility and clipping; scrolling and overlap are ignored. */
export const isShown = (element: Element, view: View): boolean =>
  view.style(element).get("visibility")?.text !== "hidden" && isSubtreeShown(element, view);
