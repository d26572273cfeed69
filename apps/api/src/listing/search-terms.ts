/** A searched word. */
export interface SearchTerm {
  /** The text to find in the searched text, in which two spaces begin each column. */
  readonly text: string;
}

/** The maximum number of words of one search: each is looked up separately. */
const termsMax = 8;

/**
 * Spaces before a searched word: they restrict where it may occur, anywhere, at the start of a word, or
 * at the start of a column.
 */
const blanksBefore = (length: number): string => {
  if (length >= 3) return "";
  return length === 2 ? " " : "  ";
};

/**
 * The words of a search. A trigram index needs at least three characters, so two letters match only the
 * beginning of words, and one letter only the beginning of columns.
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

/**
 * A pattern for SQLite, whose LIKE ignores the case of ASCII letters only: other letters become the
 * wildcard `_`, so the rows that match have to be tested by `globPattern` as well.
 */
export const roughPattern = (term: SearchTerm): string =>
  likePattern(term).replace(/(?!\p{ASCII})\p{Changes_When_Casemapped}/gu, "_");

/**
 * The forms of a character that a search treats as equal. Unicode has no single-character uppercase
 * mapping of ß, but texts use ẞ.
 */
function formsOf(sign: string): string {
  const forms = [sign, sign.toLowerCase(), sign === "ß" ? "ẞ" : sign.toUpperCase()];
  return [...new Set(forms)].filter((form) => [...form].length === 1).join("");
}

/**
 * A term for SQLite's GLOB, with each letter as the set of its forms, in the same way as the search
 * index. This is exact, but four times as slow as LIKE. A set also makes a wildcard a plain character.
 */
export const globPattern = ({ text }: SearchTerm): string =>
  `*${text.replace(/[\p{Changes_When_Casemapped}*?[]/gu, (sign) => `[${formsOf(sign)}]`)}*`;
