/** A range of a text in UTF-16 units, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part of an answer. */
export interface PartOfAnswer extends Span {
  readonly field: string;
}

/** A part of an answer that is not printed yet; with the id of a fact if it is that fact alone. */
export interface HeldPart extends PartOfAnswer {
  readonly id?: string;
}

/** Whether two ranges of one text overlap. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Whether two parts of answers are in the same answer and overlap. */
export const overlapInField = (a: PartOfAnswer, b: PartOfAnswer): boolean =>
  a.field === b.field && overlaps(a, b);

/** Whether a part of an answer contains another. */
export const holds = (outer: PartOfAnswer, inner: PartOfAnswer): boolean =>
  outer.field === inner.field && outer.start <= inner.start && inner.end <= outer.end;
