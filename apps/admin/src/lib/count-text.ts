/** A number of rows as people read it: `312`, and `1,000+` where it was counted no further. */
export const countText = (count: number, isCapped = false): string =>
  `${count.toLocaleString("en-GB")}${isCapped ? "+" : ""}`;

/** So many of something: `1 user`, `312 users`. */
export const manyText = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;
