/** The words that occur in lower case somewhere in the texts. */
export const smallWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}]+/gu) ?? []));
