import { memoByKey, memoByText, memoPerObject } from "../../../memo.ts";
import { ownValue } from "../../../own-value.ts";
import type { Element } from "../html/element.ts";
import { placed, specified, variablesOf } from "./custom-properties.ts";
import { lengthPx } from "./length.ts";
import { matches, type Situation } from "./matches.ts";
import { mediaHolds, type Screen } from "./media.ts";
import { type Candidate, ruleIndex } from "./rule-index.ts";
import type { Selector } from "./selector.ts";
import { type Longhand, longhands } from "./shorthand.ts";
import type { Cascaded, Declaration, StyleRule } from "./style-rule.ts";
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
  const holds = memoByText((query) => mediaHolds(query, screen), Number.POSITIVE_INFINITY);
  return rules.map(({ media }) => media.every((query) => holds(query)));
}

/** The value of a key, made at its first use. */
function madeOnce<Key, Made>(cache: Map<Key, Made>, key: Key, make: () => Made): Made {
  const found = cache.get(key);
  if (found !== undefined) return found;
  const made = make();
  cache.set(key, made);
  return made;
}

/** The cascaded declarations of an element. */
function cascadeOf(
  rules: readonly StyleRule[],
  circumstances: Circumstances,
): (element: Element) => Cascaded {
  const find = ruleIndex(rules);
  const holds = mediaOf(rules, circumstances);
  // Most elements match the same rules as others.
  const cache = new Map<string, Cascaded>();
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
    return madeOnce(cache, key, () => inOrder(fitting));
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
  const size = lengthPx(ownValue(sizeWords, text.toLowerCase()) ?? text, {
    emPx: parentPx,
    wholePx: parentPx,
    viewportPx,
  });
  return Number.isNaN(size) ? parentPx : size;
}

/** The longhands of a declaration with a value: many elements have the same. */
const longhandsOf = memoPerObject(({ property }: Declaration) =>
  memoByText((text): readonly Longhand[] => longhands(property, text), Number.POSITIVE_INFINITY),
);

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
    if (value === null) for (const [property] of longhandsOf(declaration)("")) values.delete(property);
    else
      for (const [property, text] of longhandsOf(declaration)(value.text))
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

/** Data that elements with the same rules in the same circumstances share, on any page. */
interface Shared {
  readonly cascade: (element: Element) => Cascaded;
  /** Styles by the parent's, by the declarations of the style sheets, by the browser's own. */
  readonly styles: Map<Computed | null, Map<Cascaded, Map<string, Computed>>>;
}

const sharedOf = memoPerObject((rules: readonly StyleRule[]) =>
  memoByKey(
    (circumstances: Circumstances): Shared => ({
      cascade: cascadeOf(rules, circumstances),
      styles: new Map(),
    }),
    { keyOf: (circumstances) => JSON.stringify(circumstances) },
  ),
);

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
  const { cascade, styles: alike } = sharedOf(rules)(circumstances);
  const computed: (element: Element) => Computed = memoPerObject((element: Element): Computed => {
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
    return own.length > 0 ? make() : madeOnce(ofSheets, browser.join(";"), make);
  });
  return computed;
}
