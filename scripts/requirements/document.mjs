// The definitions of docs/requirements.md.

/** @typedef {{ id: string, meaning: string, isPlanned: boolean, line: number }} Row */

const rowPattern =
  /^\|\s*([A-Z]-?\d+[a-z]?(?:\.\d+)?)\s*\|\s*((?:[^|\\]|\\.)*?)\s*\|(?:\s*(planned)?\s*\|)?\s*$/;

/** The rows of the document's tables, each with its line. Headers, rulers and other text are skipped. */
export function rowsOf(markdown) {
  return markdown.split("\n").flatMap((text, index) => {
    const found = rowPattern.exec(text);
    if (!found) return [];
    const [, id, meaning, planned] = found;
    return [{ id, meaning, isPlanned: planned !== undefined, line: index + 1 }];
  });
}

/** A line that looks like a row but could not be parsed: a fourth column, an unknown status, a malformed id. */
export const unreadLines = (markdown) =>
  markdown
    .split("\n")
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => /^\|\s*[A-Z]+-?\d/.test(text) && !rowPattern.test(text));
