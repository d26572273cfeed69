import type { Element } from "../html/element.ts";
import { lengthPx } from "./length.ts";
import { matches, type Situation } from "./matches.ts";
import { mediaHolds, type Screen } from "./media.ts";
import type { Selector } from "./selector.ts";
import { type Longhand, longhands } from "./shorthand.ts";
import type { Declaration, StyleRule } from "./style-rule.ts";
import { userAgentStyle } from "./user-agent.ts";
import { type Lookup, substitute, type Value } from "./variables.ts";

/** The conditions under which a page is styled. */
export type Circumstances = Screen & Situation;

/** The styles of an element after cascade and inheritance, as texts with all variables substituted. */
export interface Style {
  /** The value of a longhand; null if it is not set. */
  readonly get: (property: string) => Value | null;
  readonly fontSizePx: number;
}

/** Computes the style of an element of a page. */
export type Styler = (element: Element) => Style;

const inherited = new Set([
  "color",
  "font-family",
  "font-size",
  "font-weight",
  "line-height",
  "text-transform",
  "visibility",
]);

/** A rule that may apply to an element; `selectors` are those of its selectors that may match. */
interface Candidate {
  readonly rule: StyleRule;
  readonly order: number;
  readonly selectors: readonly Selector[];
}

/** The index key of a selector: the id, class or tag that its last compound requires. */
function keyOf({ compounds }: Selector): string {
  const tests = compounds.at(-1)?.tests ?? [];
  const test =
    tests.find(({ kind }) => kind === "id" || kind === "class") ?? tests.find(({ kind }) => kind === "tag");
  return test && "name" in test && test.name !== "*" ? `${test.kind} ${test.name}` : "*";
}

type Find = (element: Element) => readonly Candidate[];

/** Indexes rules by their last compound, so that few of them are tried on each element. */
function indexOf(rules: readonly StyleRule[]): Find {
  const byKey = new Map<string, { readonly order: number; readonly selector: Selector }[]>();
  rules.forEach(({ selectors }, order) => {
    for (const selector of selectors) {
      if (!selector.isOfElement) continue;
      const key = keyOf(selector);
      const list = byKey.get(key);
      if (list) list.push({ order, selector });
      else byKey.set(key, [{ order, selector }]);
    }
  });
  const candidatesOf = (keys: ReadonlySet<string>): Candidate[] => {
    const byOrder = new Map<number, Selector[]>();
    for (const { order, selector } of [...keys].flatMap((key) => byKey.get(key) ?? [])) {
      const selectors = byOrder.get(order);
      if (selectors) selectors.push(selector);
      else byOrder.set(order, [selector]);
    }
    return [...byOrder].flatMap(([order, selectors]) => {
      const rule = rules[order];
      return rule ? [{ rule, order, selectors }] : [];
    });
  };
  // Most elements share tag and classes with others.
  const found = new Map<string, Candidate[]>();
  return ({ tag, attributes }) => {
    const [id, own] = [attributes.get("id") ?? "", attributes.get("class") ?? ""];
    const signature = `${tag} ${id} ${own}`;
    const before = found.get(signature);
    if (before) return before;
    const names = own.split(/\s+/).map((name) => `class ${name}`);
    const candidates = candidatesOf(new Set(["*", `tag ${tag}`, `id ${id}`, ...names]));
    found.set(signature, candidates);
    return candidates;
  };
}

const indexes = new WeakMap<readonly StyleRule[], Find>();

/** The index of a page's rules; cached, since a page is styled in many circumstances. */
function indexed(rules: readonly StyleRule[]): Find {
  const find = indexes.get(rules) ?? indexOf(rules);
  indexes.set(rules, find);
  return find;
}

/** The theme switch may set a class that the file does not contain. */
const withSwitch = ({ themeSwitch }: Situation, element: Element): Element =>
  themeSwitch?.name === "class" && (element.tag === "html" || element.tag === "body")
    ? {
        ...element,
        attributes: new Map([
          ...element.attributes,
          ["class", `${element.attributes.get("class") ?? ""} ${themeSwitch.value}`],
        ]),
      }
    : element;

/** The style sheet declarations that apply to an element, the strongest of each list last. */
interface Cascaded {
  readonly normal: readonly Declaration[];
  readonly important: readonly Declaration[];
}

interface Fitting {
  readonly candidate: Candidate;
  readonly specificity: number;
}

const inLayer = (a: Fitting, b: Fitting): number =>
  a.specificity - b.specificity || a.candidate.order - b.candidate.order;
