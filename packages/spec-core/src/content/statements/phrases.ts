import type { Word } from "./words.ts";

/**
 * A phrase of a cue table, word by word. `a|b` is either word, `stem*` any word with that beginning, `#` a number,
 * `_` up to three words of any kind; `^` in front of the phrase ties it to the statement's first word, `$` behind it to
 * its last.
 */
interface Phrase {
  readonly slots: readonly Slot[];
  readonly first: boolean;
  readonly last: boolean;
}

interface Choice {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
}

type Slot = "gap" | Choice;

/** Phrases by the first letters of their first word. */
export type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

const gapWords = 3;
const keyLength = 2;
const number = "#";
const isNumber = (word: string): boolean => /^\d/.test(word);

function slotOf(text: string): Slot {
  if (text === "_") return "gap";
  const options = text.split("|");
  return {
    words: new Set(options.filter((option) => !option.endsWith("*"))),
    stems: options.filter((option) => option.endsWith("*")).map((option) => option.slice(0, -1)),
  };
}

function phraseOf(text: string): Phrase {
  const first = text.startsWith("^");
  const last = text.endsWith("$");
  const body = text.slice(first ? 1 : 0, last ? -1 : undefined).trim();
  return { slots: body.split(" ").map(slotOf), first, last };
}

const keysOf = (slot: Slot | undefined): string[] =>
  slot === undefined || slot === "gap"
    ? []
    : [...slot.words, ...slot.stems].map((word) => word.slice(0, keyLength));

/** Reads a table: phrases stand one per line or behind commas. */
export function phraseTable(source: string): PhraseTable {
  const table = new Map<string, Phrase[]>();
  for (const text of source.split(/[,\n]/)) {
    if (text.trim() === "") continue;
    const phrase = phraseOf(text.trim());
    for (const key of new Set(keysOf(phrase.slots[0]))) table.set(key, [...(table.get(key) ?? []), phrase]);
  }
  return table;
}

const fits = ({ words, stems }: Choice, word: string): boolean =>
  words.has(word) || (isNumber(word) && words.has(number)) || stems.some((stem) => word.startsWith(stem));

interface Place {
  readonly phrase: Phrase;
  readonly words: readonly Word[];
  readonly slot: number;
  readonly at: number;
}

/** Where the slots from `slot` on end when they begin at the word `at`; -1 where they do not fit. */
function endOf({ phrase, words, slot, at }: Place): number {
  const wanted = phrase.slots[slot];
  if (wanted === undefined) return phrase.last && at < words.length ? -1 : at;
  if (wanted === "gap") {
    for (let skipped = 0; skipped <= gapWords; skipped++) {
      const end = endOf({ phrase, words, slot: slot + 1, at: at + skipped });
      if (end >= 0) return end;
    }
    return -1;
  }
  const word = words[at]?.word;
  return word !== undefined && fits(wanted, word) ? endOf({ phrase, words, slot: slot + 1, at: at + 1 }) : -1;
}

/** How many places of these words begin a phrase of the table. */
export function countPhrases(table: PhraseTable, words: readonly Word[]): number {
  let count = 0;
  words.forEach(({ word }, at) => {
    const begins = (phrase: Phrase): boolean =>
      (!phrase.first || at === 0) && endOf({ phrase, words, slot: 0, at }) >= 0;
    const found =
      table.get(word.slice(0, keyLength))?.some(begins) || (isNumber(word) && table.get(number)?.some(begins));
    if (found) count += 1;
  });
  return count;
}
