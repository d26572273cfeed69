import type { FactKind } from "../fact.ts";
import { overlaps, type Span } from "../place.ts";
import type { StatementField } from "../statement.ts";
import type { CountryRules } from "./data/countries.ts";

/** Something recognised in one text. */
export interface Found extends Span {
  readonly kind: FactKind;
  readonly value: string;
  readonly about: string;
  /** Set where it is never proposed for print, whatever the words around it say. */
  readonly proposal?: "keep";
}

/** One answer while it is being read: each kind of fact is searched for in what the kinds before have left. */
export interface Reading {
  readonly text: string;
  readonly field: StatementField;
  /** Null where the answers do not show the country. */
  readonly country: CountryRules | null;
  /** Ranges that are already read: facts, and numbers that are not printed, such as a fax number. */
  readonly taken: readonly Found[];
}

export const isFree = ({ taken }: Reading, span: Span): boolean =>
  !taken.some((other) => overlaps(span, other));

/** The range of a match. */
export const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});

/** The text before a place in its line, at most so many units. */
export const before = (text: string, place: number, length: number): string =>
  text.slice(Math.max(0, place - length), place).replace(/^[\s\S]*\n/u, "");

/** The text after a place in its line, at most so many units. */
export const after = (text: string, place: number, length: number): string =>
  text.slice(place, place + length).replace(/\n[\s\S]*$/u, "");

/** Stands for a character that was already read as part of a fact. */
const placeholder = "\uFFFC";

/** The text with placeholders in the ranges that are already read, so that every offset stays the same. */
export function freeText({ text, taken }: Reading): string {
  let free = text;
  for (const { start, end } of taken)
    free = free.slice(0, start) + placeholder.repeat(end - start) + free.slice(end);
  return free;
}
