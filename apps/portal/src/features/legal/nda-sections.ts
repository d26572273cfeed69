/** A part of the agreement: its number and title, its running text, and its lettered items. */
export interface NdaSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The agreement's parts, for display. Joined again, they are the text without its blank lines. */
export function ndaSections(text: string): readonly NdaSection[] {
  return text.split(/\n{2,}/).flatMap((block) => {
    const [title, ...lines] = block.split("\n");
    if (title === undefined) return [];
    return lines.length === 0 ? [{ title: "", lines: [title] }] : [{ title, lines }];
  });
}
