import { memoByText, memoPerObject } from "../../../memo.ts";
import { ownValue } from "../../../own-value.ts";
import { childElements, descendants, type Element } from "../html/element.ts";
import type { Compound, Selector, Test } from "./selector.ts";

/** The state that selectors match against, besides the page's markup. */
export interface Situation {
  /** An attribute that a script sets on the html and body elements to switch the theme. */
  readonly themeSwitch: { readonly name: string; readonly value: string } | null;
  /** Every element counts as hovered. */
  readonly hovered: boolean;
  /** Every element counts as focused by the keyboard. */
  readonly focused?: boolean;
}

type Attribute = Extract<Test, { kind: "attribute" }>;
type Pseudo = Extract<Test, { kind: "pseudo" }>;

function attributeOf(element: Element, name: string, { themeSwitch }: Situation): string | null {
  const own = element.attributes.get(name) ?? null;
  if (themeSwitch?.name !== name || (element.tag !== "html" && element.tag !== "body")) return own;
  return name === "class" ? `${own ?? ""} ${themeSwitch.value}` : themeSwitch.value;
}

/** Selectors 4, section 6. */
function attributeHolds(element: Element, test: Attribute, situation: Situation): boolean {
  const found = attributeOf(element, test.name, situation);
  if (found === null) return false;
  const value = test.ignoreCase ? found.toLowerCase() : found;
  const wanted = test.ignoreCase ? test.value.toLowerCase() : test.value;
  switch (test.operator) {
    case "":
      return true;
    case "=":
      return value === wanted;
    case "~=":
      return value.split(/\s+/).includes(wanted);
    case "|=":
      return value === wanted || value.startsWith(`${wanted}-`);
    case "^=":
      return wanted !== "" && value.startsWith(wanted);
    case "$=":
      return wanted !== "" && value.endsWith(wanted);
    case "*=":
      return wanted !== "" && value.includes(wanted);
    default:
      return false;
  }
}

// Selectors need siblings, classes and steps often.
const childrenOf = memoPerObject(childElements);

/** An element's siblings, itself included. */
const siblings = (element: Element): Element[] => (element.parent ? childrenOf(element.parent) : [element]);

const classSet = (attribute: string | null): ReadonlySet<string> => new Set((attribute ?? "").split(/\s+/));

const ownClasses = memoPerObject((element: Element) => classSet(element.attributes.get("class") ?? null));

/** Only a class that the theme switch adds depends on the situation. */
const classNames = (element: Element, situation: Situation): ReadonlySet<string> =>
  situation.themeSwitch?.name === "class"
    ? classSet(attributeOf(element, "class", situation))
    : ownClasses(element);

/** `a` and `b` of `an+b`. Few differ in a site; the style sheets of others decide how many there are. */
const stepsOf = memoByText((argument): readonly number[] => argument.split("n+").map(Number), 100);

/** Whether `position`, counted from 1, matches `an+b`, odd or even. */
function isNth(argument: string, position: number): boolean {
  if (argument === "odd") return position % 2 === 1;
  if (argument === "even") return position % 2 === 0;
  const [a = 0, b = 0] = stepsOf(argument);
  return a === 0 ? position === b : (position - b) % a === 0 && (position - b) / a >= 0;
}

const sameTag = (element: Element): Element[] => siblings(element).filter(({ tag }) => tag === element.tag);
const fromStart = (element: Element, list: readonly Element[]): number => list.indexOf(element) + 1;
const fromEnd = (element: Element, list: readonly Element[]): number => list.length - list.indexOf(element);

const structural: Readonly<Record<string, (element: Element, argument: string) => boolean>> = {
  root: (element) => element.parent === null,
  scope: (element) => element.parent === null,
  empty: (element) => element.children.every((child) => child.kind === "text" && child.value === ""),
  "first-child": (element) => fromStart(element, siblings(element)) === 1,
  "last-child": (element) => fromEnd(element, siblings(element)) === 1,
  "only-child": (element) => siblings(element).length === 1,
  "first-of-type": (element) => fromStart(element, sameTag(element)) === 1,
  "last-of-type": (element) => fromEnd(element, sameTag(element)) === 1,
  "only-of-type": (element) => sameTag(element).length === 1,
  "nth-child": (element, argument) => isNth(argument, fromStart(element, siblings(element))),
  "nth-last-child": (element, argument) => isNth(argument, fromEnd(element, siblings(element))),
  "nth-of-type": (element, argument) => isNth(argument, fromStart(element, sameTag(element))),
  "nth-last-of-type": (element, argument) => isNth(argument, fromEnd(element, sameTag(element))),
  link: ({ tag, attributes }) => tag === "a" && attributes.has("href"),
  "any-link": ({ tag, attributes }) => tag === "a" && attributes.has("href"),
  enabled: ({ attributes }) => !attributes.has("disabled"),
  disabled: ({ attributes }) => attributes.has("disabled"),
  checked: ({ attributes }) => attributes.has("checked"),
  required: ({ attributes }) => attributes.has("required"),
  optional: ({ attributes }) => !attributes.has("required"),
  defined: () => true,
};

function pseudoHolds(element: Element, { name, argument, of }: Pseudo, situation: Situation): boolean {
  const any = (candidate: Element) => of.some((selector) => matches(candidate, selector, situation));
  if (name === "is" || name === "where" || name === "matches" || name === "-webkit-any") return any(element);
  if (name === "not") return !any(element);
  if (name === "has") return descendants(element).some(any);
  if (name === "hover") return situation.hovered;
  if (/^focus(?:-visible|-within)?$/.test(name)) return situation.focused ?? false;
  return ownValue(structural, name)?.(element, argument) ?? false;
}

function testHolds(element: Element, test: Test, situation: Situation): boolean {
  switch (test.kind) {
    case "tag":
      return test.name === "*" || element.tag === test.name;
    case "id":
      return element.attributes.get("id") === test.name;
    case "class":
      return classNames(element, situation).has(test.name);
    case "attribute":
      return attributeHolds(element, test, situation);
    case "pseudo":
      return pseudoHolds(element, test, situation);
    case "unknown":
      return false;
  }
}

/** The elements that a combinator can relate to this one, going from right to left. */
function candidates(element: Element, { combinator }: Compound): Element[] {
  if (combinator === ">") return element.parent ? [element.parent] : [];
  if (combinator === "+" || combinator === "~") {
    const all = siblings(element);
    const before = all.slice(0, all.indexOf(element));
    return combinator === "+" ? before.slice(-1) : before;
  }
  const up: Element[] = [];
  for (let parent = element.parent; parent; parent = parent.parent) up.push(parent);
  return up;
}

/** Whether the compounds up to this one match an element and those that come before it. */
function matchesUpTo(
  index: number,
  compounds: readonly Compound[],
  element: Element,
  situation: Situation,
): boolean {
  const compound = compounds[index];
  if (!compound) return false;
  for (const test of compound.tests) if (!testHolds(element, test, situation)) return false;
  if (index === 0) return true;
  return candidates(element, compound).some((next) => matchesUpTo(index - 1, compounds, next, situation));
}

/** Whether a selector matches an element. States other than hover and focus never match. */
export const matches = (element: Element, { compounds }: Selector, situation: Situation): boolean =>
  matchesUpTo(compounds.length - 1, compounds, element, situation);
