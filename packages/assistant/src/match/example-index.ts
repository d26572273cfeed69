import MiniSearch from "minisearch";
import type { KnowledgeEntry } from "../knowledge/entry.ts";
import { plainWords, type Term, termsOf } from "./words.ts";

/** An entry that shares words with a question. */
export interface Candidate {
  readonly id: string;
  /** Of the ranking, without an upper bound; comparable within one question alone. */
  readonly score: number;
  /** How much of what was asked the entry speaks of, 0 to 1; comparable between questions. */
  readonly confidence: number;
  /** The example that is nearest. */
  readonly example: string;
  /** The visitor's words that found it. */
  readonly words: readonly string[];
}

interface Example {
  readonly id: number;
  readonly entry: string;
  readonly text: string;
  readonly terms: readonly string[];
}

interface Found {
  readonly example: Example;
  readonly score: number;
  readonly terms: ReadonlySet<string>;
}

/** How many letters of a word may be wrong, missing or too many: short words that differ are other words. */
const slipsIn = (term: string): number => (term.length < 5 ? 0 : term.length < 9 ? 1 : 2);

/** Later examples of an entry add to its best one, so that many near ones beat a single word by chance. */
const shareOfRank = [1, 0.3, 0.1];

/** Ways to ask, the label of its button among them. */
const examplesOf = (entries: readonly KnowledgeEntry[]): Example[] =>
  entries
    .flatMap(({ id: entry, label, examples }) => [label, ...examples].map((text) => ({ entry, text })))
    .map(({ entry, text }, id) => ({ id, entry, text, terms: termsOf(text).map(({ term }) => term) }));

/** How telling each term is: the fewer entries use it, the more. */
function weights(examples: readonly Example[]): (term: string) => number {
  const users = new Map<string, Set<string>>();
  for (const { entry, terms } of examples)
    for (const term of terms) users.set(term, (users.get(term) ?? new Set()).add(entry));
  const entryCount = new Set(examples.map(({ entry }) => entry)).size;
  return (term) => Math.log(1 + entryCount / (users.get(term)?.size ?? 1));
}

const sum = (terms: Iterable<string>, weigh: (term: string) => number): number =>
  [...terms].reduce((total, term) => total + weigh(term), 0);

function makeCandidate(
  found: readonly Found[],
  { asked, weigh }: { asked: readonly Term[]; weigh: (term: string) => number },
): Candidate | undefined {
  const [best] = found;
  if (!best) return undefined;
  const all = new Set(found.flatMap(({ terms }) => [...terms]));
  const whole = asked.reduce((total, { term, share }) => total + share * weigh(term), 0);
  const inBest = sum(best.terms, weigh);
  const known = (part: number): number => Math.min(1, part / whole);
  const ofExample = inBest / Math.max(inBest, sum(best.example.terms, weigh));
  return {
    id: best.example.entry,
    score: shareOfRank.reduce((total, share, rank) => total + share * (found[rank]?.score ?? 0), 0),
    confidence: 0.4 * known(inBest) + 0.4 * known(sum(all, weigh)) + 0.2 * ofExample,
    example: best.example.text,
    words: asked.filter(({ term }) => all.has(term)).map(({ word }) => word),
  };
}

/** Finds the entries whose examples share words with a question, best first. */
export interface ExampleIndex {
  readonly search: (asked: readonly Term[]) => readonly Candidate[];
  /** The entry with an example that says the same word for word. */
  readonly exact: (question: string) => string | undefined;
}

/** Indexes all examples once. */
export function indexExamples(entries: readonly KnowledgeEntry[]): ExampleIndex {
  const examples = examplesOf(entries);
  const weigh = weights(examples);
  const index = new MiniSearch<Example>({
    fields: ["terms"],
    extractField: (example, field) => (field === "id" ? example.id : example.terms.join(" ")),
    tokenize: (text) => text.split(" ").filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { fuzzy: slipsIn, combineWith: "OR" },
  });
  index.addAll(examples);
  const sameWords = new Map(examples.map(({ text, entry }) => [plainWords(text).join(" "), entry]));
  return {
    exact: (question) => sameWords.get(plainWords(question).join(" ")),
    search: (asked) => {
      const byEntry = new Map<string, Found[]>();
      for (const { id, score, queryTerms } of index.search(asked.map(({ term }) => term).join(" "))) {
        const example = examples[id];
        if (!example) continue;
        const found = byEntry.get(example.entry) ?? [];
        found.push({ example, score, terms: new Set(queryTerms) });
        byEntry.set(example.entry, found);
      }
      return [...byEntry.values()]
        .flatMap((found) => makeCandidate(found, { asked, weigh }) ?? [])
        .sort((a, b) => b.score - a.score);
    },
  };
}
