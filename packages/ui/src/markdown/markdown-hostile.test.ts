import { describe, expect, it } from "vitest";
import { hostileDocuments } from "../../test/hostile-documents.ts";
import { limitMarkdown } from "./limit-markdown.ts";
import { splitMarkdown } from "./split-markdown.ts";

/** As long as a document may be in the long run; a quarter of that shows growth beyond proportion as well. */
const sizeKb = process.env.TEST_FULL ? 512 : 128;
const documents = Object.entries(hostileDocuments(sizeKb * 1024));
const stretches = (content: string): string[] =>
  [...splitMarkdown(limitMarkdown(content).text)].map(({ text }) => text);

/**
 * The work of a parser on a stretch, counted: each paragraph's marks with each other, and each underline or
 * end of a quote with all before it.
 */
function work(stretch: string): number {
  let pairs = 0;
  for (const paragraph of stretch.split(/\n[\s>]*\n|\n(?=[\s>]*[-|1])/))
    pairs += (paragraph.match(/[*_~[\]`<!&\\@]/g)?.length ?? 0) ** 2;
  const ends = stretch.match(/^[ >]*[=-]+$|(?<=^[ ]*>.*\n)[ ]*$/gm)?.length ?? 0;
  return pairs + ends * stretch.length;
}

describe("long documents made to be slow to parse", () => {
  it.each(documents)("S68 %s take work in proportion to their length", (_, content) => {
    const all = stretches(content);
    const total = all.reduce((sum, text) => sum + work(text), 0);
    expect(total / content.length).toBeLessThan(2000);
  });
});
