import type { Circumstances } from "./css/cascade.ts";
import type { Situation } from "./css/matches.ts";
import type { Selector, Test } from "./css/selector.ts";
import type { StyleRule } from "./css/style-rule.ts";

/** A theme of a site and how it is switched on. */
export interface Theme extends Circumstances {
  readonly mode: "light" | "dark";
  /** The selection of the theme: by the reader's system, or by an attribute that a script sets. */
  readonly by: "system" | "switch";
}

/** The window width of checks unless a rule needs another, in px. */
export const desktopPx = 1440;

type ThemeSwitch = NonNullable<Situation["themeSwitch"]>;

const darkWord = /^(?:is-|has-|theme-|mode-|color-scheme-)?(?:dark|night)(?:-mode|-theme)?$/i;

function switchIn(test: Test): ThemeSwitch[] {
  if (test.kind === "class") return darkWord.test(test.name) ? [{ name: "class", value: test.name }] : [];
  if (test.kind === "attribute")
    return darkWord.test(test.value) ? [{ name: test.name, value: test.value }] : [];
  return test.kind === "pseudo" && test.name !== "not" ? test.of.flatMap(switchesIn) : [];
}

const switchesIn = ({ compounds }: Selector): ThemeSwitch[] =>
  compounds.flatMap(({ tests }) => tests.flatMap(switchIn));

/** The light theme. */
export const lightTheme: Theme = {
  mode: "light",
  by: "system",
  widthPx: desktopPx,
  scheme: "light",
  themeSwitch: null,
  hovered: false,
};

const hasSystemDark = (rules: readonly StyleRule[]): boolean =>
  rules.some(
    ({ media, declarations }) =>
      media.some((query) => /prefers-color-scheme\s*:\s*(?:dark|light)/i.test(query)) ||
      declarations.some(({ value }) => /light-dark\(/i.test(value)),
  );

/** The theme switches in selectors, without those that occur only together with an earlier one. */
function switchesOf(rules: readonly StyleRule[]): ThemeSwitch[] {
  const known = new Map<string, { readonly one: ThemeSwitch; readonly rules: Set<StyleRule> }>();
  for (const rule of rules)
    for (const one of rule.selectors.flatMap(switchesIn)) {
      const key = `${one.name}=${one.value}`;
      const entry = known.get(key) ?? { one, rules: new Set<StyleRule>() };
      known.set(key, entry);
      entry.rules.add(rule);
    }
  const entries = [...known.values()];
  return entries
    .filter(
      (entry, index) =>
        !entries.slice(0, index).some((earlier) => [...entry.rules].every((rule) => earlier.rules.has(rule))),
    )
    .map(({ one }) => one);
}

/** The dark themes of a page's style sheets: by the system, and by each switch in its selectors. */
export function darkThemes(rules: readonly StyleRule[]): Theme[] {
  const distinct = switchesOf(rules);
  const dark = { ...lightTheme, mode: "dark" } as const;
  return [
    ...(hasSystemDark(rules) ? [{ ...dark, scheme: "dark" as const }] : []),
    ...distinct.map((themeSwitch): Theme => ({ ...dark, by: "switch", scheme: "light", themeSwitch })),
  ];
}
