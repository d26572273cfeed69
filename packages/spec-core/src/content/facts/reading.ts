import type { FactKind } from "../fact.ts";
import { overlaps, type Span } from "../place.ts";
import type { StatementField } from "../statement.ts";
import type { CountryRules } from "./data/countries.ts";

/** A fact found in a text. */
export interface Found extends Span {
  readonly kind: FactKind;
  readonly value: string;
  readonly about: string;
  /** Set if it must never be proposed for print, whatever the words around it say. */
  readonly proposal?: "keep";
  readonly isOnlyInSentence?: true;
}

/** The state of searching an answer for facts: each kind is searched for in the text that earlier kinds left. */
export interface Reading {
  readonly text: string;
  readonly field: StatementField;
  /** Null if the country is not known. */
  readonly country: CountryRules | null;
  /** Ranges that were already recognised: facts, and numbers that are not printed, such as a fax number. */
  readonly taken: readonly Found[];
}

export const isFree = ({ taken }: Reading, span: Span): boolean =>
  !taken.some((other) => overlaps(span, other));

/** The range of a match. */
export const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});

/** The text before an index in its line, at most this many UTF-16 units. */
export const before = (text: string, place: number, length: number): string =>
  text.slice(Math.max(0, place - length), place).replace(/^[\s\S]*\n/u, "");

/** The text after an index in its line, at most this many UTF-16 units. */
export const after = (text: string, place: number, length: number): string =>
  text.slice(place, place + length).replace(/\n[\s\S]*$/u, "");

/** Replaces each character that was recognised as part of a fact. */
const placeholder = "\uFFFC";

/** The text with placeholders in the recognised ranges, so that all offsets stay valid. */
export function freeText({ text, taken }: Reading): string {
  let free = text;
  for (const { start, end } of taken)
    free = free.slice(0, start) + placeholder.repeat(end - start) + free.slice(end);
  return free;
}
