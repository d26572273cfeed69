import { type KnowledgeEntry, waysToAsk } from "../knowledge/entry.ts";
import { mapInSteps } from "./steps.ts";
import { type Reading, readText } from "./words.ts";

/** The chance (probability, 0 to 1) of each entry; all together make 1. */
export type Chances = ReadonlyMap<string, number>;

/** The weight of a pair of neighbours and of a word as it is written, relative to the term of a word. */
const shareOfPair = 0.4;
const shareOfWord = 0.5;

/** Chosen on held-out examples: more rounds gave no better result. */
const rounds = 8;
/** The learnt weights are the mean over these last rounds, so that the order of learning matters less. */
const averaged = 6;
const firstRounds = rounds - averaged;
const firstRate = 5;
const rateDecay = 0.3;

/** The share of an example's words that each round leaves out, so that no entry is recognised by a single word. */
const leftOut = 0.3;

/** A pseudo-random number that is the same for the same text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

/**
 * A vector without some of its words (dropout). Which ones depends on the example and the round alone: a further
 * example changes none.
 */
function withoutSome({ places, values }: Vector, seed: number): Vector {
  const kept: Vector & { places: number[]; values: number[] } = { places: [], values: [] };
  for (let nth = 0; nth < values.length; nth += 1) {
    const mixed = Math.imul(seed + 1, 2654435761) ^ Math.imul(nth + 7, 2654445111);
    if ((mixed >>> 0) % 1000 < leftOut * 1000) continue;
    kept.places.push(places[nth] ?? 0);
    kept.values.push(values[nth] ?? 0);
  }
  return kept;
}

/** Smaller errors change no weight that matters, and most errors are smaller. */
const leastError = 0.002;

/** The words of a text that count for or against an entry, by what kind of word they are. */
function wordFeatures({ terms, pairs, words }: Reading): ReadonlyMap<string, number> {
  return new Map([
    ...terms.map(({ term, share }) => [`term ${term}`, share] as const),
    ...pairs.map((pair) => [`pair ${pair}`, shareOfPair] as const),
    ...words.map((word) => [`word ${word}`, shareOfWord] as const),
  ]);
}

/** The places of known features in the table of weights, and the value of each. */
interface Vector {
  readonly places: readonly number[];
  readonly values: readonly number[];
}

interface Table {
  readonly weights: Float32Array;
  /** Entries: the length of a row. */
  readonly width: number;
}

/** The chances of all entries, into `out`. */
function readChances({ weights, width }: Table, { places, values }: Vector, out: Float32Array): void {
  out.fill(0);
  for (let nth = 0; nth < places.length; nth += 1) {
    const row = (places[nth] ?? 0) * width;
    const value = values[nth] ?? 0;
    for (let at = 0; at < width; at += 1) out[at] = (out[at] ?? 0) + value * (weights[row + at] ?? 0);
  }
  let most = Number.NEGATIVE_INFINITY;
  for (const score of out) most = Math.max(most, score);
  let whole = 0;
  for (let at = 0; at < width; at += 1) {
    const chance = Math.exp((out[at] ?? 0) - most);
    out[at] = chance;
    whole += chance;
  }
  for (let at = 0; at < width; at += 1) out[at] = (out[at] ?? 0) / whole;
}

/** Moves the weights of an example's words towards its entries and away from those that were thought likely. */
function learn(
  { weights, width }: Table,
  { places, values }: Vector,
  { chances, meant, rate }: { chances: Float32Array; meant: readonly number[]; rate: number },
): void {
  for (const at of meant) chances[at] = (chances[at] ?? 0) - 1 / meant.length;
  for (let at = 0; at < width; at += 1) {
    const error = chances[at] ?? 0;
    if (Math.abs(error) < leastError) continue;
    for (let nth = 0; nth < places.length; nth += 1) {
      const weight = (places[nth] ?? 0) * width + at;
      weights[weight] = (weights[weight] ?? 0) - rate * error * (values[nth] ?? 0);
    }
  }
}

