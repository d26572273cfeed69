import type { Key } from "./trade.ts";

/** The keys of a trade without those of some drawings, none of them general. */
export const special = (keys: readonly Key[], without: readonly string[] = []): Key[] =>
  keys.filter(({ draw }) => !without.includes(draw)).map(({ words, draw }) => ({ words, draw }));
