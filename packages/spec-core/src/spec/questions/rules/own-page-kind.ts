import { prefiltered } from "../../../content/regex-prefilter/prefiltered-match.ts";
import type { Clarification } from "../clarification.ts";
import type { PartsQuestion } from "../parts.ts";
import type { Check } from "../rule.ts";

/** A kind of custom page, recognised by words in its name. */
export interface OwnPageKind {
  /** Matches the lowercase name. */
  readonly named: Pick<RegExp, "test">;
  /**
   * The question about such a page: fixed, or only its parts that the answers leave open; null if other questions cover
   * it.
   */
  readonly question: string | PartsQuestion | null;
  /** The question if a sentence says that the client sends the text. */
  readonly questionIfSent?: string;
  readonly blocks: Clarification["blocks"];
  /** Matches sentences about its subject, even if they share no word with its name. */
  readonly subject?: Pick<RegExp, "test">;
  /** Whether another question asks for the same, or the answers already contain it. */
  readonly coveredBy?: Check;
  /** The projects in which such a page is of this kind; by default all. */
  readonly fits?: Check;
  /** Whether only sentences with the whole name are about it, not those with one word of it: 'photo of the week'. */
  readonly quotesName?: boolean;
  /** Whether it is about the business alone, so that 'families from the valley' in the audience are not its subject. */
  readonly isOfBusiness?: boolean;
  /** Whether any sentence of the answers can answer a part, not only those about the page's subject. */
  readonly isToldAnywhere?: boolean;
}

/** Creates a kind of page from words of its name and words of sentences about its subject. */
export const kind = (
  named: RegExp,
  question: OwnPageKind["question"],
  blocks: OwnPageKind["blocks"] = "page",
  subject?: RegExp,
): OwnPageKind => ({
  named: prefiltered(named),
  question,
  blocks,
  ...(subject ? { subject: prefiltered(subject) } : {}),
});
