import { memoByText, memoPerObject } from "../../memo.ts";
import { patternFor } from "./latin-pattern.ts";
import { createLiteralIndex, type LiteralIndex, type ScannedText } from "./literal-index.ts";
import { requiredLiterals, withoutDigits, withoutDigitsAndCase } from "./required-literals.ts";

// Room for the answers of a form and their sentences: several rules in turn try many expressions on each.
const textsKept = 256;
const piecesKept = 512;
// Texts are scanned in pieces (lines, or parts of long lines), so that after an edit only the changed piece is scanned.
const pieceLength = 256;
/**
 * The number of characters that consecutive parts share. Literals are at most as long, so each is complete in one part.
 */
const overlap = 32;

/** The index for case-sensitive or for case-insensitive expressions, with its scanned texts. */
interface CaseMode {
  readonly index: LiteralIndex;
  /** Scans a text, or returns the cached result, piece by piece. */
  readonly scan: (text: string) => readonly ScannedText[];
  /** The last text that was tried; the next expression is usually tried on the same text. */
  last: { readonly text: string; readonly pieces: readonly ScannedText[] };
}

function partsOf(line: string): string[] {
  if (line.length <= pieceLength) return [line];
  const parts: string[] = [];
  for (let start = 0; start < line.length; start += pieceLength - overlap)
    parts.push(line.slice(start, start + pieceLength));
  return parts;
}

// Literals contain no line break, because the source of an expression contains none.
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

/** The sets of literals that an expression requires, by their numbers in the index of its mode. */
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

/** Whether an expression can match in a text: false if the text lacks a literal that every match contains. */
export const canMatch = (pattern: RegExp, text: string): boolean => isMet(requirementOf(pattern), text);

/**
 * Same result as `exec` of an expression without the flags g and y, but faster: engines compile an expression on first
 * use, which takes far longer than searching for its literals, and most expressions match nowhere.
 */
export const firstMatch = (pattern: RegExp, text: string): RegExpExecArray | null =>
  canMatch(pattern, text) ? patternFor(pattern, text).exec(text) : null;

/** Whether an expression matches in a text; see `firstMatch`. */
export const matches = (pattern: RegExp, text: string): boolean =>
  canMatch(pattern, text) && patternFor(pattern, text).test(text);

/** Every match of a global expression; see `firstMatch`. */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  if (!canMatch(pattern, text)) return [];
  // `matchAll` copies the expression, so it is called only if there is a match, which most texts do not have.
  const fast = patternFor(pattern, text);
  fast.lastIndex = 0;
  const first = fast.exec(text);
  fast.lastIndex = 0;
  return first ? [...text.matchAll(fast)] : [];
}

/**
 * Returns a function that selects the things whose expression can match in a text. Cheaper than calling `canMatch` for
 * each if many expressions are tried on each text.
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

/** Returns a function that checks whether any of these expressions matches in a text; see `matchableIn`. */
export function matchesAny(patterns: readonly RegExp[]): (text: string) => boolean {
  const matchable = matchableIn(patterns, (pattern) => pattern);
  return (text) => matchable(text).some((pattern) => patternFor(pattern, text).test(text));
}

/**
 * An expression that runs only if the text contains its required literals, or those of `part`, a part that every match
 * needs.
 */
export const prefiltered = (pattern: RegExp, part = pattern): Pick<RegExp, "exec" | "test"> => ({
  exec: (text) => (canMatch(part, text) ? patternFor(pattern, text).exec(text) : null),
  test: (text) => canMatch(part, text) && patternFor(pattern, text).test(text),
});