/** The layer of an unlayered rule is infinite, and infinity minus infinity is NaN. */
const byLayer = (a: number, b: number): number => (a === b ? 0 : a - b);

/** Among important declarations the first layer is the strongest (CSS Cascade 5, section 6). */
function inOrder(fitting: readonly Fitting[]): Cascaded {
  const listed = (isImportant: boolean, layers: (a: Fitting, b: Fitting) => number) =>
    fitting
      .toSorted((a, b) => layers(a, b) || inLayer(a, b))
      .flatMap(({ candidate }) =>
        candidate.rule.declarations.filter(({ important }) => important === isImportant),
      );
  return {
    normal: listed(false, (a, b) => byLayer(a.candidate.rule.layer, b.candidate.rule.layer)),
    important: listed(true, (a, b) => byLayer(b.candidate.rule.layer, a.candidate.rule.layer)),
  };
}

/** The highest specificity of the selectors that match an element; -1 if none does. */
function specificityOn(element: Element, selectors: readonly Selector[], situation: Situation): number {
  let highest = -1;
  for (const selector of selectors)
    if (selector.specificity > highest && matches(element, selector, situation))
      highest = selector.specificity;
  return highest;
}

/** Whether the media of each rule match; most rules share theirs with others. */
function mediaOf(rules: readonly StyleRule[], screen: Screen): readonly boolean[] {
  const known = new Map<string, boolean>();
  const holds = (query: string): boolean => {
    const answer = known.get(query) ?? mediaHolds(query, screen);
    known.set(query, answer);
    return answer;
  };
  return rules.map(({ media }) => media.every(holds));
}

/** The cascaded declarations of an element. */
function cascadeOf(
  rules: readonly StyleRule[],
  circumstances: Circumstances,
): (element: Element) => Cascaded {
  const find = indexed(rules);
  const holds = mediaOf(rules, circumstances);
  // Most elements match the same rules as others.
  const known = new Map<string, Cascaded>();
  return (element) => {
    const fitting: Fitting[] = [];
    let key = "";
    for (const candidate of find(withSwitch(circumstances, element))) {
      if (!holds[candidate.order]) continue;
      const specificity = specificityOn(element, candidate.selectors, circumstances);
      if (specificity < 0) continue;
      fitting.push({ candidate, specificity });
      key += `${candidate.order} ${specificity},`;
    }
    const cascaded = known.get(key) ?? inOrder(fitting);
    known.set(key, cascaded);
    return cascaded;
  };
}

const sizeWords: Readonly<Record<string, string>> = {
  "xx-small": "9px",
  "x-small": "10px",
  small: "13px",
  medium: "16px",
  large: "18px",
  "x-large": "24px",
  "xx-large": "32px",
  smaller: ".83em",
  larger: "1.2em",
};

function sizePx(text: string, parentPx: number, viewportPx: number): number {
  const size = lengthPx(sizeWords[text.toLowerCase()] ?? text, {
    emPx: parentPx,
    wholePx: parentPx,
    viewportPx,
  });
  return Number.isNaN(size) ? parentPx : size;
}

interface Specified {
  readonly custom: ReadonlyMap<string, Declaration>;
  readonly declarations: readonly Declaration[];
}

const split = (declarations: readonly Declaration[]): Specified => ({
  custom: new Map(
    declarations.filter(({ property }) => property.startsWith("--")).map((one) => [one.property, one]),
  ),
  declarations: declarations.filter(({ property }) => !property.startsWith("--")),
});

const ofSheetsAlone = new WeakMap<Cascaded, Specified>();

/** Merges the style sheets' declarations with those of the element's `style` attribute. */
function specified(sheets: Cascaded, own: readonly Declaration[]): Specified {
  const known = own.length === 0 ? ofSheetsAlone.get(sheets) : undefined;
  if (known) return known;
  const made = split([
    ...sheets.normal,
    ...own.filter((one) => !one.important),
    ...sheets.important,
    ...own.filter((one) => one.important),
  ]);
  if (own.length === 0) ofSheetsAlone.set(sheets, made);
  return made;
}

const placed = ({ value, file, line }: Declaration): Value => ({ text: value, places: [{ file, line }] });

/** The longest chain of custom properties that refer to one another. */
const chainMax = 100;

/** The custom properties of an element; `above` are those of its parent. */
function variablesOf(custom: Specified["custom"], above: Lookup): Lookup {
  const known = new Map<string, Value | null>();
  let depth = 0;
  const lookup: Lookup = (name) => {
    if (known.has(name)) return known.get(name) ?? null;
    if (depth > chainMax) return null;
    // A property has no value during its own lookup, which breaks cycles.
    known.set(name, null);
    const own = custom.get(name);
    const keeps = !own || /^(?:inherit|unset)$/i.test(own.value);
    const set = () => (own && own.value !== "initial" ? substitute(placed(own), lookup) : null);
    depth += 1;
    const value = keeps ? above(name) : set();
    depth -= 1;
    known.set(name, value);
    return value;
  };
  return lookup;
}

