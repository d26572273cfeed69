import { singular } from "../text/singular.ts";

const fewestNames = 2;

/** The stem of a word in the singular, which is equal for 'service' and 'servicing'. */
export const stemOf = (word: string): string => word.replace(/(?<=\p{L}{3})(?:icing|ice|ing)$/u, "");

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []).map((word) => stemOf(singular(word)));

/** The beginning of a sentence that lists what the business does: 'I do', 'We also offer'. */
const listStart =
  /^(?:(?:we|i)(?: also| can| mainly| mostly)? (?:do|offer|provide|make|sell|teach|cover|run)|services(?: include)?|everything from) ?:? ?/iu;

/**
 * Whether a sentence only lists what is also in a list of names: 'I do full groom, bath and blow dry, nails.' Each item
 * has no words but those of one name.
 */
export function repeatsNames(sentence: string, names: readonly string[]): boolean {
  const plain = sentence.trim().replace(/[.!]$/u, "").replace(listStart, "");
  const items = plain
    .split(/,\s*(?:(?:and|or|&)\s+)?|\s(?:and|or|&)\s/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const listed = names.map((name) => new Set(wordsOf(name)));
  return (
    items.length >= fewestNames &&
    items.every((words) => listed.some((name) => words.every((word) => name.has(word))))
  );
}

/** Whether a sentence names at least two of the listed things in full, and says more: 'I teach piano and singing …'. */
export function namesSeveral(sentence: string, names: readonly string[]): boolean {
  const said = ` ${wordsOf(sentence).join(" ")} `;
  const found = names.filter((name) => name !== "" && said.includes(` ${wordsOf(name).join(" ")} `));
  return found.length >= fewestNames && !repeatsNames(sentence, names);
}
