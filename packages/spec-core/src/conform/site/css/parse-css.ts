import {
  type Atrule,
  type CssNode,
  type Declaration as DeclarationNode,
  generate,
  parse,
  type Rule,
} from "css-tree";
import { markNesting } from "./mark-nesting.ts";
import { type Media, mediaOfAtRule } from "./media.ts";
import { compileSelectors, type Selector } from "./selector.ts";
import type { Declaration, Loaded, StyleRule, StyleSheet } from "./style-rule.ts";

interface Growing {
  readonly file: string;
  readonly rules: StyleRule[];
  readonly fontFaces: Declaration[][];
  readonly imports: (Loaded & { media: Media[] })[];
  readonly loads: Loaded[];
  readonly written: { declaration: Declaration; media: readonly Media[] }[];
  readonly layers: string[];
}

interface Around {
  readonly media: readonly Media[];
  readonly parents: readonly Selector[];
  readonly layer: string | null;
  readonly container: boolean;
  readonly depth: number;
}

/** The greatest nesting depth of rules. */
const depthMax = 50;

const lineOf = (node: CssNode): number => node.loc?.start.line ?? 1;

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, " ").trim();

/** The URLs in `url(…)` and in the strings of `@import` and `image-set`. */
function addressesIn(value: string): string[] {
  const urls = value.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/gi);
  const sets = /image-set\(/i.test(value) ? value.matchAll(/["']([^"']+)["']\s*(?:\d|type)/gi) : [];
  return [...urls, ...sets].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
}

function declared(node: DeclarationNode, growing: Growing): Declaration {
  const value = withoutComments(node.value.type === "Raw" ? node.value.value : generate(node.value));
  const property = node.property.startsWith("--") ? node.property : node.property.toLowerCase();
  const { file } = growing;
  const line = lineOf(node);
  growing.loads.push(...addressesIn(value).map((address) => ({ address, file, line })));
  return { property, value, important: node.important !== false, file, line };
}

const children = (block: CssNode | null): CssNode[] =>
  block && "children" in block && block.children !== null ? block.children.toArray() : [];

const declarationsIn = (block: CssNode | null, growing: Growing): Declaration[] =>
  children(block).flatMap((node) => (node.type === "Declaration" ? [declared(node, growing)] : []));

function layerNumber(growing: Growing, name: string | null): number {
  if (name === null) return Number.POSITIVE_INFINITY;
  if (!growing.layers.includes(name)) growing.layers.push(name);
  return growing.layers.indexOf(name);
}

function addRule(
  rule: { selectors: readonly Selector[]; node: CssNode; block: CssNode | null },
  growing: Growing,
  around: Around,
): void {
  const declarations = declarationsIn(rule.block, growing);
  growing.written.push(...declarations.map((declaration) => ({ declaration, media: around.media })));
  growing.rules.push({
    selectors: rule.selectors,
    declarations,
    media: around.media,
    container: around.container,
    layer: layerNumber(growing, around.layer),
    file: growing.file,
    line: lineOf(rule.node),
  });
  for (const node of children(rule.block)) visit(node, growing, { ...around, parents: rule.selectors });
}

function visitAtRule(node: Atrule, growing: Growing, around: Around): void {
  const name = node.name.toLowerCase();
  const prelude = node.prelude ? generate(node.prelude) : "";
  if (name === "font-face") growing.fontFaces.push(declarationsIn(node.block, growing));
  if (name === "import") {
    const [, string, rest = ""] = /^\s*(?:url\(\s*)?["']?([^"')\s]+)["']?\s*\)?(.*)$/s.exec(prelude) ?? [];
    const media = rest.replace(/layer(?:\([^)]*\))?|supports\([^)]*\)/gi, "").trim();
    if (string)
      growing.imports.push({ address: string, media: [media], file: growing.file, line: lineOf(node) });
  }
  if (name === "layer" && !node.block)
    for (const layer of prelude.split(",")) layerNumber(growing, layer.trim());
  if (!node.block || !["media", "supports", "layer", "container", "scope", "starting-style"].includes(name))
    return;
  if (name === "starting-style") return;
  const layer = name === "layer" ? prelude || `(${lineOf(node)})` : around.layer;
  const inner: Around = {
    ...around,
    media: [...around.media, mediaOfAtRule(name, node.prelude)],
    layer,
    container: around.container || (name === "container" && /width|inline-size/i.test(prelude)),
  };
  const isNested =
    around.parents.length > 0 && children(node.block).some(({ type }) => type === "Declaration");
  if (isNested) addRule({ selectors: around.parents, node, block: node.block }, growing, inner);
  else for (const child of children(node.block)) visit(child, growing, inner);
}

function visit(node: CssNode, growing: Growing, above: Around): void {
  const around = { ...above, depth: above.depth + 1 };
  if (around.depth > depthMax) throw new RangeError("The rules nest too deeply.");
  if (node.type === "Atrule") visitAtRule(node, growing, around);
  if (node.type !== "Rule") return;
  const rule: Rule = node;
  addRule(
    { selectors: compileSelectors(rule.prelude, around.parents), node: rule, block: rule.block },
    growing,
    around,
  );
}

const empty = (file: string) => ({
  file,
  rules: [],
  fontFaces: [],
  imports: [],
  loads: [],
  written: [],
  layers: [],
});

/**
 * Parses a style sheet with css-tree (CSS Syntax 3). `line` is the line of the text's start in its file. Invalid
 * parts are skipped, as browsers do; a style sheet that nests too deeply is skipped as a whole and marked.
 */
export function parseCss(file: string, text: string, line = 1): StyleSheet {
  const growing: Growing = empty(file);
  const options = { positions: true, line, parseValue: false, parseCustomProperty: false };
  try {
    const sheet = parse(markNesting(text), options);
    for (const node of children(sheet))
      visit(node, growing, { media: [], parents: [], layer: null, container: false, depth: 0 });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ...empty(file), isUnread: true };
  }
  return { ...growing, isUnread: false };
}

/** The declarations of a `style` attribute. */
export function parseStyleAttribute(text: string, place: { file: string; line: number }): Declaration[] {
  const sheet = parseCss(place.file, `*{${text}}`, place.line);
  return sheet.rules.flatMap(({ declarations }) => declarations);
}
