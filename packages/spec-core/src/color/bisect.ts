/** Halves the way between a value that passes and one that fails down to a step; gives a value seen to pass. */
export function bisect(
  { passing, failing, leastStep }: Readonly<Record<"passing" | "failing" | "leastStep", number>>,
  passes: (value: number) => boolean,
): number {
  let [good, bad] = [passing, failing];
  while (Math.abs(good - bad) > leastStep) {
    const middle = (good + bad) / 2;
    if (passes(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
