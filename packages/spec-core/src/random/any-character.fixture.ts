import fc from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };

/** Any Unicode character, like fast-check's unit 'binary', whose tables take a second to build in each process. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((at) => String.fromCodePoint(at < surrogates.first ? at : at + surrogates.count));
