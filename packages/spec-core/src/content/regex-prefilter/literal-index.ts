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
  /** Whether the text contains one of the literals of a set. */
  readonly containsAny: (scanned: ScannedText, setNumber: number) => boolean;
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
      const states = new Uint8Array(sets.length).fill(absent);
      for (const { literal, setNumbers } of singleCharacters)
        if (contains(text, literal)) for (const setNumber of setNumbers) states[setNumber] = present;
      const scanAt = (at: number, entries: readonly Entry[] | undefined): void => {
        if (entries)
          for (const { literal, setNumbers } of entries)
            if (text.startsWith(literal, at)) for (const setNumber of setNumbers) states[setNumber] = present;
      };
      let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
      for (let at = 0; at + 1 < text.length; at += 1) {
        const third = text.charCodeAt(at + 2);
        scanAt(at, buckets[bucketOf(first, second, 0)]);
        if (at + 2 < text.length) scanAt(at, buckets[bucketOf(first, second, third)]);
        first = second;
        second = third;
      }
      return { text, states };
    },
    containsAny: (scanned, setNumber) => {
      const state = scanned.states[setNumber];
      if (state) return state === present;
      // The set was added after the text was scanned.
      if (setNumber >= scanned.states.length) {
        const longer = new Uint8Array(sets.length);
        longer.set(scanned.states);
        scanned.states = longer;
      }
      const isPresent = sets[setNumber]?.some((literal) => contains(scanned.text, literal)) ?? false;
      scanned.states[setNumber] = isPresent ? present : absent;
      return isPresent;
    },
  };
}
