/** The size limit of a list, and the line that replaces those left out. */
export interface Room {
  readonly charactersMax: number;
  readonly rest: (count: number) => string;
}

/**
 * The first lines that fit, each counted with its line break, then a line that says how many more there are and where;
 * all lines if they fit.
 */
export function fitted(lines: readonly string[], { charactersMax, rest }: Room): string[] {
  const whole = lines.reduce((sum, line) => sum + line.length + 1, 0);
  if (whole <= charactersMax) return [...lines];
  let left = charactersMax - rest(lines.length).length - 1;
  const end = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return [...lines.slice(0, end), rest(lines.length - end)];
}

/**
 * The most characters that each of several lists may take so that all of them fit into `charactersMax`: short
 * lists stay whole, long ones are cut. Infinity if all fit.
 */
export function fairShare(sizes: readonly number[], charactersMax: number): number {
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum <= charactersMax) return Number.POSITIVE_INFINITY;
  let left = charactersMax;
  const ascending = [...sizes].sort((a, b) => a - b);
  for (const [index, size] of ascending.entries()) {
    const share = left / (ascending.length - index);
    if (size > share) return Math.floor(share);
    left -= size;
  }
  return left;
}
