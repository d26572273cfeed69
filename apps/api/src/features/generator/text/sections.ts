import { countWords } from "@sitewright/articles";

/** Parts of an article: the text before the first heading, then one for each heading of the second level. */
export function sectionsOf(text: string): string[] {
  return text
    .split(/^(?=##[ \t])/m)
    .map((section) => section.trim())
    .filter((section) => section !== "");
}

/** Joins the parts to one text. */
export const joinSections = (sections: readonly string[]): string => sections.join("\n\n");

/** Inserts sections before the closing, which is the last one. */
export function insertBeforeClosing(text: string, more: string): string {
  const sections = sectionsOf(text);
  const closing = sections.length > 1 ? sections.slice(-1) : [];
  const before = sections.slice(0, sections.length - closing.length);
  return joinSections([...before, more.trim(), ...closing].filter((section) => section !== ""));
}

/** The complete paragraphs of a growing text; a heading without a paragraph is left out. */
export const wholeParagraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .slice(0, -1)
    .join("\n\n")
    .replace(/(?:^|\n\n)##[^\n]*$/, "");

/** The index of the longest section that is not the closing; undefined if there is none. */
export function longestBeforeClosing(sections: readonly string[]): number | undefined {
  const words = sections.slice(0, -1).map(countWords);
  const most = Math.max(...words);
  return most > 0 ? words.indexOf(most) : undefined;
}

/** The first pieces of a text that fit into the given number of words. */
function fitting(pieces: readonly string[], words: number): { kept: string[]; left: number } {
  const kept: string[] = [];
  let left = words;
  for (const piece of pieces) {
    const own = countWords(piece);
    if (own > left) break;
    kept.push(piece);
    left -= own;
  }
  return { kept, left };
}

/**
 * Cuts a section at the end of a paragraph, or otherwise of a sentence, to at most the given number of
 * words. Its heading and first sentence are always kept, whatever their length.
 */
export function cutSection(section: string, words: number): string {
  const paragraphs = section.split(/\n{2,}/);
  const { kept, left } = fitting(paragraphs, words);
  const next = paragraphs[kept.length];
  if (next === undefined) return section;
  const sentences = next.match(/[^.!?]+(?:[.!?]+["”’)]*|$)\s*/g) ?? [next];
  const onlyHeading = kept.every((paragraph) => /^#{2,3} [^\n]*$/.test(paragraph));
  const rest = fitting(sentences, left).kept;
  const part = (rest.length === 0 && onlyHeading ? sentences.slice(0, 1) : rest).join("").trim();
  return [...kept, part].filter((paragraph) => paragraph !== "").join("\n\n");
}

/** True for a complete text; false if it was cut off in a sentence or right after a heading. */
export function isEnded(text: string): boolean {
  const last = text.trimEnd().split("\n").at(-1) ?? "";
  return /[.!?…:)\]"”’*]$/.test(last) && !/^#/.test(last);
}
