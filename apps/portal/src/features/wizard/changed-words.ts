/** A text split around its difference from another. `middle` is empty where words were only removed. */
export interface ChangedWords {
  readonly before: string;
  readonly middle: string;
  readonly after: string;
}

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];

function commonLength(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((word, index) => word !== b[index]);
  return at === -1 ? a.length : at;
}

/** The words of `text` that differ from `other`, between their common beginning and end. */
export function changedWords(text: string, other: string): ChangedWords {
  const words = wordsOf(text);
  const others = wordsOf(other);
  const start = commonLength(words, others);
  const end = commonLength(words.slice(start).toReversed(), others.slice(start).toReversed());
  const until = words.length - end;
  return {
    before: words.slice(0, start).join(""),
    middle: words.slice(start, until).join(""),
    after: words.slice(until).join(""),
  };
}
