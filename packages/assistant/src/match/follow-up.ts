import type { Facet, KnowledgeEntry } from "../knowledge/entry.ts";
import { ordinals, plainWords, type Reading, type Term, termOf } from "./words.ts";

/** Words that ask for a facet whatever the topic is, the more special facet first. */
const facetWords: readonly (readonly [Facet, readonly string[]])[] = [
  ["yearly", ["yearly"]],
  ["price", ["price", "monthly"]],
  ["set-up", ["setup", "install"]],
  ["time", ["duration"]],
];

/** Words that name a topic; entries of other topics are found only by their examples. */
const topicWords: Readonly<Record<string, string>> = {
  website: "plans",
  plan: "plans",
  chatbot: "chatbots",
  agent: "agents",
  crm: "crm",
  app: "apps",
  wordpress: "wordpress",
};

/** Words that ask for money in other ways. */
const moneyWords = new Set(
  ["price", "monthly", "yearly", "cheap", "pay", "quote", "discount", "free"].map(termOf),
);

const facets = facetWords.map(([facet, words]) => [facet, new Set(words.map(termOf))] as const);
const topics = new Map(Object.entries(topicWords).map(([word, topic]) => [termOf(word), topic]));

/** True for a question that follows up the one before: 'and monthly?', 'what about an app'. */
export function isFollowUp(question: string): boolean {
  const words = plainWords(question);
  return /^(ok )?(and|or|what about|how about|what of)\b/.test(words.join(" ")) || words.length <= 2;
}

/** Pronouns and other words that refer to something said before. */
const referringWords =
  /\b(?:it|its|that|thats|this|they|them|those|these|mine|ours|one|ones|then|there|first|else)\b/;
/** A question of at most this many words may refer to the previous answer without such a word. */
const shortQuestion = 5;

/** True for a question that may refer to the previous answer. */
export const mayFollowUp = (question: string): boolean =>
  isFollowUp(question) || referringWords.test(plainWords(question).join(" "));

/** 'The first one', 'what about the second': one of the buttons under the answer. */
const ofButtons =
  /^(?:(?:ok|and|so|or|what about|how about|tell me about|whats|what is|i mean|no|then) )*the (first|second|third|fourth|1st|2nd|3rd|4th)(?: (?:one|plan|option|button|thing))?(?: then| please| pls)?$/;

function buttonOf(question: string, last: KnowledgeEntry): string | undefined {
  const named = ofButtons.exec(plainWords(question).join(" "))?.[1];
  if (!named) return undefined;
  const at = ordinals.indexOf(named);
  return last.quickReplies[at < 0 ? Number.parseInt(named, 10) - 1 : at];
}

/**
 * The chance of an entry is multiplied by these after an answer of its topic, or one with it among its quick replies.
 */
const topicFactor = 8;
const replyFactor = 4;

/** Of entries that a question leaves open, the one that another answer leads to ('what now' after the process). */
export const nextOf = (
  open: readonly KnowledgeEntry[],
  { id, quickReplies }: KnowledgeEntry,
): KnowledgeEntry | undefined => open.find((entry) => entry.id !== id && quickReplies.includes(entry.id));

/** The factor of each entry's chance, given the previous answer; 1 for a question that cannot follow it up. */
export function chanceFactors(
  last: KnowledgeEntry,
  { words, byId }: { words: readonly string[]; byId: ReadonlyMap<string, KnowledgeEntry> },
): (id: string) => number {
  const text = words.join(" ");
  if (words.length > shortQuestion && !isFollowUp(text) && !referringWords.test(text)) return () => 1;
  return (id) => {
    if (id !== last.id && byId.get(id)?.topic === last.topic) return topicFactor;
    return last.quickReplies.includes(id) ? replyFactor : 1;
  };
}

/** True for words that ask for a price, a time or a set-up without naming its subject. */
export const asksFacetAlone = (terms: readonly Term[]): boolean =>
  terms.length > 0 && terms.every(({ term }) => facets.some(([, words]) => words.has(term)));

/** 'I want an app' says what is asked for, 'app' leaves it open. */
const wanting =
  /^(?:(?:hi|hello|hey|please|ok|so) )*(?:(?:(?:i|we) (?:just )?)?(?:want|need|would like)|(?:do|can|could|would|will) (?:you|u|ya)|looking for|id like) \S+/;

/**
 * The entries without those of the facet that was not asked for, where another entry of their topic has it: no price
 * for 'can you move my WordPress site', and no description for what it would cost. A bare word leaves both open.
 */
export function ofAskedFacet(
  found: readonly KnowledgeEntry[],
  { terms, words }: Reading,
): readonly KnowledgeEntry[] {
  const [best] = found;
  if (!best || (terms.length < 2 && !wanting.test(words.join(" ")))) return found;
  const asksMoney = terms.some(({ term }) => moneyWords.has(term));
  const unasked: Facet = asksMoney ? "about" : "price";
  if (best.facet === unasked || (asksMoney && best.facet !== "price")) return found;
  return found.filter(({ topic, facet }) => topic !== best.topic || facet !== unasked);
}

interface Asked {
  readonly question: string;
  readonly terms: readonly Term[];
  readonly last: KnowledgeEntry;
}

/**
 * The entry that a question means only because of what was answered before: another facet of the same topic ('and
 * monthly?'), or the same facet of another ('and a crm?').
 */
export function findFollowUp(
  entries: readonly KnowledgeEntry[],
  { question, terms, last }: Asked,
): KnowledgeEntry | undefined {
  const button = buttonOf(question, last);
  if (button) return entries.find(({ id }) => id === button);
  if (terms.length === 0) return undefined;
  const find = (topic: string, facet: Facet): KnowledgeEntry | undefined =>
    entries.find((entry) => entry.topic === topic && entry.facet === facet);
  const facet = facets.find(([, words]) => terms.some(({ term }) => words.has(term)))?.[0];
  if (asksFacetAlone(terms) && facet) return find(last.topic, facet);
  const [named, ...others] = terms.map(({ term }) => topics.get(term));
  return named && others.length === 0 && isFollowUp(question) ? find(named, last.facet) : undefined;
}
