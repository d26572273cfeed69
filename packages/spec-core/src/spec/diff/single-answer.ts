import type { SpecChange } from "./change.ts";
import { changedWords, quoted, shown } from "./sentences.ts";

/** An answer that a spec contains once, unlike the entries of a list. */
export interface SingleAnswer {
  readonly id: string;
  readonly path: string;
  /** The label of the field in the form. */
  readonly label: string;
  /** Null while the client has not answered. */
  readonly value: string | boolean | null;
  /** The form's label of a chosen option; undefined if the client wrote the value, which is then quoted. */
  readonly choice?: string;
  /** True if `choice` also has a text for an unset value. */
  readonly isNoneNamed?: boolean;
  /** The texts for the two states of a switch. */
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

/** The change of an answer between two versions: one entry, or none if it is the same. */
export function singleChange(before: SingleAnswer, after: SingleAnswer): SpecChange[] {
  if (before.value === after.value) return [];
  // If the client's choice is the same, only the replacement of an unreadable color changed with the other colors.
  if (before.choice !== undefined && before.choice === after.choice && before.value && after.value) return [];
  const { id, path } = after;
  const sentence = sentenceOf(before, after);
  if (before.value === null) return [{ id, path, kind: "added", after: after.value, sentence }];
  if (after.value === null) return [{ id, path, kind: "removed", before: before.value, sentence }];
  return [{ id, path, kind: "changed", before: before.value, after: after.value, sentence }];
}
