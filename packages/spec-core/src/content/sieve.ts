import { type ClauseIndex, clauseIndex, type ReadText } from "./clause-index.ts";
import { folded, neededBy, withoutDigits } from "./needed.ts";
import { rememberTexts } from "./remember.ts";

// The sentences of a form: each is tried with one pattern after the other, by several readers in turn.
const textsKept = 128;
const longestKept = 600;

interface Side {
  readonly clauses: ClauseIndex;
  readonly read: (text: string) => ReadText;
}

function sideOf(prepare: (text: string) => string): Side {
  const clauses = clauseIndex();
  const read = (text: string): ReadText => clauses.read(prepare(text));
  const [long, short] = [rememberTexts(read), rememberTexts(read, textsKept)];
  return { clauses, read: (text) => (text.length > longestKept ? long : short)(text) };
}

const asItIs = sideOf(withoutDigits);
const inSmall = sideOf(folded);

const sieves = new WeakMap<RegExp, readonly number[]>();

function sieveOf(pattern: RegExp, { clauses }: Side): readonly number[] {
  const known = sieves.get(pattern);
  if (known) return known;
  const made = neededBy(pattern).map((clause) => clauses.add(clause));
  sieves.set(pattern, made);
  return made;
}

/** Whether a pattern can match in a text at all: false where the text lacks what every match holds. */
export function canMatch(pattern: RegExp, text: string): boolean {
  const side = pattern.ignoreCase ? inSmall : asItIs;
  const read = side.read(text);
  for (const number of sieveOf(pattern, side)) if (!side.clauses.meets(read, number)) return false;
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
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  if (!canMatch(pattern, text)) return [];
  // `matchAll` copies the pattern, and most texts have no match.
  pattern.lastIndex = 0;
  const first = pattern.exec(text);
  pattern.lastIndex = 0;
  return first ? [...text.matchAll(pattern)] : [];
}

/** A pattern that is asked by way of its sieve, or of that of a part without which it does not match. */
export const sieved = (pattern: RegExp, part = pattern): Pick<RegExp, "exec" | "test"> => ({
  exec: (text) => (canMatch(part, text) ? pattern.exec(text) : null),
  test: (text) => canMatch(part, text) && pattern.test(text),
});
