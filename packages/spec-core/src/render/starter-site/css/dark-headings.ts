import { toOklch } from "../../../color/oklch.ts";
import type { Site } from "../site.ts";

// Below this chroma (CSS Color 4, section 9.2) a heading's color is a shade of grey to the eye.
const grayChroma = 0.06;

/**
 * The headings of the dark theme whose color was all but black: lightened just enough to be readable they would
 * look faded, so they take the color of the text. Empty where every heading has a hue.
 */
export function darkHeadingsCss({ spec }: Site): string {
  const { theme } = spec.design.designSystem.colors;
  const gray = (["h1", "h2", "h3"] as const).filter(
    (name) => (toOklch(theme[name])?.chroma ?? 0) < grayChroma,
  );
  if (gray.length === 0) return "";
  const rule = (root: string): string => `${root} :is(${gray.join(", ")}) { color: var(--color-text); }`;
  return `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-theme="light"])')}\n}\n${rule(':root[data-theme="dark"]')}`;
}
