/** A part of a legal text under one heading. */
export interface LegalSection {
  /** Fits an address: `#cookies`. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs in their order; a list stands as the list of its points. */
  readonly body: readonly (string | readonly string[])[];
}

/** A text that visitors and clients can hold the agency to. */
export interface LegalText {
  readonly title: string;
  /** What it says, in a sentence or two. */
  readonly lead: string;
  /** When it last changed, as it is shown. */
  readonly updated: string;
  /** True while this is the sample that ships with the code: the page says so until a lawyer has checked it. */
  readonly isSample: boolean;
  readonly sections: readonly LegalSection[];
}
