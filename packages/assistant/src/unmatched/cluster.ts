import { stemmer } from "stemmer";
import { singled } from "../match/spelling.ts";
import { mapInSteps } from "../match/steps.ts";
import { termsOf } from "../match/words.ts";
import { families } from "./family-table.ts";

/** A question that nobody answered, and how often it was asked. */
export interface CountedQuestion {
  readonly text: string;
  readonly count: number;
}

/** Questions that ask for the same. */
export interface QuestionCluster {
  /** The member asked most often. */
  readonly text: string;
  /** Of all members together. */
  readonly count: number;
  readonly members: readonly CountedQuestion[];
}

/** The similarity at which two questions are grouped, 0 to 1. Set on the tuning halves of the paraphrases. */
export const defaultSimilarity = 0.25;

/** More are not compared, so that the work stays bounded. The most frequent come first. */
const comparedMax = 2000;

interface Vector {
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
}

/**
 * Words with the same first letters count as one: 'photographer' and 'photography'. Fewer would join unrelated words.
 */
const beginningLength = 6;

const familyMark = "family ";

/**
 * The representative of each word's family, by the word's stem. Unlike synonyms for answers, words such as 'hacked'
 * and 'stolen', or 'own' and 'copyright', would need two answers.
 */
const familyOf = new Map(
  families.flatMap((line) => {
    const words = line.split(" ");
    return words.map((word) => [stemmer(word), `${familyMark}${words[0]}`] as const);
  }),
);

/**
 * The subject of a question: the family of each word, else its first letters, so that words which a stemmer
 * separates are still grouped.
 */
const beginningsOf = (text: string): string[] => [
  ...new Set(
    termsOf(text).map(
      ({ term, word }) => familyOf.get(stemmer(word)) ?? singled(term).slice(0, beginningLength),
    ),
  ),
];

/** A word of no family is as often about the asker's trade as about what is asked. */
const shareOfOthers = 0.5;
const shareOf = (term: string): number => (term.startsWith(familyMark) ? 1 : shareOfOthers);

function* vectorsOf(texts: readonly string[], background: readonly string[]): Generator<void, Vector[]> {
  const users = new Map<string, number>();
  const readTerms = (text: string): readonly string[] => {
    const terms = beginningsOf(text);
    for (const term of terms) users.set(term, (users.get(term) ?? 0) + 1);
    return terms;
  };
  const termLists = yield* mapInSteps(texts, readTerms);
  yield* mapInSteps(background, readTerms);
  const whole = texts.length + background.length;
  return yield* mapInSteps(termLists, (terms) => {
    const weights = new Map(
      terms.map((term) => [term, shareOf(term) * Math.log(1 + whole / (users.get(term) ?? 1))]),
    );
    return { weights, length: Math.hypot(...weights.values()) };
  });
}

/** `sum` adds up the members' vectors, each of length 1: the mean similarity to all of them is then one product. */
interface Group {
  readonly members: Set<number>;
  readonly sum: Map<string, number>;
}

/** Groups that share a word with a vector, with their mean similarity to it (cosine), the oldest group first. */
function nearGroups({ weights, length }: Vector, groupsOf: ReadonlyMap<string, ReadonlySet<Group>>) {
  const products = new Map<Group, number>();
  for (const [term, weight] of weights)
    for (const group of groupsOf.get(term) ?? new Set<Group>())
      products.set(group, (products.get(group) ?? 0) + (weight / length) * (group.sum.get(term) ?? 0));
  return [...products].map(([group, product]) => ({ group, similarity: product / group.members.size }));
}

/** The number of times that each question is compared again with all groups, once these are known. */
const passes = 2;

/**
 * Each question joins the group with the highest mean similarity, or begins one; in the next pass it may move to
 * another. A step is one question: a long one is compared with nearly all groups.
 */
function* group(vectors: readonly Vector[], limit: number): Generator<void, number[][]> {
  const groups: Group[] = [];
  const groupsOf = new Map<string, Set<Group>>();
  const groupAt = new Map<number, Group>();
  const add = (at: number, { weights, length }: Vector, to: Group): void => {
    to.members.add(at);
    groupAt.set(at, to);
    for (const [term, weight] of weights) {
      to.sum.set(term, (to.sum.get(term) ?? 0) + weight / length);
      groupsOf.set(term, (groupsOf.get(term) ?? new Set()).add(to));
    }
  };
  const remove = (at: number, { weights, length }: Vector, from: Group): void => {
    from.members.delete(at);
    for (const [term, weight] of weights) {
      from.sum.set(term, (from.sum.get(term) ?? 0) - weight / length);
      if (from.members.size === 0) groupsOf.get(term)?.delete(from);
    }
  };
  for (let pass = 0; pass < passes; pass += 1)
    for (const [at, vector] of vectors.entries()) {
      yield;
      const before = groupAt.get(at);
      if (before) remove(at, vector, before);
      let best: { readonly group: Group; readonly similarity: number } | undefined;
      for (const near of nearGroups(vector, groupsOf))
        if (
          near.group.members.size > 0 &&
          near.similarity >= limit &&
          near.similarity > (best?.similarity ?? 0)
        )
          best = near;
      const joined = best?.group ?? { members: new Set<number>(), sum: new Map<string, number>() };
      if (!best) groups.push(joined);
      add(at, vector, joined);
    }
  return groups.map(({ members }) => [...members].sort((a, b) => a - b)).filter(({ length }) => length > 0);
}

/**
 * Groups questions that ask for the same, the most asked group first; equal ones keep their order. `background` is how
 * other questions are asked (the examples of the knowledge base): words common there say little. Questions beyond the
 * 2,000 most frequent are left out. As many long ones take a second or two, in steps of some milliseconds.
 */
export function* clusterInSteps(
  questions: readonly CountedQuestion[],
  { background = [], limit = defaultSimilarity }: { background?: readonly string[]; limit?: number } = {},
): Generator<void, readonly QuestionCluster[]> {
  const sorted = questions.toSorted((a, b) => b.count - a.count).slice(0, comparedMax);
  const vectors = yield* vectorsOf(
    sorted.map(({ text }) => text),
    background,
  );
  const groups = yield* group(vectors, limit);
  return groups
    .map((places) => {
      const members = places.flatMap((at) => sorted[at] ?? []);
      const count = members.reduce((sum, member) => sum + member.count, 0);
      return { text: members[0]?.text ?? "", count, members };
    })
    .sort((a, b) => b.count - a.count);
}
