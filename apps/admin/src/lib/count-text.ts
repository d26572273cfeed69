/** A number of rows as text: `312`, and `1,000+` where counting stopped there. */
export const countText = (count: number, isCapped = false): string =>
  `${count.toLocaleString("en-GB")}${isCapped ? "+" : ""}`;

/** A number with its noun: `1 user`, `312 users`. */
export const manyText = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;
