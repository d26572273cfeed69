import { isRule } from "./line-shapes.ts";

/** Quotes and lists nested deeper than this are shown as text. */
const maxDepth = 50;
/** Most marks in one paragraph; matching those of emphasis, links and code takes quadratic time. */
const maxMarks = 400;

const marker = "(?:>|(?:[*+-]|\\d{1,9}[.)])[ \\t])";
const tooDeep = new RegExp(`^((?:[ \\t]*${marker}){${maxDepth}}[ \\t]*\\d{0,9})(?=[>*+\\-.)])`);
/** The prefix of a line: indentation, quotes and items. */
const prefix = /^[ \t>]*(?:(?:[*+-]|\d{1,9}[.)])[ \t]+[ \t>]*)*/;

/** True for a line that begins a new text, whatever its prefix. */
const beginsText = (line: string): boolean => /^[ \t>]*(?:$|#|(?:[*+-]|1[.)])[ \t])/.test(line);
const isTableDelimiter = (line: string): boolean =>
  /^[ \t>:|-]+$/.test(line) && line.includes("-") && line.includes("|");

/** The state from one line to the next. */
interface LineState {
  left: number;
  isInFence: boolean;
  isInCode: boolean;
  isInTable: boolean;
  isAfterBlank: boolean;
}

function read(state: LineState, line: string): void {
  const isBlank = /^[ \t>]*$/.test(line);
  if (/^(?:```|~~~)/.test(line.replace(prefix, ""))) state.isInFence = !state.isInFence;
  state.isInCode = /^(?: {4}|\t)/.test(line) && (state.isAfterBlank || state.isInCode);
  state.isInTable = !isBlank && (state.isInTable || isTableDelimiter(line));
  state.isAfterBlank = isBlank;
  if (state.isInTable || beginsText(line)) state.left = maxMarks;
}

/**
 * Begins a new paragraph where a line exceeds the number of marks; the mark itself becomes a plain character.
 */
function breakAtMarks(state: LineState, line: string): string {
  if (state.isInFence || state.isInCode || isRule(line)) return line;
  return line.replace(/[*_~[\]`<!&\\@|]/g, (mark) => {
    state.left -= 1;
    if (state.left >= 0) return mark;
    state.left = maxMarks;
    return `\n\n\\${mark}`;
  });
}

/** A document to be parsed, and how it differs from its source. */
export interface LimitedMarkdown {
  readonly text: string;
  /** The position in the source, in characters, of a position in `text`. */
  readonly placeOf: (place: number) => number;
}

/**
 * Removes from a document what would take a parser quadratic time: paragraphs with too many marks are split,
 * and unlimited nesting is shown as its source. Ordinary documents stay unchanged.
 */
export function limitMarkdown(content: string): LimitedMarkdown {
  const state: LineState = {
    left: maxMarks,
    isInFence: false,
    isInCode: false,
    isInTable: false,
    isAfterBlank: true,
  };
  const limitLine = (line: string): string => {
    read(state, line);
    return breakAtMarks(state, isRule(line) ? line : line.replace(tooDeep, "$1\\"));
  };
  /** The positions of lines that are longer now, and the total difference up to each. */
  const longer: { readonly from: number; readonly by: number }[] = [];
  let from = 0;
  let by = 0;
  const text = content
    .split(/(\r\n?|\n)/)
    .map((part, index) => {
      const limited = index % 2 === 0 ? limitLine(part) : part;
      from += limited.length;
      by += limited.length - part.length;
      if (limited.length > part.length) longer.push({ from, by });
      return limited;
    })
    .join("");
  const placeOf = (place: number): number => place - (longer.findLast((line) => line.from <= place)?.by ?? 0);
  return { text, placeOf };
}
