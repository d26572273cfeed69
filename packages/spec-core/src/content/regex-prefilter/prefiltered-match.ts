import { memoByText } from "../../memo.ts";
import { createLiteralIndex, type LiteralIndex, type ScannedText } from "./literal-index.ts";
import { requiredLiterals, withoutDigits, withoutDigitsAndCase } from "./required-literals.ts";

// The sentences of a form, and the pieces of its answers: several readers in turn try one expression after the other on each.
const piecesKept = 512;
// An answer as it is, and without the facts that were found in it so far.
const longTextsKept = 4;
// A long text is scanned in pieces: where somebody types, those before are known.
const pieceLength = 256;
/** So many characters of a piece are the first of the next too, and a literal is as long at most: it is whole in one piece. */
const overlap = 32;

/** The literals of case-sensitive or of case-insensitive expressions, and the texts that were scanned for them. */
interface CaseMode {
  readonly index: LiteralIndex;
  /** The pieces of a text. */
  readonly scan: (text: string) => readonly ScannedText[];
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; start += pieceLength - overlap)
    pieces.push(text.slice(start, start + pieceLength));
  return pieces;
}

function caseMode(prepare: (text: string) => string): CaseMode {
  const index = createLiteralIndex();
  const scanPiece = memoByText((piece) => index.scan(prepare(piece)), piecesKept);
  const scanLong = memoByText((text) => piecesOf(text).map(scanPiece), longTextsKept);
  return { index, scan: (text) => (text.length > pieceLength ? scanLong(text) : [scanPiece(text)]) };
}

const caseSensitive = caseMode(withoutDigits);
const caseFolded = caseMode(withoutDigitsAndCase);

const setNumbersByPattern = new WeakMap<RegExp, readonly number[]>();

/** The numbers of the sets of literals that an expression requires, in the index of its mode. */
function requiredSets(pattern: RegExp, { index }: CaseMode): readonly number[] {
  const known = setNumbersByPattern.get(pattern);
  if (known) return known;
  const setNumbers = requiredLiterals(pattern).map((literals) =>
    index.add(literals.map((literal) => literal.slice(0, overlap))),
  );
  setNumbersByPattern.set(pattern, setNumbers);
  return setNumbers;
}

/** Whether an expression can match in a text at all: false where the text lacks a literal that every match contains. */
export function canMatch(pattern: RegExp, text: string): boolean {
  const mode = pattern.ignoreCase ? caseFolded : caseSensitive;
  const pieces = mode.scan(text);
  for (const setNumber of requiredSets(pattern, mode))
    if (!pieces.some((piece) => mode.index.containsAny(piece, setNumber))) return false;
  return true;
}

/**
 * The same as `exec`, `test` and `matchAll` of an expression without state. An engine takes far longer to compile a long
 * expression than to look for its words in a text, and compiles none that is never run.
 */
export const firstMatch = (pattern: RegExp, text: string): RegExpExecArray | null =>
  canMatch(pattern, text) ? pattern.exec(text) : null;

/** Whether an expression matches in a text; see `firstMatch`. */
export const matches = (pattern: RegExp, text: string): boolean =>
  canMatch(pattern, text) && pattern.test(text);

/** Every match of a global expression; see `firstMatch`. */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  if (!canMatch(pattern, text)) return [];
  // `matchAll` copies the expression, and most texts have no match.
  pattern.lastIndex = 0;
  const first = pattern.exec(text);
  pattern.lastIndex = 0;
  return first ? [...text.matchAll(pattern)] : [];
}

/** An expression that runs only where its literals occur, or those of a part without which it does not match. */
export const prefiltered = (pattern: RegExp, part = pattern): Pick<RegExp, "exec" | "test"> => ({
  exec: (text) => (canMatch(part, text) ? pattern.exec(text) : null),
  test: (text) => canMatch(part, text) && pattern.test(text),
});
