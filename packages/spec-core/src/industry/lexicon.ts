import { type Industry, industries } from "./industries.ts";
import { inflections } from "./inflections.ts";
import { neutralPhrases } from "./neutral-phrases.ts";
import { industryTerms } from "./terms.ts";

/** What a spelling says: the industries that it stands for, with their weights. None for a neutral phrase. */
export interface Sense {
  readonly industry: Industry;
  readonly weight: number;
}

/** What the words so far mean, if they make a term, and the words that may follow. */
export interface LexiconNode {
  readonly senses: readonly Sense[] | undefined;
  readonly next: ReadonlyMap<string, LexiconNode>;
}

/** Every recognised spelling, word by word. */
export interface Lexicon {
  readonly root: LexiconNode;
}

interface GrowingNode {
  senses: Sense[] | undefined;
  readonly next: Map<string, GrowingNode>;
}

const split = (list: string): string[] => list.split(",").map((term) => term.trim().replace(/\s+/g, " "));

const newNode = (): GrowingNode => ({ senses: undefined, next: new Map() });

function nodeOf(spelling: string, root: GrowingNode): GrowingNode {
  let node = root;
  for (const word of spelling.split(" ")) {
    const child = node.next.get(word) ?? newNode();
    node.next.set(word, child);
    node = child;
  }
  return node;
}

function compile(): Lexicon {
  const root = newNode();
  for (const industry of industries) {
    for (const weight of [3, 2, 1] as const) {
      for (const spelling of split(industryTerms[industry][weight]).flatMap(inflections)) {
        const node = nodeOf(spelling, root);
        node.senses ??= [];
        if (!node.senses.some((sense) => sense.industry === industry)) node.senses.push({ industry, weight });
      }
    }
  }
  for (const phrase of split(neutralPhrases).flatMap(inflections)) nodeOf(phrase, root).senses = [];
  return { root };
}

let compiled: Lexicon | undefined;

/** The lexicon, compiled on first use. */
export const lexicon = (): Lexicon => {
  compiled ??= compile();
  return compiled;
};
