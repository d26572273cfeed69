/** A value of a spec on one side of a change. */
export type ChangeValue =
  | string
  | number
  | boolean
  | null
  | Readonly<Record<string, string | number | boolean | null>>;

/** One difference between two versions of a spec. */
export interface SpecChange {
  /**
   * The id of the requirement, the same in every version: `page:/faq`, `colors.background`. An id with a colon is also
   * the id of a task in TASKS.md; of an id with a dot, the part before the dot is.
   */
  readonly id: string;
  /** A dotted path into the later spec; if the value was removed, into the earlier spec. */
  readonly path: string;
  readonly kind: "added" | "removed" | "changed" | "moved";
  /** The value in the earlier spec; for a moved entry its position in the list, counted from 1. */
  readonly before?: ChangeValue;
  /** The value in the later spec; for a moved entry its position in the list, counted from 1. */
  readonly after?: ChangeValue;
  /** One line that describes the change to the client: `Pages: FAQ added`. */
  readonly sentence: string;
}
