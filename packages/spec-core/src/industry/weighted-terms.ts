/** How much a term says about an industry: 3 settles it, 2 speaks for it, 1 merely fits. */
export type TermWeight = 3 | 2 | 1;

/**
 * The words that give an industry away, comma-separated. Written in the singular, lowercase, without accents or
 * apostrophes. Several words also match hyphenated or run together ('barber shop', 'barbershop'). A trailing `~`
 * marks a verb, whose forms in -s, -ed, -ing and -er match too. A phrase is listed only where its words alone would
 * mislead or say nothing.
 */
export type WeightedTerms = Readonly<Record<TermWeight, string>>;

/** The terms of such a list. */
export const termsIn = (list: string): string[] => list.split(/,\s+/);
