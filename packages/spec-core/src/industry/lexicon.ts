import { singularsOf, verbsOf } from "./base-forms.ts";
import { type Industry, industries } from "./industries.ts";
import { neutralPhrases } from "./neutral-phrases.ts";
import { industryTerms } from "./terms.ts";
import { type TermWeight, termsIn } from "./weighted-terms.ts";

/** An industry that a term indicates, with its weight. */
export interface Sense {
  readonly industry: Industry;
  readonly weight: TermWeight;
}

/** The terms that begin with the same words. */
interface Node {
  /** The senses if these words are a term; empty for a neutral phrase. */
  senses: Sense[] | undefined;
  /** By the next word; a verb that ends a term keeps its `~`. */
  next: Map<string, Node> | undefined;
}

/** Every term, word by word from this node. */
export type Lexicon = Readonly<Node>;

function nodeOf(words: readonly string[], root: Node): Node {
  let node = root;
  for (const word of words) {
    node.next ??= new Map();
    let child = node.next.get(word);
    if (!child) {
      child = { senses: undefined, next: undefined };
      node.next.set(word, child);
    }
    node = child;
  }
  return node;
}

/** The nodes of a term: of its words, and for a pair of words ('barber shop') also of both run together. */
function nodesOf(term: string, root: Node): Node[] {
  const words = term.split(" ");
  const node = nodeOf(words, root);
  return words.length === 2 ? [node, nodeOf([words.join("")], root)] : [node];
}

function compile(): Node {
  const root: Node = { senses: undefined, next: undefined };
  for (const industry of industries) {
    for (const weight of [3, 2, 1] as const) {
      const sense: Sense = { industry, weight };
      for (const term of termsIn(industryTerms[industry][weight])) {
        for (const node of nodesOf(term, root)) {
          if (!node.senses) node.senses = [sense];
          else if (!node.senses.some((known) => known.industry === industry)) node.senses.push(sense);
        }
      }
    }
  }
  for (const phrase of termsIn(neutralPhrases)) for (const node of nodesOf(phrase, root)) node.senses = [];
  return root;
}

let compiled: Lexicon | undefined;

/** The lexicon, compiled on first use. */
export const lexicon = (): Lexicon => {
  compiled ??= compile();
  return compiled;
};

/** The senses of the term that ends with this word after the node's words, in any inflection. */
function sensesAt({ next }: Lexicon, word: string): readonly Sense[] | undefined {
  const exact = next?.get(word)?.senses;
  if (exact || !next) return exact;
  for (const singular of singularsOf(word)) {
    const senses = next.get(singular)?.senses;
    if (senses) return senses;
  }
  for (const verb of verbsOf(word)) {
    const senses = next.get(`${verb}~`)?.senses;
    if (senses) return senses;
  }
  return undefined;
}

/** A term in a text: its senses, and the index after its last word. */
export interface Found {
  readonly senses: readonly Sense[];
  readonly end: number;
}

/** The longest term at this position of a text. */
export function longestTermAt(words: readonly string[], start: number, root: Lexicon): Found | undefined {
  let found: Found | undefined;
  let node: Lexicon | undefined = root;
  for (let index = start; node?.next && index < words.length; index += 1) {
    const word = words[index] ?? "";
    const senses = sensesAt(node, word);
    if (senses) found = { senses, end: index + 1 };
    node = node.next.get(word);
  }
  return found;
}
