// What docs/requirements.md defines.

/** @typedef {{ id: string, meaning: string, isPlanned: boolean, line: number }} Row */

const rowPattern =
  /^\|\s*([A-Z]-?\d+[a-z]?(?:\.\d+)?)\s*\|\s*((?:[^|\\]|\\.)*?)\s*\|(?:\s*(planned)?\s*\|)?\s*$/;

/** The rows of the document's tables, each with its line. Heads, rules and text between the tables are no rows. */
export function rowsOf(markdown) {
  return markdown.split("\n").flatMap((text, index) => {
    const found = rowPattern.exec(text);
    if (!found) return [];
    const [, id, meaning, planned] = found;
    return [{ id, meaning, isPlanned: planned !== undefined, line: index + 1 }];
  });
}

/** A row that looks like one and was not read: a fourth column, a status that nobody knows, an id of another form. */
export const unreadLines = (markdown) =>
  markdown
    .split("\n")
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => /^\|\s*[A-Z]+-?\d/.test(text) && !rowPattern.test(text));
