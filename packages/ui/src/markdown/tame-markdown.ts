import { isRule } from "./line-shapes.ts";

/** Quotes and lists within each other deeper than this are shown as text. */
const maxDepth = 50;
/** So many marks stand in one paragraph; pairing those of emphasis, links and code takes time in the square of their number. */
const maxMarks = 400;

const marker = "(?:>|(?:[*+-]|\\d{1,9}[.)])[ \\t])";
const tooDeep = new RegExp(`^((?:[ \\t]*${marker}){${maxDepth}}[ \\t]*\\d{0,9})(?=[>*+\\-.)])`);
/** What stands before the words of a line: indentation, quotes and items. */
const prefix = /^[ \t>]*(?:(?:[*+-]|\d{1,9}[.)])[ \t]+[ \t>]*)*/;

/** Whether a line begins a text of its own, whatever stands before it. */
const beginsText = (line: string): boolean => /^[ \t>]*(?:$|#|(?:[*+-]|1[.)])[ \t])/.test(line);
const isTableDelimiter = (line: string): boolean =>
  /^[ \t>:|-]+$/.test(line) && line.includes("-") && line.includes("|");

/** What counts from one line to the next. */
interface Reading {
  left: number;
  isInFence: boolean;
  isInCode: boolean;
  isInTable: boolean;
  isAfterBlank: boolean;
}

function read(reading: Reading, line: string): void {
  const isBlank = /^[ \t>]*$/.test(line);
  if (/^(?:```|~~~)/.test(line.replace(prefix, ""))) reading.isInFence = !reading.isInFence;
  reading.isInCode = /^(?: {4}|\t)/.test(line) && (reading.isAfterBlank || reading.isInCode);
  reading.isInTable = !isBlank && (reading.isInTable || isTableDelimiter(line));
  reading.isAfterBlank = isBlank;
  if (reading.isInTable || beginsText(line)) reading.left = maxMarks;
}

/** Begins a new paragraph where a line goes over the number of marks; the mark itself is a mere sign there. */
function breakAtMarks(reading: Reading, line: string): string {
  if (reading.isInFence || reading.isInCode || isRule(line)) return line;
  return line.replace(/[*_~[\]`<!&\\@|]/g, (mark) => {
    reading.left -= 1;
    if (reading.left >= 0) return mark;
    reading.left = maxMarks;
    return `\n\n\\${mark}`;
  });
}

/** A document to be parsed, and how it differs from what was written. */
export interface Tamed {
  readonly text: string;
  /** The place in what was written that a place in `text` stands for, in characters. */
  readonly placeOf: (place: number) => number;
}

/**
 * Takes from a document what would cost a parser quadratic time: paragraphs with more marks than anybody writes are
 * broken, and nesting without end stands as it was written. What people write stays as it is.
 */
export function tameMarkdown(content: string): Tamed {
  const reading: Reading = {
    left: maxMarks,
    isInFence: false,
    isInCode: false,
    isInTable: false,
    isAfterBlank: true,
  };
  const tame = (line: string): string => {
    read(reading, line);
    return breakAtMarks(reading, isRule(line) ? line : line.replace(tooDeep, "$1\\"));
  };
  /** Where lines begin that are longer now, and by how much everything before them is. */
  const longer: { readonly from: number; readonly by: number }[] = [];
  let from = 0;
  let by = 0;
  const text = content
    .split(/(\r\n?|\n)/)
    .map((part, index) => {
      const tamed = index % 2 === 0 ? tame(part) : part;
      from += tamed.length;
      by += tamed.length - part.length;
      if (tamed.length > part.length) longer.push({ from, by });
      return tamed;
    })
    .join("");
  const placeOf = (place: number): number => place - (longer.findLast((line) => line.from <= place)?.by ?? 0);
  return { text, placeOf };
}
