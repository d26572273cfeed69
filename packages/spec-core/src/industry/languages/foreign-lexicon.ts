import { industries } from "../industries.ts";
import type { Found, Sense } from "../lexicon.ts";
import { termsIn } from "../weighted-terms.ts";
import type { LanguageTerms } from "./language-terms.ts";

/** A word of a term: its letters, and whether more letters may follow or precede them. */
interface Pattern {
  readonly stem: string;
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

interface Entry {
  readonly rest: readonly Pattern[];
  readonly senses: Sense[];
}

type Entries = Map<string, Entry[]>;

/** The terms by their first word: as a whole word, or as the beginning, the end or an inner part of one. */
interface Index {
  readonly whole: Entries;
  readonly starts: Entries;
  readonly ends: Entries;
  /** By their first letters. */
  readonly inner: Map<string, { readonly stem: string; readonly entry: Entry }[]>;
}

/** The data of a language's lexicon. */
export interface LexiconParts {
  readonly tables: readonly LanguageTerms[];
  /** Words that say nothing about the industry, in the notation of the terms. */
  readonly neutral: string;
  /** Inflectional endings; the empty ending is implied. */
  readonly endings: readonly string[];
  /** Interchangeable endings: 'peluquero', 'peluquera'. */
  readonly swaps: readonly (readonly [string, string])[];
}

// Longer than any word for a trade in these languages, to limit the time.
const longestWord = 40;
// No term begins with a single letter or a comma.
const shortestWord = 2;
// Shorter stems occur inside too many words.
const shortestInner = 4;
// A word that only begins like a term says nothing, unless another part of it is a strong match.
const neutralWeight = 2.5;

const patternOf = (word: string): Pattern => {
  const isStart = word.endsWith("-");
  const isEnd = word.startsWith("-");
  return { stem: word.slice(isEnd ? 1 : 0, isStart ? -1 : undefined), isStart, isEnd };
};

const sameRest = (a: readonly Pattern[], b: readonly Pattern[]): boolean =>
  a.length === b.length && a.every(({ stem }, index) => stem === b[index]?.stem);

function place(entries: Entries, stem: string, { rest, senses }: Entry): void {
  const list = entries.get(stem) ?? [];
  const known = list.find((entry) => sameRest(entry.rest, rest));
  if (!known) list.push({ rest, senses: [...senses] });
  else
    known.senses.push(
      ...senses.filter(({ industry }) => !known.senses.some((sense) => sense.industry === industry)),
    );
  entries.set(stem, list);
}

function addTerm(index: Index, term: string, senses: readonly Sense[]): void {
  const [first, ...rest] = term.split(" ").map(patternOf);
  if (!first) return;
  const entry = { rest, senses: [...senses] };
  place(index.whole, first.stem, entry);
  if (first.isStart) place(index.starts, first.stem, entry);
  if (first.isEnd) place(index.ends, first.stem, entry);
  if (!first.isStart || !first.isEnd || first.stem.length < shortestInner) return;
  const key = first.stem.slice(0, shortestInner);
  index.inner.set(key, [...(index.inner.get(key) ?? []), { stem: first.stem, entry }]);
}

function indexOf({ tables, neutral }: LexiconParts): Index {
  const index: Index = { whole: new Map(), starts: new Map(), ends: new Map(), inner: new Map() };
  for (const weight of [3, 2, 1] as const)
    for (const industry of industries)
      for (const table of tables)
        for (const term of termsIn(table[industry][weight])) addTerm(index, term, [{ industry, weight }]);
  for (const term of termsIn(neutral)) addTerm(index, term, []);
  return index;
}

/** The forms that a lexicon may list a word under, itself first. */
function baseForms(word: string, { endings, swaps }: LexiconParts): string[] {
  const forms = [
    word,
    ...endings.flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : [])),
  ];
  const swapped = forms.flatMap((form) =>
    swaps.flatMap(([from, to]) => (form.endsWith(from) ? [form.slice(0, -from.length) + to] : [])),
  );
  return [...forms, ...swapped];
}

/** The entries for a word, the most specific first: the whole word, its head, its start. */
function* entriesAt(word: string, index: Index, parts: LexiconParts): Generator<Entry> {
  const forms = baseForms(word, parts);
  for (const form of forms) yield* index.whole.get(form) ?? [];
  for (let start = 1; start < word.length - 2; start += 1)
    for (const form of forms) yield* index.ends.get(form.slice(start)) ?? [];
  for (let end = word.length - 1; end > 1; end -= 1) yield* index.starts.get(word.slice(0, end)) ?? [];
}

/** The entries for inner parts of a word, from left to right. */
function* innerEntries(word: string, { inner }: Index): Generator<Entry> {
  for (let start = 1; start <= word.length - shortestInner; start += 1)
    for (const { stem, entry } of inner.get(word.slice(start, start + shortestInner)) ?? [])
      if (word.startsWith(stem, start)) yield entry;
}

/** The highest weight of an entry's senses. */
const weightOf = ({ senses }: Found): number =>
  senses.length === 0 ? neutralWeight : Math.max(...senses.map(({ weight }) => weight));

/** Whether a match is better: more words, or as many with a higher weight. */
const isBetter = (found: Found, best: Found): boolean =>
  found.end > best.end || (found.end === best.end && weightOf(found) > weightOf(best));

function fits(word: string | undefined, { stem, isStart }: Pattern, parts: LexiconParts): boolean {
  if (word === undefined || word.length > longestWord) return false;
  return isStart ? word.startsWith(stem) : baseForms(word, parts).includes(stem);
}

/** Finds the best term at a position of a text: most words first, whole words before parts of compounds. */
export function foreignLexicon(
  parts: LexiconParts,
): (words: readonly string[], start: number) => Found | undefined {
  const index = indexOf(parts);
  const best = (entries: Iterable<Entry>, words: readonly string[], next: number): Found | undefined => {
    let found: Found | undefined;
    for (const { rest, senses } of entries) {
      const other = { senses, end: next + rest.length };
      if (found && !isBetter(other, found)) continue;
      if (rest.every((pattern, offset) => fits(words[next + offset], pattern, parts))) found = other;
    }
    return found;
  };
  return (words, start) => {
    const word = words[start] ?? "";
    if (word.length < shortestWord || word.length > longestWord) return undefined;
    return (
      best(entriesAt(word, index, parts), words, start + 1) ??
      best(innerEntries(word, index), words, start + 1)
    );
  };
}
