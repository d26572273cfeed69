const steps = [1, 2, 5];

/**
 * The top of a chart's scale: at least 4, and one of 1, 2, 5 times a power of ten times two, so that half of it is
 * round too.
 */
export function scaleTop(highest: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of steps) {
      const top = 2 * step * power;
      if (top >= Math.max(4, highest)) return top;
    }
}
