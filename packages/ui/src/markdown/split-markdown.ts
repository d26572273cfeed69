import { createLineReader, type LineKind } from "./read-line.ts";

/** A stretch of a document that can be parsed separately. */
export interface Segment {
  readonly text: string;
  /** The number of the document's characters up to its end. */
  readonly end: number;
}

/** Shorter stretches cost more than they save. */
const usualLength = 1024;
/**
 * A longer list or table is laid out in pieces; a numbered list at a greater length, since each piece may
 * restart its numbers.
 */
const maxLength = 8192;
const maxNumberedLength = 65_536;
/**
 * Bound for expensive lines × length. For underlines of headings and ends of quotes the parser copies
 * everything that it has read of a stretch (micromark 4, `editMap.consume`).
 */
const maxTrouble = 500_000;

const isUnderlined = (line: string): boolean => /^[ \t>*+\-=\d.)]*[=>-][ \t\r\n]*$/.test(line);
const isQuoted = (line: string): boolean => /^[ \t*+\-\d.)]*>/.test(line);
/** True for a line that ends a heading or a quote, at any depth. */
const isTroublesome = (line: string, previous: string): boolean =>
  isUnderlined(line) || (isQuoted(previous) && !isQuoted(line));

/** True where a stretch has to end before a line, although its block continues. */
function mustBreak(kind: LineKind, length: number, trouble: number): boolean {
  if (kind === "code") return false;
  if (trouble * length > maxTrouble) return true;
  if (kind === "numbered") return length > maxNumberedLength;
  return length > maxLength && (kind === "item" || kind === "row");
}

/**
 * Cuts a document where a block at its root certainly ends, so that parsing the stretches separately equals
 * parsing the whole. Unusually long lists and tables, and what would take quadratic time, are cut within.
 * Takes time proportional to the length.
 * @param minLength the least length of a stretch, in characters
 */
export function* splitMarkdown(content: string, minLength = usualLength): Generator<Segment> {
  const read = createLineReader();
  let start = 0;
  let trouble = 0;
  /** The two lines that define a table; its rows in another stretch need them again. */
  let head = "";
  let repeated = "";
  let previous = "";
  for (const { 0: line, index } of content.matchAll(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g)) {
    const { kind, isStart } = read(line.replace(/[\r\n]+$/, ""));
    const length = index - start;
    const isForced = !isStart && mustBreak(kind, length, trouble);
    if (isForced || (isStart && length >= minLength)) {
      yield { text: repeated + content.slice(start, index), end: index };
      repeated = kind === "row" ? head : "";
      start = index;
      trouble = 0;
    }
    if (kind === "delimiter") head = previous + line;
    if (kind !== "code" && isTroublesome(line, previous)) trouble += 1;
    previous = line;
  }
  if (start < content.length) yield { text: repeated + content.slice(start), end: content.length };
}
