import type { HelpCategory, HelpItem } from "@sitewright/brand/help/help-shape";
import MiniSearch from "minisearch";

/** Words that say nothing about what is asked. */
const silent = new Set(
  "a an and are as at be by can could do does for from get has have how i if in into is it me my need of on or our so that the their them then there these they this to want was we what when where which who why will with would you your".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a question that say what it is about; all of them where none does. */
function askedWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !silent.has(word));
  return telling.length > 0 ? telling : words;
}

/** Longest word that is looked for; nobody's question has a longer one, and the work grows with it. */
const wordMax = 24;

/** How many letters of a word may be wrong, missing or too many. More than two would find anything, at any length. */
const slipsIn = (word: string): number => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

/** The word with each two neighbouring letters in the other order: one slip of the thumb, but two wrong letters. */
const withSwaps = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(""),
  );

/** A question that was found, and the words in it that answer to the visitor's. */
export interface FoundHelp {
  readonly item: HelpItem;
  readonly words: ReadonlySet<string>;
}

/** Everything of all categories that answers to what somebody asks. */
export type SearchHelp = (query: string) => readonly FoundHelp[];

/**
 * Makes the search of the help centre: by parts of words, with a slip of the thumb forgiven in longer ones, the question
 * above the answer. A query of more than 200 characters is searched by its first 200.
 */
export function createHelpSearch(categories: readonly HelpCategory[]): SearchHelp {
  const known = new Set<string>();
  const items = new Map(categories.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const index = new MiniSearch<HelpItem>({
    fields: ["question", "alsoCalled", "answer"],
    tokenize: wordsOf,
    processTerm: (term) => {
      if (silent.has(term)) return null;
      known.add(term);
      return term;
    },
    searchOptions: {
      boost: { question: 3, alsoCalled: 2 },
      processTerm: (term) => {
        if (silent.has(term)) return null;
        const swapped =
          slipsIn(term) > 0 && !known.has(term) && withSwaps(term).find((word) => known.has(word));
        return swapped || term;
      },
    },
  });
  index.addAll([...items.values()]);
  return (query) => {
    const asked = askedWords(query.slice(0, 200))
      .filter(({ length }) => length <= wordMax)
      .slice(0, 12);
    if (asked.length === 0) return [];
    const found = index.search(asked.join(" "), {
      prefix: (term) => term.length > 2,
      fuzzy: slipsIn,
      combineWith: "OR",
    });
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score }) => score >= best / 5)
      .slice(0, 8)
      .flatMap(({ id, terms }) => {
        const item = items.get(String(id));
        return item ? [{ item, words: new Set(terms) }] : [];
      });
  };
}
