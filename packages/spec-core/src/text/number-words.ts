import { numberValues } from "./data/number-values.ts";

/** The value of a number in digits or as one word ('12' and 'Twelve' give 12); NaN for anything else. */
export const saidNumber = (said: string): number => numberValues.get(said.toLowerCase()) ?? Number(said);

/**
 * The words for the numbers of a range, both ends included, as alternatives of a regular expression: 'one|two|three'.
 */
export const numberWords = (least: number, most: number): string =>
  [...numberValues]
    .filter(([, value]) => value >= least && value <= most)
    .map(([word]) => word)
    .join("|");
