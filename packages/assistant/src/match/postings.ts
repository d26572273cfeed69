/** A text that was found: its place among all, and how well it fits. */
export interface Hit {
  readonly at: number;
  readonly score: number;
}

/** A word to look for, and its weight relative to others. */
export interface Sought {
  readonly word: string;
  readonly share: number;
}

/** The parameters of BM25+ (Lv and Zhai 2011), there k1, b and delta. */
const repetition = 1.2;
const lengthShare = 0.7;
const presence = 0.5;

/** Scores are counted in a histogram of this many steps: only the texts in its highest steps are sorted. */
const steps = 256;

/** The best of the texts that were touched, best first; equal ones keep their order. */
function bestOf(touched: readonly number[], scores: Float64Array, most: number): Hit[] {
  const highest = touched.reduce((best, at) => Math.max(best, scores[at] ?? 0), 0);
  const stepOf = (at: number): number => Math.floor(((scores[at] ?? 0) / highest) * (steps - 1));
  const counts = new Uint32Array(steps);
  for (const at of touched) counts[stepOf(at)] = (counts[stepOf(at)] ?? 0) + 1;
  let least = steps;
  for (let kept = 0; least > 0 && kept < most; kept += counts[least] ?? 0) least -= 1;
  return touched
    .filter((at) => stepOf(at) >= least)
    .map((at) => ({ at, score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most);
}

/**
 * An index of short texts as sets of words. The `most` best are found by BM25+, times how many of the words they hold.
 */
export function indexTexts(texts: readonly (readonly string[])[]) {
  const places = new Map<string, number[]>();
  texts.forEach((words, at) => {
    for (const word of new Set(words)) {
      const of = places.get(word);
      if (of) of.push(at);
      else places.set(word, [at]);
    }
  });
  const lengths = texts.map((words) => new Set(words).size);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  const worth = Float64Array.from(
    lengths,
    (length) =>
      presence + (repetition + 1) / (1 + repetition * (1 - lengthShare + (lengthShare * length) / mean)),
  );
  const scores = new Float64Array(texts.length);
  /** The number of sought words that each text has. */
  const held = new Uint16Array(texts.length);
  return (sought: readonly Sought[], most: number): readonly Hit[] => {
    const touched: number[] = [];
    for (const { word, share } of sought) {
      const found = places.get(word) ?? [];
      const rarity = share * Math.log(1 + (texts.length - found.length + 0.5) / (found.length + 0.5));
      for (const at of found) {
        if (held[at] === 0) touched.push(at);
        held[at] = (held[at] ?? 0) + 1;
        scores[at] = (scores[at] ?? 0) + rarity * (worth[at] ?? 0);
      }
    }
    for (const at of touched) scores[at] = (scores[at] ?? 0) * (held[at] ?? 0);
    const best = bestOf(touched, scores, most);
    for (const at of touched) {
      scores[at] = 0;
      held[at] = 0;
    }
    return best;
  };
}
