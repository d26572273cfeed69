import type { SpecChange } from "./change.ts";
import { changedWords, quoted, shown } from "./sentences.ts";

/** An answer that a spec holds once. */
export interface SingleAnswer {
  readonly id: string;
  readonly path: string;
  /** Its name in the form. */
  readonly label: string;
  /** Null while the client has not answered. */
  readonly value: string | boolean | null;
  /** The form's name of a chosen value; missing where the client wrote it, and is quoted. */
  readonly choice?: string;
  /** `choice` has a word for no value too. */
  readonly isNoneNamed?: boolean;
  /** The words for a switch that is on and for one that is off. */
  readonly states?: readonly [on: string, off: string];
}

const display = ({ choice, value }: SingleAnswer): string =>
  choice === undefined ? quoted(String(value)) : shown(choice);

function sentenceOf(before: SingleAnswer, after: SingleAnswer): string {
  const { label, states } = after;
  if (states) return `${label}: ${states[after.value === true ? 0 : 1]}`;
  const isAnswered = (side: SingleAnswer) => side.value !== null || side.isNoneNamed === true;
  if (!isAnswered(before)) return `${label}: ${display(after)} added`;
  if (!isAnswered(after)) return `${label}: ${display(before)} removed, no longer answered`;
  const isQuoted = before.choice === undefined && after.choice === undefined;
  if (isQuoted) return `${label}: ${changedWords(String(before.value), String(after.value))}`;
  return `${label}: changed from ${display(before)} to ${display(after)}`;
}

/** The difference of an answer in two versions; nothing where there is none. */
export function singleChange(before: SingleAnswer, after: SingleAnswer): SpecChange[] {
  if (before.value === after.value) return [];
  // Same choice: an unreadable color's replacement follows from the other colors, so it is not the client's change.
  if (before.choice !== undefined && before.choice === after.choice && before.value && after.value) return [];
  const { id, path } = after;
  const sentence = sentenceOf(before, after);
  if (before.value === null) return [{ id, path, kind: "added", after: after.value, sentence }];
  if (after.value === null) return [{ id, path, kind: "removed", before: before.value, sentence }];
  return [{ id, path, kind: "changed", before: before.value, after: after.value, sentence }];
}