/**
 * Makes vectors of length 1. A feature that no example has counts towards the length, so that the known ones weigh
 * less.
 */
function createReader(
  examples: readonly { meant: readonly number[]; features: ReadonlyMap<string, number> }[],
  width: number,
) {
  const users = new Map<string, Set<number>>();
  for (const { meant, features } of examples)
    for (const feature of features.keys()) {
      const of = users.get(feature) ?? new Set();
      for (const entry of meant) of.add(entry);
      users.set(feature, of);
    }
  const placeOf = new Map([...users.keys()].map((feature, at) => [feature, at]));
  const read = (features: ReadonlyMap<string, number>): Vector => {
    const weighed = [...features].map(([feature, share]) => ({
      place: placeOf.get(feature),
      value: share * Math.log(1 + width / (users.get(feature)?.size ?? 1)),
    }));
    const length = Math.hypot(...weighed.map(({ value }) => value)) || 1;
    const known = weighed.flatMap(({ place, value }) => (place === undefined ? [] : { place, value }));
    return { places: known.map(({ place }) => place), values: known.map(({ value }) => value / length) };
  };
  return { read, size: users.size };
}

/**
 * Each distinct example, with the indexes of all entries that have it. In the order of the hashes: the examples of an
 * entry do not follow each other, and an added example leaves the order of the others as it is.
 */
function entriesByExample(
  entries: readonly KnowledgeEntry[],
): { text: string; hash: number; meant: readonly number[] }[] {
  const meantBy = new Map<string, Set<number>>();
  entries.forEach((entry, at) => {
    for (const text of waysToAsk(entry)) meantBy.set(text, (meantBy.get(text) ?? new Set()).add(at));
  });
  return [...meantBy]
    .map(([text, meant]) => ({ text, hash: hashOf(text), meant: [...meant] }))
    .toSorted((a, b) => a.hash - b.hash);
}

/** Examples that are learnt between two pauses: a few milliseconds of work. */
const slice = 64;

/**
 * Learns from all examples how much each word counts for or against each entry (softmax regression over the same
 * words and pairs that are searched; the same examples give the same weights). Yields every few milliseconds.
 */
export function* trainClassifier(
  entries: readonly KnowledgeEntry[],
  readingOf: (text: string) => Reading = readText,
): Generator<void, (reading: Reading) => Chances> {
  const width = entries.length;
  const ways = entriesByExample(entries);
  const examples = yield* mapInSteps(ways, ({ text, hash, meant }) => ({
    meant,
    hash,
    features: wordFeatures(readingOf(text)),
  }));
  const { read, size } = createReader(examples, width);
  const vectors = yield* mapInSteps(examples, ({ meant, hash, features }) => ({
    meant,
    hash,
    vector: read(features),
  }));
  const weights = new Float32Array(size * width);
  const mean = new Float32Array(size * width);
  const table: Table = { weights, width };
  const chances = new Float32Array(width);
  for (let step = 0; step < rounds * vectors.length; step += 1) {
    if (step % slice === 0) yield;
    const one = vectors[step % vectors.length];
    if (!one) break;
    const round = Math.floor(step / vectors.length);
    const rate = firstRate / (1 + rateDecay * round);
    const vector = withoutSome(one.vector, one.hash + round);
    readChances(table, vector, chances);
    learn(table, vector, { chances, meant: one.meant, rate });
    const isRoundOver = (step + 1) % vectors.length === 0;
    if (isRoundOver && step + 1 > firstRounds * vectors.length) {
      yield;
      for (let at = 0; at < weights.length; at += 1)
        mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / averaged;
    }
  }
  return (reading) => {
    const found = new Float32Array(width);
    readChances({ weights: mean, width }, read(wordFeatures(reading)), found);
    return new Map(entries.map(({ id }, at) => [id, found[at] ?? 0]));
  };
}
