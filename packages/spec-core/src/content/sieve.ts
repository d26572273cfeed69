import { type Clause, capital, digit, folded, neededBy } from "./needed.ts";
import { rememberLast } from "./remember-last.ts";

/** Where two characters stand in a table of pairs; others may stand there too. */
const placeOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) * 31) ^ text.charCodeAt(at + 1)) & (places - 1);
const places = 1024;

/** The pieces of a clause: few of them are looked for one by one, many by the pairs with which they begin. */
interface Needed {
  readonly single: Clause;
  readonly longer: Clause;
  /** The longer ones by the place of their first pair. */
  readonly byPair: ReadonlyMap<number, Clause>;
}

const mostFew = 8;

function neededOf(clause: Clause): Needed {
  const longer = clause.filter(({ length }) => length > 1);
  const byPair = new Map<number, string[]>();
  for (const piece of longer) {
    const place = placeOf(piece, 0);
    const known = byPair.get(place);
    if (known) known.push(piece);
    else byPair.set(place, [piece]);
  }
  return { single: clause.filter(({ length }) => length < 2), longer, byPair };
}

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

function holdsPair(byPair: ReadonlyMap<number, Clause>, pairs: Uint8Array): boolean {
  for (const place of byPair.keys()) if (pairs[place] === 1) return true;
  return false;
}

function holdsLonger({ longer, byPair }: Needed, { text, pairs }: Scanned): boolean {
  if (!holdsPair(byPair, pairs)) return false;
  if (longer.length <= mostFew) return longer.some((piece) => text.includes(piece));
  for (let at = 0; at < text.length - 1; at += 1)
    for (const piece of byPair.get(placeOf(text, at)) ?? []) if (text.startsWith(piece, at)) return true;
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

// A text is tried with one pattern after the other.
const asItIs = rememberLast(scanned);
const inSmall = rememberLast((text) => scanned(folded(text)));

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
