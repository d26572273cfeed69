import { numberValues } from "./data/number-values.ts";

/** The number that digits or one word say: 12 of '12' and of 'Twelve'; NaN of anything else. */
export const saidNumber = (said: string): number => numberValues.get(said.toLowerCase()) ?? Number(said);

/** The words for the numbers of a range, its ends included, as alternatives of an expression: 'one|two|three'. */
export const numberWords = (least: number, most: number): string =>
  [...numberValues]
    .filter(([, value]) => value >= least && value <= most)
    .map(([word]) => word)
    .join("|");
