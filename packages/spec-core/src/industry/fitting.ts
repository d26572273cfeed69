import { unfitting } from "./unfitting-data.ts";

/** The suggestions for a business without those that its own words rule out: no map where nobody may walk in. */
export const fittingSuggestions = (words: string, suggestions: readonly string[]): string[] =>
  suggestions.filter(
    (suggestion) =>
      !unfitting.some(
        ({ about, where, unless }) => about.test(suggestion) && where.test(words) && !unless?.test(words),
      ),
  );
