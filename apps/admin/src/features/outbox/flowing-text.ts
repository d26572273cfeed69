/** Where the lines of our plain-text mails end: see the package of the mails. */
const lineLength = 72;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Whether a line was only begun because its first word did not fit on the line before. */
function goesOn(before: string, line: string): boolean {
  const word = line.trimStart().split(" ", 1)[0] ?? "";
  if (before.trim() === "" || word === "" || word.includes("://")) return false;
  const isDeeper = indentOf(line) > indentOf(before);
  const isSameParagraph = indentOf(line) === 0 && indentOf(before) === 0;
  return (isDeeper || isSameParagraph) && before.length + 1 + word.length > lineLength;
}

/**
 * A plain-text mail with paragraphs and list entries on one line each, to be broken anew where it is shown: in a panel
 * narrower than the lines of the mail every other line would be a word or two long.
 */
export function flowingText(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  let before = first;
  let flowing = first;
  for (const line of rest) {
    flowing += goesOn(before, line) ? ` ${line.trimStart()}` : `\n${line}`;
    before = line;
  }
  return flowing;
}
