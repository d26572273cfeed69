import { siteCss } from "../starter-site/css/site-css.ts";
import type { Site } from "../starter-site/site.ts";
import type { Declaration } from "./declarations.ts";

// Some are declared for bands of color, too: 'on-primary' has its own rules and buttons.
const rootRule = /^:root(?:, \.on-[\w-]+)* \{([^{}]*)\}/gm;
// Colors are in the theme already; `--m-` are those of the drawings.
const paints = /^--(?:color|m)-/;
const property = /(--[\w-]+):\s*([^;]+);/g;

/**
 * The custom properties besides colors that the starter site declares on its root: fonts, fluid sizes, distances,
 * radii, rules and the surface of buttons, so that a site built from scratch uses the same.
 */
export function siteProperties(site: Site): Declaration[] {
  const declared = [...siteCss(site).matchAll(rootRule)].flatMap(([, body = ""]) =>
    [...body.matchAll(property)].map(([, name = "", value = ""]): Declaration => [name, value.trim()]),
  );
  return [...new Map(declared)].filter(([name]) => !paints.test(name));
}
