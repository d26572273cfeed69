import { memoPerObject } from "../../../memo.ts";
import type { Cascaded, Declaration } from "./style-rule.ts";
import { type Lookup, substitute, type Value } from "./variables.ts";

/** The declarations of an element, its custom properties apart. */
export interface Specified {
  readonly custom: ReadonlyMap<string, Declaration>;
  readonly declarations: readonly Declaration[];
}

const split = (declarations: readonly Declaration[]): Specified => ({
  custom: new Map(
    declarations.filter(({ property }) => property.startsWith("--")).map((one) => [one.property, one]),
  ),
  declarations: declarations.filter(({ property }) => !property.startsWith("--")),
});

const ofSheetsAlone = memoPerObject(({ normal, important }: Cascaded) => split([...normal, ...important]));

/** Merges the style sheets' declarations with those of the element's `style` attribute. */
export function specified(sheets: Cascaded, own: readonly Declaration[]): Specified {
  if (own.length === 0) return ofSheetsAlone(sheets);
  return split([
    ...sheets.normal,
    ...own.filter((one) => !one.important),
    ...sheets.important,
    ...own.filter((one) => one.important),
  ]);
}

/** The value of a declaration, with where it is written. */
export const placed = ({ value, file, line }: Declaration): Value => ({
  text: value,
  places: [{ file, line }],
});

/** The longest chain of custom properties that refer to one another. */
const chainMax = 100;

/** The custom properties of an element; `above` are those of its parent. */
export function variablesOf(custom: Specified["custom"], above: Lookup): Lookup {
  const cache = new Map<string, Value | null>();
  let depth = 0;
  const lookup: Lookup = (name) => {
    if (cache.has(name)) return cache.get(name) ?? null;
    if (depth > chainMax) return null;
    // A property has no value during its own lookup, which breaks cycles.
    cache.set(name, null);
    const own = custom.get(name);
    const keeps = !own || /^(?:inherit|unset)$/i.test(own.value);
    const set = () => (own && own.value !== "initial" ? substitute(placed(own), lookup) : null);
    depth += 1;
    const value = keeps ? above(name) : set();
    depth -= 1;
    cache.set(name, value);
    return value;
  };
  return lookup;
}
