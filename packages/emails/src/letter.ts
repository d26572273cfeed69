/** A client's words; marked as such in both renderings. */
export interface ClientText {
  readonly clientText: string;
}

/** A headline or sentence: our words and the client's, in order. */
export type Phrase = readonly (string | ClientText)[];

/** A mail before rendering: each text once, so that the HTML and the text part cannot differ. */
export interface Letter {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly heading: Phrase;
  /** Undefined for a notice without a greeting. */
  readonly greeting?: string;
  readonly paragraphs: readonly Phrase[];
  /** Label and value, one per line. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** An ordered list: what happens next (numbers) or what changed (reference letters). */
  readonly list?: {
    readonly title: string;
    readonly marks: "numbers" | "letters";
    readonly items: readonly string[];
  };
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing: readonly string[];
  /** The reason why the reader gets this mail. */
  readonly reason: string;
}

/** A mail's parts. `subject` is one line; `text` has the same content as `html`. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The mark before item `index` of a list: 1, 2, 3 … or a, b, c … */
export function listMark(marks: "numbers" | "letters", index: number): string {
  return marks === "numbers" ? String(index + 1) : String.fromCharCode("a".charCodeAt(0) + (index % 26));
}
