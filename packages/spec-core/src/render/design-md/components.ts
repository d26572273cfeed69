import type { ButtonStyle } from "../../onboarding/schema.ts";
import type { Spec } from "../../spec/schema.ts";

type DesignSystem = Spec["design"]["designSystem"];
type Properties = Readonly<Record<string, string>>;

/** The colors of each button style. */
const buttonColors: Readonly<Record<ButtonStyle, readonly [background: string, text: string]>> = {
  classic: ["primary", "on-primary"],
  rounded: ["primary", "on-primary"],
  square: ["primary", "on-primary"],
  standard: ["surface", "text"],
  modern: ["primary", "on-primary"],
  outlined: ["background", "primary-text"],
  gradient: ["primary", "on-primary"],
  ghost: ["background", "primary-text"],
};

/** The components of one mode; `prefix` is put before the names of its colors. */
function modeComponents({ buttons }: DesignSystem, prefix: string): Readonly<Record<string, Properties>> {
  const color = (role: string) => `{colors.${prefix}${role}}`;
  const pair = (background: string, text: string): Properties => ({
    backgroundColor: color(background),
    textColor: color(text),
  });
  const button = {
    typography: "{typography.body}",
    rounded: "{rounded.button}",
    padding: "{spacing.step-3}",
  };
  const heading = (role: "h1" | "h2" | "h3"): Properties => ({
    textColor: color(role),
    typography: `{typography.${role}}`,
  });
  const states = ["success", "warning", "error", "info"].flatMap((state): [string, Properties][] => [
    [`badge-${state}`, pair(state, `on-${state}`)],
    [`message-${state}`, pair("background", `${state}-text`)],
    [`message-${state}-on-card`, pair("surface", `${state}-text`)],
  ]);
  return {
    page: { ...pair("background", "text"), typography: "{typography.body}" },
    card: { ...pair("surface", "text"), padding: "{spacing.step-5}" },
    caption: pair("background", "muted"),
    "caption-on-card": pair("surface", "muted"),
    "heading-1": heading("h1"),
    "heading-2": heading("h2"),
    "heading-3": heading("h3"),
    link: pair("background", "primary-text"),
    "link-on-card": pair("surface", "primary-text"),
    button: { ...pair(...buttonColors[buttons.style]), ...button },
    "button-primary": { ...pair("primary", "on-primary"), ...button },
    "button-primary-hover": { ...pair("primary-hover", "on-primary"), ...button },
    "button-gradient-end": { ...pair("gradient-end", "on-primary"), ...button },
    band: pair("band", "on-band"),
    "band-button": { ...pair("on-band", "band"), ...button },
    "band-button-end": { ...pair("band-end", "band"), ...button },
    "accent-band": pair("accent-band", "on-accent-band"),
    "accent-band-button-end": { ...pair("accent-band-end", "accent-band"), ...button },
    badge: pair("accent", "on-accent"),
    highlight: pair("background", "accent-text"),
    "highlight-on-card": pair("surface", "accent-text"),
    ...Object.fromEntries(states),
    divider: { backgroundColor: color("border"), height: "1px" },
    "focus-ring": { backgroundColor: color("focus"), width: "3px" },
  };
}

/** Every component of the site with the tokens that it uses, in both modes. */
export function designComponents(system: DesignSystem): Record<string, Properties> {
  const dark = Object.entries(modeComponents(system, "dark."));
  return {
    ...modeComponents(system, ""),
    ...Object.fromEntries(dark.map(([name, properties]) => [`${name}-dark`, properties])),
  };
}
