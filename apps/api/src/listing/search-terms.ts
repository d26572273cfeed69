/** One word that is looked for. */
export interface SearchTerm {
  /** What has to stand in the searched text, which begins each column with two blanks. */
  readonly text: string;
}

/** Most words of one search: each is looked up by itself. */
const termsMax = 8;

/** As many blanks as say where a word has to begin: anywhere, at a word, at a column. */
const blanksBefore = (length: number): string => {
  if (length >= 3) return "";
  return length === 2 ? " " : "  ";
};

/**
 * The words of a search. A trigram index knows texts from three signs on: two letters find words that begin with them, one letter
 * columns that do.
 */
export function searchTerms(search: string | undefined): SearchTerm[] {
  const words = (search ?? "").toLowerCase().split(/\s+/u).filter(Boolean).slice(0, termsMax);
  return words.map((word) => ({ text: `${blanksBefore([...word].length)}${word}` }));
}

/** The terms as FTS5 reads them: phrases that all have to be there (SQLite, FTS5, section 3). */
export const matchQuery = (terms: readonly SearchTerm[]): string =>
  terms.map(({ text }) => `"${text.replaceAll('"', '""')}"`).join(" AND ");

/** A term as LIKE reads it, with its wildcards as plain signs (PostgreSQL, section 9.7.1). */
export const likePattern = ({ text }: SearchTerm): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
