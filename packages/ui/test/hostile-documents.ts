/** Malformed documents of the largest size that the server accepts: each is slow in some Markdown parser. */
export function hostileDocuments(length: number): Readonly<Record<string, string>> {
  const fill = (text: string): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);
  const grow = (line: (index: number) => string): string => {
    const lines: string[] = [];
    for (let left = length; left > 0; left -= lines.at(-1)?.length ?? left) lines.push(line(lines.length));
    return lines.join("").slice(0, length);
  };
  return {
    "underlines of headings": fill("a\n=\n"),
    "underlines of headings, apart": fill("a\n-\n\n"),
    "underlines in a quote": fill("> a\n> =\n"),
    "underlines in a list": `- a\n${fill("  a\n  =\n")}`,
    "lines of equals signs": fill("=\n"),
    "one line of equals signs": `a\n${fill("=")}`,
    "quotes, apart": fill("> a\n\n"),
    "quotes in a list, apart": `- a\n\n${fill("  > a\n\n")}`,
    "quotes in each other, one line": `${fill(">")} deep`,
    "quotes in each other, line by line": grow((index) => `${">".repeat(index % 400)} a\n`),
    "lists in each other, one line": `${fill("- ")}deep`,
    "lists in each other, line by line": grow((index) => `${"  ".repeat(index % 400)}- a\n`),
    "a list without end": fill("- a\n"),
    "a numbered list without end": fill("1. a\n"),
    "emphasis that is never closed": fill("*a "),
    "emphasis that was never opened": fill("a* "),
    "emphasis of two kinds": fill("*_"),
    "emphasis in emphasis": `${fill("*a _").slice(0, length / 2)}${fill("_ a*").slice(0, length / 2)}`,
    brackets: fill("["),
    "links in links": `${fill("[").slice(0, length / 2)}a${fill("](x)").slice(0, length / 2)}`,
    links: fill("[a](b) "),
    "pictures in pictures": fill("![a"),
    "references to one long address": `[x]: /${"u".repeat(length / 2)}\n\n${fill("[x] ").slice(0, length / 2)}`,
    definitions: grow((index) => `[a${index}]: /u\n`),
    footnotes: `[^a]: x\n\n${fill("[^a] ")}`,
    "a table without end": `| a | b |\n|--|--|\n${fill("| one | two |\n")}`,
    "a table of bars": `${fill("|").slice(0, length / 2)}\n${fill("|-").slice(0, length / 2)}`,
    "backticks, each time more": grow((index) => `${"`".repeat(index + 1)} `),
    "beginnings of comments": fill("a <!-- "),
    "comments, apart": fill("<!--\n\n"),
    "beginnings of tags": fill('<a b="'),
    "one word": fill("a"),
    "one line of dots": fill("."),
    "signs of mail": fill("a@b"),
    backslashes: fill("\\"),
    "characters by name": fill("&amp;"),
    "empty lines": fill("\n"),
    fences: fill("```\n"),
    rules: fill("---\n"),
  };
}
