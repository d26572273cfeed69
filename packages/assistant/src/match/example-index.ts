import { type KnowledgeEntry, waysToAsk } from "../knowledge/entry.ts";
import { logChance, logistic } from "./chance.ts";
import { type Chances, trainClassifier } from "./classifier.ts";
import { indexTexts } from "./postings.ts";
import { createSpelling, type Spelt } from "./spelling.ts";
import { mapInSteps } from "./steps.ts";
import { knownWords, plainWords, type Reading, readText, type Term } from "./words.ts";

/** An entry that shares words with a question. */
export interface Candidate {
  readonly id: string;
  /** Of the ranking, without an upper bound; comparable only within one question. */
  readonly score: number;
  /** The share of the question that the entry covers, 0 to 1; comparable between questions. */
  readonly confidence: number;
  /** The classifier's, for this entry among all. */
  readonly chance: number;
  /** The example that is nearest. */
  readonly example: string;
  /** The visitor's words that found it. */
  readonly words: readonly string[];
}

/** Fitted once, by a logistic regression on held-out examples. No script regenerates them. */
const rightWeights = { confidence: 1.37, logChance: 1.68, bias: 1.01 };

/** The chance that a candidate is the right answer, whichever others there are. */
export const rightChanceOf = ({ confidence, chance }: Candidate): number =>
  logistic(
    rightWeights.confidence * confidence + rightWeights.logChance * logChance(chance) + rightWeights.bias,
  );

interface Example {
  readonly entry: string;
  readonly text: string;
  readonly terms: readonly string[];
  readonly pairs: readonly string[];
}

interface Found {
  readonly example: Example;
  readonly score: number;
  readonly terms: ReadonlySet<string>;
}

/** Later examples of an entry add to its best one, so that many near ones beat a single word by chance. */
const shareOfRank = [1, 0.3, 0.1];

function* readExamples(
  entries: readonly KnowledgeEntry[],
  readingOf: (text: string) => Reading,
): Generator<void, Example[]> {
  const ways = entries.flatMap((one) => waysToAsk(one).map((text) => ({ entry: one.id, text })));
  return yield* mapInSteps(ways, ({ entry, text }) => {
    const { terms, pairs } = readingOf(text);
    return { entry, text, terms: terms.map(({ term }) => term), pairs };
  });
}

/** Reads each text once, however often it is asked for. */
function rememberReadings(): (text: string) => Reading {
  const readings = new Map<string, Reading>();
  return (text) => {
    const known = readings.get(text);
    if (known) return known;
    const reading = readText(text);
    readings.set(text, reading);
    return reading;
  };
}

/** The weight of a word that no example uses: it is as often about the owner's trade or story as about the question. */
const shareOfUnknown = 0.5;

/** The weight of a pair of neighbouring words, relative to a distinctive word. */
const shareOfPair = 0.4;

/**
 * A pair that more than this share of the entries use ('how do') does not distinguish them, and costs the most to look
 * up.
 */
const commonPair = 0.1;

/** The examples without the pairs that are common. */
function withoutCommonPairs(examples: readonly Example[], entryCount: number): Example[] {
  const users = new Map<string, Set<string>>();
  for (const { entry, pairs } of examples)
    for (const pair of pairs) users.set(pair, (users.get(pair) ?? new Set()).add(entry));
  const isDistinctive = (pair: string): boolean =>
    (users.get(pair)?.size ?? 0) <= Math.max(3, commonPair * entryCount);
  return examples.map((example) => ({ ...example, pairs: example.pairs.filter(isDistinctive) }));
}

/** The number of nearest examples that are compared; those after them are too far off to matter. */
const nearest = 80;

/** The weight of each term: the fewer entries use it, the more. */
function weights(examples: readonly Example[]): (term: string) => number {
  const users = new Map<string, Set<string>>();
  for (const { entry, terms } of examples)
    for (const term of terms) users.set(term, (users.get(term) ?? new Set()).add(entry));
  const entryCount = new Set(examples.map(({ entry }) => entry)).size;
  return (term) => {
    const count = users.get(term)?.size;
    return Math.log(1 + entryCount / (count ?? 1)) * (count ? 1 : shareOfUnknown);
  };
}

/** The share of its score that an entry of confidence 0 keeps; its confidence is added to the share. */
const scoreOfUnsure = 0.5;

const sum = (terms: Iterable<string>, weigh: (term: string) => number): number =>
  [...terms].reduce((total, term) => total + weigh(term), 0);

function makeCandidate(
  found: readonly Found[],
  { asked, weigh, chances }: { asked: readonly Term[]; weigh: (term: string) => number; chances: Chances },
): Candidate | undefined {
  const [best] = found;
  if (!best) return undefined;
  const all = new Set(found.flatMap(({ terms }) => [...terms]));
  const whole = asked.reduce((total, { term, share }) => total + share * weigh(term), 0);
  const inBest = sum(best.terms, weigh);
  const known = (part: number): number => (whole > 0 ? Math.min(1, part / whole) : 0);
  const ofExample = inBest / Math.max(inBest, 1, sum(best.example.terms, weigh));
  return {
    id: best.example.entry,
    score: shareOfRank.reduce((total, share, rank) => total + share * (found[rank]?.score ?? 0), 0),
    confidence: 0.4 * known(inBest) + 0.4 * known(sum(all, weigh)) + 0.2 * ofExample,
    chance: chances.get(best.example.entry) ?? 0,
    example: best.example.text,
    words: asked.filter(({ term }) => all.has(term)).map(({ word }) => word),
  };
}

