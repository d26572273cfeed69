import { anyCapital, type LiteralSet } from "./required-literals.ts";

/**
 * A scanned text, with a state for each set of literals, by the set's number: whether the text contains one of them.
 */
export interface ScannedText {
  readonly text: string;
  states: Uint8Array;
}

/** An index of sets of literals, which are all searched for in one scan of a text. */
export interface LiteralIndex {
  /** Adds a set and returns its number; an equal set gets the same number. */
  readonly add: (literals: LiteralSet) => number;
  /** Finds all sets added so far in one scan of the text, instead of one search for each literal. */
  readonly scan: (text: string) => ScannedText;
  /** Whether, for each of these sets, one of the texts contains one of its literals. */
  readonly containsAll: (texts: readonly ScannedText[], setNumbers: readonly number[]) => boolean;
}

/** A literal with the numbers of the sets that it belongs to. */
interface Entry {
  readonly literal: string;
  readonly setNumbers: number[];
}

const present = 1;
const absent = 2;

// Only few of the possible character sequences occur, so most buckets stay empty.
const bucketCount = 32_768;
/** The bucket of a key from the bucket of its prefix and its last character: a rolling hash. */
const bucketAfter = (bucket: number, code: number): number => (bucket * 31 + code) & (bucketCount - 1);
/** The number of leading characters of a literal that determine its bucket. */
const shortestKey = 2;
const longestKey = 4;

const contains = (text: string, literal: string): boolean =>
  literal === anyCapital ? /\p{Lu}/u.test(text) : text.includes(literal);

/** Marks the sets that have a literal at this index of the text as present. */
function noteAt(at: number, entries: readonly Entry[] | undefined, { text, states }: ScannedText): void {
  for (const { literal, setNumbers } of entries ?? [])
    if (text.startsWith(literal, at)) for (const setNumber of setNumbers) states[setNumber] = present;
}

export function createLiteralIndex(): LiteralIndex {
  const sets: LiteralSet[] = [];
  const numbers = new Map<string, number>();
  const singleCharacters: Entry[] = [];
  const buckets = new Map<number, Entry[]>();
  /**
   * For each bucket, a bit mask of the lengths of its keys. The array is small, and rules out most positions of a text.
   */
  const keyLengths = new Uint8Array(bucketCount);

  function entriesFor(literal: string): Entry[] {
    if (literal.length < shortestKey) return singleCharacters;
    const length = Math.min(literal.length, longestKey);
    let bucket = 0;
    for (let at = 0; at < length; at += 1) bucket = bucketAfter(bucket, literal.charCodeAt(at));
    keyLengths[bucket] = (keyLengths[bucket] ?? 0) | (1 << length);
    const entries = buckets.get(bucket) ?? [];
    buckets.set(bucket, entries);
    return entries;
  }

  const hasKey = (bucket: number, length: number): boolean => ((keyLengths[bucket] ?? 0) >> length) % 2 === 1;

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

  // A loop instead of a closure for speed: hundreds of expressions are tried on each text.
  function containsOne(texts: readonly ScannedText[], setNumber: number): boolean {
    for (const scanned of texts)
      if ((scanned.states[setNumber] || stateOfAdded(scanned, setNumber)) === present) return true;
    return false;
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
      let [second, third, fourth] = [text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2)];
      for (let at = 0; at + 1 < text.length; at += 1) {
        const first = second;
        second = third;
        third = fourth;
        fourth = text.charCodeAt(at + 3);
        const ofTwo = bucketAfter(bucketAfter(0, first), second);
        const ofThree = bucketAfter(ofTwo, third);
        const ofFour = bucketAfter(ofThree, fourth);
        if (hasKey(ofTwo, 2)) noteAt(at, buckets.get(ofTwo), scanned);
        if (hasKey(ofThree, 3)) noteAt(at, buckets.get(ofThree), scanned);
        if (hasKey(ofFour, 4)) noteAt(at, buckets.get(ofFour), scanned);
      }
      return scanned;
    },
    containsAll: (texts, setNumbers) => {
      for (const setNumber of setNumbers) if (!containsOne(texts, setNumber)) return false;
      return true;
    },
  };
}
