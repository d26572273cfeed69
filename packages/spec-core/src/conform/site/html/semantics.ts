import { memoPerObject } from "../../../memo.ts";
import { ownValue } from "../../../own-value.ts";
import { ancestors, attribute, descendants, type Element, lineage, textOf } from "./element.ts";
import type { HtmlFile } from "./parse-html.ts";

const sectioning = new Set(["article", "aside", "main", "nav", "section"]);
const isTop = (element: Element): boolean => !ancestors(element).some(({ tag }) => sectioning.has(tag));

const impliedRoles: Readonly<Record<string, string>> = {
  article: "article",
  aside: "complementary",
  button: "button",
  footer: "contentinfo",
  form: "form",
  header: "banner",
  img: "img",
  main: "main",
  nav: "navigation",
  ol: "list",
  section: "region",
  ul: "list",
};

const pushed = new Set(["button", "image", "reset", "submit"]);

function readRole(element: Element): string | null {
  const [stated] = (attribute(element, "role") ?? "").trim().toLowerCase().split(/\s+/);
  if (stated) return stated;
  const { tag } = element;
  if (tag === "header" || tag === "footer")
    return isTop(element) ? (ownValue(impliedRoles, tag) ?? null) : null;
  if (/^h[1-6]$/.test(tag)) return "heading";
  if ((tag === "a" || tag === "area") && element.attributes.has("href")) return "link";
  if (tag === "input" && pushed.has(attribute(element, "type")?.toLowerCase() ?? "")) return "button";
  return ownValue(impliedRoles, tag) ?? null;
}

/** The role of an element, explicit or implied by its tag (HTML-AAM 1.0, section 3.5). */
export const roleOf: (element: Element) => string | null = memoPerObject(readRole);

/** The level of a heading, 1 to 6; null for any other element. */
export function headingLevel(element: Element): number | null {
  const tag = /^h([1-6])$/.exec(element.tag)?.[1];
  const role = attribute(element, "role");
  if (role === "heading") return Number(attribute(element, "aria-level") ?? tag ?? 2);
  return tag && !role ? Number(tag) : null;
}

/** Whether the markup, without any style sheet, hides the element from readers. */
export const isHiddenByMarkup = (element: Element): boolean =>
  lineage(element).some(
    ({ tag, attributes }) =>
      attributes.has("hidden") ||
      attributes.get("aria-hidden") === "true" ||
      tag === "template" ||
      tag === "head",
  );

/** The elements that an attribute with ids refers to. */
export const referred = (file: HtmlFile, ids: string | null): Element[] =>
  (ids ?? "")
    .split(/\s+/)
    .filter((id) => id !== "")
    .flatMap((id) => file.byId.get(id)?.slice(0, 1) ?? []);

function ownName(element: Element): string {
  const texts = descendants(element).flatMap((child) => {
    if (child.tag === "img" || attribute(child, "role") === "img")
      return [attribute(child, "alt") ?? attribute(child, "aria-label") ?? ""];
    return attribute(child, "aria-label") ?? [];
  });
  return [textOf(element), ...texts].join(" ").trim();
}

/** Browsers give submit and reset buttons a default name. */
function inputName(element: Element): string {
  const type = attribute(element, "type")?.toLowerCase() ?? "";
  const own = attribute(element, type === "image" ? "alt" : "value") ?? attribute(element, "title") ?? "";
  return own.trim() || (type === "submit" || type === "reset" ? type : "");
}

/** The accessible name of the element (Accessible Name and Description Computation 1.2, simplified). */
export function accessibleName(file: HtmlFile, element: Element): string {
  const labelled = referred(file, attribute(element, "aria-labelledby")).map(textOf).join(" ").trim();
  if (labelled !== "") return labelled;
  const label = (attribute(element, "aria-label") ?? "").trim();
  if (label !== "") return label;
  if (element.tag === "img" || element.tag === "area") return (attribute(element, "alt") ?? "").trim();
  if (element.tag === "input") return inputName(element);
  return ownName(element) || (attribute(element, "title") ?? "").trim();
}

/** The elements with this role, in document order. */
export const withRole = (file: HtmlFile, role: string): Element[] =>
  file.elements.filter((element) => roleOf(element) === role);

/** The main element, else the body. */
export const mainOf = (file: HtmlFile): Element =>
  withRole(file, "main")[0] ?? file.elements.find(({ tag }) => tag === "body") ?? file.root;

/** The elements with this tag, in document order. */
export const withTag = (file: HtmlFile, tag: string): Element[] =>
  file.elements.filter((element) => element.tag === tag);

/** The links of a page that have a target. */
export const linksOf = (file: HtmlFile): Element[] =>
  file.elements.filter(({ tag, attributes }) => (tag === "a" || tag === "area") && attributes.has("href"));

/** The content of a meta element, by its name or property; null if there is none. */
export const metaOf = (file: HtmlFile, name: string): Element | null =>
  withTag(file, "meta").find(
    (element) => (attribute(element, "name") ?? attribute(element, "property") ?? "").toLowerCase() === name,
  ) ?? null;
