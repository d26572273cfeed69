/**
 * The maximum number of elements that a browser would draw for a drawing, including those that references
 * repeat.
 */
export const drawnMax = 30_000;

/** A filter step costs as much as this many elements, because it works on every pixel. */
const filterStepCost = 50;
/** The maximum depth of references to elements that contain references; real drawings nest only a few. */
const depthMax = 30;
/**
 * The maximum number of references in style sheets. Each counts once per selector of its rule, because
 * any selector may match every element.
 */
const sheetReferencesMax = 1000;

/**
 * How often a reference of an element is followed: once; for each element inside it, since these inherit
 * fill, stroke and style sheet rules; or for each of their corners (markers).
 */
type Times = "once" | "each" | "corner";

interface Reference {
  readonly id: string;
  readonly times: Times;
}

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
}

const isGradient = ({ name }: Element): boolean => name.endsWith("Gradient");
const isFilterStep = ({ name }: Element): boolean => name.startsWith("fe");
const refersByAddress = new Set(["use", "pattern"]);
const drawsNothing = /^(?:defs|title|desc|style|stop|filter|fe\w+|\w+Gradient)$/;

const unescaped = (value: string): string =>
  value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** Browsers decode the id in an address. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const idsIn = (css: string): string[] =>
  [...css.matchAll(/url\(["'\s]*#([^"')\s]*)/gi)].map(([, id = ""]) => decoded(id));

function readTree(text: string): { root: Element; sheets: string } {
  const root: Element = { name: "", attributes: new Map(), children: [] };
  const open = [root];
  for (const [, closing, name = "", written = "", isEmpty] of text.matchAll(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      open.pop();
      continue;
    }
    const attributes = new Map(
      [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key,
        unescaped(value),
      ]),
    );
    const element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const sheets = [...text.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, sheet]) => sheet);
  return { root, sheets: sheets.join("\n").replace(/\/\*[\s\S]*?(?:\*\/|$)/g, " ") };
}

/** What the last part of a selector matches: a class, an id or an element name; `*` for anything else. */
const selected = (selector: string): string => /(?:^|[\s>+~])([.#]?[\w-]+)\s*$/.exec(selector)?.[1] ?? "*";

/**
 * The references in style sheets, by what their rules select; rules may be nested. Undefined if there are
 * more than real drawings have.
 */
function sheetReferences(sheets: string): ReadonlyMap<string, Reference[]> | undefined {
  const found = new Map<string, Reference[]>();
  let count = 0;
  const note = (selectors: string, body: string): void => {
    const ids = body.includes("(") ? idsIn(body) : [];
    if (ids.length === 0) return;
    const times = /marker/i.test(body) ? "corner" : "each";
    // A custom property is inherited and may be used anywhere.
    const keys = body.includes("--") ? ["*"] : selectors.split(",").map(selected);
    count += ids.length * keys.length;
    if (count > sheetReferencesMax) return;
    for (const id of ids)
      for (const key of keys) {
        const references = found.get(key) ?? [];
        references.push({ id, times });
        found.set(key, references);
      }
  };
  const open = [{ selectors: "*", body: "" }];
  for (const part of sheets.split(/([{}])/)) {
    const rule = open.at(-1) ?? { selectors: "*", body: "" };
    if (part === "{") {
      const from = rule.body.lastIndexOf(";") + 1;
      open.push({ selectors: rule.body.slice(from), body: "" });
      rule.body = rule.body.slice(0, from);
    } else if (part === "}") {
      note(rule.selectors, rule.body);
      if (open.length > 1) open.pop();
      else rule.body = "";
    } else rule.body += part;
  }
  for (const { selectors, body } of open) note(selectors, body);
  return count > sheetReferencesMax ? undefined : found;
}

function timesOf(attribute: string, value: string): Times {
  if (/marker/i.test(attribute + value)) return "corner";
  return /^(?:fill|stroke|style)/.test(attribute) ? "each" : "once";
}

/** The references of one element, from its attributes and from style sheets. */
function referencesOf(element: Element, sheets: ReadonlyMap<string, Reference[]>): Reference[] {
  const { name, attributes } = element;
  const own = [...attributes].flatMap(([key, value]): Reference[] => {
    if (key === "href" || key === "xlink:href")
      return refersByAddress.has(name) && value.trim().startsWith("#")
        ? [{ id: value.trim().slice(1), times: "once" }]
        : [];
    return idsIn(value).map((id) => ({ id, times: timesOf(key, value) }));
  });
  if (drawsNothing.test(name)) return own;
  const classes = (attributes.get("class") ?? "").split(/\s+/).map((one) => `.${one}`);
  const keys = new Set(["*", name, `#${attributes.get("id") ?? ""}`, ...classes]);
  return [...own, ...[...keys].flatMap((key) => sheets.get(key) ?? [])];
}

/** An upper bound of the number of corners of a shape. */
const cornersOf = ({ attributes }: Element): number =>
  1 + Math.ceil(((attributes.get("d") ?? "").length + (attributes.get("points") ?? "").length) / 2);

function indexOf(root: Element): {
  byId: ReadonlyMap<string, Element>;
  sums: Map<Element, Record<Times, number>>;
} {
  const byId = new Map<string, Element>();
  const sums = new Map<Element, Record<Times, number>>();
  const visit = (element: Element): Record<Times, number> => {
    const id = element.attributes.get("id");
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    const sum = { once: 1, each: 1, corner: cornersOf(element) };
    for (const child of element.children) {
      const { each, corner } = visit(child);
      sum.each += each;
      sum.corner += corner;
    }
    sums.set(element, sum);
    return sum;
  };
  visit(root);
  return { byId, sums };
}

/**
 * True if a sanitized drawing has more elements than a browser can draw quickly. Nested references
 * multiply, so two kilobytes can stand for billions of elements and freeze the page that shows them. A
 * drawing with a circular reference also counts as too much.
 */
export function isTooMuchToDraw(clean: string): boolean {
  const { root, sheets } = readTree(clean);
  const { byId, sums } = indexOf(root);
  const bySheet = sheetReferences(sheets);
  if (!bySheet) return true;
  const costs = new Map<Element, number>();
  const costOf = (element: Element, depth: number): number => {
    const known = costs.get(element);
    if (known !== undefined) return known;
    if (isGradient(element)) return 1;
    if (depth > depthMax) return Number.POSITIVE_INFINITY;
    // Infinite until the cost is known: if the element is reached again before that, it refers to itself.
    costs.set(element, Number.POSITIVE_INFINITY);
    let cost = isFilterStep(element) ? filterStepCost : 1;
    for (const child of element.children) cost += costOf(child, depth);
    for (const { id, times } of referencesOf(element, bySheet)) {
      const target = byId.get(id);
      if (target) cost += (sums.get(element)?.[times] ?? 1) * costOf(target, depth + 1);
    }
    costs.set(element, cost);
    return cost;
  };
  return costOf(root, 0) > drawnMax;
}
