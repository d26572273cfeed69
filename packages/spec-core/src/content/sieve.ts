import { type Clause, capital, digit, folded, neededBy } from "./needed.ts";

const clausesOf = new WeakMap<RegExp, readonly Clause[]>();

/** The text that was asked about last, since a text is tried with one pattern after the other. */
let last = { text: "", small: "" };

function smallOf(text: string): string {
  if (last.text !== text) last = { text, small: folded(text) };
  return last.small;
}

function holds(text: string, piece: string): boolean {
  if (piece === digit) return /\d/u.test(text);
  return piece === capital ? /\p{Lu}/u.test(text) : text.includes(piece);
}

/** Whether a pattern can match in a text at all: false where the text lacks what every match holds. */
export function canMatch(pattern: RegExp, text: string): boolean {
  const clauses = clausesOf.get(pattern) ?? neededBy(pattern);
  clausesOf.set(pattern, clauses);
  const read = pattern.ignoreCase ? smallOf(text) : text;
  return clauses.every((clause) => clause.some((piece) => holds(read, piece)));
}

/**
 * The same as `exec`, `test` and `matchAll` of a pattern without state. An engine takes far longer to compile a long
 * pattern than to look for its words in a text, and compiles none that is never run.
 */
export const firstMatch = (pattern: RegExp, text: string): RegExpExecArray | null =>
  canMatch(pattern, text) ? pattern.exec(text) : null;

/** Whether a pattern matches in a text; see `firstMatch`. */
export const matches = (pattern: RegExp, text: string): boolean =>
  canMatch(pattern, text) && pattern.test(text);

/** Every match of a global pattern; see `firstMatch`. */
export const allMatches = (pattern: RegExp, text: string): RegExpExecArray[] =>
  canMatch(pattern, text) ? [...text.matchAll(pattern)] : [];

/** A pattern that is asked by way of its sieve, or of that of a part without which it does not match. */
export const sieved = (pattern: RegExp, part = pattern): Pick<RegExp, "exec" | "test"> => ({
  exec: (text) => (canMatch(part, text) ? pattern.exec(text) : null),
  test: (text) => canMatch(part, text) && pattern.test(text),
});
