/** How a line of Markdown begins, as far as the line itself shows it (CommonMark 0.31.2, GFM 0.29). */

/** Columns before the first character; a tab advances to the next multiple of four. */
export function indentOf(line: string): number {
  let columns = 0;
  for (const sign of line) {
    if (sign === " ") columns += 1;
    else if (sign === "\t") columns += 4 - (columns % 4);
    else return columns;
  }
  return columns;
}

export const isBlank = (line: string): boolean => /^[ \t]*$/.test(line);
export const isHeading = (line: string): boolean => /^ {0,3}#{1,6}(?:[ \t]|$)/.test(line);
export const isRule = (line: string): boolean => /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/.test(line);
export const isUnderline = (line: string): boolean => /^ {0,3}(?:=+|-+)[ \t]*$/.test(line);
export const isQuote = (line: string): boolean => /^ {0,3}>/.test(line);
/** The second line of a table: dashes, and bars or colons, which distinguish it from an underline. */
export const isDelimiter = (line: string): boolean =>
  /^[ \t]*[|:-][ \t|:-]*$/.test(line) && /[|:]/.test(line);

/** A list item's marker. */
export interface Marker {
  /** The column at which the item's content begins. */
  readonly contentColumn: number;
  /** It may interrupt a paragraph. */
  readonly interrupts: boolean;
  readonly isNumbered: boolean;
}

/** Reads a list item's marker; null where the line begins with none. */
export function markerOf(line: string): Marker | null {
  const [, before, sign, space, rest] = /^( {0,3})([*+-]|\d{1,9}[.)])([ \t]*)(.*)$/.exec(line) ?? [];
  if (before === undefined || sign === undefined || space === undefined || rest === undefined) return null;
  if (rest !== "" && space === "") return null;
  const width = before.length + sign.length;
  const isEmpty = rest === "";
  const gap = indentOf(`${" ".repeat(width)}${space}x`) - width;
  return {
    // The content of an empty item, or of code in an item, begins one column after the marker.
    contentColumn: width + (isEmpty || gap > 4 ? 1 : gap),
    isNumbered: /\d/.test(sign),
    interrupts: !isEmpty && (!/\d/.test(sign) || Number.parseInt(sign, 10) === 1),
  };
}

/** True for a line that ends the code or the HTML that another one began. */
export type Ends = (line: string) => boolean;

/** The end of the fenced code that a line opens; null for any other line. */
export function fenceEndOf(line: string): Ends | null {
  const marks = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(line);
  const open = marks?.[1] ?? marks?.[2];
  if (!open) return null;
  return (later) => {
    const close = /^ {0,3}(`+|~+)[ \t]*$/.exec(later)?.[1] ?? "";
    return close.length >= open.length && close.charAt(0) === open.charAt(0);
  };
}

const htmlBlocks: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
  [/^ {0,3}<![a-z]/i, />/],
];

/** The end of the HTML that a line opens, where blank lines do not end it; null for any other line. */
export function htmlEndOf(line: string): Ends | null {
  const close = htmlBlocks.find(([open]) => open.test(line))?.[1];
  return close ? (later) => close.test(later) : null;
}

/** HTML of another kind, which the next blank line ends. */
export const isOpenHtml = (line: string): boolean => /^ {0,3}<\/?[a-z]/i.test(line);
