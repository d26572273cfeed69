/**
 * The maximum growth of a text in UTF-16 by canonical decomposition (Unicode Standard Annex 15, "Maximum Expansion
 * Factors"). Compatibility decomposition can grow it 18 times, as with 'ﷺ'.
 */
const mostGrowth = 4;

/**
 * A text in normalization form NFKD, cut at four times its length. Only a text of ligatures for whole sentences is cut,
 * so that its processing time stays limited; no other text loses a letter or a mark.
 */
export const decompose = (text: string): string => text.normalize("NFKD").slice(0, mostGrowth * text.length);
