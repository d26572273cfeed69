import {
  type Ends,
  fenceEndOf,
  htmlEndOf,
  indentOf,
  isBlank,
  isDelimiter,
  isHeading,
  isOpenHtml,
  isQuote,
  isRule,
  isUnderline,
  markerOf,
} from "./line-shapes.ts";

/**
 * The kind of a line: blank, code (or HTML) that is still open, an item of a root list with a bullet or a
 * number, content of an item, a quote, a table's delimiter and its rows, or other text.
 */
export type LineKind =
  | "blank"
  | "code"
  | "item"
  | "numbered"
  | "within"
  | "quote"
  | "delimiter"
  | "row"
  | "text";

/** A line with its context. */
export interface ReadLine {
  readonly kind: LineKind;
  /** A block at the document's root certainly begins here, and the previous one has certainly ended. */
  readonly isStart: boolean;
}

interface State {
  /** The end of the open code or HTML at the root. */
  end: Ends | null;
  /** The column at which the content of the list item at the root begins; 0 outside a list. */
  itemColumn: number;
  /** The previous line was blank, or ended its block. */
  isAfterBlock: boolean;
  /** The root paragraph that the line continues; `plain`: an underline makes it a heading. */
  paragraph: "none" | "plain" | "other" | "table";
  /** It may be HTML that ends at a blank line. */
  isHtml: boolean;
  /** The line may be inside the list or after it. */
  isUnsure: boolean;
  /** It is unknown where code begins and ends: no block begins from here on. */
  isLost: boolean;
}

const block = { itemColumn: 0, paragraph: "none", isHtml: false, isUnsure: false } as const;

function enterBlock(state: State, after: { end?: Ends | null; isAfterBlock: boolean }): void {
  Object.assign(state, block, { end: after.end ?? null, isAfterBlock: after.isAfterBlock });
}

/** A line of text at the root: begins or continues a paragraph. */
function readText(state: State, line: string): LineKind {
  const wasAfterBlock = state.isAfterBlock;
  state.isAfterBlock = false;
  if (isOpenHtml(line)) state.isHtml = true;
  if (state.itemColumn > 0 && !wasAfterBlock) {
    // It may continue the item's paragraph, or follow the list.
    state.isUnsure = true;
    return "within";
  }
  Object.assign(state, { itemColumn: 0, isUnsure: false });
  if (state.paragraph === "table") return "row";
  if (state.paragraph !== "none" && isDelimiter(line)) {
    state.paragraph = "table";
    return "delimiter";
  }
  const isPlain = !/[|<]/.test(line) && !/^[ \t]*[[:]/.test(line) && indentOf(line) < 4;
  const canBe = state.paragraph === "plain" || (state.paragraph === "none" && wasAfterBlock);
  state.paragraph = canBe && isPlain && !state.isHtml ? "plain" : "other";
  return "text";
}

/** A line outside code, or undefined where it is none of these blocks. */
function readBlock(state: State, line: string): LineKind | undefined {
  const fenceEnd = fenceEndOf(line);
  if (fenceEnd) {
    // Inside an item, or after it: everything that follows may depend on which.
    if (state.itemColumn > 0 && indentOf(line) > 0) state.isLost = true;
    enterBlock(state, { end: fenceEnd, isAfterBlock: false });
    return "code";
  }
  const htmlEnd = htmlEndOf(line);
  if (htmlEnd) {
    const isClosed = htmlEnd(line.replace(/^ {0,3}<(?:!--|\?|!\[CDATA\[|!|[a-z]+)/i, ""));
    enterBlock(state, { end: isClosed ? null : htmlEnd, isAfterBlock: false });
    state.isHtml = isClosed;
    return "code";
  }
  const isHead = state.paragraph === "plain" && isUnderline(line);
  if (isHead || isHeading(line) || isRule(line)) {
    enterBlock(state, { isAfterBlock: true });
    return "text";
  }
  if (isQuote(line)) {
    enterBlock(state, { isAfterBlock: false });
    return "quote";
  }
  return;
}

function readItem(state: State, line: string): LineKind | undefined {
  const marker = markerOf(line);
  const isInText = state.paragraph !== "none" && !state.isAfterBlock;
  if (!marker) return;
  if (isInText && state.paragraph === "table" && !marker.interrupts) {
    // A list if the previous lines are a table, text if they only look like one.
    Object.assign(state, { itemColumn: marker.contentColumn, isUnsure: true });
    return "within";
  }
  if (isInText && !marker.interrupts) return;
  enterBlock(state, { isAfterBlock: false });
  state.itemColumn = marker.contentColumn;
  return marker.isNumbered ? "numbered" : "item";
}

/**
 * Classifies lines one after the other, precisely enough to know where a block at the root certainly begins:
 * in doubt it says no. It keeps only the state that the next line needs.
 */
export function createLineReader(): (line: string) => ReadLine {
  const state: State = {
    end: null,
    itemColumn: 0,
    isAfterBlock: true,
    paragraph: "none",
    isHtml: false,
    isUnsure: false,
    isLost: false,
  };
  return (line) => {
    if (state.end) {
      if (state.end(line)) state.end = null;
      return { kind: "code", isStart: false };
    }
    if (isBlank(line)) {
      Object.assign(state, { isAfterBlock: true, paragraph: "none", isHtml: false });
      return { kind: "blank", isStart: false };
    }
    if (state.itemColumn > 0 && indentOf(line) >= state.itemColumn) {
      state.isAfterBlock = false;
      if (state.isUnsure && fenceEndOf(line)) state.isLost = true;
      return { kind: "within", isStart: false };
    }
    if (state.isHtml) {
      // HTML, or a paragraph that begins with a tag: where the line opens something, it is undecidable which.
      if (fenceEndOf(line) || htmlEndOf(line)) state.isLost = true;
      const marker = markerOf(line);
      if (marker) Object.assign(state, { itemColumn: marker.contentColumn, isUnsure: true });
      return { kind: "within", isStart: false };
    }
    const { isAfterBlock, itemColumn } = state;
    const kind = readBlock(state, line) ?? readItem(state, line) ?? readText(state, line);
    const isAlone = isAfterBlock || isHeading(line);
    const isInList = itemColumn > 0 && (kind === "item" || kind === "numbered");
    return { kind, isStart: isAlone && !isInList && indentOf(line) === 0 && !state.isLost };
  };
}
