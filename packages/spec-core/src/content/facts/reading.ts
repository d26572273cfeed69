import type { FactKind } from "../fact.ts";
import type { StatementField } from "../statement.ts";
import type { CountryRules } from "./data/countries.ts";

/** A part of a text, in UTF-16 units, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Something recognised in one text. */
export interface Found extends Span {
  readonly kind: FactKind;
  readonly value: string;
  readonly about: string;
  /** Set where it is never proposed for print, whatever is around it. */
  readonly proposal?: "keep";
}

/** One answer while it is being read: each kind is looked for in what the ones before have left. */
export interface Reading {
  readonly text: string;
  readonly field: StatementField;
  /** Null where the answers do not show the country. */
  readonly country: CountryRules | null;
  /** Ranges that are already read, as a fact or as a number that is none (a fax). */
  readonly taken: readonly Found[];
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

export const isFree = ({ taken }: Reading, span: Span): boolean =>
  !taken.some((other) => overlaps(span, other));

/** A text with single blanks. */
export const singleBlanks = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** The range of a match. */
export const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});

/** The text before a place in its line, at most so many units. */
export const before = (text: string, place: number, length: number): string =>
  text.slice(Math.max(0, place - length), place).replace(/^[\s\S]*\n/u, "");

/** The text after a place in its line, at most so many units. */
export const behind = (text: string, place: number, length: number): string =>
  text.slice(place, place + length).replace(/\n[\s\S]*$/u, "");

const blank = "\uFFFC";

/** The text with the ranges already read blanked, so that every offset is kept. */
export function freeText({ text, taken }: Reading): string {
  let free = text;
  for (const { start, end } of taken)
    free = free.slice(0, start) + blank.repeat(end - start) + free.slice(end);
  return free;
}
