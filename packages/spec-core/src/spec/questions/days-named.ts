const days: readonly string[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

const day = "(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}";
const spans = new RegExp(
  `(?<!\\p{L})${day}(?:\\.? ?(?:[-–]|to|till|until|through) ?${day})?(?!\\p{L})`,
  "giu",
);

const indexOf = (name: string): number => days.indexOf(name.toLowerCase());

/** The weekdays that a text names in English, also as a span: 'Tue-Thu'. */
export function daysNamed(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [, from = "", to = from] of text.matchAll(spans)) {
    const [start, end] = [indexOf(from), indexOf(to)];
    const length = (end - start + days.length) % days.length;
    for (let step = 0; step <= length; step += 1) found.add((start + step) % days.length);
  }
  return found;
}
