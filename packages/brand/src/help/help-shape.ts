/** A question that clients ask, and its answer. */
export interface HelpItem {
  /** Used as a URL fragment: `#save-my-answers`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Search words that occur neither in the question nor in the answer. */
  readonly alsoCalled?: string;
  /** The answer is a promise: shown on the page but left out of the structured data for search engines. */
  readonly isPromise?: boolean;
}

/** A tab of the help centre. */
export interface HelpCategory {
  /** Used in the URL. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly HelpItem[];
}
