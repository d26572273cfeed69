/** Bisects between a passing and a failing value down to a step; returns a value that was tested to pass. */
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
