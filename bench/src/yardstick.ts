/**
 * A fixed computation that resembles the product's work: it joins and searches texts, creates and sorts
 * objects, writes and parses JSON, and computes with numbers. The product's times are divided by its time
 * in the same run, since milliseconds of one machine mean little on another. Its source is sent to a
 * page, so it must not refer to anything outside itself. Changing it changes every target in yardsticks.
 * Returns a checksum, which is always the same.
 */
export function yardstick(): number {
  // Lehmer's generator with the multiplier of Park, Miller and Stockmeyer (Communications of the ACM 36:7, 1993).
  let state = 1993;
  const next = (below: number): number => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const syllables = ["ka", "ri", "mo", "tel", "ün", "sto", "ne", "ware", " & ", "-", "Wo", "od"];
  const word = (length: number): string => {
    let text = "";
    for (let at = 0; at < length; at += 1) text += syllables[next(syllables.length)] ?? "";
    return text;
  };
  const records = Array.from({ length: 1500 }, (_, index) => ({
    id: `r${index}`,
    title: word(6),
    notes: [word(9), word(12)],
    size: { width: next(2000), height: next(2000) },
  }));
  const copy: typeof records = JSON.parse(JSON.stringify(records));
  const counts = new Map<string, number>();
  for (const { title, notes } of copy) {
    for (const part of [title, ...notes]
      .join(" ")
      .toLowerCase()
      .split(/[^a-zü]+/)) {
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  }
  const slugs = copy.map(({ title }) =>
    title
      .normalize("NFKD")
      .replace(/[^\w\s-]/g, "")
      .replace(/[\s-]+/g, "-"),
  );
  const ordered = copy.map((record, index) => ({ ...record, slug: slugs[index] ?? "" }));
  ordered.sort((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : a.size.width - b.size.width));
  const lines = ordered.map(({ slug, size }) => `<li id="${slug}">${size.width} × ${size.height}</li>`);
  let light = 0;
  for (let at = 0; at < 60_000; at += 1) light += ((next(256) / 255 + 0.055) / 1.055) ** 2.4;
  return lines.join("\n").length + counts.size + Math.round(light);
}
