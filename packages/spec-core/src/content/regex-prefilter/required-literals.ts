/**
 * Finds the literals that a regular expression requires, without which a text cannot match: 'licen[cs]e \d' matches
 * only if the text contains 'licence ' or 'license '.
 */

/** Literals of which a text must contain at least one. */
export type LiteralSet = readonly string[];

/**
 * Placeholders in literals for any digit and for any capital letter. They are noncharacters, which texts do not contain
 * (Unicode 23.7).
 */
export const anyDigit = "\uFDD0";
export const anyCapital = "\uFDD1";

/**
 * The requirement of a part of an expression: one of these strings directly after the part before, or literals anywhere
 * in the text.
 */
type Requirement =
  | { readonly characters: readonly string[] }
  | { readonly literalSets: readonly LiteralSet[] };

const noRequirement: Requirement = { literalSets: [] };

/** The source of an expression as a stack of tokens; the last one is read next. */
interface Reader {
  readonly tokens: string[];
  readonly ignoresCase: boolean;
}

// Plain words are one token, without a last letter to which a quantifier applies.
const token =
  /[a-z\u00C0-\u024F ]+(?![*+?{])|\\(?:p\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<\w*>|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w*>)|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gisu;
const quantifier = /^(?:[*+?]|\{(\d+)(,\d*)?\})\??$/u;
const escapedSign = /^\\[^\p{L}\p{N}]$/u;
const digitClass = /^(?:\\d|\[(?:\\d|\d-\d|\d)+\])$/u;
const capitalClass = /^(?:\\p\{Lu\}|\[(?:\\p\{Lu\}|[A-Z]-[A-Z])+\])$/u;
const listedCharacters = /^\[(?:[^\\^\]-]|\\[^\p{L}\p{N}])+\]$/u;
// Outside Latin, case-insensitive matching treats some letters as equal whose lower-case forms differ ('ς' and 'σ').
const latin = /^[^\u00B5\u017F-\u{10FFFF}]+$/u;
const maxPrefixes = 8;
const rareCharacter = /[^\p{L}\p{N}\s.,'’()/:;-]/u;

/**
 * A score for how rare a literal is: longer literals are rarer; a common character alone is in almost every text and
 * has 0.
 */
function selectivityOf(literal: string): number {
  if (literal === anyDigit || literal === anyCapital) return 1.2;
  if (literal.length > 1) return literal.length;
  return rareCharacter.test(literal) ? 1.5 : 0;
}

const leastSelectivity = (literals: LiteralSet): number =>
  literals.reduce((least, literal) => Math.min(least, selectivityOf(literal)), Number.POSITIVE_INFINITY);

/** The sets with a selectivity above 0, the most selective first. */
const selectiveFirst = (sets: readonly LiteralSet[]): LiteralSet[] =>
  sets
    .map((literals) => ({ literals, selectivity: leastSelectivity(literals) }))
    .filter(({ selectivity }) => selectivity > 0)
    .sort((a, b) => b.selectivity - a.selectivity)
    .map(({ literals }) => literals);

/** Replaces every digit by `anyDigit`, so that '\d{5}' requires five of them in a row. */
export const withoutDigits = (text: string): string => text.replace(/\d/g, anyDigit);

/** The same in lower case, with 's' for 'ſ', which case-insensitive matching treats as equal. */
export const withoutDigitsAndCase = (text: string): string =>
  withoutDigits(text.toLowerCase().replaceAll("ſ", "s"));

function oneOf(characters: readonly string[], ignoresCase: boolean): Requirement {
  if (ignoresCase && !characters.every((one) => latin.test(one))) return noRequirement;
  return { characters: [...new Set(characters.map(ignoresCase ? withoutDigitsAndCase : withoutDigits))] };
}

function requirementOf(reader: Reader, next: string): Requirement {
  const { ignoresCase } = reader;
  if (next.startsWith("(")) {
    const literalSets = alternation(reader);
    reader.tokens.pop();
    const isNegativeLookaround = /^\(\?<?!/u.test(next);
    return { literalSets: isNegativeLookaround ? [] : literalSets };
  }
  const [first] = next;
  if (first !== "\\" && first !== "[")
    return /[.^$]/u.test(next) ? noRequirement : oneOf([next], ignoresCase);
  if (digitClass.test(next)) return { characters: [anyDigit] };
  if (capitalClass.test(next)) return ignoresCase ? noRequirement : { literalSets: [[anyCapital]] };
  if (listedCharacters.test(next)) return oneOf([...next.slice(1, -1).replaceAll("\\", "")], ignoresCase);
  return escapedSign.test(next) ? oneOf([next.slice(1)], ignoresCase) : noRequirement;
}

/**
 * Extends each prefix by each of these characters. If that gives too many prefixes, the old ones end and new ones
 * start.
 */
function extended(
  prefixes: LiteralSet,
  characters: readonly string[],
): { readonly prefixes: LiteralSet; readonly ended: LiteralSet[] } {
  if (prefixes.length * characters.length > maxPrefixes) return { prefixes: characters, ended: [prefixes] };
  return { prefixes: prefixes.flatMap((prefix) => characters.map((one) => prefix + one)), ended: [] };
}

/** The minimum number of occurrences of the part before the quantifier, and whether the number is exact. */
function readQuantifier(reader: Reader): { readonly least: number; readonly isExact: boolean } {
  const [sign, count, more] = quantifier.exec(reader.tokens.at(-1) ?? "") ?? [];
  if (sign === undefined) return { least: 1, isExact: true };
  reader.tokens.pop();
  if (count === undefined) return { least: sign.startsWith("+") ? 1 : 0, isExact: false };
  return { least: Number(count), isExact: more === undefined };
}

/** The requirements of a sequence of parts: literals grow part by part and end at a part of variable length. */
function sequence(reader: Reader): LiteralSet[] {
  const literalSets: LiteralSet[] = [];
  let prefixes: LiteralSet = [""];
  for (;;) {
    const next = reader.tokens.at(-1);
    if (next === undefined || next === "|" || next === ")") return [...literalSets, prefixes];
    reader.tokens.pop();
    const requirement = requirementOf(reader, next);
    const { least, isExact } = readQuantifier(reader);
    if ("characters" in requirement)
      for (let time = 0; time < least; time += 1) {
        const { prefixes: longer, ended } = extended(prefixes, requirement.characters);
        literalSets.push(...ended);
        prefixes = longer;
      }
    else if (least > 0) literalSets.push(...requirement.literalSets);
    if (isExact && "characters" in requirement) continue;
    literalSets.push(prefixes);
    prefixes = [""];
  }
}

/**
 * The common requirement of alternatives: one literal out of the most selective sets of all branches, if each branch
 * has one.
 */
function alternation(reader: Reader): LiteralSet[] {
  const branches = [sequence(reader)];
  while (reader.tokens.at(-1) === "|") {
    reader.tokens.pop();
    branches.push(sequence(reader));
  }
  const [only] = branches;
  if (only && branches.length === 1) return only;
  const best = branches.flatMap((literalSets) => selectiveFirst(literalSets).slice(0, 1));
  return best.length === branches.length ? [[...new Set(best.flat())]] : [];
}

/**
 * The sets of literals that an expression requires, the most selective first: a text that matches contains at least one
 * literal of each set. Prepare the text by `withoutDigits`, or by `withoutDigitsAndCase` if the expression ignores
 * case. Empty if nothing is known. Supports the flags d, g, i, m, s, u and y.
 */
export function requiredLiterals({ source, ignoreCase }: RegExp): LiteralSet[] {
  const tokens = (source.match(token) ?? []).toReversed();
  return selectiveFirst(alternation({ tokens, ignoresCase: ignoreCase }));
}
