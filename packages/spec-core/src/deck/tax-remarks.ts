import { matches } from "../content/regex-prefilter/prefiltered-match.ts";
import { taxRemark } from "./data/tax-remarks.ts";
import type { Said } from "./joined-sentences.ts";

/** Whether a sentence only says whether the prices include tax; it is shown below the prices. */
export const isTaxRemark = (text: string): boolean => matches(taxRemark, text.trim());

/** The sentences without remarks on tax, and these remarks. */
export const withTaxApart = (
  sentences: readonly Said[],
): readonly [prose: readonly Said[], onTax: readonly Said[]] => [
  sentences.filter(({ text }) => !isTaxRemark(text)),
  sentences.filter(({ text }) => isTaxRemark(text)),
];
