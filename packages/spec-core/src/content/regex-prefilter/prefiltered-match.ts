import { memoByText, memoPerObject } from "../../memo.ts";
import { createLiteralIndex, type LiteralIndex, type ScannedText } from "./literal-index.ts";
import { requiredLiterals, withoutDigits, withoutDigitsAndCase } from "./required-literals.ts";

// The answers of a form and the sentences in them: several readers in turn try one expression after the other on each.
const textsKept = 256;
const piecesKept = 512;
// A text is scanned in pieces, its lines and the parts of long ones: where somebody types, the others are known.
const pieceLength = 256;
/** So many characters of a part are the first of the next too, and a literal is as long at most: it is whole in one part. */
const overlap = 32;

/** The literals of case-sensitive or of case-insensitive expressions, and the texts that were scanned for them. */
interface CaseMode {
  readonly index: LiteralIndex;
  /** The pieces of a text. */
  readonly scan: (text: string) => readonly ScannedText[];
  /** The text on which an expression was tried last, as most often the next one is. */
  last: { readonly text: string; readonly pieces: readonly ScannedText[] };
}

function partsOf(line: string): string[] {
  if (line.length <= pieceLength) return [line];
  const parts: string[] = [];
  for (let start = 0; start < line.length; start += pieceLength - overlap)
    parts.push(line.slice(start, start + pieceLength));
  return parts;
}

// No literal has a line break in it: the source of an expression has none.
const piecesOf = (text: string): string[] => [...new Set(text.split("\n"))].flatMap(partsOf);

function caseMode(prepare: (text: string) => string): CaseMode {
  const index = createLiteralIndex();
  const scanPiece = memoByText((piece) => index.scan(prepare(piece)), piecesKept);
  return {
    index,
    scan: memoByText((text) => piecesOf(text).map(scanPiece), textsKept),
    last: { text: "", pieces: [] },
  };
}

const caseSensitive = caseMode(withoutDigits);
const caseFolded = caseMode(withoutDigitsAndCase);

/** The numbers of the sets of literals that an expression requires, in the index of its mode. */
interface Requirement {
  readonly mode: CaseMode;
  readonly setNumbers: readonly number[];
}

const requirementOf = memoPerObject((pattern: RegExp): Requirement => {
  const mode = pattern.ignoreCase ? caseFolded : caseSensitive;
  const setNumbers = requiredLiterals(pattern).map((literals) =>
    mode.index.add(literals.map((literal) => literal.slice(0, overlap))),
  );
  return { mode, setNumbers };
});

function isMet({ mode, setNumbers }: Requirement, text: string): boolean {
  if (setNumbers.length === 0) return true;
  if (mode.last.text !== text) mode.last = { text, pieces: mode.scan(text) };
  return mode.index.containsAll(mode.last.pieces, setNumbers);
}

/** Whether an expression can match in a text at all: false where the text lacks a literal that every match contains. */
export const canMatch = (pattern: RegExp, text: string): boolean => isMet(requirementOf(pattern), text);

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

/**
 * A function that gives those of several things whose expressions can match in a text: where many are tried on each text,
 * cheaper than `canMatch` for one after the other.
 */
export function matchableIn<Thing>(
  things: readonly Thing[],
  patternOf: (thing: Thing) => RegExp,
): (text: string) => readonly Thing[] {
  let entries: readonly (readonly [Thing, Requirement])[] | undefined;
  return (text) => {
    entries ??= things.map((thing) => [thing, requirementOf(patternOf(thing))]);
    const found: Thing[] = [];
    for (const [thing, requirement] of entries) if (isMet(requirement, text)) found.push(thing);
    return found;
  };
}

/** A function that tells whether any of these expressions matches in a text; see `matchableIn`. */
export function matchesAny(patterns: readonly RegExp[]): (text: string) => boolean {
  const matchable = matchableIn(patterns, (pattern) => pattern);
  return (text) => matchable(text).some((pattern) => pattern.test(text));
}

/** An expression that runs only where its literals occur, or those of a part without which it does not match. */
export const prefiltered = (pattern: RegExp, part = pattern): Pick<RegExp, "exec" | "test"> => ({
  exec: (text) => (canMatch(part, text) ? pattern.exec(text) : null),
  test: (text) => canMatch(part, text) && pattern.test(text),
});