const longhandsOf = new WeakMap<Declaration, Map<string, readonly Longhand[]>>();

/** The longhands of a declaration with this value, cached: many elements have the same. */
function parts(declaration: Declaration, text: string): readonly Longhand[] {
  const known = longhandsOf.get(declaration) ?? new Map<string, readonly Longhand[]>();
  longhandsOf.set(declaration, known);
  const found = known.get(text) ?? longhands(declaration.property, text);
  known.set(text, found);
  return found;
}

/** The element's own longhands; author styles override the browser's. */
function ownValues(
  browser: readonly Longhand[],
  declarations: readonly Declaration[],
  lookup: Lookup,
): Map<string, Value> {
  const values = new Map<string, Value>(browser.map(([property, text]) => [property, { text, places: [] }]));
  for (const declaration of declarations) {
    const value = substitute(placed(declaration), lookup);
    // A value that is invalid at computed-value time counts as unset.
    if (value === null) for (const [property] of parts(declaration, "")) values.delete(property);
    else
      for (const [property, text] of parts(declaration, value.text))
        values.set(property, text === value.text ? value : { ...value, text });
  }
  return values;
}

/** Reads a property with inheritance (CSS Cascade 5, section 7). */
const reader =
  (values: ReadonlyMap<string, Value>, parent: Style | null): Style["get"] =>
  (property) => {
    const value = values.get(property) ?? null;
    const word = value?.text.toLowerCase() ?? "unset";
    if (word === "inherit" || (word === "unset" && inherited.has(property)))
      return parent?.get(property) ?? null;
    return ["initial", "unset", "revert"].includes(word) ? null : value;
  };

interface Computed extends Style {
  readonly lookup: Lookup;
}

/** What elements with the same rules in the same circumstances share, on whichever page they are. */
interface Shared {
  readonly cascade: (element: Element) => Cascaded;
  /** Styles by the parent's, by the declarations of the style sheets, by the browser's own. */
  readonly styles: Map<Computed | null, Map<Cascaded, Map<string, Computed>>>;
}

const sharedOf = new WeakMap<readonly StyleRule[], Map<string, Shared>>();

function shared(rules: readonly StyleRule[], circumstances: Circumstances): Shared {
  const known = sharedOf.get(rules) ?? new Map<string, Shared>();
  sharedOf.set(rules, known);
  const key = JSON.stringify(circumstances);
  const found = known.get(key) ?? { cascade: cascadeOf(rules, circumstances), styles: new Map() };
  known.set(key, found);
  return found;
}

/** The value of a key, made at its first use. */
function madeOnce<Key, Made>(map: Map<Key, Made>, key: Key, make: () => Made): Made {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/**
 * The styles of a page's elements. `inline` returns the declarations of an element's `style` attribute. Animations,
 * pseudo-elements and states are ignored.
 */
export function stylerOf(
  rules: readonly StyleRule[],
  {
    circumstances,
    inline,
  }: { circumstances: Circumstances; inline: (element: Element) => readonly Declaration[] },
): Styler {
  const { cascade, styles: alike } = shared(rules, circumstances);
  const styles = new Map<Element, Computed>();
  const computed = (element: Element): Computed => {
    const known = styles.get(element);
    if (known) return known;
    const parent = element.parent ? computed(element.parent) : null;
    const [sheets, own, browser] = [cascade(element), inline(element), userAgentStyle(element)];
    const make = (): Computed => {
      const { custom, declarations } = specified(sheets, own);
      const lookup = variablesOf(custom, parent?.lookup ?? (() => null));
      const values = ownValues(browser, declarations, lookup);
      const size = values.get("font-size")?.text ?? "1em";
      const fontSizePx = sizePx(size, parent?.fontSizePx ?? 16, circumstances.widthPx);
      return { get: reader(values, parent), fontSizePx, lookup };
    };
    const ofParent = madeOnce(alike, parent, () => new Map<Cascaded, Map<string, Computed>>());
    const ofSheets = madeOnce(ofParent, sheets, () => new Map<string, Computed>());
    const style = own.length > 0 ? make() : madeOnce(ofSheets, browser.join(";"), make);
    styles.set(element, style);
    return style;
  };
  return computed;
}
