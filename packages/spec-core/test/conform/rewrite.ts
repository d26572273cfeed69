import { type CssNode, generate, parse as parseCss, walk } from "css-tree";
import { type DefaultTreeAdapterTypes, html as htmlNames, parse, serialize } from "parse5";
import type { Files } from "./defects/plant.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Where the rewriting puts a file: flat pages, one of them under another name, and style sheets elsewhere. */
export function rewrittenPath(path: string): string {
  if (path === "press-kit/index.html") return "for-journalists.html";
  if (path === "css/site.css") return "static/s.css";
  if (path === "css/fonts.css") return "static/f.css";
  if (path === "js/site.js") return "static/s.js";
  return path.replace(/^(.+)\/index\.html$/, "$1.html");
}

/** A short name for each name, always the same one. */
const code = (prefix: string, name: string): string => {
  let sum = 7;
  for (const character of name) sum = (sum * 31 + character.charCodeAt(0)) % 1_679_616;
  return `${prefix}${sum.toString(36)}`;
};

const className = (name: string): string => code("c", name);
const idName = (name: string): string => code("i", name);

/** Tags that are replaced by neutral ones with the role that they imply. */
const roles: Readonly<Record<string, string>> = {
  section: "region",
  main: "main",
  nav: "navigation",
  header: "banner",
  footer: "contentinfo",
  h2: "heading",
  h3: "heading",
};

const tagClass = (tag: string): string => code("t", tag);

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => "tagName" in node;

const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

function setAttribute(element: Element, name: string, value: string): void {
  const found = element.attrs.find((one) => one.name === name);
  if (found) found.value = value;
  else element.attrs.push({ name, value });
}

const idNames = new Set([
  "aria-labelledby",
  "aria-controls",
  "aria-describedby",
  "for",
  "id",
  "popovertarget",
]);

function resolved(from: string, address: string): string {
  const names = address.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const name of address.split("/")) {
    if (name === "..") names.pop();
    else if (name !== "." && name !== "") names.push(name);
  }
  return names.join("/");
}

/** An address as the moved file has to write it to reach the moved target. */
function movedAddress(from: string, address: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return address;
  const [path = "", fragment] = address.split("#");
  const anchor = fragment === undefined ? "" : fragment === "" ? "#" : `#${idName(fragment)}`;
  if (path === "") return anchor;
  const target = rewrittenPath(resolved(from, path));
  const depth = rewrittenPath(from).split("/").length - 1;
  const up = path.startsWith("/") ? "/" : "../".repeat(depth);
  return `${up}${target}${anchor}`;
}

function rewriteAttributes(element: Element, file: string): void {
  for (const one of element.attrs) {
    if (one.name === "class") one.value = one.value.split(/\s+/).map(className).reverse().join(" ");
    if (idNames.has(one.name)) one.value = one.value.split(/\s+/).filter(Boolean).map(idName).join(" ");
    if (["href", "src", "action"].includes(one.name)) one.value = movedAddress(file, one.value);
    if (one.name === "style") one.value = rewriteDeclarations(one.value);
  }
  element.attrs.reverse();
}

/** Another tag with the same meaning; its old name becomes a class that the style sheet knows. */
function rewriteTag(element: Element): void {
  const { tagName } = element;
  const role = roles[tagName];
  const submit = tagName === "button" && attributeOf(element, "type") === "submit";
  if (submit) {
    const text = element.childNodes.find((node) => node.nodeName === "#text");
    setAttribute(element, "value", text && "value" in text ? text.value : "");
    element.childNodes = [];
    element.tagName = "input";
    element.nodeName = "input";
  }
  if (!role || attributeOf(element, "role")) return;
  const level = /^h(\d)$/.exec(tagName)?.[1];
  if (level) setAttribute(element, "aria-level", level);
  setAttribute(element, "role", role);
  setAttribute(element, "class", `${attributeOf(element, "class") ?? ""} ${tagClass(tagName)}`.trim());
  element.tagName = "div";
  element.nodeName = "div";
}

function rewriteList(element: Element): void {
  if (element.tagName !== "ul" && element.tagName !== "li") return;
  setAttribute(element, "role", element.tagName === "ul" ? "list" : "listitem");
  setAttribute(
    element,
    "class",
    `${attributeOf(element, "class") ?? ""} ${tagClass(element.tagName)}`.trim(),
  );
  element.tagName = "div";
  element.nodeName = "div";
}

const verbatim = new Set(["script", "style", "textarea", "pre"]);

