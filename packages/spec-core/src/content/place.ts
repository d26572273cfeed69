/** A part of a text, in UTF-16 units, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part of an answer. */
export interface PartOfAnswer extends Span {
  readonly field: string;
}

/** Whether two parts of one text have a character in common. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Whether two parts of answers are of the same answer and have a character in common. */
export const overlapInField = (a: PartOfAnswer, b: PartOfAnswer): boolean =>
  a.field === b.field && overlaps(a, b);

/** Whether a part of an answer lies within another. */
export const holds = (outer: PartOfAnswer, inner: PartOfAnswer): boolean =>
  outer.field === inner.field && outer.start <= inner.start && inner.end <= outer.end;
