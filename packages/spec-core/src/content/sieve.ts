import { type Clause, capital, digit, folded, neededBy } from "./needed.ts";
import { rememberSome } from "./remember-some.ts";

/** Where two characters stand in a table of pairs; others may stand there too. */
const placeOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) * 31) ^ text.charCodeAt(at + 1)) & (places - 1);
const places = 1024;

/** The pieces of a clause, the longer ones with the places of their pairs: one whose pairs are not all in a text is not in it. */
interface Needed {
  readonly single: Clause;
  readonly longer: readonly {
    readonly piece: string;
    readonly first: number;
    readonly others: Uint16Array;
  }[];
}

const placesOf = (piece: string): number[] =>
  Array.from({ length: piece.length - 1 }, (_, at) => placeOf(piece, at));

const neededOf = (clause: Clause): Needed => ({
  single: clause.filter(({ length }) => length < 2),
  longer: clause
    .filter(({ length }) => length > 1)
    .map((piece) => {
      const [first = 0, ...others] = placesOf(piece);
      // The end first: many words share their beginning.
      return { piece, first, others: Uint16Array.from(others.reverse()) };
    }),
});

/** A text with the places of all its pairs of characters. */
interface Scanned {
  readonly text: string;
  readonly pairs: Uint8Array;
}

function scanned(text: string): Scanned {
  const pairs = new Uint8Array(places);
  for (let at = 0; at < text.length - 1; at += 1) pairs[placeOf(text, at)] = 1;
  return { text, pairs };
}

function holdsSingle(pieces: Clause, text: string): boolean {
  for (const piece of pieces)
    if (piece === digit ? /\d/.test(text) : piece === capital ? /\p{Lu}/u.test(text) : text.includes(piece))
      return true;
  return false;
}

function holdsAll(pairs: Uint8Array, asked: Uint16Array): boolean {
  for (let at = 0; at < asked.length; at += 1) if (pairs[asked[at] ?? 0] !== 1) return false;
  return true;
}

function holdsLonger({ longer }: Needed, { text, pairs }: Scanned): boolean {
  for (const { piece, first, others } of longer)
    if (pairs[first] === 1 && holdsAll(pairs, others) && text.includes(piece)) return true;
  return false;
}

const sieves = new WeakMap<RegExp, readonly Needed[]>();

function sieveOf(pattern: RegExp): readonly Needed[] {
  const known = sieves.get(pattern);
  if (known) return known;
  const made = neededBy(pattern).map(neededOf);
  sieves.set(pattern, made);
  return made;
}

// The sentences of a form: each is tried with one pattern after the other, by several readers in turn.
const textsKept = 128;
const longestKept = 600;
const asItIs = rememberSome(scanned, textsKept, longestKept);
const inSmall = rememberSome((text) => scanned(folded(text)), textsKept, longestKept);

/** Whether a pattern can match in a text at all: false where the text lacks what every match holds. */
export function canMatch(pattern: RegExp, text: string): boolean {
  const read = pattern.ignoreCase ? inSmall(text) : asItIs(text);
  for (const needed of sieveOf(pattern))
    if (!holdsSingle(needed.single, read.text) && !holdsLonger(needed, read)) return false;
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
