import { memoByText } from "../../memo.ts";
import { isTooMuch } from "./too-much.ts";
import { negations, type Topic, topicTerms } from "./topics.ts";

/** Which topics the answers mention, and in which sentences. */
export interface Mentions {
  /** The sentences that mention any of these topics, in order, each once, without those that decline it. */
  readonly of: (...topics: readonly Topic[]) => readonly string[];
  /** The sentences that say that this is not wanted: 'no newsletter'. */
  readonly against: (topic: Topic) => readonly string[];
  /** True for a topic that is mentioned and never declined. */
  readonly has: (topic: Topic) => boolean;
  /** The sentence behind one that mentions something; empty behind the last. */
  readonly after: (sentence: string) => string;
}

interface Term {
  readonly words: readonly string[];
  readonly topic: Topic;
}

const isTopic = (name: string): name is Topic => Object.hasOwn(topicTerms, name);

let terms: Map<string, Term[]> | undefined;

/** The terms by their first word; made when first needed, so that importing costs nothing. */
function termsByWord(): ReadonlyMap<string, readonly Term[]> {
  if (terms) return terms;
  terms = new Map();
  for (const topic of Object.keys(topicTerms).filter(isTopic))
    for (const words of topicTerms[topic].split(" | ").map(wordsOf)) {
      const [first = ""] = words;
      terms.set(first, [...(terms.get(first) ?? []), { words, topic }]);
    }
  return terms;
}

/** The terms that may begin with this word, as written or as a plural. */
function candidatesFor(said: string): readonly Term[] {
  const table = termsByWord();
  const found = table.get(said) ?? [];
  return said.endsWith("s") ? [...found, ...(table.get(said.slice(0, -1)) ?? [])] : found;
}

// A sign that joins two parts of a word is never part of one, so that no text is read twice.
const word = /[\p{L}\p{N}]+(?:[.'’/-][\p{L}\p{N}]+)*/gu;
const clauseEnd = /[.,!?;:](?=\s|$)|\n|\s\(|\)\s/u;
const negationReach = 3;
/** Words that do not count in that reach: 'no need for people to pay online'. */
const skipped: ReadonlySet<string> = new Set(
  "need them people customers clients visitors anyone anybody to for the a an any".split(" "),
);
const negating: ReadonlySet<string> = new Set(negations);

// 'The old site's texts' mentions the old site.
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().replaceAll("’", "'").match(word) ?? []).map((said) => said.replace(/'s$/, ""));

const isWord = (said: string | undefined, wanted: string, isLast: boolean): boolean =>
  said === wanted || (isLast && said === `${wanted}s`);

const standsAt = (words: readonly string[], start: number, term: readonly string[]): boolean =>
  term.every((wanted, index) => isWord(words[start + index], wanted, index === term.length - 1));

/** A topic that is mentioned, and whether a word before the first of its term takes it back. */
interface Mention {
  readonly topic: Topic;
  readonly isDeclined: boolean;
}

function topicsInClause(clause: string): Mention[] {
  const words = wordsOf(clause);
  return words.flatMap((word, index) =>
    candidatesFor(word)
      .filter((term) => standsAt(words, index, term.words))
      .map(({ topic, words: { length } }) => ({
        topic,
        isDeclined:
          words
            .slice(0, index)
            .filter((before) => !skipped.has(before))
            .slice(-negationReach)
            .some((before) => negating.has(before)) ||
          isTooMuch(topic, words.slice(0, index), words.slice(index + length)),
      })),
  );
}

// The sentences of a form: after each letter typed all but one are the same.
const sentencesKept = 128;

const topicsIn = memoByText(
  (sentence): readonly Mention[] => sentence.split(clauseEnd).flatMap(topicsInClause),
  sentencesKept,
);

/** An answer that takes back the sentence before it: 'I am told I need a blog. I do not.' */
export const takesBack = (sentence: string): boolean =>
  /^(?:no|nope|no thanks?|no thank you|never|(?:well,? )?(?:i|we) (?:do not|don['’]t|will not|won['’]t)(?: (?:want|need) (?:it|one|that|this|any))?)[\s.!]*$/i.test(
    sentence.trim(),
  );

/** Reads from sentences, in their order, the topics that questions and duties depend on. */
export function mentionsOf(sentences: readonly string[]): Mentions {
  const said = new Map<Topic, Set<string>>();
  const declined = new Map<Topic, Set<string>>();
  for (const [index, sentence] of sentences.entries()) {
    const isTakenBack = takesBack(sentences[index + 1] ?? "");
    for (const { topic, isDeclined } of topicsIn(sentence)) {
      const place = isDeclined || isTakenBack ? declined : said;
      const found = place.get(topic) ?? new Set();
      place.set(topic, found.add(sentence));
    }
  }
  return {
    of: (...wanted) => {
      const found = new Set<string>();
      for (const topic of wanted) for (const sentence of said.get(topic) ?? []) found.add(sentence);
      return found.size === 0 ? [] : sentences.filter((sentence) => found.delete(sentence));
    },
    against: (topic) => [...(declined.get(topic) ?? [])],
    has: (topic) => said.has(topic) && !declined.has(topic),
    after: (sentence) => sentences[sentences.indexOf(sentence) + 1] ?? "",
  };
}
