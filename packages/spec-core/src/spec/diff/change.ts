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
   * Names what is required, the same in every version: `page:/faq`, `colors.background`. With a colon it is the id
   * of a task in TASKS.md, else the part before the dot is one.
   */
  readonly id: string;
  /** A dotted path into the later spec, or into the earlier one for what was removed. */
  readonly path: string;
  readonly kind: "added" | "removed" | "changed" | "moved";
  /** The value in the earlier spec; the place in its list, from 1, for what moved. */
  readonly before?: ChangeValue;
  /** The value in the later spec; the place in its list, from 1, for what moved. */
  readonly after?: ChangeValue;
  /** The change in words for the client, on one line: `Pages: FAQ added`. */
  readonly sentence: string;
}
