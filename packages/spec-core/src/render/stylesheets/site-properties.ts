import type { Spec } from "../../spec/schema.ts";
import { rootCss } from "../starter-site/css/site-css.ts";
import { siteOf } from "../starter-site/site.ts";
import type { Declaration } from "./declarations.ts";

const rootRule = /^:root \{([^{}]*)\}/gm;
const property = /(--[\w-]+):\s*([^;]+);/g;

/**
 * The custom properties besides colors that the starter site declares on its root: fonts, fluid sizes, distances,
 * radii and rules, so that a site built anew takes the same.
 */
export function siteProperties(spec: Spec): Declaration[] {
  const css = rootCss(siteOf(spec, { marks: false }));
  const declared = [...css.matchAll(rootRule)].flatMap(([, body = ""]) =>
    [...body.matchAll(property)].map(([, name = "", value = ""]): Declaration => [name, value.trim()]),
  );
  return [...new Map(declared)].filter(([name]) => !name.startsWith("--color-"));
}
