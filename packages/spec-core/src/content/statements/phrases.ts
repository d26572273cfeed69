import type { Word } from "./words.ts";

/** A position of a phrase: one of these words, or a word with one of these beginnings. */
interface Choice {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
}

/** What a phrase requires next: a word, a gap, or the end of the statement. */
interface Step {
  readonly slot: Choice | "gap" | "end";
  readonly next: Step | undefined;
}

/**
 * A phrase of a cue table, word by word. `a|b` is either word, `stem*` any word with that beginning, `#` a number, `_`
 * up to three arbitrary words. `^` before the phrase means the beginning of the statement, `$` after it the end.
 */
interface Phrase<Family> {
  readonly family: Family;
  readonly isFirst: boolean;
  /** The rest of the phrase after its first word. */
  readonly rest: Step | undefined;
}

/** The phrases of several families by their first words. */
export interface PhraseIndex<Family extends string> {
  readonly byWord: ReadonlyMap<string, readonly Phrase<Family>[]>;
  /** Phrases that begin with a stem, which has at least three letters. */
  readonly byStem: ReadonlyMap<string, readonly Phrase<Family>[]>;
}

const gapWords = 3;
const shortestStem = 3;
const longestStem = 14;
const number = "#";
const isNumber = (word: string): boolean => /^\d/.test(word);

function choiceOf(text: string): Choice {
  const options = text.split("|");
  return {
    words: new Set(options.filter((option) => !option.endsWith("*"))),
    stems: options.filter((option) => option.endsWith("*")).map((option) => option.slice(0, -1)),
  };
}

function stepsOf(slots: readonly string[], isLast: boolean): Step | undefined {
  const end: Step | undefined = isLast ? { slot: "end", next: undefined } : undefined;
  return slots.reduceRight<Step | undefined>(
    (next, text) => ({ slot: text === "_" ? "gap" : choiceOf(text), next }),
    end,
  );
}

function enter<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** One position of a phrase, from a list of words separated by white space. */
export const anyOf = (list: string): string => list.trim().split(/\s+/).join("|");

function phraseOf<Family>(text: string, family: Family): { opening: Choice; phrase: Phrase<Family> } {
  const isFirst = text.startsWith("^");
  const isLast = text.endsWith("$");
  const [opening = "", ...slots] = text
    .slice(isFirst ? 1 : 0, isLast ? -1 : undefined)
    .trim()
    .split(/\s+/);
  return { opening: choiceOf(opening), phrase: { family, isFirst, rest: stepsOf(slots, isLast) } };
}

/** Parses tables of comma-separated phrases, one table for each family. */
export function phraseIndex<Family extends string>(tables: ReadonlyMap<Family, string>): PhraseIndex<Family> {
  const byWord = new Map<string, Phrase<Family>[]>();
  const byStem = new Map<string, Phrase<Family>[]>();
  for (const [family, table] of tables)
    for (const text of table.split(",").map((part) => part.trim())) {
      if (text === "") continue;
      const { opening, phrase } = phraseOf(text, family);
      for (const word of opening.words) enter(byWord, word, phrase);
      for (const stem of opening.stems) enter(byStem, stem, phrase);
    }
  return { byWord, byStem };
}

const fits = ({ words, stems }: Choice, word: string): boolean =>
  words.has(word) || (isNumber(word) && words.has(number)) || stems.some((stem) => word.startsWith(stem));

/** Returns a function that tests whether steps match these words from an index on. */
function matcher(words: readonly Word[]): (step: Step | undefined, at: number) => boolean {
  const matches = (first: Step | undefined, from: number): boolean => {
    let at = from;
    for (let step = first; step; step = step.next) {
      const { slot, next } = step;
      if (slot === "end") return at === words.length;
      if (slot === "gap") {
        for (let skipped = 0; skipped <= gapWords; skipped++) if (matches(next, at + skipped)) return true;
        return false;
      }
      const word = words[at]?.word;
      if (word === undefined || !fits(slot, word)) return false;
      at += 1;
    }
    return true;
  };
  return matches;
}

/** The phrases that may begin with a word, in groups. */
function candidates<Family extends string>(
  { byWord, byStem }: PhraseIndex<Family>,
  word: string,
): (readonly Phrase<Family>[])[] {
  const groups: (readonly Phrase<Family>[])[] = [];
  const add = (group: readonly Phrase<Family>[] | undefined): void => {
    if (group) groups.push(group);
  };
  add(byWord.get(word));
  if (isNumber(word)) add(byWord.get(number));
  const longest = Math.min(word.length, longestStem);
  for (let length = shortestStem; length <= longest; length++) add(byStem.get(word.slice(0, length)));
  return groups;
}

/** The number of positions in these words where a phrase of each family begins. */
export function countPhrases<Family extends string>(
  index: PhraseIndex<Family>,
  words: readonly Word[],
): ReadonlyMap<Family, number> {
  const matches = matcher(words);
  const counts = new Map<Family, number>();
  const lastPlaces = new Map<Family, number>();
  words.forEach(({ word }, at) => {
    for (const group of candidates(index, word))
      for (const { family, isFirst, rest } of group) {
        // A position counts once for each family.
        if ((isFirst && at > 0) || lastPlaces.get(family) === at || !matches(rest, at + 1)) continue;
        lastPlaces.set(family, at);
        counts.set(family, (counts.get(family) ?? 0) + 1);
      }
  });
  return counts;
}
