/** A question that clients ask, and its answer. */
export interface HelpItem {
  /** Fits an address: `#save-my-answers`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Words that people use for it and that stand in neither. */
  readonly alsoCalled?: string;
  /** Promises something: it is said on the page and not repeated to search engines. */
  readonly isPromise?: boolean;
}

/** A tab of the help centre. */
export interface HelpCategory {
  /** Fits an address. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly HelpItem[];
}