/** Finds the entries whose examples share words with a question, best first. */
export interface ExampleIndex {
  /** The question with its typos corrected; the other functions expect that. */
  readonly spell: (question: string) => Spelt;
  readonly search: (question: Reading) => readonly Candidate[];
  /** The entries with an example that says the same word for word. */
  readonly sameWords: (question: string) => readonly string[];
  /** True for a question that is found by its words alone: neither search nor the previous answer adds anything. */
  readonly isWordForWord: (question: string) => boolean;
}

/** Best first, by score and probability equally, each as a share of the highest. */
function ranked(candidates: readonly Candidate[]): readonly Candidate[] {
  const highest = (of: (candidate: Candidate) => number): number => Math.max(...candidates.map(of), 1e-9);
  const [score, chance] = [highest((one) => one.score), highest((one) => one.chance)];
  const rank = (one: Candidate): number => one.score / score + Math.sqrt(one.chance / chance);
  return candidates.toSorted((a, b) => rank(b) - rank(a));
}

/** Words before and after a question that change nothing about it. */
const fillerBefore = /^(?:(?:so|well|but|um|er) )+(?=\S+ \S)/;
const fillerAfter = /(?<=\S \S+)(?: (?:then|please|pls|plz|mate|though))+$/;

/** The words of a question without such fillers: 'so what do I need then' is 'what do I need', and 'this' is 'that'. */
const spokenWords = (text: string): string =>
  plainWords(text)
    .map((word) => (word === "this" ? "that" : word))
    .join(" ")
    .replace(fillerBefore, "")
    .replace(fillerAfter, "");

/** The entries of each way to ask by its words; several where these leave open which is meant. */
function entriesByWords(
  asked: readonly { readonly text: string; readonly entry: string }[],
): ReadonlyMap<string, readonly string[]> {
  const entriesOf = new Map<string, string[]>();
  for (const { text, entry } of asked) {
    const words = spokenWords(text);
    // A question of only punctuation ('???') equals no example.
    if (words === "") continue;
    const known = entriesOf.get(words) ?? [];
    if (!known.includes(entry)) entriesOf.set(words, [...known, entry]);
  }
  return entriesOf;
}

/** The candidates with their chances multiplied by each one's factor, ranked again. */
export function reweighted(
  candidates: readonly Candidate[],
  factorOf: (id: string) => number,
): readonly Candidate[] {
  const raised = candidates.map((one) => ({ ...one, chance: one.chance * factorOf(one.id) }));
  const total = (all: readonly Candidate[]): number => all.reduce((sum, { chance }) => sum + chance, 0);
  // All chances together, with those of the other entries as they were.
  const whole = 1 - total(candidates) + total(raised);
  return ranked(raised.map((one) => ({ ...one, chance: one.chance / whole })));
}

/** Indexes all examples once, and learns from them. Yields every few milliseconds. */
export function* indexExamples(entries: readonly KnowledgeEntry[]): Generator<void, ExampleIndex> {
  const readingOf = rememberReadings();
  const chancesFor = yield* trainClassifier(entries, readingOf);
  const examples = withoutCommonPairs(yield* readExamples(entries, readingOf), entries.length);
  const weigh = weights(examples);
  const spell = createSpelling(
    examples.map(({ text }) => text),
    knownWords,
  );
  yield;
  const find = indexTexts(examples.map(({ terms, pairs }) => [...terms, ...pairs]));
  const exact = entries.flatMap(({ id, wordForWord = [] }) =>
    wordForWord.map((text) => ({ text, entry: id })),
  );
  const byWords = entriesByWords([...examples, ...exact]);
  const wordForWord = entriesByWords(exact);
  const search = (reading: Reading): readonly Candidate[] => {
    const asked = reading.terms;
    const terms = new Set(asked.map(({ term }) => term));
    const sought = [
      ...[...terms].map((word) => ({ word, share: 1 })),
      ...reading.pairs.map((word) => ({ word, share: shareOfPair })),
    ];
    const byEntry = new Map<string, Found[]>();
    for (const { at, score } of find(sought, nearest)) {
      const example = examples[at];
      if (!example) continue;
      const found = byEntry.get(example.entry) ?? [];
      found.push({ example, score, terms: new Set(example.terms.filter((term) => terms.has(term))) });
      byEntry.set(example.entry, found);
    }
    const chances = chancesFor(reading);
    return ranked(
      [...byEntry.values()]
        .flatMap((found) => makeCandidate(found, { asked, weigh, chances }) ?? [])
        .map((candidate) => ({
          ...candidate,
          score: candidate.score * (scoreOfUnsure + candidate.confidence),
        })),
    );
  };
  return {
    spell,
    search,
    sameWords: (question) => byWords.get(spokenWords(question)) ?? [],
    isWordForWord: (question) => wordForWord.has(spokenWords(question)),
  };
}
