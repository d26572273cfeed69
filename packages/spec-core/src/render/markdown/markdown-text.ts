import { oneLine } from "../../text/one-line.ts";

const special = /[\\`*_[\]<>~|#]|&(?=#?\w+;)/g;

/** Starts a block at the start of a line: a list, a rule, an underlined heading, the second row of a table. */
const blockStart = /^(?:[-+=]|:(?=-)|\d{1,9}(?=[.)]))/;

const escapeLine = (line: string): string =>
  line
    .replace(special, "\\$&")
    .replace(blockStart, (mark) => (/\d/.test(mark) ? mark : `\\${mark}`))
    .replace(/^(\d{1,9})([.)])/, "$1\\$2");

/** A text on one line, escaped so that Markdown shows it unchanged (CommonMark 0.31, section 2.4; GFM). */
export const inlineText = (text: string): string => escapeLine(oneLine(text));

const longestRun = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** A text as code within a line: nothing in it is markup (CommonMark 0.31, section 6.1). */
export function codeSpan(text: string): string {
  const line = oneLine(text);
  const mark = "`".repeat(longestRun(line) + 1);
  const pad = /^`|`$/.test(line) ? " " : "";
  return line === "" ? "(empty)" : `${mark}${pad}${line}${pad}${mark}`;
}

/** A bulleted list; the items are Markdown already. */
export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");
