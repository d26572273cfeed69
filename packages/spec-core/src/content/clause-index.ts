import { type Clause, capital } from "./needed.ts";

/** A text with what is known of each clause by its number: whether the text meets it. */
export interface ReadText {
  readonly text: string;
  known: Uint8Array;
}

/** Clauses, to be looked for in a text all at once. */
export interface ClauseIndex {
  /** Gives a clause its number. */
  readonly add: (clause: Clause) => number;
  /** Looks for all clauses added so far: one pass over the text instead of one search for each piece. */
  readonly read: (text: string) => ReadText;
  /** Whether the text holds one of the pieces of a clause. */
  readonly meets: (read: ReadText, number: number) => boolean;
}

/** A piece with the clauses that it belongs to. */
interface Entry {
  readonly piece: string;
  readonly clauses: number[];
}

const met = 1;
const unmet = 2;

// Few of the possible combinations of three characters occur, so that most places of this table stay empty.
const places = 8192;
const placeOf = (first: number, second: number, third: number): number =>
  ((first * 31 + second) * 31 + third) & (places - 1);

const isPieceIn = (piece: string, text: string): boolean =>
  piece === capital ? /\p{Lu}/u.test(text) : text.includes(piece);

export function clauseIndex(): ClauseIndex {
  const all: Clause[] = [];
  const numbers = new Map<string, number>();
  const single: Entry[] = [];
  /** Pieces of two characters, and longer ones by their first three. */
  const longer: (Entry[] | undefined)[] = new Array(places).fill(undefined);

  function listOf(piece: string): Entry[] {
    if (piece.length < 2) return single;
    const third = piece.length > 2 ? piece.charCodeAt(2) : 0;
    const place = placeOf(piece.charCodeAt(0), piece.charCodeAt(1), third);
    const list = longer[place] ?? [];
    longer[place] = list;
    return list;
  }

  function enter(piece: string, number: number): void {
    const list = listOf(piece);
    const known = list.find((entry) => entry.piece === piece);
    if (known) known.clauses.push(number);
    else list.push({ piece, clauses: [number] });
  }

  return {
    add: (clause) => {
      const key = clause.join("\n");
      const number = numbers.get(key) ?? all.length;
      if (number < all.length) return number;
      numbers.set(key, number);
      all.push(clause);
      for (const piece of clause) enter(piece, number);
      return number;
    },
    read: (text) => {
      const known = new Uint8Array(all.length).fill(unmet);
      for (const { piece, clauses } of single)
        if (isPieceIn(piece, text)) for (const number of clauses) known[number] = met;
      const meetAt = (at: number, entries: readonly Entry[] | undefined): void => {
        if (entries)
          for (const { piece, clauses } of entries)
            if (text.startsWith(piece, at)) for (const number of clauses) known[number] = met;
      };
      let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
      for (let at = 0; at + 1 < text.length; at += 1) {
        const third = text.charCodeAt(at + 2);
        meetAt(at, longer[placeOf(first, second, 0)]);
        if (at + 2 < text.length) meetAt(at, longer[placeOf(first, second, third)]);
        first = second;
        second = third;
      }
      return { text, known };
    },
    meets: (read, number) => {
      const known = read.known[number];
      if (known) return known === met;
      // The clause was added after the text was read.
      if (number >= read.known.length) {
        const longer = new Uint8Array(all.length);
        longer.set(read.known);
        read.known = longer;
      }
      const isMet = all[number]?.some((piece) => isPieceIn(piece, read.text)) ?? false;
      read.known[number] = isMet ? met : unmet;
      return isMet;
    },
  };
}
