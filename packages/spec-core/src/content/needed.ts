/** Pieces of which a text must hold at least one. */
export type Clause = readonly string[];

/** Placeholders for any digit and any capital: noncharacters, which no text contains (Unicode 23.7). Digits are not distinguished. */
export const digit = "\uFDD0";
export const capital = "\uFDD1";

/** What a part of a pattern needs: one of these characters or words directly after the part before, or clauses. */
type Need = { readonly characters: readonly string[] } | { readonly clauses: readonly Clause[] };

const nothing: Need = { clauses: [] };

/** The source of a pattern in tokens, of which the first is the next one to read. */
interface Reader {
  readonly tokens: string[];
  readonly ignoresCase: boolean;
}

// Plain words are one token, but for a last letter that a quantifier belongs to.
const token =
  /[a-z\u00C0-\u024F ]+(?![*+?{])|\\(?:p\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<\w*>|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w*>)|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gisu;
const quantifier = /^(?:[*+?]|\{(\d+)(,\d*)?\})\??$/u;
const escapedSign = /^\\[^\p{L}\p{N}]$/u;
const digits = /^(?:\\d|\[(?:\\d|\d-\d|\d)+\])$/u;
const capitals = /^(?:\\p\{Lu\}|\[(?:\\p\{Lu\}|[A-Z]-[A-Z])+\])$/u;
const plainClass = /^\[(?:[^\\^\]-]|\\[^\p{L}\p{N}])+\]$/u;
// Other scripts have letters that ignoring case takes for each other though their small letters differ ('ς' and 'σ').
const latin = /^[^\u00B5\u017F-\u{10FFFF}]+$/u;
const mostRuns = 8;
const telling = /[^\p{L}\p{N}\s.,'’()/:;-]/u;

/** How selective a piece is: the longer the more; one common character is not. */
function weightOf(piece: string): number {
  if (piece === digit || piece === capital) return 1.2;
  if (piece.length > 1) return piece.length;
  return telling.test(piece) ? 1.5 : 0;
}

const leastWeight = (clause: Clause): number =>
  clause.reduce((least, piece) => Math.min(least, weightOf(piece)), Number.POSITIVE_INFINITY);

/** The selective clauses, the most selective first. */
const ranked = (clauses: readonly Clause[]): Clause[] =>
  clauses
    .map((clause) => ({ clause, weight: leastWeight(clause) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ clause }) => clause);

/** A text whose digits are all the same, so that '\d{5}' is five of them in a row. */
export const withoutDigits = (text: string): string => text.replace(/\d/g, digit);

/** The same in small letters; 'ſ' is the one of them that ignoring case takes for another one. */
export const folded = (text: string): string => withoutDigits(text.toLowerCase().replaceAll("ſ", "s"));

function oneOf(characters: readonly string[], ignoresCase: boolean): Need {
  if (ignoresCase && !characters.every((one) => latin.test(one))) return nothing;
  return { characters: [...new Set(characters.map(ignoresCase ? folded : withoutDigits))] };
}

function needOf(reader: Reader, next: string): Need {
  const { ignoresCase } = reader;
  if (next.startsWith("(")) {
    const clauses = alternation(reader);
    reader.tokens.pop();
    return { clauses: /^\(\?<?!/u.test(next) ? [] : clauses };
  }
  const [first] = next;
  if (first !== "\\" && first !== "[") return /[.^$]/u.test(next) ? nothing : oneOf([next], ignoresCase);
  if (digits.test(next)) return { characters: [digit] };
  if (capitals.test(next)) return ignoresCase ? nothing : { clauses: [[capital]] };
  if (plainClass.test(next)) return oneOf([...next.slice(1, -1).replaceAll("\\", "")], ignoresCase);
  return escapedSign.test(next) ? oneOf([next.slice(1)], ignoresCase) : nothing;
}

/** Pieces continued with one of these characters; where they would become too many, new ones begin. */
function joined(
  runs: Clause,
  characters: readonly string[],
): { readonly runs: Clause; readonly ended: Clause[] } {
  if (runs.length * characters.length > mostRuns) return { runs: characters, ended: [runs] };
  return { runs: runs.flatMap((run) => characters.map((one) => run + one)), ended: [] };
}

/** How often the part before is there at least, and whether it may be there more often. */
function timesOf(reader: Reader): { readonly least: number; readonly isExact: boolean } {
  const [sign, count, more] = quantifier.exec(reader.tokens.at(-1) ?? "") ?? [];
  if (sign === undefined) return { least: 1, isExact: true };
  reader.tokens.pop();
  if (count === undefined) return { least: sign.startsWith("+") ? 1 : 0, isExact: false };
  return { least: Number(count), isExact: more === undefined };
}

function sequence(reader: Reader): Clause[] {
  const clauses: Clause[] = [];
  let runs: Clause = [""];
  for (;;) {
    const next = reader.tokens.at(-1);
    if (next === undefined || next === "|" || next === ")") return [...clauses, runs];
    reader.tokens.pop();
    const need = needOf(reader, next);
    const { least, isExact } = timesOf(reader);
    if ("characters" in need)
      for (let time = 0; time < least; time += 1) {
        const { runs: longer, ended } = joined(runs, need.characters);
        clauses.push(...ended);
        runs = longer;
      }
    else if (least > 0) clauses.push(...need.clauses);
    if (isExact && "characters" in need) continue;
    clauses.push(runs);
    runs = [""];
  }
}

function alternation(reader: Reader): Clause[] {
  const branches = [sequence(reader)];
  while (reader.tokens.at(-1) === "|") {
    reader.tokens.pop();
    branches.push(sequence(reader));
  }
  const [only] = branches;
  if (only && branches.length === 1) return only;
  const found = branches.flatMap((clauses) => ranked(clauses).slice(0, 1));
  return found.length === branches.length ? [[...new Set(found.flat())]] : [];
}

/**
 * What a text must contain for a pattern to match in it, the most selective first: one piece of each clause is in the
 * text, folded where the pattern ignores case. Empty where nothing is known. For patterns with the flags d, g, i, m, s,
 * u and y.
 */
export function neededBy({ source, ignoreCase }: RegExp): Clause[] {
  const tokens = (source.match(token) ?? []).toReversed();
  return ranked(alternation({ tokens, ignoresCase: ignoreCase }));
}
