/** Longest content that is laid out, in characters: some forty pages. */
export const layoutMaxLength = 100_000;

/** Quotes and lists fifty deep are no document. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])){50}/m;

/** Pairing marks of emphasis and brackets takes time that grows with the square of their number in a block. */
const pairingMax = 10_000_000;

function pairingCost(content: string): number {
  let cost = 0;
  for (const block of content.split(/\n[ \t]*\n/)) cost += (block.match(/[*_~[]/g)?.length ?? 0) ** 2;
  return cost;
}

/**
 * Whether Markdown can be laid out without the page standing still: not too long, and not made of what parsers need
 * quadratic time for. Everything that people write passes.
 */
export const canLayOut = (content: string): boolean =>
  content.length <= layoutMaxLength && !tooDeep.test(content) && pairingCost(content) <= pairingMax;
