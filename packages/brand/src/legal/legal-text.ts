/** A part of a legal text under one heading. */
export interface LegalSection {
  /** Used as a URL fragment: `#cookies`. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs in order; an array is a bulleted list. */
  readonly body: readonly (string | readonly string[])[];
}

/** A legal text that binds the agency. */
export interface LegalText {
  readonly title: string;
  /** A summary in a sentence or two. */
  readonly lead: string;
  /** The date of the last change, as displayed. */
  readonly updated: string;
  /** True for the sample that ships with the code: the page says so until a lawyer has checked it. */
  readonly isSample: boolean;
  readonly sections: readonly LegalSection[];
}
