import { memoByKey, memoByText, memoPerObject } from "../../memo.ts";

/**
 * Texts in which every letter and number is Latin (Unicode blocks Basic Latin to Latin Extended-B), with the punctuation,
 * currency signs, arrows and symbols that people type besides. Without 'ſ', which only Unicode takes for an 's', and
 * without characters of two code units.
 */
const latinText =
  /^[\0-\u017E\u0180-\u024F\u2010-\u2027\u2030-\u205E\u20A0-\u20BF\u2122\u2190-\u21FF\u2600-\u26FF\u2700-\u275F]*$/u;
const latinEnd = 0x250;

const isLatin = memoByText((text) => latinText.test(text));

const unit = (code: number): string => `\\u${code.toString(16).padStart(4, "0")}`;

/** The characters of a property below U+0250 as the ranges of a character class, without its brackets. */
const latinRanges = memoByKey(
  (property: string, flags: string): string => {
    const expression = new RegExp(property, flags);
    const has = (code: number): boolean => code < latinEnd && expression.test(String.fromCharCode(code));
    let ranges = "";
    for (let code = 0; code < latinEnd; code += 1) {
      if (!has(code)) continue;
      const first = code;
      while (has(code + 1)) code += 1;
      ranges += `${unit(first)}-${unit(code)}`;
    }
    return ranges;
  },
  { keyOf: (property, flags) => `${property}${flags}` },
);

const token = /\\p\{(?:L|Lu|Ll|N)\}|\\.|[[\]]|[^\\[\]]+/gsu;
/** A part with case flags of its own, within which capitals are other characters than the expression's flags say. */
const ownCase = /\(\?(?:-i|i)/u;
const ofCase = /\\p\{L[ul]/u;
/** What only an expression with the flag u has: properties, code points in braces, characters of two code units. */
const needsUnicode = /\\[pP]\{|\\u\{|[\u{10000}-\u{10FFFF}]/u;

/** The same expression with letters and numbers as ranges of Latin characters, without the flag u where it can be. */
const latinVersion = memoPerObject((pattern: RegExp): RegExp => {
  const { source, flags } = pattern;
  if (!flags.includes("u")) return pattern;
  if (ownCase.test(source) && ofCase.test(source)) return pattern;
  const caseFlags = flags.includes("i") ? "iu" : "u";
  let isInClass = false;
  const latin = source.replace(token, (part) => {
    if (part === "[") isInClass = true;
    if (part === "]") isInClass = false;
    if (!part.startsWith("\\p{")) return part;
    const ranges = latinRanges(part, caseFlags);
    return isInClass ? ranges : `[${ranges}]`;
  });
  return new RegExp(latin, needsUnicode.test(latin) ? flags : flags.replace("u", ""));
});

/**
 * The expression to run on a text instead of this one: it finds the same. An engine spends most of the time of a first
 * match on compiling, above all on the hundreds of ranges of each `\p{L}` and on the rules of Unicode for case; on a Latin
 * text, a few ranges and the old rules do.
 */
export const patternFor = (pattern: RegExp, text: string): RegExp =>
  isLatin(text) ? latinVersion(pattern) : pattern;
