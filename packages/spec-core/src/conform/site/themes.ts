import type { Circumstances } from "./css/cascade.ts";
import type { Situation } from "./css/matches.ts";
import type { Selector, Test } from "./css/selector.ts";
import type { StyleRule } from "./css/style-rule.ts";

/** A way in which a site comes to show one of its themes. */
export interface Theme extends Circumstances {
  readonly mode: "light" | "dark";
  /** Who asks for the theme: the reader's system, or an attribute that a script sets. */
  readonly by: "system" | "switch";
}

/** The width at which a site is looked at unless a rule asks for another one, in px. */
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

/** The dark themes of a page's style sheets: by the system, and by each switch that its selectors know. */
export function darkThemes(rules: readonly StyleRule[]): Theme[] {
  const switches = rules.flatMap(({ selectors }) => selectors.flatMap(switchesIn));
  const distinct = switches.filter(
    (one, index) =>
      switches.findIndex(({ name, value }) => name === one.name && value === one.value) === index,
  );
  const dark = { ...lightTheme, mode: "dark" } as const;
  return [
    ...(hasSystemDark(rules) ? [{ ...dark, scheme: "dark" as const }] : []),
    ...distinct.map((themeSwitch): Theme => ({ ...dark, by: "switch", scheme: "light", themeSwitch })),
  ];
}
