/** The strength of a term as evidence of an industry: 3 decides it, 2 is a strong sign, 1 is a hint. */
export type TermWeight = 3 | 2 | 1;

/**
 * The words that indicate an industry, comma-separated. Written in the singular, lowercase, without accents or
 * apostrophes. Several words also match hyphenated or run together ('barber shop', 'barbershop'). A trailing `~`
 * marks a verb, whose forms in -s, -ed, -ing and -er match too. A phrase is listed only if its single words would
 * mislead or say nothing.
 */
export type WeightedTerms = Readonly<Record<TermWeight, string>>;

/** Splits such a list into terms. */
export const termsIn = (list: string): string[] => list.split(/,\s+/);
