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

/**
 * The same for SQLite, whose LIKE ignores the case of ASCII's letters alone: any sign is taken for another
 * letter, so that the rows that pass need `globPattern` as well.
 */
export const roughPattern = (term: SearchTerm): string =>
  likePattern(term).replace(/(?!\p{ASCII})\p{Changes_When_Casemapped}/gu, "_");

/** The forms of a sign that a search does not tell apart. Unicode gives ß no single capital, but texts do. */
function formsOf(sign: string): string {
  const forms = [sign, sign.toLowerCase(), sign === "ß" ? "ẞ" : sign.toUpperCase()];
  return [...new Set(forms)].filter((form) => [...form].length === 1).join("");
}

/**
 * A term for SQLite's GLOB, each letter as the set of its forms, as its search index takes them for one. That is
 * exact, and four times as slow as LIKE. A set also makes a wildcard a plain character.
 */
export const globPattern = ({ text }: SearchTerm): string =>
  `*${text.replace(/[\p{Changes_When_Casemapped}*?[]/gu, (sign) => `[${formsOf(sign)}]`)}*`;
