/** Link targets are not sentences. */
const linkTarget = /\]\([^)\s]{1,500}\)|https?:\/\/[^\s)>\]]+/g;

/** A copy of a text, of the same length, with spaces in place of its addresses. */
export const withoutAddresses = (text: string): string =>
  text.replace(linkTarget, (found) => " ".repeat(found.length));

/**
 * The words that occur in lower case somewhere in the texts. Those in addresses are left out, because
 * they are often company names.
 */
export const smallWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => withoutAddresses(text).match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}]+/gu) ?? []));
