import type { HelpCategory, HelpItem } from "@sitewright/brand/help/help-shape";
import MiniSearch from "minisearch";

/** Words that say nothing of a question's subject. */
const stopWords = new Set(
  "a an and are as at be by can could do does for from get has have how i if in into is it me my need of on or our so that the their them then there these they this to want was we what when where which who why will with would you your".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a question without stop words; all of them where nothing else remains. */
function askedWords(query: string): string[] {
  const words = wordsOf(query);
  const withoutStopWords = words.filter((word) => !stopWords.has(word));
  return withoutStopWords.length > 0 ? withoutStopWords : words;
}

/** The most letters of a word, and the most words of a query, that are searched: the cost grows with both. */
const wordMax = 24;
const wordsMax = 24;

/** The most questions that are shown, and the minimum share of the best score for each. */
const foundMax = 8;
const leastShareOfBest = 0.2;

/** The largest edit distance of a word. More than two would match anything, at any length. */
const maxEdits = (word: string): number => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

/** The word with each pair of neighbouring letters swapped: one typo, but an edit distance of two. */
const withSwaps = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(""),
  );

/** The most characters of a query: a whole message that somebody pastes, and still a short enough address. */
export const searchMax = 1000;

/** A question that was found, and its words that match. */
export interface FoundHelp {
  readonly item: HelpItem;
  readonly words: ReadonlySet<string>;
}

/** All questions that match a search, over all categories. */
export type SearchHelp = (query: string) => readonly FoundHelp[];

/**
 * Creates the search of the help centre: by parts of words, with typos tolerated in longer ones, a match in
 * the question above one in the answer. Only the first 1,000 characters of a query are used.
 */
export function createHelpSearch(categories: readonly HelpCategory[]): SearchHelp {
  const known = new Set<string>();
  const items = new Map(categories.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const index = new MiniSearch<HelpItem>({
    fields: ["question", "alsoCalled", "answer"],
    tokenize: wordsOf,
    processTerm: (term) => {
      if (stopWords.has(term)) return null;
      known.add(term);
      return term;
    },
    searchOptions: {
      boost: { question: 3, alsoCalled: 2 },
      processTerm: (term) => {
        if (stopWords.has(term)) return null;
        const swapped =
          maxEdits(term) > 0 && !known.has(term) && withSwaps(term).find((word) => known.has(word));
        return swapped || term;
      },
    },
  });
  index.addAll([...items.values()]);
  return (query) => {
    const words = askedWords(query.slice(0, searchMax)).filter(({ length }) => length <= wordMax);
    const asked = [...new Set(words)].slice(0, wordsMax);
    if (asked.length === 0) return [];
    const found = index.search(asked.join(" "), {
      prefix: (term) => term.length > 2,
      fuzzy: maxEdits,
      combineWith: "OR",
    });
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score }) => score >= best * leastShareOfBest)
      .slice(0, foundMax)
      .flatMap(({ id, terms }) => {
        const item = items.get(String(id));
        return item ? [{ item, words: new Set(terms) }] : [];
      });
  };
}
