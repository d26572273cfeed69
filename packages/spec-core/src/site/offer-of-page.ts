import { plainName } from "./plain-name.ts";

const fewestWords = 2;

const wordsOf = (name: string): string[] => plainName(name).trim().split(" ");

/**
 * The one of these names that a page is about: the same name, in the singular or plural, else the only name with all
 * words of the page's: 'Wednesday evening class' for 'Wednesday class'. Undefined if there is none, or several.
 */
export function offerOfPage(page: string, offers: Iterable<string>): string | undefined {
  const names = [...new Set(offers)];
  const same = names.find((name) => plainName(name) === plainName(page));
  const words = wordsOf(page);
  if (same !== undefined || words.length < fewestWords) return same;
  const [only, ...others] = names.filter((name) => {
    const offered = new Set(wordsOf(name));
    return words.every((word) => offered.has(word));
  });
  return others.length === 0 ? only : undefined;
}
