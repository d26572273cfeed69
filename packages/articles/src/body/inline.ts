import { type LinkTarget, linkTarget } from "./link.ts";

/** A piece of running text. */
export type Inline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "strong" | "emphasis"; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly target: LinkTarget; readonly children: readonly Inline[] };

/** Longest text of a link, and its longest address, in characters: this bounds the search for its end. */
const longestLabel = 500;
const longestAddress = 2100;

interface Reader {
  readonly text: string;
  /** Marks opened by the enclosing pieces: none is opened again inside itself. */
  readonly open: ReadonlySet<string>;
  /** Marks that do not occur in the rest of the line, so that they are not searched for again. */
  readonly missing: Set<string>;
}

interface Found {
  readonly piece: Inline;
  /** The index at which the text continues. */
  readonly end: number;
}

/**
 * The pieces of a line of text: links, bold, italic and code. Unclosed marks are text. Takes time linear in its length.
 */
export const parseInline = (text: string): Inline[] => pieces({ text, open: new Set(), missing: new Set() });

function pieces(reader: Reader): Inline[] {
  const { text } = reader;
  const found: Inline[] = [];
  let plainFrom = 0;
  const flush = (to: number) => {
    if (to > plainFrom) found.push({ kind: "text", text: text.slice(plainFrom, to) });
  };
  for (let at = 0; at < text.length; at += 1) {
    const next = readAt(reader, at);
    if (!next) continue;
    flush(at);
    found.push(next.piece);
    plainFrom = next.end;
    at = next.end - 1;
  }
  flush(text.length);
  return found;
}

function readAt(reader: Reader, at: number): Found | undefined {
  const letter = reader.text[at];
  if (letter === "[") return readLink(reader, at);
  if (letter === "`") return readCode(reader, at);
  if (letter !== "*" && letter !== "_") return undefined;
  const isStrong = reader.text[at + 1] === letter;
  return readMarked(reader, at, isStrong ? letter + letter : letter);
}

const within = ({ text, open }: Reader, range: { from: number; to: number; mark: string }): Inline[] =>
  pieces({
    text: text.slice(range.from, range.to),
    open: new Set([...open, range.mark]),
    missing: new Set(),
  });

/**
 * The first position of `mark` from `from` on that `closes`; undefined, and remembered, where there is none.
 */
function findEnd(
  { text, missing }: Reader,
  { mark, from }: { mark: string; from: number },
  closes: (at: number) => boolean,
): number | undefined {
  if (missing.has(mark)) return undefined;
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) if (closes(at)) return at;
  missing.add(mark);
  return undefined;
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
const isSpace = (letter: string | undefined) => letter === undefined || /\s/.test(letter);

/** Bold or italic: its marks touch their content, and underscores are not within a word. */
function readMarked(reader: Reader, at: number, mark: string): Found | undefined {
  const { text, open } = reader;
  const from = at + mark.length;
  if (open.has(mark) || isSpace(text[from])) return undefined;
  if (mark.startsWith("_") && isWord(text[at - 1])) return undefined;
  const to = findEnd(reader, { mark, from: from + 1 }, (end) => {
    if (isSpace(text[end - 1])) return false;
    // One star of two closes bold, not italic.
    if (mark.length === 1 && (text[end + 1] === mark || text[end - 1] === mark)) return false;
    return !mark.startsWith("_") || !isWord(text[end + mark.length]);
  });
  if (to === undefined) return undefined;
  const children = within(reader, { from, to, mark });
  return { piece: { kind: mark.length === 2 ? "strong" : "emphasis", children }, end: to + mark.length };
}

function readCode(reader: Reader, at: number): Found | undefined {
  const to = findEnd(reader, { mark: "`", from: at + 2 }, () => true);
  return to === undefined
    ? undefined
    : { piece: { kind: "code", text: reader.text.slice(at + 1, to) }, end: to + 1 };
}

/**
 * The index of the `)` that ends an address, which may have balanced parentheses (CommonMark, section 6.3); -1 without
 * one.
 */
function endOfAddress(text: string): number {
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "(") open += 1;
    else if (text[at] === ")" && open === 0) return at;
    else if (text[at] === ")") open -= 1;
  }
  return -1;
}

/** `[words](address)`; the text of a link with a rejected address is shown without a link. */
function readLink(reader: Reader, at: number): Found | undefined {
  const { text, open } = reader;
  if (open.has("[")) return undefined;
  const label = text.slice(at + 1, at + longestLabel);
  const labelEnd = label.indexOf("](");
  if (labelEnd < 1) return undefined;
  const from = at + 1 + labelEnd + 2;
  const addressEnd = endOfAddress(text.slice(from, from + longestAddress));
  if (addressEnd < 1) return undefined;
  const target = linkTarget(text.slice(from, from + addressEnd));
  const children = within(reader, { from: at + 1, to: at + 1 + labelEnd, mark: "[" });
  const piece: Inline = target
    ? { kind: "link", target, children }
    : { kind: "text", text: plainText(children) };
  return { piece, end: from + addressEnd + 1 };
}

/** The text of pieces without their marks. */
export const plainText = (pieces: readonly Inline[]): string =>
  pieces.map((piece) => ("text" in piece ? piece.text : plainText(piece.children))).join("");
