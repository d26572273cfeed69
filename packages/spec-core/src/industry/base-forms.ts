/**
 * All candidates for the singular of a word; the lexicon of trades contains at most one of them: 'bakeries' → 'bakery',
 * 'brushes' → 'brush', 'shoes' → 'shoe', 'knives' → 'knife'.
 */
export function singularsOf(word: string): string[] {
  if (!word.endsWith("s") || word.endsWith("ss")) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith("ves")) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  else if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  else if (/(?:[sxz]|[cs]h)es$/.test(word)) forms.push(word.slice(0, -2));
  return forms;
}

// Longest first: 'ers' before 's'.
const verbEnding = /(?:ing|ers|er|ed|ies|es|s)$/;

/**
 * The verbs that a word may be derived from, and the word itself: 'fit' for 'fitting', 'bake' for 'baker', 'carry' for
 * 'carried'.
 */
export function verbsOf(word: string): string[] {
  const stem = word.replace(verbEnding, "");
  if (stem === word) return [word];
  const forms = [word, stem, `${stem}e`];
  if (stem.endsWith("i")) forms.push(`${stem.slice(0, -1)}y`);
  if (word.endsWith("ies")) forms.push(`${stem}y`);
  if (stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1));
  return forms;
}
