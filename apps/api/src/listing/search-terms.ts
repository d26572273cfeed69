/** A searched word. */
export interface SearchTerm {
  /** The text to find in the searched text, in which two spaces begin each column. */
  readonly text: string;
}

/** The most words of one search: each is looked up separately. */
const termsMax = 8;

/** The number of spaces that fixes where a word has to begin: anywhere, at a word, at a column. */
const blanksBefore = (length: number): string => {
  if (length >= 3) return "";
  return length === 2 ? " " : "  ";
};

/**
 * The words of a search. A trigram index needs at least three characters: two letters match words that begin
 * with them, one letter columns that do.
 */
export function searchTerms(search: string | undefined): SearchTerm[] {
  const words = (search ?? "").toLowerCase().split(/\s+/u).filter(Boolean).slice(0, termsMax);
  return words.map((word) => ({ text: `${blanksBefore([...word].length)}${word}` }));
}

/** The terms for FTS5: phrases that are all required (SQLite, FTS5, section 3). */
export const matchQuery = (terms: readonly SearchTerm[]): string =>
  terms.map(({ text }) => `"${text.replaceAll('"', '""')}"`).join(" AND ");

/** A term for LIKE, with its wildcards as plain characters (PostgreSQL, section 9.7.1). */
export const likePattern = ({ text }: SearchTerm): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