function rewriteNode(parent: Parent, file: string): void {
  for (const node of parent.childNodes) {
    if (node.nodeName === "#text" && "value" in node && !verbatim.has(parent.nodeName))
      node.value = node.value.replace(/\s+/g, " ");
    if (!isElement(node) || node.namespaceURI !== htmlNames.NS.HTML) continue;
    rewriteAttributes(node, file);
    rewriteTag(node);
    rewriteList(node);
    rewriteNode(node, file);
  }
  parent.childNodes = parent.childNodes.filter(
    (node) =>
      !(node.nodeName === "#text" && "value" in node && node.value === " " && parent.nodeName !== "p"),
  );
}

/** A page in one line: other tags, classes, ids, attribute order, no needless quotes, no closing body and html. */
export function rewriteHtml(file: string, text: string): string {
  const document = parse(text);
  rewriteNode(document, file);
  return serialize(document)
    .replace(/\b(class|id|role|type|rel|for|name)="([\w-]+)"/g, "$1=$2")
    .replace(/<\/body><\/html>$/, "");
}

const byRgb = (hex: string): string => {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16} ${(value >> 8) & 255} ${value & 255})`;
};

const byHsl = (hex: string): string => {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map((channel) => channel / 255);
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [light, spread] = [(most + least) / 2, most - least];
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * light - 1));
  const turn = most === r ? ((g - b) / spread) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const hue = spread === 0 ? 0 : turn * 60;
  return `hsl(${hue.toFixed(2)}deg, ${(saturation * 100).toFixed(2)}%, ${(light * 100).toFixed(2)}%)`;
};

/** Colors in other notations and variables under other names. */
function rewriteValue(value: string): string {
  let count = 0;
  return value
    .replace(/#[0-9a-f]{6}\b/gi, (hex) => {
      count += 1;
      return Number.parseInt(hex.slice(1), 16) % 2 === count % 2 ? byRgb(hex) : byHsl(hex);
    })
    .replace(/--[a-z][\w-]*/gi, (name) => `--${code("v", name)}`);
}

const rewriteDeclarations = (text: string): string => rewriteValue(text).replace(/\s*([:;])\s*/g, "$1");

const logical: Readonly<Record<string, string>> = {
  "max-width": "max-inline-size",
  "padding-inline": "padding-inline",
  "border-radius": "border-radius",
};

function rewriteSelectors(sheet: CssNode): void {
  walk(sheet, (node, item, list) => {
    if (node.type === "ClassSelector") node.name = className(node.name);
    if (node.type === "IdSelector") node.name = idName(node.name);
    const isChanged = node.type === "TypeSelector" && (roles[node.name] || ["ul", "li"].includes(node.name));
    if (!isChanged || node.type !== "TypeSelector" || !list || !item) return;
    const either = parseCss(`:where(${node.name},.${tagClass(node.name)})`, { context: "selector" });
    if (either.type === "Selector") list.replace(item, either.children);
  });
}

const ranges = (text: string): string =>
  text
    .replace(/\(min-width:\s*([\d.]+)px\)/g, "(width >= $1px)")
    .replace(/\(max-width:\s*([\d.]+)px\)/g, (_, px: string) => `(width < ${Number(px) + 1}px)`);

function rewriteSheet(text: string): string {
  const sheet = parseCss(text.replace('@charset "utf-8";', ""), {
    parseValue: false,
    parseCustomProperty: false,
  });
  rewriteSelectors(sheet);
  walk(sheet, (node) => {
    if (node.type !== "Declaration" || node.value.type !== "Raw") return;
    node.value.value = rewriteValue(node.value.value.replace(/\s+/g, " "));
    if (node.property.startsWith("--")) node.property = `--${code("v", node.property)}`;
    node.property = logical[node.property] ?? node.property;
  });
  return ranges(generate(sheet)).replace(
    /url\("?\.\.\/([^")]*)"?\)/g,
    (_, path: string) => `url(../${rewrittenPath(path)})`,
  );
}

/** Moves the rules about the tokens after all others, which the cascade allows. */
function reordered(text: string): string {
  const tokens = /^:root\{color-scheme:light;[^}]*\}/.exec(text)?.[0] ?? "";
  return text.replace(tokens, "") + tokens;
}

function rewriteText(path: string, text: string): string {
  if (path.endsWith(".html")) return rewriteHtml(path, text);
  if (path.endsWith(".css")) return reordered(rewriteSheet(text));
  return text;
}

/**
 * The site as another hand would have built it: the same to readers, different in nearly every character. Classes, ids,
 * variables, tags, attribute order, whitespace, notations of colors, media queries and paths of files change.
 */
export const rewrite = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [rewrittenPath(path), rewriteText(path, text)]),
  );
