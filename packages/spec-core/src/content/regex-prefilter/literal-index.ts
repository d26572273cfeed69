import { anyCapital, type LiteralSet } from "./required-literals.ts";

/** A text, with what is known of each set of literals by its number: whether the text contains one of them. */
export interface ScannedText {
  readonly text: string;
  states: Uint8Array;
}

/** Sets of literals, searched for in a text all at once. */
export interface LiteralIndex {
  /** Adds a set and returns its number; an equal set has the same number. */
  readonly add: (literals: LiteralSet) => number;
  /** Finds all sets added so far in one scan of the text, instead of one search for each literal. */
  readonly scan: (text: string) => ScannedText;
  /** Whether each of these sets has a literal that one of these texts contains. */
  readonly containsAll: (texts: readonly ScannedText[], setNumbers: readonly number[]) => boolean;
}

/** A literal with the numbers of the sets that it belongs to. */
interface Entry {
  readonly literal: string;
  readonly setNumbers: number[];
}

const present = 1;
const absent = 2;

// Few of the possible combinations of three characters occur, so that most buckets stay empty.
const bucketCount = 8192;
const bucketOf = (first: number, second: number, third: number): number =>
  ((first * 31 + second) * 31 + third) & (bucketCount - 1);

const contains = (text: string, literal: string): boolean =>
  literal === anyCapital ? /\p{Lu}/u.test(text) : text.includes(literal);

/** Notes which sets have a literal that stands at this position. */
function noteAt(at: number, entries: readonly Entry[], { text, states }: ScannedText): void {
  for (const { literal, setNumbers } of entries)
    if (text.startsWith(literal, at)) for (const setNumber of setNumbers) states[setNumber] = present;
}

export function createLiteralIndex(): LiteralIndex {
  const sets: LiteralSet[] = [];
  const numbers = new Map<string, number>();
  const singleCharacters: Entry[] = [];
  /** Literals of two characters, and longer ones by their first three. */
  const buckets: (Entry[] | undefined)[] = new Array(bucketCount).fill(undefined);

  function entriesFor(literal: string): Entry[] {
    if (literal.length < 2) return singleCharacters;
    const third = literal.length > 2 ? literal.charCodeAt(2) : 0;
    const bucket = bucketOf(literal.charCodeAt(0), literal.charCodeAt(1), third);
    const entries = buckets[bucket] ?? [];
    buckets[bucket] = entries;
    return entries;
  }

  function addLiteral(literal: string, setNumber: number): void {
    const entries = entriesFor(literal);
    const known = entries.find((entry) => entry.literal === literal);
    if (known) known.setNumbers.push(setNumber);
    else entries.push({ literal, setNumbers: [setNumber] });
  }

  /** The state of a set that was added after the text was scanned. */
  function stateOfAdded(scanned: ScannedText, setNumber: number): number {
    if (setNumber >= scanned.states.length) {
      const longer = new Uint8Array(sets.length);
      longer.set(scanned.states);
      scanned.states = longer;
    }
    const isPresent = sets[setNumber]?.some((literal) => contains(scanned.text, literal)) ?? false;
    const state = isPresent ? present : absent;
    scanned.states[setNumber] = state;
    return state;
  }

  return {
    add: (literals) => {
      const key = literals.join("\n");
      const setNumber = numbers.get(key) ?? sets.length;
      if (setNumber < sets.length) return setNumber;
      numbers.set(key, setNumber);
      sets.push(literals);
      for (const literal of literals) addLiteral(literal, setNumber);
      return setNumber;
    },
    scan: (text) => {
      const scanned: ScannedText = { text, states: new Uint8Array(sets.length).fill(absent) };
      for (const { literal, setNumbers } of singleCharacters)
        if (contains(text, literal)) for (const setNumber of setNumbers) scanned.states[setNumber] = present;
      let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
      for (let at = 0; at + 1 < text.length; at += 1) {
        const third = text.charCodeAt(at + 2);
        const pairs = buckets[bucketOf(first, second, 0)];
        if (pairs) noteAt(at, pairs, scanned);
        const triples = at + 2 < text.length ? buckets[bucketOf(first, second, third)] : undefined;
        if (triples) noteAt(at, triples, scanned);
        first = second;
        second = third;
      }
      return scanned;
    },
    containsAll: (texts, setNumbers) =>
      setNumbers.every((setNumber) =>
        texts.some((scanned) => (scanned.states[setNumber] || stateOfAdded(scanned, setNumber)) === present),
      ),
  };
}
