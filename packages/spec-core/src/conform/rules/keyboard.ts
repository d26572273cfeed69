import type { Finding, Rule } from "../rule.ts";
import type { Style } from "../site/css/cascade.ts";
import { ancestors, attribute, type Element, lineage } from "../site/html/element.ts";
import { headingLevel, isHiddenByMarkup, linksOf, mainOf, referred, roleOf } from "../site/html/semantics.ts";
import { isShown } from "../site/shown.ts";
import type { Page } from "../site/site.ts";
import { lightTheme } from "../site/themes.ts";

const fields = new Set(["input", "select", "textarea", "button", "summary"]);

const takesFocus = (element: Element): boolean =>
  (element.tag === "a" && element.attributes.has("href")) ||
  (fields.has(element.tag) && attribute(element, "type") !== "hidden");

const marks = [
  "box-shadow",
  "border-color",
  "border-width",
  "border-style",
  "background-color",
  "background-image",
  "text-decoration",
  "text-decoration-line",
  "color",
] as const;

const text = (style: Style, property: string): string => style.get(property)?.text.toLowerCase() ?? "";

const hasOutline = (style: Style): boolean =>
  !/^(?:none|hidden)$/.test(text(style, "outline-style") || "auto") &&
  !/^0(?:px|r?em)?$/.test(text(style, "outline-width")) &&
  text(style, "outline-color") !== "transparent";

/** Tag, class and type decide nearly every style: one element of each kind is checked. */
const kindOf = (element: Element): string =>
  lineage(element)
    .slice(0, 2)
    .map(({ tag, attributes }) => `${tag}.${attributes.get("class") ?? ""}.${attributes.get("type") ?? ""}`)
    .join(" ");

function unseenFocus(page: Page): Finding[] {
  const idle = page.view(lightTheme);
  const focused = page.view({ ...lightTheme, focused: true });
  const kinds = new Map(page.elements.filter(takesFocus).map((element) => [kindOf(element), element]));
  return [...kinds.values()].flatMap((element) => {
    const style = focused.style(element);
    if (hasOutline(style)) return [];
    const before = idle.style(element);
    if (marks.some((property) => text(style, property) !== text(before, property))) return [];
    const place = ["outline-style", "outline-width", "outline-color"].flatMap(
      (property) => style.get(property)?.places.at(-1) ?? [],
    )[0];
    const message = `The ${element.tag} shows no mark when the keyboard reaches it. Give :focus-visible an outline.`;
    return [{ ...(place ?? { file: page.path, line: element.line }), message }];
  });
}

export const focusRing: Rule<"focus-visible"> = {
  id: "focus-visible",
  promises: "Links, buttons and fields show when the keyboard reaches them.",
  check: ({ pages }) => pages.flatMap(unseenFocus),
};

/** Whether a link skips the header: it leads to the main element, into it, or to an element around it. */
function skips(page: Page, link: Element): boolean {
  const href = (attribute(link, "href") ?? "").trim();
  const [target] = href.startsWith("#") ? referred(page, href.slice(1)) : [];
  const main = mainOf(page);
  if (!target) return false;
  return (
    lineage(target).includes(main) ||
    ancestors(main).includes(target) ||
    (headingLevel(target) === 1 && target.index > link.index)
  );
}

function withoutSkip(page: Page): Finding[] {
  const main = mainOf(page);
  const before = linksOf(page).filter((link) => link.index < main.index && !isHiddenByMarkup(link));
  const focused = page.view({ ...lightTheme, focused: true });
  const isInNavigation = (link: Element) => lineage(link).some((one) => roleOf(one) === "navigation");
  if (!before.some(isInNavigation)) return [];
  const isThere = before.some((link) => !isInNavigation(link) && skips(page, link) && isOpen(link, focused));
  const message = "The page has no link that skips to its content. Put one before the header.";
  return isThere ? [] : [{ file: page.path, line: before[0]?.line ?? 1, message }];
}

const isOpen = (link: Element, view: ReturnType<Page["view"]>): boolean =>
  view.style(link).get("display")?.text !== "none" && (isShown(link, view) || link.parent !== null);

export const skipLink: Rule<"skip-link"> = {
  id: "skip-link",
  promises: "Every page begins with a link that leads past its header to its content.",
  check: ({ pages }) => pages.filter(({ planned }) => planned !== null).flatMap(withoutSkip),
};
