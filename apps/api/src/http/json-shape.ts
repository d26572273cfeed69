/**
 * The maximum number of values in one JSON body; a key counts together with its value. The largest form
 * has about 2,500.
 */
export const jsonMaxValues = 20_000;

/** The maximum nesting depth of JSON. */
export const jsonMaxDepth = 32;

const quoteByte = 0x22;
const commaByte = 0x2c;
const backslashByte = 0x5c;

// `[` and `{`, `]` and `}` (ASCII) differ in one bit, and no byte of a character beyond ASCII is any of them (RFC 3629).
const caseBit = 0x20;
const openingByte = 0x5b | caseBit;
const closingByte = 0x5d | caseBit;

/**
 * The index of the closing quote of the string that begins at `start`; the length of the input if there
 * is none.
 */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== quoteByte) at += bytes[at] === backslashByte ? 2 : 1;
  return at;
}

/**
 * Why JSON is not parsed: it has more than 20,000 values, or is nested deeper than 32 levels. One pass
 * over its bytes, without allocations, which stops at the first excess: the cost is at most linear.
 * Values are counted by the opening bracket or comma before them: never too few, and one too many for
 * each empty list. Whether the JSON is valid is left to the parser.
 */
export function findExcess(bytes: Uint8Array): string | undefined {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quoteByte) at = endOfText(bytes, at + 1);
    else if (byte === commaByte) values += 1;
    else if (byte >= 0x5b && (byte | caseBit) === openingByte) {
      values += 1;
      depth += 1;
    } else if (byte >= 0x5d && (byte | caseBit) === closingByte) depth -= 1;
    if (depth > jsonMaxDepth) return `The content is nested deeper than ${jsonMaxDepth} levels.`;
    if (values > jsonMaxValues) return `The content has more than ${jsonMaxValues} values.`;
  }
  return undefined;
}
