const plural = (word: string): string => {
  if (/(?:[sxz]|[cs]h)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
};

// fit → fitting, plan → planning: a short word ending consonant-vowel-consonant doubles its last letter.
const isDoubling = (word: string): boolean => /^[^aeiou]*[aeiou][bdgmnpt]$/.test(word);

function verbForms(verb: string): string[] {
  const stem = verb.replace(/e$/, "");
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : stem;
  const double = isDoubling(verb) ? [`${verb}${verb.at(-1)}`] : [];
  const endings = [stem, past, ...double].flatMap((base) => [
    `${base}ing`,
    `${base}ed`,
    `${base}er`,
    `${base}ers`,
  ]);
  return [verb, plural(verb), ...endings];
}

/**
 * The spellings under which a term is recognised: singular and plural of its last word, the -s, -ed, -ing, -er
 * forms where the term is a verb (marked by a trailing `~`), and several words run together as one.
 */
export function inflections(term: string): string[] {
  const isVerb = term.includes("~");
  const words = term.replace("~", "").split(" ");
  const last = words.pop() ?? "";
  const start = words.join(" ");
  const forms = isVerb ? verbForms(last) : [last, plural(last)];
  if (start === "") return forms;
  return forms.flatMap((form) => [`${start} ${form}`, `${start.replaceAll(" ", "")}${form}`]);
}
