import { singulars, unchanged } from "./data/singulars.ts";

/** Whether a lowercase word cannot be a plural by its ending: 'glass', 'bus', 'tennis', 'gas', 'child’s'. */
const endsLikeNone = (word: string): boolean =>
  !word.endsWith("s") || word.length < 3 || /(?:[su'’]|i|^.[aeiou])s$/u.test(word);

const endings: readonly (readonly [ending: RegExp, letters: number, instead: string])[] = [
  [/^\p{L}?ies$/u, 1, ""],
  [/ies$/u, 3, "y"],
  [/zzes$/u, 2, ""],
  [/(?:ss|x|ch|sh|tz)es$/u, 2, ""],
  [/(?<![aoeu])uses$/u, 2, ""],
  [/oes$/u, 2, ""],
  [/s$/u, 1, ""],
];

function lowerSingular(word: string): string {
  const known = singulars.get(word);
  if (known !== undefined) return known;
  if (unchanged.has(word) || endsLikeNone(word)) return word;
  const [, letters, instead] = endings.find(([ending]) => ending.test(word)) ?? [word, 0, ""];
  return word.slice(0, word.length - letters) + instead;
}

/**
 * The singular of an English word: 'class' for 'classes', 'party' for 'parties', 'knife' for 'knives'. A word that is
 * not a plural is returned unchanged. Capitals are kept as far as the letters are the same.
 */
export function singular(word: string): string {
  const lower = word.toLowerCase();
  const one = lowerSingular(lower);
  if (one === lower) return word;
  let same = 0;
  while (same < one.length && one[same] === lower[same]) same += 1;
  return word.slice(0, same) + one.slice(same);
}
