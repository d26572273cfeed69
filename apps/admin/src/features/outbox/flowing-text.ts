/** The line length of our plain-text mails: see packages/emails. */
const lineLength = 72;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** True where a line only began because its first word did not fit on the previous one. */
function isWrapped(before: string, line: string): boolean {
  const word = line.trimStart().split(" ", 1)[0] ?? "";
  if (before.trim() === "" || word === "" || word.includes("://")) return false;
  const isDeeper = indentOf(line) > indentOf(before);
  const isSameParagraph = indentOf(line) === 0 && indentOf(before) === 0;
  return (isDeeper || isSameParagraph) && before.length + 1 + word.length > lineLength;
}

/**
 * A plain-text mail with each paragraph and list entry on one line, to be wrapped where it is shown: in a
 * panel narrower than the mail's lines every other line would have only a word or two.
 */
export function flowingText(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  let before = first;
  let flowing = first;
  for (const line of rest) {
    flowing += isWrapped(before, line) ? ` ${line.trimStart()}` : `\n${line}`;
    before = line;
  }
  return flowing;
}
