/**
 * Most units that a letter falls into by canonical decomposition; a compatibility one may have 18, as 'ﷺ' has (Unicode
 * Standard Annex 15, "Maximum Expansion Factors", UTF-16).
 */
const mostGrowth = 4;

/**
 * A text in normalization form NFKD, at most four times as long: letters and marks all stay, a text made of
 * ligatures that stand for sentences is cut, so that it costs its readers no more than another.
 */
export const decompose = (text: string): string => text.normalize("NFKD").slice(0, mostGrowth * text.length);
