/** Link targets are not sentences. */
const linkTarget = /\]\([^)\s]{1,500}\)|https?:\/\/[^\s)>\]]+/g;

/** A text of the same length in which addresses are blank. */
export const withoutAddresses = (text: string): string =>
  text.replace(linkTarget, (found) => " ".repeat(found.length));

/** The words that occur in lower case somewhere in the texts; those of addresses are names of companies. */
export const smallWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => withoutAddresses(text).match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}]+/gu) ?? []));
