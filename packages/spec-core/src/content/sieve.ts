import { type Clause, capital, digit, folded, neededBy } from "./needed.ts";

/** The pieces of a clause: few are looked for one by one, many by the two characters with which they begin. */
interface Needed {
  readonly few: Clause;
  readonly many: readonly Clause[] | undefined;
}

const mostFew = 4;
const places = 512;

/** The place of two characters in a table. */
const placeOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) * 31) ^ text.charCodeAt(at + 1)) & (places - 1);

function neededOf(clause: Clause): Needed {
  if (clause.length <= mostFew) return { few: clause, many: undefined };
  const many = Array.from({ length: places }, (): string[] => []);
  for (const piece of clause) if (piece.length > 1) many[placeOf(piece, 0)]?.push(piece);
  return { few: clause.filter(({ length }) => length < 2), many };
}

function holdsOneOfFew(pieces: Clause, text: string): boolean {
  for (const piece of pieces)
    if (piece === digit ? /\d/.test(text) : piece === capital ? /\p{Lu}/u.test(text) : text.includes(piece))
      return true;
  return false;
}

function holdsOneOfMany(pieces: readonly Clause[], text: string): boolean {
  for (let at = 0; at < text.length - 1; at += 1) {
    const starting = pieces[placeOf(text, at)];
    if (starting && starting.length > 0)
      for (const piece of starting) if (text.startsWith(piece, at)) return true;
  }
  return false;
}

const holdsOneOf = ({ few, many }: Needed, text: string): boolean =>
  holdsOneOfFew(few, text) || (many !== undefined && holdsOneOfMany(many, text));

const sieves = new WeakMap<RegExp, readonly Needed[]>();

function sieveOf(pattern: RegExp): readonly Needed[] {
  const known = sieves.get(pattern);
  if (known) return known;
  const made = neededBy(pattern).map(neededOf);
  sieves.set(pattern, made);
  return made;
}

/** The text that was asked about last, since a text is tried with one pattern after the other. */
let last = { text: "", small: "" };

function smallOf(text: string): string {
  if (last.text !== text) last = { text, small: folded(text) };
  return last.small;
}

/** Whether a pattern can match in a text at all: false where the text lacks what every match holds. */
export function canMatch(pattern: RegExp, text: string): boolean {
  const read = pattern.ignoreCase ? smallOf(text) : text;
  for (const needed of sieveOf(pattern)) if (!holdsOneOf(needed, read)) return false;
  return true;
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
