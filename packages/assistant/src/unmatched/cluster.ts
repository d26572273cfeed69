import { termsOf } from "../match/words.ts";

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

/** How alike two questions must be to meet, 0 to 1. Set on the tuning half of the paraphrases. */
export const defaultLikeness = 0.25;

/** More are not compared: the work grows with the square where all share a word. The most frequent come first. */
const comparedMax = 2000;

interface Vector {
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
}

/** Long enough to tell 'photo', 'photographer' and 'photography' from everything else. */
const beginningLength = 6;

/** How the words of a question begin, so that what a stemmer keeps apart meets all the same. */
const beginningsOf = (text: string): string[] => [
  ...new Set(termsOf(text).map(({ term }) => term.slice(0, beginningLength))),
];

function vectorsOf(texts: readonly string[], background: readonly string[]): Vector[] {
  const termLists = texts.map(beginningsOf);
  const users = new Map<string, number>();
  for (const terms of [...termLists, ...background.map(beginningsOf)])
    for (const term of terms) users.set(term, (users.get(term) ?? 0) + 1);
  const whole = texts.length + background.length;
  return termLists.map((terms) => {
    const weights = new Map(terms.map((term) => [term, Math.log(1 + whole / (users.get(term) ?? 1))]));
    return { weights, length: Math.hypot(...weights.values()) };
  });
}

function likeness(a: Vector, b: Vector): number {
  let dot = 0;
  for (const [term, weight] of a.weights) dot += weight * (b.weights.get(term) ?? 0);
  return dot === 0 ? 0 : dot / (a.length * b.length);
}

/** Each question joins the group that it is most like on average, or begins one. */
function group(vectors: readonly Vector[], limit: number): number[][] {
  const groups: number[][] = [];
  vectors.forEach((vector, at) => {
    let best: { readonly members: number[]; readonly like: number } | undefined;
    for (const members of groups) {
      const likes = members.map((other) => {
        const known = vectors[other];
        return known ? likeness(vector, known) : 0;
      });
      const like = likes.reduce((sum, one) => sum + one, 0) / likes.length;
      if (like >= limit && like > (best?.like ?? 0)) best = { members, like };
    }
    if (best) best.members.push(at);
    else groups.push([at]);
  });
  return groups;
}

/**
 * Groups questions that ask for the same, the most asked group first; equal ones keep their order. `background` is how
 * other questions are asked (the examples of the knowledge base): words common there say little. Questions beyond the
 * 2,000 most frequent are left out.
 */
export function clusterQuestions(
  questions: readonly CountedQuestion[],
  { background = [], limit = defaultLikeness }: { background?: readonly string[]; limit?: number } = {},
): readonly QuestionCluster[] {
  const sorted = questions.toSorted((a, b) => b.count - a.count).slice(0, comparedMax);
  const vectors = vectorsOf(
    sorted.map(({ text }) => text),
    background,
  );
  return group(vectors, limit)
    .map((places) => {
      const members = places.flatMap((at) => sorted[at] ?? []);
      const count = members.reduce((sum, member) => sum + member.count, 0);
      return { text: members[0]?.text ?? "", count, members };
    })
    .sort((a, b) => b.count - a.count);
}
