import { sampleEntries } from "../match/engine.fixture.ts";
import { takeAll } from "../match/steps.ts";
import type { GroupedQuestion } from "../test-sets.fixture.ts";
import { clusterInSteps, defaultSimilarity } from "./cluster.ts";

const background = sampleEntries.flatMap(({ examples }) => examples);

/** Precision, recall and F1 of the pairs that are grouped, against the pairs that ask for the same. */
export function scorePairs(questions: readonly GroupedQuestion[], limit = defaultSimilarity) {
  const asked = questions.map(({ text }) => ({ text, count: 1 }));
  const clusters = takeAll(clusterInSteps(asked, { background, limit }));
  const clusterOf = new Map(
    clusters.flatMap(({ members }, at) => members.map(({ text }) => [text, at] as const)),
  );
  const pairs = questions.flatMap((a, at) =>
    questions.slice(at + 1).map((b) => ({
      same: a.group === b.group,
      meet: clusterOf.get(a.text) === clusterOf.get(b.text),
    })),
  );
  const met = pairs.filter(({ meet }) => meet).length;
  const same = pairs.filter((pair) => pair.same).length;
  const both = pairs.filter((pair) => pair.same && pair.meet).length;
  return { precision: both / met, recall: both / same, f1: (2 * both) / (met + same), pairs: same };
}
