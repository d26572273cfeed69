import { ownValue } from "../../../own-value.ts";
import type { Element } from "../html/element.ts";
import type { Longhand } from "./shorthand.ts";

const unseen = new Set([
  "head",
  "script",
  "style",
  "template",
  "title",
  "meta",
  "link",
  "datalist",
  "noscript",
  "source",
  "track",
  "base",
]);
const headingSizes: Readonly<Record<string, string>> = {
  h1: "2em",
  h2: "1.5em",
  h3: "1.17em",
  h4: "1em",
  h5: ".83em",
  h6: ".67em",
};
const bold = new Set(["b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6"]);
const monospace = new Set(["code", "kbd", "pre", "samp"]);
const controls = new Set(["button", "input", "select", "textarea"]);

/** Controls do not inherit text styles; the browser's defaults for them are not checked. */
export const isControl = ({ tag }: Element): boolean => controls.has(tag);

/** The browser's default styles of an element, as far as rules need them (HTML standard, section 15.3). */
export function userAgentStyle(element: Element): Longhand[] {
  const { tag, attributes } = element;
  const found: Longhand[] = [];
  const isShut =
    (tag === "dialog" && !attributes.has("open")) || attributes.has("popover") || attributes.has("hidden");
  if (unseen.has(tag) || isShut || (tag === "input" && attributes.get("type") === "hidden"))
    found.push(["display", "none"]);
  const size = ownValue(headingSizes, tag) ?? (tag === "small" ? "smaller" : undefined);
  if (size) found.push(["font-size", size]);
  if (bold.has(tag)) found.push(["font-weight", "700"]);
  if (monospace.has(tag)) found.push(["font-family", "monospace"]);
  if (tag === "a" && attributes.has("href")) found.push(["color", "#0000EE"]);
  if (controls.has(tag))
    found.push(
      ["font-size", "13.3333px"],
      ["font-family", "system-ui"],
      ["color", "canvastext"],
      ["text-transform", "none"],
    );
  return found;
}
