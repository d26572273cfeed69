/**
 * The most units that the canonical decomposition of a letter has; a compatibility decomposition may have 18, as of
 * 'ﷺ' (Unicode Standard Annex 15, "Maximum Expansion Factors", UTF-16).
 */
const mostGrowth = 4;

/**
 * A text in normalization form NFKD, at most four times as long: no letter or mark is lost, except that a
 * text made of ligatures for whole sentences is cut, so that it costs no more to process than another.
 */
export const decompose = (text: string): string => text.normalize("NFKD").slice(0, mostGrowth * text.length);
