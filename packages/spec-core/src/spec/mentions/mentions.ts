import { memoByText } from "../../memo.ts";
import { isTooMuch } from "./too-much.ts";
import { negations, type Topic, topicTerms } from "./topics.ts";

/** Which topics the answers mention, and in which sentences. */
export interface Mentions {
  /** The sentences that mention any of these topics without declining it, in order, each once. */
  readonly of: (...topics: readonly Topic[]) => readonly string[];
  /** The sentences that decline this topic: 'no newsletter'. */
  readonly against: (topic: Topic) => readonly string[];
  /** True for a topic that is mentioned and never declined. */
  readonly has: (topic: Topic) => boolean;
  /** The sentence that follows this one; empty after the last. */
  readonly after: (sentence: string) => string;
}

interface Term {
  readonly words: readonly string[];
  readonly topic: Topic;
}

const isTopic = (name: string): name is Topic => Object.hasOwn(topicTerms, name);

let terms: Map<string, Term[]> | undefined;

/** The terms by their first word; built on first use, so that importing the module is cheap. */
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

/** The terms whose first word is this one or its singular. */
function candidatesFor(said: string): readonly Term[] {
  const table = termsByWord();
  const found = table.get(said) ?? [];
  return said.endsWith("s") ? [...found, ...(table.get(said.slice(0, -1)) ?? [])] : found;
}

// The joining characters are not part of the words that they join, so the expression matches in linear time.
const word = /[\p{L}\p{N}]+(?:[.'’/-][\p{L}\p{N}]+)*/gu;
const clauseEnd = /[.,!?;:](?=\s|$)|\n|\s\(|\)\s/u;
const negationReach = 3;
/** Words that do not count towards `negationReach`: 'no need for people to pay online'. */
const skipped: ReadonlySet<string> = new Set(
  "need them people customers clients visitors anyone anybody to for the a an any".split(" "),
);
const negating: ReadonlySet<string> = new Set(negations);

// A possessive mentions its noun: 'the old site's texts' mentions the old site.
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().replaceAll("’", "'").match(word) ?? []).map((said) => said.replace(/'s$/, ""));

const isWord = (said: string | undefined, wanted: string, isLast: boolean): boolean =>
  said === wanted || (isLast && said === `${wanted}s`);

const standsAt = (words: readonly string[], start: number, term: readonly string[]): boolean =>
  term.every((wanted, index) => isWord(words[start + index], wanted, index === term.length - 1));

/** A mentioned topic, and whether the words around it decline it. */
interface Mention {
  readonly topic: Topic;
  readonly isDeclined: boolean;
}

/** 'A blog was suggested, but none of us will write it': the contrast says what becomes of the topic before it. */
const contrasts = /^\s*but(?!\p{L})/iu;

function topicsInClause(clause: string, next = ""): Mention[] {
  const words = wordsOf(clause);
  const contrast = contrasts.test(next) ? wordsOf(next) : [];
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
          isTooMuch(topic, words.slice(0, index), [...words.slice(index + length), ...contrast]),
      })),
  );
}

// Room for the sentences of a form: each edit changes only one of them.
const sentencesKept = 128;

const topicsIn = memoByText(
  (sentence): readonly Mention[] =>
    sentence.split(clauseEnd).flatMap((clause, index, all) => topicsInClause(clause, all[index + 1])),
  sentencesKept,
);

/** Whether a sentence retracts the one before it: 'I am told I need a blog. I do not.' */
export const takesBack = (sentence: string): boolean =>
  /^(?:no|nope|no thanks?|no thank you|never|(?:well,? )?(?:i|we) (?:do not|don['’]t|will not|won['’]t)(?: (?:want|need) (?:it|one|that|this|any))?)[\s.!]*$/i.test(
    sentence.trim(),
  );

/** Topics of the project and of the business in law, which a confidential sentence tells as well as any other. */
const ofProject: ReadonlySet<Topic> = new Set<Topic>([
  "oldSite",
  "domain",
  "mailOnDomain",
  "hosting",
  "formerAgency",
  "hiddenAddress",
  "deciders",
  "photoConsent",
  "taxIncluded",
  "limitedCompany",
  "charity",
]);

/**
 * Finds in the sentences, given in their order, the topics that questions and duties depend on. Of what the site offers
 * a confidential sentence can only decline a topic: a plan that must not be known adds nothing to the site.
 */
export function mentionsOf(sentences: readonly string[], confidential: readonly string[] = []): Mentions {
  const said = new Map<Topic, Set<string>>();
  const declined = new Map<Topic, Set<string>>();
  for (const sentence of confidential)
    for (const { topic, isDeclined } of topicsIn(sentence)) {
      if (!isDeclined && !ofProject.has(topic)) continue;
      const place = isDeclined ? declined : said;
      place.set(topic, (place.get(topic) ?? new Set()).add(sentence));
    }
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
      return found.size === 0
        ? []
        : [...sentences, ...confidential].filter((sentence) => found.delete(sentence));
    },
    against: (topic) => [...(declined.get(topic) ?? [])],
    has: (topic) => said.has(topic) && !declined.has(topic),
    after: (sentence) => sentences[sentences.indexOf(sentence) + 1] ?? "",
  };
}
