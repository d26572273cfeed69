import type { FontWeight } from "./fonts.ts";

/** The group of a family in a picker; `kit` families come from the agency's font kit. */
export type FontCategory = "kit" | "sans-serif" | "serif" | "display" | "monospace";

/** The kind of text that a family is meant for. */
export type FontUse = "any" | "headings" | "body";

/**
 * A local font that is shown while a family loads, with the descriptors of `@font-face` (CSS Fonts 5, section 4)
 * that give it the family's metrics, so that nothing shifts. In percent.
 */
export type MetricFallback = {
  readonly family: "Arial" | "Times New Roman" | "Courier New";
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
  readonly lineGapOverride: number;
};

/** The scripts beside Latin whose letters a package may have, in files of their own. */
export const extraScripts = ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese"] as const;

export type ExtraScript = (typeof extraScripts)[number];

/** A family that a client can choose. */
export type FontFamily = {
  readonly family: string;
  readonly category: FontCategory;
  readonly use: FontUse;
  /** The weights that the family actually has, in rising order. */
  readonly weights: readonly FontWeight[];
  readonly license: "OFL-1.1" | "commercial";
  /** A package of the npm registry to host the font from, with its scripts beside Latin, or the agency's font kit. */
  readonly source:
    | { readonly kind: "bundled"; readonly package: string; readonly scripts: readonly ExtraScript[] }
    | { readonly kind: "kit" };
  /** The value of `font-family`: the family, its measured fallback if there is one, and a generic family. */
  readonly stack: string;
  /** The measured fallback, `<family> Fallback` in the stack; null if the family's metrics are unpublished. */
  readonly fallback: MetricFallback | null;
};
